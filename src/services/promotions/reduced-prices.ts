// Prices that automatic discounts reduce on their own, which shops show beside the crossed price.

import type { components } from '../../../generated/store.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { invalid } from '../../base/errors.ts'
import { toMajor } from '../../base/money.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { Rule } from '../amounts/discounts.ts'
import { totalsOf } from '../amounts/totals.ts'
import { appliedDiscounts } from './applied.ts'
import { unmetBy } from './conditions.ts'
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

/**
 * Returns what one piece of each of these products costs, and of its variants, where automatic discounts reduce it for
 * everybody. Throws invalidRequest for more than 100 products.
 */
export async function list(
  db: Database,
  shop: Shop,
  { products: text }: { products: string },
): Promise<{ prices: ReducedPrice[] }> {
  const ids = text.split(',').filter(Boolean)
  if (ids.length > most) throw invalid(`products must have at most ${most} ids`)
  if (!shop.hasRules) return { prices: [] }
  const items = await prices(db, { shopId: shop.id, ids })
  const lines = items.map(({ product, variant, price }) => ({
    id: variant ?? product,
    product,
    price,
    quantity: 1,
  }))
  const { discounts, products } = await findInForce(db, shop, lines)
  const plain = discounts.filter(({ effect }) => isOnItsOwn(effect.kind))
  const situation = {
    products,
    country: null,
    isFirstOrder: false,
    now: clock.now(),
    timeZone: shop.timeZone,
  }
  const reduced = lines.map((line) => {
    const met = plain.filter((one) => unmetBy(one, [line], situation) === null)
    return totalsOf({ lines: [line], rules: met.map((one) => ruleOf(one, products)) })
  })
  return {
    prices: items.flatMap(({ product, variant, price }, position) => {
      const { discount, total, discounts } = reduced[position]!
      if (discount === 0) return []
      const [before, after] = [toMajor(price, shop.scale), toMajor(total, shop.scale)]
      const taken = appliedDiscounts(discounts, shop.scale)
      return [{ product, variant, price: before, reducedPrice: after, discounts: taken }]
    }),
  }
}

/** An amount is taken off all items together, and others depend on what else is bought. */
const isOnItsOwn = (kind: Rule['effect']['kind']) => kind === 'percentage' || kind === 'steps'
