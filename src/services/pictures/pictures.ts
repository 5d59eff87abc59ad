import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { ReceivedFile, Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { numberOf } from '../../db/counters/record-counts.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { statement } from '../../db/statement.ts'
import type { Dependencies } from '../../dependencies.ts'
import {
  discard,
  type PictureFormat,
  PictureRefused,
  type PictureSize,
  type Rendered,
  renderPicture,
} from '../../gateways/files/render-picture.ts'
import { FileStoreDown } from '../../gateways/files/store.ts'
import { brokenOffAfter, unusedAt } from '../digital/files.ts'
import { requireStorage, type StorageUse, storageOf } from '../digital/storage.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'

type Picture = components['schemas']['Picture']
type Context = Pick<Dependencies, 'files' | 'log' | 'config'>

/** Maximum size of an upload in megabytes. */
const mostMegabytes = 20

const refusals = {
  unreadable: 'pictureUnreadable',
  heic: 'pictureIsHeic',
  animated: 'pictureAnimated',
  tooLarge: 'pictureTooLarge',
} as const

/** File endings by format. */
const endings: Record<PictureFormat, string> = { jpeg: 'jpg', png: 'png', webp: 'webp' }

/** A picture as read from the database, before its files become the addresses of its sizes. */
type Row = Pick<Picture, '_id' | 'name' | 'createdAt'> & {
  files: Pick<Rendered, 'sizeName' | 'format' | 'width' | 'height' | 'sha256' | 'size'>[]
}

const columns = columnList<Row>({
  _id: 'pictures.id',
  name: 'pictures.name',
  createdAt: 'pictures.created_at',
  files: `(
    select json_agg(json_build_object('sizeName', size_name, 'format', format, 'width', width, 'height', height,
      'sha256', sha256, 'size', size))
    from picture_files where picture_files.shop_id = pictures.shop_id and picture_files.picture_id = pictures.id
  )`,
})

/**
 * Stores a picture in three sizes, each in its own format and in WebP, and as a PNG to share. The files are registered, then stored, then
 * recorded, as those of products are, so a row means that all bytes are safe and `pruneFiles` finds what a crash leaves
 * behind. The same bytes are the same picture, even if uploaded in parallel. Throws pictureUnreadable,
 * pictureIsHeic, pictureAnimated, pictureTooLarge, the refusals of `requireStorage` and `receive`, and fileStoreUnavailable.
 */
export async function add(
  db: Database,
  context: Context,
  shop: Shop,
  receive: (mostMegabytes: number) => Promise<ReceivedFile>,
): Promise<Picture> {
  const { config } = context
  await transaction(db, (tx) => requireStorage(tx, shop, config, 0))
  const received = await receive(mostMegabytes)
  try {
    const known = await find(db, shop, { sha256: received.sha256 })
    if (known) return shown(known, shop, config)
    const rendered = await renderPicture(received.path, join(config.dataFolder, 'uploads'))
    try {
      return shown(await store(db, context, shop, received, rendered), shop, config)
    } finally {
      await discard(rendered)
    }
  } catch (error) {
    if (error instanceof PictureRefused) throw new Refusal(refusals[error.reason])
    if (!(error instanceof FileStoreDown)) throw error
    context.log.error({ err: error, shopId: shop.id }, 'a picture could not be stored')
    throw new Refusal('fileStoreUnavailable')
  } finally {
    await rm(received.path, { force: true })
  }
}

async function store(
  db: Database,
  { files, config }: Context,
  shop: Shop,
  { name, sha256 }: ReceivedFile,
  rendered: Rendered[],
): Promise<Row> {
  const id = newId()
  const keyed = rendered.map((file) => ({ ...file, key: `${shop.id}/${newId()}` }))
  const objects = keyed.map(({ key }) => ({
    storage_key: key,
    shop_id: shop.id,
    ...unusedAt(db, brokenOffAfter),
  }))
  await db('stored_objects').insert(objects)
  for (const file of keyed) await files.keep(file.key, file)
  return transaction(db, async (tx) => {
    await requireStorage(
      tx,
      shop,
      config,
      keyed.reduce((sum, { size }) => sum + size, 0),
    )
    const isNew = await record(tx, { id, shop_id: shop.id, sha256, name, created_at: clock.now() })
    const keys = keyed.map(({ key }) => key)
    const kept = tx('stored_objects').where({ shop_id: shop.id }).whereIn('storage_key', keys)
    // A parallel upload of the same bytes was faster: its files stay, and these are removed.
    await kept.update(isNew ? { unused_since: null } : unusedAt(tx, 0))
    if (isNew) await tx('picture_files').insert(keyed.map((file) => rowOf(shop, id, file)))
    return (await find(tx, shop, { sha256 }))!
  })
}

/** Adds a picture, unless one with the same bytes exists; that one cannot be deleted until the transaction ends. */
async function record(
  tx: Transaction,
  picture: { id: string; shop_id: string; sha256: string; name: string; created_at: Date },
): Promise<boolean> {
  const { shop_id, sha256 } = picture
  for (;;) {
    const made = await tx('pictures')
      .insert(picture)
      .onConflict(['shop_id', 'sha256'])
      .ignore()
      .returning('id')
    if (made.length > 0) return true
    if (await tx('pictures').where({ shop_id, sha256 }).forKeyShare().first('id')) return false
  }
}

function rowOf(shop: Shop, picture_id: string, file: Rendered & { key: string }) {
  const { key: storage_key, sizeName: size_name, format, width, height, sha256, size } = file
  return { storage_key, shop_id: shop.id, picture_id, size_name, format, width, height, sha256, size }
}

async function find(db: Database, shop: Shop, by: { sha256: string }): Promise<Row | undefined> {
  return db('pictures')
    .where({ shop_id: shop.id, ...by })
    .first<Row | undefined>(db.raw(columns))
}

/** Returns the store's pictures, newest first, and the storage that all of the store's files use. */
export async function list(
  db: Database,
  shop: Shop,
  config: Dependencies['config'],
  page: PageQuery,
): Promise<{ pictures: Picture[]; storage: StorageUse; pagination: Pagination }> {
  const found = db('pictures').where({ shop_id: shop.id })
  const { rows, pagination } = await newestPage<Row>(found, page, db.raw(columns), {
    total: () => numberOf(db, shop, 'pictures'),
  })
  const pictures = rows.map((row) => shown(row, shop, config))
  return { pictures, storage: await storageOf(db, shop, config), pagination }
}

/** Deletes a picture: its addresses stop working, and its storage is freed. Throws pictureNotFound. */
export async function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  const picture = tx('pictures').where({ shop_id: shop.id, id })
  if (!(await picture.clone().forUpdate().first('id'))) throw new Refusal('pictureNotFound')
  const keys = tx('picture_files').where({ shop_id: shop.id, picture_id: id }).select('storage_key')
  await tx('stored_objects').where({ shop_id: shop.id }).whereIn('storage_key', keys).update(unusedAt(tx, 0))
  await picture.delete()
  return null
}

