import type { Knex } from 'knex'
import { clock } from '../../clock.ts'
import type { Shop } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { invalid, Refusal } from '../../errors.ts'
import { largestAmount, toMinor } from '../../money.ts'
import { lockCategory } from './categories.ts'

/** A price change by `percent` or by `amount` (major units), for all products or those of one category. */
export interface PriceChange {
  percent?: number
  amount?: number
  category?: string
}

/**
 * Changes the prices of many products, and of those of their variants that have a price of their own, with
 * one statement each. New prices are rounded half up to the minor unit and never fall below zero. Returns the
 * number of products changed. Throws categoryInvalid, and invalidRequest unless exactly one of percent and
 * amount is given, or when a price would exceed the contract's maximum.
 */
export async function change(
  tx: Transaction,
  shop: Shop,
  { percent, amount, category }: PriceChange,
): Promise<{ updated: number }> {
  if ((percent === undefined) === (amount === undefined))
    throw invalid('exactly one of percent and amount is required')
  if (category !== undefined) await requireCategory(tx, shop, category)
  const price =
    percent !== undefined
      ? tx.raw('cast(floor(price * (1 + cast(? as numeric) / 100) + 0.5) as bigint)', [percent])
      : tx.raw('greatest(price + ?, 0)', [toMinor(amount!, shop.scale)])
  const products = tx('products as p')
    .where({ 'p.shop_id': shop.id, 'p.kind': 'product' })
    .whereNull('p.deleted_at')
  if (category !== undefined) products.where('p.category_id', category)
  const variants = products
    .clone()
    .join('variants as v', 'v.product_id', 'p.id')
    .where('v.shop_id', shop.id)
    .whereNotNull('v.price')
    .whereNull('v.deleted_at')
  const changed = await reprice(tx, shop, ['products', 'p'], products, { price, updated_at: clock.now() })
  const own = await reprice(tx, shop, ['variants', 'v'], variants, { price })
  if (Math.max(changed.highest, own.highest) > toMinor(largestAmount, shop.scale)) {
    throw invalid(`a price would exceed ${largestAmount}`)
  }
  return { updated: changed.count }
}

/** Sets the prices of the rows that `found` selects under the alias, locked in the order of their ids. */
async function reprice(
  tx: Transaction,
  shop: Shop,
  [table, alias]: [string, string],
  found: Knex.QueryBuilder,
  values: object,
): Promise<{ count: number; highest: number }> {
  const ids = found.clone().orderBy(`${alias}.id`).forNoKeyUpdate(alias).select(`${alias}.id`)
  const changed = tx(table)
    .where({ shop_id: shop.id, deleted_at: null })
    .whereIn('id', ids)
    .update(values)
    .returning('price')
  const [totals] = await tx
    .with('changed', changed)
    .from('changed')
    .select({ count: tx.raw('count(*)'), highest: tx.raw('coalesce(max(price), 0)') })
  return totals
}

async function requireCategory(tx: Transaction, shop: Shop, category: string): Promise<void> {
  const { rows } = await tx.raw('select ? as id', [lockCategory(tx, shop, category)])
  if (rows[0].id === null) throw new Refusal('categoryInvalid')
}
