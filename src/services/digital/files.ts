import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { components } from '../../../generated/apps.types.ts'
import { clock, days, hours } from '../../base/clock.ts'
import type { ReceivedFile, Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { aliased, type Columns } from '../../db/sql/columns.ts'
import { interval } from '../../db/sql/interval.ts'
import { databaseNow, databaseTimeIn } from '../../db/sql/now.ts'
import type { Dependencies } from '../../dependencies.ts'
import { sweepSpool } from '../../gateways/files/spool.ts'
import { type FileStore, FileStoreDown } from '../../gateways/files/store.ts'
import { briefTransaction, eachDue } from '../shared/due-work.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { requireDigital } from '../shared/shop.ts'
import { requireStorage, type StorageUse, storageOf } from './storage.ts'

export type DigitalFile = components['schemas']['DigitalFile']

/** Maximum number of files of a product. */
const mostFiles = 100
/** An object that has been unused for this long is removed. No download link lives longer. */
const unusedFor = 1 * hours
/** No upload takes longer than this; only then do its objects count as unused. */
export const brokenOffAfter = 1 * days

const fileColumns = {
  _id: 'id',
  product: 'product_id',
  name: 'name',
  contentType: 'content_type',
  size: 'size',
  sha256: 'sha256',
  createdAt: 'created_at',
} satisfies Columns<DigitalFile>

/**
 * Stores a file of a digital product. The upload is received in full, then stored, then recorded, so a row means that
 * the bytes are safe; the object is registered first, so that `pruneFiles` finds what a crash leaves behind. Throws
 * storeNotDigital, productNotFound, productNotDigital, tooManyFiles, the refusals of `requireStorage` and `receive`, and
 * fileStoreUnavailable.
 */
export async function add(
  db: Database,
  { files, log, config }: Pick<Dependencies, 'files' | 'log' | 'config'>,
  shop: Shop,
  productId: string,
  receive: () => Promise<ReceivedFile>,
): Promise<DigitalFile> {
  requireDigital(shop)
  await transaction(db, async (tx) => {
    await requireRoom(tx, shop, productId)
    await requireStorage(tx, shop, config, 0)
  })
  const received = await receive()
  const id = newId()
  const storageKey = `${shop.id}/${id}`
  try {
    await db('stored_objects').insert({
      storage_key: storageKey,
      shop_id: shop.id,
      ...unusedAt(db, brokenOffAfter),
    })
    await files.keep(storageKey, received)
    return await transaction(db, (tx) => insert(tx, shop, config, { id, productId, storageKey, received }))
  } catch (error) {
    if (!(error instanceof FileStoreDown)) throw error
    log.error({ err: error, productId }, 'a file could not be stored')
    throw new Refusal('fileStoreUnavailable')
  } finally {
    await rm(received.path, { force: true })
  }
}

interface NewFile {
  id: string
  productId: string
  storageKey: string
  received: ReceivedFile
}

async function insert(
  tx: Transaction,
  shop: Shop,
  config: Dependencies['config'],
  { id, productId, storageKey, received }: NewFile,
): Promise<DigitalFile> {
  await requireRoom(tx, shop, productId)
  await requireStorage(tx, shop, config, received.size)
  await tx('stored_objects')
    .where({ shop_id: shop.id, storage_key: storageKey })
    .update({ unused_since: null })
  const { name, contentType, size, sha256 } = received
  const [file] = await tx('digital_files')
    .insert({
      id,
      shop_id: shop.id,
      product_id: productId,
      storage_key: storageKey,
      created_at: clock.now(),
      name,
      content_type: contentType,
      size,
      sha256,
    })
    .returning<DigitalFile[]>(aliased(fileColumns))
  return file!
}

/**
 * Locks the product, so that parallel uploads are counted exactly. Throws tooManyFiles, productNotFound and
 * productNotDigital.
 */
async function requireRoom(tx: Transaction, shop: Shop, productId: string): Promise<void> {
  const product = await productOf(tx, shop, productId).forNoKeyUpdate().first('digital')
  if (!product) throw new Refusal('productNotFound')
  if (!product.digital) throw new Refusal('productNotDigital')
  const { rows } = await tx.raw(
    'select count(*) from digital_files where shop_id = ? and product_id = ? and deleted_at is null',
    [shop.id, productId],
  )
  if (rows[0].count >= mostFiles) {
    throw new Refusal('tooManyFiles', { values: { most: mostFiles }, data: { most: mostFiles } })
  }
}

function productOf(db: Database, shop: Shop, id: string) {
  return db('products').where({ id, shop_id: shop.id, kind: 'product', deleted_at: null })
}

/**
 * Returns a page of the files of a product, newest first, and the storage that all of the store's files use. Throws
 * storeNotDigital and productNotFound.
 */
export async function list(
  db: Database,
  shop: Shop,
  productId: string,
  config: Dependencies['config'],
  page: PageQuery,
): Promise<{ files: DigitalFile[]; storage: StorageUse; pagination: Pagination }> {
  requireDigital(shop)
  if (!(await productOf(db, shop, productId).first('id'))) throw new Refusal('productNotFound')
  const found = db('digital_files').where({ shop_id: shop.id, product_id: productId, deleted_at: null })
  const { rows, pagination } = await newestPage<DigitalFile>(found, page, fileColumns)
  return { files: rows, storage: await storageOf(db, shop, config), pagination }
}

/** Deletes a file: it is no longer listed and gets no new links. Throws storeNotDigital and fileNotFound. */
export async function remove(
  tx: Transaction,
  shop: Shop,
  { id: productId, fileId }: { id: string; fileId: string },
): Promise<null> {
  requireDigital(shop)
  const [removed] = await tx('digital_files')
    .where({ id: fileId, shop_id: shop.id, product_id: productId, deleted_at: null })
    .update({ deleted_at: clock.now() })
    .returning<{ storageKey: string }[]>('storage_key as storageKey')
  if (!removed) throw new Refusal('fileNotFound')
  await tx('stored_objects')
    .where({ shop_id: shop.id, storage_key: removed.storageKey })
    .update(unusedAt(tx, 0))
  return null
}

/**
 * Returns the time, `later` milliseconds from now by the database's clock, when an object counts as unused; an upload
 * in progress needs time.
 */
export function unusedAt(db: Database, later: number) {
  return { unused_since: db.raw(databaseTimeIn(later)) }
}

interface StoredObject {
  key: string
  shopId: string
}

/** Objects removed concurrently. */
const removedAtOnce = 5

/**
 * Removes stored objects that have been unused for an hour, and local leftovers of broken uploads. An object that
 * cannot be removed is retried an hour later. Its record is deleted after the object itself, so a crash between the two
 * only means that it is removed twice.
 */
export async function pruneFiles(
  db: Database,
  { files, config, log }: Pick<Dependencies, 'files' | 'config' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  for (const folder of ['uploads', 'exports'])
    await sweepSpool(join(config.dataFolder, folder), brokenOffAfter)
  await eachDue<StoredObject>(log, signal, {
    take: (limit) => takeUnused(db, limit),
    work: (object) => removeObject(db, files, object),
    atOnce: removedAtOnce,
    failure: 'an unused file could not be removed',
    nameOf: ({ key }) => ({ key }),
  })
}

/**
 * Takes unused objects by restarting their hour, by the database's clock: a worker whose own clock is ahead would
 * remove an upload in progress.
 */
async function takeUnused(db: Database, limit: number): Promise<StoredObject[]> {
  const { rows } = await db.raw(
    `with unused as materialized (
      select storage_key, shop_id from stored_objects where unused_since < :now - ${interval(unusedFor)}
      order by unused_since limit :limit for update skip locked
    )
    update stored_objects set unused_since = :now from unused
    where stored_objects.storage_key = unused.storage_key and stored_objects.shop_id = unused.shop_id
    returning stored_objects.storage_key as key, stored_objects.shop_id as "shopId"`,
    { now: db.raw(databaseNow()), limit },
  )
  return rows
}

async function removeObject(db: Database, files: FileStore, { key, shopId }: StoredObject): Promise<void> {
  const object = { storage_key: key, shop_id: shopId }
  await files.remove(key)
  await briefTransaction(db, async (tx) => {
    await tx('digital_files').where(object).whereNotNull('deleted_at').delete()
    await tx('stored_objects').where(object).whereNotNull('unused_since').delete()
  })
}
