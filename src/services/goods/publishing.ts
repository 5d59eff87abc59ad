import { changed, type RecordChange } from '../../base/context.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { jsonTime } from '../../db/sql/json.ts'

/** SQL for the pre-order of a row of products as the contract shows it; null for what has come out. */
export function preorderOf(row: string): string {
  return `case when ${row}.releases_at > now() then jsonb_build_object('releasesAt', ${jsonTime(`${row}.releases_at`)}) end`
}

const planned = `case
  when coalesce(p.publish_at, p.unpublish_at, p.releases_at) is null then p.details
  else changed_details(p.details, jsonb_build_object(
    'publishAt', ${jsonTime('p.publish_at')}, 'unpublishAt', ${jsonTime('p.unpublish_at')},
    'preorder', ${preorderOf('p')}))
end`

// Products appear, come out and disappear at times that merchants plan, by the database's clock. Being listed stays the one thing
// that lists, carts and orders ask (decision planned-products-are-listed-by-a-job).

/** Number of products that one transaction lists. */
const batch = 100

const due = 'least(publish_at, unpublish_at, releases_at) <= now()'

/** Lists, hides and releases products whose time has come, and hides those whose time has yet to come. */
const settleSql = `update products set
    listed = case
      when publish_at > now() or unpublish_at <= now() then false
      when publish_at <= now() then true
      else listed
    end,
    publish_at = case when publish_at > now() then publish_at end,
    unpublish_at = case when unpublish_at > now() then unpublish_at end,
    releases_at = case when releases_at > now() then releases_at end,
    updated_at = now()
  where shop_id = :shopId and id = any(:ids)`

/** Makes a product that was just planned anew visible, or not, as it is to be now. Its row is locked. */
export async function settle(tx: Transaction, shopId: string, id: string): Promise<void> {
  await tx.raw(settleSql, { shopId, ids: [id] })
}

/** Returns the stores with a product whose time has come. */
export async function storesWithPlanned(db: Database): Promise<string[]> {
  return db('products').whereRaw(due).whereNull('deleted_at').groupBy('shop_id').pluck('shop_id')
}

/** Lists, hides and releases the next products of a store whose time has come. Returns false if there were none. */
export async function advance(tx: Transaction, record: RecordChange, shopId: string): Promise<boolean> {
  const ids: string[] = await tx('products')
    .where({ shop_id: shopId, deleted_at: null })
    .whereRaw(due)
    .orderBy('id')
    .limit(batch)
    .forNoKeyUpdate()
    .pluck('id')
  if (ids.length === 0) return false
  await tx.raw(settleSql, { shopId, ids })
  await record(
    tx,
    ids.map((id) => ({ shopId, ...changed('products', id) })),
  )
  return true
}

/** SQL for the details of a row `p` of products with its planned times, without its values of fields that are `:unseen`. */
export const shownDetails = `case
  when p.details->'custom' is not null and cast(cast(:unseen as text) as text[]) <> '{}'
    then changed_details(${planned}, jsonb_build_object(
      'custom', nullif((p.details->'custom') - cast(cast(:unseen as text) as text[]), '{}')))
  else ${planned}
end`
