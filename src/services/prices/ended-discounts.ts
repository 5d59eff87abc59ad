import type { RecordChange } from '../../base/context.ts'
import type { Database, Transaction } from '../../db/database.ts'

// A price rises when a discount ends. What is still reduced then, because of the price that it is compared to, has
// another prior price (decision prior-prices-know-discounts).

/** Maximum number of products that one transaction looks at, with their variants. */
const most = 500

/** Returns the stores with discounts that have ended since, longest waiting first. */
export async function storesWithEnded(db: Database): Promise<string[]> {
  return db('discount_periods')
    .whereNull('noted_at')
    .whereRaw('ends_at <= now()')
    .groupBy('shop_id')
    .orderByRaw('min(ends_at)')
    .pluck('shop_id')
}

/**
 * Takes the next step for the discount of the store that ended first: it computes the prior prices of some products,
 * and moves the position forward. The last step records an event without an id if any has changed. Returns false if there
 * was nothing to do.
 */
export async function advance(tx: Transaction, record: RecordChange, shopId: string): Promise<boolean> {
  const ended = await tx('discount_periods')
    .where({ shop_id: shopId, noted_at: null })
    .whereRaw('ends_at <= now()')
    .orderBy(['ends_at', 'discount_id'])
    .forNoKeyUpdate()
    .first('discount_id', 'begins_at', 'last_product_id')
  if (!ended) return false
  const { last_product_id: last, ...period } = ended
  const products = await lockReduced(tx, shopId, last)
  const changed = await renote(tx, shopId, products)
  const isLast = products.length < most
  const [noted] = await tx('discount_periods')
    .where({ ...period, shop_id: shopId })
    .update({
      changed: tx.raw('changed + ?', [changed]),
      ...(isLast ? { noted_at: tx.raw('clock_timestamp()') } : { last_product_id: products.at(-1)! }),
    })
    .returning('changed')
  const call = { method: 'PATCH', path: '/discounts/automatic' }
  if (isLast && noted!.changed > 0) await record(tx, { shopId, resource: 'products', resourceId: null, call })
  return true
}

/** Locks the next products that are compared to another price, and then their variants; returns the products. */
async function lockReduced(tx: Transaction, shopId: string, last: string | null): Promise<string[]> {
  const reduced = tx('products').where({ shop_id: shopId, deleted_at: null }).whereNotNull('compare_at_price')
  if (last !== null) reduced.where('id', '>', last)
  const products = await reduced.orderBy('id').limit(most).forNoKeyUpdate().pluck('id')
  await tx('variants')
    .where({ shop_id: shopId, deleted_at: null })
    .whereRaw('product_id = any (?)', [products])
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id')
  return products
}

const prior = (record: string, own: string) =>
  `case when is_reduced(p, ${own}) then prior_price(p, ${record}.id, clock_timestamp(), false) end`

const renoteVariants = `with found as materialized (
    select v.id, ${prior('v', 'v.price')} as prior from products p
    join variants v on v.shop_id = p.shop_id and v.product_id = p.id and v.deleted_at is null
    where p.shop_id = :shopId and p.id = any (:products)
  )
  update variants set prior_price = prior from found
  where variants.shop_id = :shopId and variants.id = found.id and prior_price is distinct from prior`

const renoteProducts = `with found as materialized (
    select p.id, ${prior('p', 'null')} as prior from products p
    where p.shop_id = :shopId and p.id = any (:products)
  )
  update products set prior_price = prior, updated_at = now() from found
  where products.shop_id = :shopId and products.id = found.id and prior_price is distinct from prior`

/** Computes the prior prices of locked products and their variants, and returns how many have changed. */
async function renote(tx: Transaction, shopId: string, products: string[]): Promise<number> {
  let changed = 0
  for (const sql of [renoteVariants, renoteProducts])
    changed += (await tx.raw(sql, { shopId, products })).rowCount
  return changed
}