type Address = { shopId: string; sha256: string; format: PictureFormat }
type Located = { key: string; size: number; sha256: string; format: PictureFormat }

const located = 'storage_key as key, size, sha256, format'

const byAddress = statement<Address, Located>(
  'pictures.byAddress',
  `select ${located} from picture_files
    where shop_id = :shopId and sha256 = :sha256 and format = :format limit 1`,
)

const inOtherSize = statement<Address & { sizeName: PictureSize }, Located>(
  'pictures.inOtherSize',
  `select ${located} from picture_files
    where shop_id = :shopId and size_name = :sizeName
      and format = case when :sizeName = 'share' then 'png' else 'webp' end and picture_id = (
      select picture_id from picture_files
      where shop_id = :shopId and sha256 = :sha256 and format = :format limit 1
    )`,
)

/**
 * Returns where the bytes of an address are stored; null for an unknown address. With a size, it is the WebP file of
 * that size, or the PNG to share: records keep one address of a picture, and pages need all of its sizes.
 */
export async function locate(
  db: Database,
  address: Address,
  sizeName: PictureSize | null,
): Promise<Located | null> {
  const [file] = sizeName ? await inOtherSize(db, { ...address, sizeName }) : await byAddress(db, address)
  return file ?? null
}

function shown({ files, ...picture }: Row, shop: Shop, { publicUrls }: Dependencies['config']): Picture {
  const urlOf = ({ sha256, format }: Row['files'][number]) =>
    `${publicUrls.store}/pictures/${shop.id}/${sha256}.${endings[format]}`
  const inSize = (name: PictureSize) => {
    const all = files.filter(({ sizeName }) => sizeName === name)
    const webp = all.find(({ format }) => format === 'webp')!
    const own = all.find(({ format }) => format !== 'webp') ?? webp
    return { url: urlOf(own), webp: urlOf(webp), width: own.width, height: own.height }
  }
  const sizes = { small: inSize('small'), medium: inSize('medium'), large: inSize('large') }
  const { url, width, height } = sizes.large
  const size = files.reduce((sum, file) => sum + file.size, 0)
  return { ...picture, url, width, height, sizes, size }
}
