import type { Knex } from 'knex'
import type { RecordChange } from '../../base/context.ts'
import { largestAmount, toMinor } from '../../base/money.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'

// A change of many prices is made in steps: this file has the steps, bulk-prices.ts the calls.

/** Approximate number of product and variant rows that one transaction changes. */
const mostRows = 1000

/** A price change and its progress; the amount is in minor units. */
export interface Step {
  id: string
  shopId: string
  percent: number | null
  amount: number | null
  category: string | null
  /** Products newer than the change keep their prices. */
  until: string
  lastCreatedAt: string | null
  lastProductId: string | null
  scale: number
}

/** The columns of `price_changes` and its shop that make a step. */
const stepOf = columnList<Step>({
  id: 'price_changes.id',
  shopId: 'price_changes.shop_id',
  percent: 'percent',
  amount: 'amount',
  category: 'category_id',
  until: 'price_changes.created_at',
  lastCreatedAt: 'last_created_at',
  lastProductId: 'last_product_id',
  scale: 'shops.scale',
})

/** Returns the stores with an unfinished price change, longest waiting first. */
export async function storesWithChanges(db: Database): Promise<string[]> {
  const found: { shopId: string }[] = await db('price_changes')
    .whereNull('finished_at')
    .groupBy('shop_id')
    .orderByRaw('min(created_at)')
    .select({ shopId: 'shop_id' })
  return found.map(({ shopId }) => shopId)
}

/**
 * Takes the next step of the store's oldest price change, and records the event with the last step, unless no product
 * changed: an event without an id makes apps read all products again. Steps of a store queue on the row of the change.
 * Returns false if there was nothing to do.
 */
export async function advance(tx: Transaction, record: RecordChange, shopId: string): Promise<boolean> {
  const step: Step | undefined = await tx('price_changes')
    .join('shops', 'shops.id', 'price_changes.shop_id')
    .where({ 'price_changes.shop_id': shopId, 'price_changes.finished_at': null })
    .orderBy(['price_changes.created_at', 'price_changes.id'])
    .forUpdate('price_changes')
    .first(tx.raw(stepOf))
  if (!step) return false
  const { count, last } = await takeStep(tx, step)
  const [change] = await tx('price_changes')
    .where({ id: step.id, shop_id: shopId })
    .update({
      updated: tx.raw('updated + ?', [count]),
      ...(last
        ? { last_created_at: last.createdAt, last_product_id: last.id }
        : { finished_at: tx.raw('clock_timestamp()') }),
    })
    .returning('updated')
  const call = { method: 'PATCH', path: '/products/bulk/prices' }
  if (!last && change!.updated > 0) await record(tx, { shopId, resource: 'products', resourceId: null, call })
  return true
}

/** Returns SQL for the new price. */
export function priceAfter(
  db: Database,
  { percent, amount }: Pick<Step, 'percent' | 'amount'>,
  price: string,
): Knex.Raw {
  return percent !== null
    ? db.raw(`cast(floor(${price} * (1 + cast(? as numeric) / 100) + 0.5) as bigint)`, [percent])
    : db.raw(`greatest(${price} + ?::bigint, 0)`, [amount])
}

/** Returns the query for the store's products `p`, or for those of one category. */
export function productsOf(db: Database, shopId: string, category: string | null): Knex.QueryBuilder {
  const products = db('products as p')
    .where({ 'p.shop_id': shopId, 'p.kind': 'product' })
    .whereNull('p.deleted_at')
  return category === null ? products : products.where('p.category_id', category)
}

interface StepPosition {
  id: string
  createdAt: string
}

/**
 * Changes the prices of the next products, oldest first, and those of their variants. A price that would exceed the
 * maximum, because somebody has raised it in the meantime, stays. Returns the number of products changed, and the last
 * one; null when all are done.
 */
async function takeStep(tx: Transaction, step: Step): Promise<{ count: number; last: StepPosition | null }> {
  const next = await nextProducts(tx, step)
  const price = priceAfter(tx, step, 'price')
  const found = tx('products').whereRaw('id = any (?)', [next.products.map(({ id }) => id)])
  if (step.category !== null) found.where({ category_id: step.category })
  // A product that has just left the category is not locked here: its variants are left alone too.
  const products = await lockOwn(step, found.where({ kind: 'product' }))
  // Before the products change, because that notes the prices of their variants, product by product.
  const variants = await lockOwn(step, tx('variants').whereRaw('product_id = any (?)', [products]))
  const count = await reprice(tx, step, 'products', products, price)
  await reprice(tx, step, 'variants', variants, price)
  return { count, last: next.isLast ? null : next.products.at(-1)! }
}

/** Returns products with at most `mostRows` rows to change in all, but at least one product while any remain. */
async function nextProducts(
  tx: Transaction,
  { shopId, category, until, lastCreatedAt, lastProductId }: Step,
): Promise<{ products: StepPosition[]; isLast: boolean }> {
  const left = productsOf(tx, shopId, category)
    .where('p.created_at', '<=', until)
    .orderBy(['p.created_at', 'p.id'])
    .limit(mostRows)
  if (lastProductId !== null) left.whereRaw('(p.created_at, p.id) > (?, ?)', [lastCreatedAt, lastProductId])
  const found: (StepPosition & { rows: number })[] = await left.select({
    id: 'p.id',
    createdAt: 'p.created_at',
    rows: tx.raw(`1 + (select count(*) from variants v
      where v.shop_id = p.shop_id and v.product_id = p.id and v.price is not null and v.deleted_at is null)`),
  })
  let rows = 0
  const taken = found.findIndex((product) => {
    rows += product.rows
    return rows >= mostRows
  })
  const products = taken < 0 ? found : found.slice(0, taken + 1)
  return { products, isLast: products.length === found.length && found.length < mostRows }
}

/** Locks the store's rows among those found that are not deleted, ordered by id, and returns the ids. */
function lockOwn({ shopId }: Step, found: Knex.QueryBuilder): Promise<string[]> {
  return found.where({ shop_id: shopId, deleted_at: null }).orderBy('id').forNoKeyUpdate().pluck('id')
}

/** Sets the prices of locked rows, except those without a price of their own; returns how many it set. */
async function reprice(
  tx: Transaction,
  { shopId, scale }: Step,
  table: 'products' | 'variants',
  ids: string[],
  price: Knex.Raw,
): Promise<number> {
  return tx(table)
    .where({ shop_id: shopId, deleted_at: null })
    .whereRaw('id = any (?)', [ids])
    .whereNotNull('price')
    .where(price, '<=', toMinor(largestAmount, scale))
    .update({ price, ...(table === 'products' ? { updated_at: tx.raw('now()') } : {}) })
}
