// Prices that automatic discounts reduce on their own, which shops show beside the crossed price.

import type { components } from '../../../generated/store.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { invalid } from '../../base/errors.ts'
import { toMajor } from '../../base/money.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { Rule } from '../amounts/discounts.ts'
import { type Totals, totalsOf } from '../amounts/totals.ts'
import { appliedDiscounts } from './applied.ts'
import { type StoredDiscount, unmetBy } from './conditions.ts'
import { findInForce, ruleOf } from './rules.ts'

type ReducedPrice = components['schemas']['ReducedPrice']

/** Maximum number of products in a call, as many as a page of a list has. */
const most = 100

const prices = statement<
  { shopId: string; ids: string[] },
  { product: string; variant: string | null; price: number }
>(
  'reducedPrices.prices',
  `select id as product, null as variant, price from products
    where shop_id = :shopId and id = any(:ids::text[]) and listed and deleted_at is null
  union all
  select products.id, variants.id, coalesce(variants.price, products.price) from products
    join variants on variants.shop_id = products.shop_id and variants.product_id = products.id
      and variants.deleted_at is null
    where products.shop_id = :shopId and products.id = any(:ids::text[]) and listed and products.deleted_at is null
  order by 1, 2 nulls first`,
)

// `record` is a variant, or else the product; `anew` says that the reduction began when its hours of the week did. A discount
// begins and ends by the clock of the database, which may be a little ahead or behind.
const priors = statement<
  { shopId: string; now: Date; reductions: string },
  { record: string | null; prior: number | null }
>(
  'reducedPrices.priors',
  `select record, prior_price(products, record, greatest(now(), :now::timestamptz), anew) as prior
  from json_to_recordset(:reductions::json) as reduction (product object_id, record object_id, anew boolean)
  join products on products.shop_id = :shopId and products.id = product`,
)

/**
 * Returns what one piece of each of these products costs, and of its variants, where automatic discounts reduce it for
 * everybody, and the lowest price of the 30 days before (decision prior-prices-know-discounts). Throws invalidRequest for
 * more than 100 products.
 */
export async function list(
  db: Database,
  shop: Shop,
  { products: text }: { products: string },
): Promise<{ prices: ReducedPrice[] }> {
  const ids = text.split(',').filter(Boolean)
  if (ids.length > most) throw invalid(`products must have at most ${most} ids`)
  const reductions = await reductionsOf(db, shop, ids)
  const major = (amount: number) => toMajor(amount, shop.scale)
  return {
    prices: reductions.map(({ product, variant, price, reducedPrice, priorPrice, discounts }) => ({
      product,
      variant,
      price: major(price),
      reducedPrice: major(reducedPrice),
      priorPrice: priorPrice === null ? null : major(priorPrice),
      discounts: appliedDiscounts(discounts, shop.scale),
    })),
  }
}

/** A price that automatic discounts reduce. Amounts are in minor units. */
export interface Reduction {
  product: string
  variant: string | null
  price: number
  reducedPrice: number
  priorPrice: number | null
  discounts: Totals['discounts']
  /** From when until when all of these discounts apply; null for those that apply at hours of the week. */
  period: { begins: string; ends: string } | null
}

/** Returns the reduced prices of these products and their variants, as `list` does, for any number of products. */
export async function reductionsOf(db: Database, shop: Shop, ids: string[]): Promise<Reduction[]> {
  if (!shop.hasRules || ids.length === 0) return []
  const items = await prices(db, { shopId: shop.id, ids })
  const lines = items.map(({ product, variant, price }) => ({
    id: variant ?? product,
    product,
    price,
    quantity: 1,
  }))
  const { discounts, products } = await findInForce(db, shop, lines)
  const plain = discounts.filter(({ effect }) => isOnItsOwn(effect.kind))
  const now = clock.now()
  const situation = { country: null, isFirstOrder: false, customerTags: [], now, timeZone: shop.timeZone }
  const reduced = lines.flatMap((line) => {
    const facts = products.filter(({ id }) => id === line.product)
    const met = plain.filter((one) => unmetBy(one, [line], { ...situation, products: facts }) === null)
    const totals = totalsOf({ lines: [line], rules: met.map((one) => ruleOf(one, facts)) })
    return totals.discount === 0 ? [] : [{ line, totals }]
  })
  const reductions = reduced.map(({ line, totals: { discounts } }) => ({
    product: line.product,
    record: line.id,
    anew: discounts.some(({ discount }) => isByHours(plain, discount.id)),
  }))
  const found = await priors(db, { shopId: shop.id, now, reductions: JSON.stringify(reductions) })
  const prior = new Map(found.map((one) => [one.record, one.prior]))
  return reduced.map(({ line: { id, product, price }, totals: { total, discounts } }) => ({
    product,
    variant: id === product ? null : id,
    price,
    reducedPrice: total,
    priorPrice: prior.get(id) ?? null,
    discounts,
    period: periodOf(plain.filter((one) => discounts.some(({ discount }) => discount.id === one.id))),
  }))
}

function periodOf(discounts: readonly StoredDiscount[]): Reduction['period'] {
  if (discounts.some(({ hours }) => hours.length > 0)) return null
  const times = (of: (one: StoredDiscount) => string) => discounts.map((one) => Date.parse(of(one)))
  const [begins, ends] = [
    Math.max(...times((one) => one.startDate)),
    Math.min(...times((one) => one.endDate)),
  ]
  return { begins: new Date(begins).toISOString(), ends: new Date(ends).toISOString() }
}

const isByHours = (all: readonly StoredDiscount[], discount: string) =>
  all.some(({ id, hours }) => id === discount && hours.length > 0)

/** An amount is taken off all items together, and others depend on what else is bought. */
const isOnItsOwn = (kind: Rule['effect']['kind']) => kind === 'percentage' || kind === 'steps'
