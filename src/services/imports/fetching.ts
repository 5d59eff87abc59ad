import { join } from 'node:path'
import { minutes } from '../../base/clock.ts'
import { changed, type RecordChange, type Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { databaseNow, databaseTimeIn } from '../../db/sql/now.ts'
import type { Dependencies } from '../../dependencies.ts'
import { NotFetched, type PictureFetcher } from '../../gateways/files/fetch-picture.ts'
import { add } from '../pictures/pictures.ts'
import { eachDue } from '../shared/due-work.ts'
import { findShop } from '../shared/shop.ts'
import { keepIssues } from './check.ts'

/** Pictures that are fetched at once, and how many of them from one host. */
const [atOnce, mostOfHost] = [8, 4]
/** One whose worker was killed is due again after this time. */
const lease = 2 * minutes
/** The times after which a picture is tried again. */
const pauses = [1 * minutes, 10 * minutes, 60 * minutes]

interface Source {
  id: string
  shopId: string
  productId: string
  importId: string | null
  line: number
  url: string
  host: string
  tries: number
}

type Context = Pick<Dependencies, 'files' | 'log' | 'config'> & {
  record: RecordChange
  fetcher: PictureFetcher
}

/** Fetches the pictures that are due, of all stores; a host is asked for four at a time at most. */
export async function fetchDue(db: Database, context: Context, signal: AbortSignal): Promise<void> {
  const busy = new Map<string, number>()
  const count = (host: string, by: number) => busy.set(host, (busy.get(host) ?? 0) + by)
  await eachDue<Source>(context.log, signal, {
    async take(limit) {
      const taken = await takeDue(db, limit, Object.fromEntries(busy))
      for (const { host } of taken) count(host, 1)
      return taken
    },
    work: (source) => fetchOne(db, context, source).finally(() => count(source.host, -1)),
    atOnce,
    failure: 'a picture could not be fetched',
    nameOf: ({ url, shopId }) => ({ url, shopId }),
  })
}

async function takeDue(db: Database, limit: number, busy: Record<string, number>): Promise<Source[]> {
  const { rows } = await db.raw(
    `with due as materialized (
      select id, shop_id, host, next_at from picture_sources where state = 'due' and next_at <= :now
        and coalesce((cast(:busy as jsonb)->>host)::integer, 0) < :mostOfHost
      order by next_at limit 200 for update skip locked
    ), placed as (
      select id, shop_id, next_at, coalesce((cast(:busy as jsonb)->>host)::integer, 0)
        + row_number() over (partition by host order by next_at, id) as place
      from due
    ), taken as (
      select id, shop_id from placed where place <= :mostOfHost order by next_at limit :limit
    )
    update picture_sources set next_at = ${databaseTimeIn(lease)}, tries = tries + 1 from taken
    where picture_sources.id = taken.id and picture_sources.shop_id = taken.shop_id
    returning picture_sources.id, picture_sources.shop_id as "shopId", product_id as "productId", line,
      import_id as "importId", url, host, tries`,
    { now: db.raw(databaseNow()), busy: JSON.stringify(busy), mostOfHost, limit },
  )
  return rows
}

/** Puts a picture of the store in place of the address, or says why that cannot be. */
async function fetchOne(db: Database, context: Context, source: Source): Promise<void> {
  const shop = await findShop(db, source.shopId)
  if (!shop) return
  try {
    const folder = join(context.config.dataFolder, 'uploads')
    const picture = await add(db, context, shop, async () => ({
      ...(await context.fetcher.fetch(source.url, folder)),
      ...{ name: nameOf(source.url), contentType: 'application/octet-stream' },
    }))
    await transaction(db, (tx) => replace(tx, context.record, shop, source, picture))
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === null) throw error
    const pause = reason.isFinal ? undefined : pauses[source.tries - 1]
    await transaction(db, (tx) => putOff(tx, shop, source, pause, reason.message))
  }
}

function reasonOf(error: unknown): { message: string; isFinal: boolean } | null {
  if (error instanceof NotFetched) return error
  if (!(error instanceof Refusal)) return null
  return { message: error.message, isFinal: error.status < 500 }
}

const nameOf = (url: string) => /[^/]*$/.exec(new URL(url).pathname)![0].slice(0, 200) || 'picture'

async function replace(
  tx: Transaction,
  record: RecordChange,
  shop: Shop,
  { id, productId, url }: Source,
  picture: { _id: string; url: string },
): Promise<void> {
  const bindings = { shopId: shop.id, productId, url, own: picture.url }
  const { rowCount } = await tx.raw(
    `update products set images = array_replace(images, :url, :own), updated_at = now(),
      image_alts = case when jsonb_exists(image_alts, :url)
        then image_alts - :url || jsonb_build_object(:own::text, image_alts->:url) else image_alts end
    where shop_id = :shopId and id = :productId and deleted_at is null and images @> array[:url]`,
    bindings,
  )
  await tx('picture_sources')
    .where({ shop_id: shop.id, id })
    .update({ state: 'fetched', picture_id: picture._id, picture_url: picture.url })
  if (rowCount > 0) await record(tx, { shopId: shop.id, ...changed('products', productId) })
}

async function putOff(
  tx: Transaction,
  shop: Shop,
  { id, importId, line, url }: Source,
  pause: number | undefined,
  reason: string,
): Promise<void> {
  const source = tx('picture_sources').where({ shop_id: shop.id, id })
  if (pause !== undefined) {
    await source.update({ next_at: tx.raw(databaseTimeIn(pause)) })
    return
  }
  await source.update({ state: 'failed' })
  const message = `The picture ${url.slice(0, 300)} could not be fetched: ${reason}`
  const issue = { line, column: 'images', code: 'picture_not_fetched', message, refuses: false }
  if (importId) await keepIssues(tx, shop, importId, [issue])
}
