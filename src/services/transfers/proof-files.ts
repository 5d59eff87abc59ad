import { rm } from 'node:fs/promises'
import type { components } from '../../../generated/store.types.ts'
import { days } from '../../base/clock.ts'
import { changed, type ReceivedFile, type RecordChange, type Shop, type Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { numberOf } from '../../db/counters/record-counts.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { typeOf } from '../../gateways/files/sniff.ts'
import { FileStoreDown } from '../../gateways/files/store.ts'
import { linkTo } from '../digital/downloads.ts'
import { brokenOffAfter, unusedAt } from '../digital/files.ts'
import { storageOf } from '../digital/storage.ts'
import { get, getOwn, type Order } from '../orders/orders.ts'
import { holdExpected, reportFile, type ShownFile } from './transfer-proofs.ts'

type ProofDownload = components['schemas']['ProofDownload']
type Context = Pick<Dependencies, 'files' | 'log' | 'config'> & { record: RecordChange }

/** Maximum size of a file in megabytes. */
const mostMegabytes = 10
/** Maximum number of files that an order has had, of which it shows the last. */
const mostFiles = 10
/** How long a file is kept (decision proofs-are-kept-for-180-days). */
const keptFor = 180 * days

/**
 * Takes a picture or PDF as a shopper's proof of a bank transfer, in place of an earlier one, and reports the transfer.
 * As with the files of products, the object is registered, then stored, then recorded. Throws the refusals of
 * `holdExpected` and of `receive`, proofFileUnreadable, tooManyProofFiles, proofFilesFull and fileStoreUnavailable.
 */
export async function upload(
  db: Database,
  context: Context,
  { shop, shopper, id }: { shop: Shop; shopper: Shopper; id: string },
  receive: (mostMegabytes: number) => Promise<ReceivedFile>,
): Promise<Order> {
  const { files, log, config } = context
  await transaction(db, async (tx) => {
    await holdExpected(tx, shop, shopper, id)
    await requireRoom(tx, config, shop, id, 0)
  })
  const received = await receive(mostMegabytes)
  try {
    const contentType = await typeOf(received.path)
    if (!contentType) throw new Refusal('proofFileUnreadable')
    const storageKey = `${shop.id}/${newId()}`
    await db('stored_objects').insert({
      storage_key: storageKey,
      shop_id: shop.id,
      ...unusedAt(db, brokenOffAfter),
    })
    await files.keep(storageKey, received)
    return await transaction(db, async (tx) => {
      const order = { id, ...(await holdExpected(tx, shop, shopper, id)) }
      await requireRoom(tx, config, shop, id, received.size)
      const file = await replace(tx, shop, id, { ...received, contentType, storageKey })
      await context.record(tx, { shopId: shop.id, ...changed('orders', id) })
      return reportFile(tx, shop, order, file)
    })
  } catch (error) {
    if (!(error instanceof FileStoreDown)) throw error
    log.error({ err: error, orderId: id }, 'the proof of a transfer could not be stored')
    throw new Refusal('fileStoreUnavailable')
  } finally {
    await rm(received.path, { force: true })
  }
}

/**
 * Makes sure that an order, which is locked, and its store can have another file. The files of a store take up at most
 * as much as its storage quota, apart from it: otherwise strangers could use up what the merchant has for pictures.
 * Uploads to a store queue here, so both limits are exact. Throws tooManyProofFiles and proofFilesFull.
 */
async function requireRoom(
  tx: Transaction,
  config: Context['config'],
  shop: Shop,
  orderId: string,
  bytes: number,
): Promise<void> {
  const { rows } = await tx.raw(
    'select count(*) from proof_files where shop_id = :shopId and order_id = :orderId',
    { shopId: shop.id, orderId },
  )
  if (rows[0].count >= mostFiles) throw new Refusal('tooManyProofFiles', { data: { most: mostFiles } })
  await tx.raw("select pg_advisory_xact_lock(hashtextextended('proofs ' || ?::text, 0))", [shop.id])
  const { allowed } = await storageOf(tx, shop, config)
  if ((await numberOf(tx, shop, 'bytes', 'proofs')) + bytes > allowed) throw new Refusal('proofFilesFull')
}

/** Records a file that is stored, and has those that the order had before removed. */
async function replace(
  tx: Transaction,
  shop: Shop,
  orderId: string,
  { name, size, sha256, contentType, storageKey }: ReceivedFile & { storageKey: string },
): Promise<ShownFile> {
  const ofOrder = { shop_id: shop.id, order_id: orderId }
  const objects = () => tx('stored_objects').where({ shop_id: shop.id })
  const earlier = tx('proof_files').where(ofOrder).select('storage_key')
  await objects()
    .whereIn('storage_key', earlier)
    .where('unused_since', '>', tx.raw('now()'))
    .update(unusedAt(tx, 0))
  await objects().where({ storage_key: storageKey }).update(unusedAt(tx, keptFor))
  const id = newId()
  const file = { name, content_type: contentType, size, sha256, storage_key: storageKey }
  await tx('proof_files').insert({ id, ...ofOrder, ...file })
  return { _id: id, name, contentType, size }
}

/** Returns a link to the file of an order's proof for the store. Throws orderNotFound and proofFileNotFound. */
export async function link(
  db: Database,
  context: Pick<Dependencies, 'config' | 'files'>,
  shop: Shop,
  orderId: string,
): Promise<ProofDownload> {
  return linkOf(db, context, shop, await get(db, shop, orderId))
}

/** Returns a link to the file of an order's proof for its shopper. Throws orderNotFound and proofFileNotFound. */
export async function linkOfOwn(
  db: Database,
  context: Pick<Dependencies, 'config' | 'files'>,
  { shop, shopper, id }: { shop: Shop; shopper: Shopper; id: string },
): Promise<ProofDownload> {
  return linkOf(db, context, shop, await getOwn(db, shop, shopper, id))
}

async function linkOf(
  db: Database,
  context: Pick<Dependencies, 'config' | 'files'>,
  shop: Shop,
  { _id: orderId, proof }: Order,
): Promise<ProofDownload> {
  if (!proof?.file) throw new Refusal('proofFileNotFound')
  const file = await db('proof_files')
    .join('stored_objects', {
      'stored_objects.storage_key': 'proof_files.storage_key',
      'stored_objects.shop_id': 'proof_files.shop_id',
    })
    .where({ 'proof_files.id': proof.file._id, 'proof_files.shop_id': shop.id })
    .where('stored_objects.unused_since', '>', db.raw('now()'))
    .first({
      storageKey: 'proof_files.storage_key',
      name: 'proof_files.name',
      contentType: 'proof_files.content_type',
      size: 'proof_files.size',
      sha256: 'proof_files.sha256',
    })
  if (!file) throw new Refusal('proofFileNotFound')
  const { name, contentType, size } = file
  return {
    ...(await linkTo(context, { accessId: orderId, fileId: proof.file._id, ...file })),
    name,
    contentType,
    size,
  }
}
