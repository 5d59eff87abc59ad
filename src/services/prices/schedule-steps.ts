import { clock } from '../../base/clock.ts'
import type { RecordChange } from '../../base/context.ts'
import { largestAmount, toMinor } from '../../base/money.ts'
import type { Database, Transaction } from '../../db/database.ts'

// Scheduled prices are set and set back here; price-schedules.ts has the calls.

/** A schedule, and the scale of its store's currency. */
export interface Due {
  id: string
  shopId: string
  status: 'scheduled' | 'active' | 'done' | 'undone'
  endsAt: string | null
  ending: number | null
  showsBefore: boolean
  scale: number
}

const dueColumns = {
  id: 'price_schedules.id',
  shopId: 'price_schedules.shop_id',
  status: 'price_schedules.status',
  endsAt: 'price_schedules.ends_at',
  ending: 'price_schedules.ending',
  showsBefore: 'price_schedules.shows_before',
  scale: 'shops.scale',
}

/** Returns the stores with prices to set or to set back, longest waiting first. */
export async function storesWithDue(db: Database): Promise<string[]> {
  return db('price_schedules')
    .where('next_at', '<=', clock.now())
    .groupBy('shop_id')
    .orderByRaw('min(next_at)')
    .pluck('shop_id')
}

/** Locks a schedule of a store; undefined if there is none. */
export function lockSchedule(tx: Transaction, shopId: string, id: string): Promise<Due | undefined> {
  return schedulesOf(tx, shopId).where({ 'price_schedules.id': id }).first<Due | undefined>(dueColumns)
}

const schedulesOf = (tx: Transaction, shopId: string) =>
  tx('price_schedules')
    .join('shops', 'shops.id', 'price_schedules.shop_id')
    .where({ 'price_schedules.shop_id': shopId })
    .forNoKeyUpdate('price_schedules')

/**
 * Does what is due first in a store. At equal times prices are set back before others are set. Returns false if nothing
 * was due.
 */
export async function advance(tx: Transaction, record: RecordChange, shopId: string): Promise<boolean> {
  const due = await schedulesOf(tx, shopId)
    .where('next_at', '<=', clock.now())
    .orderByRaw("next_at, price_schedules.status <> 'active', price_schedules.id")
    .first<Due | undefined>(dueColumns)
  if (!due) return false
  const changed = due.status === 'scheduled' ? await begin(tx, due) : await end(tx, due, 'done')
  const call = { method: 'PATCH', path: '/products/prices' }
  if (changed > 0) await record(tx, { shopId, resource: 'products', resourceId: null, call })
  return true
}

/** Sets the prices of a locked schedule, unless they would have been set back by now. Returns how many it set. */
export async function begin(tx: Transaction, due: Due): Promise<number> {
  const isOver = due.endsAt !== null && new Date(due.endsAt) <= clock.now()
  await moveTo(tx, due, due.endsAt === null || isOver ? 'done' : 'active')
  if (isOver) return 0
  await lockRecords(tx, due)
  // Variants first, because their percentages are of the product's price as it was.
  return (await run(tx, setVariants, due)) + (await run(tx, setProducts, due))
}

/** Sets the former prices of a locked schedule again, and returns how many there were. */
export async function end(tx: Transaction, due: Due, status: 'done' | 'undone'): Promise<number> {
  await moveTo(tx, due, status)
  await lockRecords(tx, due)
  return (await run(tx, resetVariants, due)) + (await run(tx, resetProducts, due))
}

async function moveTo(tx: Transaction, { id, shopId }: Due, status: Due['status']): Promise<void> {
  await tx('price_schedules').where({ id, shop_id: shopId }).update({ status })
}

/** Locks the products of a schedule, and then its variants and those that follow their product. */
async function lockRecords(tx: Transaction, { id, shopId }: Due): Promise<void> {
  const products = tx('scheduled_prices').where({ shop_id: shopId, schedule_id: id }).select('product_id')
  const locked = (table: 'products' | 'variants', column: string) =>
    tx(table).where({ shop_id: shopId }).whereIn(column, products).orderBy('id').forNoKeyUpdate().select('id')
  await locked('products', 'id')
  await locked('variants', 'product_id')
}

// A price that would exceed the largest one stays.
const setVariants = `with found as (
  select item.position, variants.id, variants.price as before,
    scheduled_price(item, coalesce(variants.price, products.price), cast(:ending as integer), :scale) as after
  from scheduled_prices item
  join products on products.shop_id = item.shop_id and products.id = item.product_id and products.deleted_at is null
  join variants on variants.shop_id = item.shop_id and variants.id = item.variant_id and variants.deleted_at is null
  where item.shop_id = :shopId and item.schedule_id = :id and item.price_set is null
), noted as (
  update scheduled_prices set price_set = after, price_before = before from found
  where shop_id = :shopId and schedule_id = :id and scheduled_prices.position = found.position and after <= :largest
  returning variant_id, price_set
)
update variants set price = price_set from noted where variants.shop_id = :shopId and variants.id = noted.variant_id`

const setProducts = `with found as (
  select item.position, products.price as before, products.compare_at_price as compare,
    scheduled_price(item, products.price, cast(:ending as integer), :scale) as after
  from scheduled_prices item
  join products on products.shop_id = item.shop_id and products.id = item.product_id and products.deleted_at is null
  where item.shop_id = :shopId and item.schedule_id = :id and item.variant_id is null and item.price_set is null
), noted as (
  update scheduled_prices set price_set = after, price_before = before, compare_before = compare,
    compare_set = case when :showsBefore and after < before then greatest(before, compare) else compare end
  from found
  where shop_id = :shopId and schedule_id = :id and scheduled_prices.position = found.position and after <= :largest
  returning product_id, price_set, compare_set
)
update products set price = price_set, compare_at_price = compare_set, updated_at = :now
from noted where products.shop_id = :shopId and products.id = noted.product_id`

// A price that somebody has changed meanwhile stays.
const resetVariants = `update variants set price = item.price_before from scheduled_prices item
  where item.shop_id = :shopId and item.schedule_id = :id and item.price_set is not null
    and variants.shop_id = :shopId and variants.id = item.variant_id and variants.price = item.price_set`

const resetProducts = `update products set price = item.price_before, updated_at = :now,
    compare_at_price = case when compare_at_price is not distinct from item.compare_set then item.compare_before
      else compare_at_price end
  from scheduled_prices item
  where item.shop_id = :shopId and item.schedule_id = :id and item.price_set is not null and item.variant_id is null
    and products.shop_id = :shopId and products.id = item.product_id and products.price = item.price_set`

/** Runs a statement about a schedule, and returns how many products or variants it has changed. */
async function run(
  tx: Transaction,
  sql: string,
  { id, shopId, ending, scale, showsBefore }: Due,
): Promise<number> {
  const largest = toMinor(largestAmount, scale)
  const { rowCount } = await tx.raw(sql, {
    id,
    shopId,
    ending,
    scale,
    showsBefore,
    largest,
    now: clock.now(),
  })
  return rowCount
}
