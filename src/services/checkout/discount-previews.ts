// Previews of automatic discounts: what each would take from an order, or why it takes nothing.

import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { toMajor } from '../../base/money.ts'
import type { Database } from '../../db/database.ts'
import { byTurn, type Rule } from '../amounts/discounts.ts'
import { totalsOf } from '../amounts/totals.ts'
import { findPlainOffers, type Line, priced, requireAmount, subtotalOf } from '../catalog/line-prices.ts'
import { draftOf, type NewAutomaticDiscount } from '../promotions/automatic-discounts.ts'
import { unmetBy } from '../promotions/conditions.ts'
import { findAll, ruleOf } from '../promotions/rules.ts'
import { minorOf } from '../shared/shop.ts'
import { shownQuote } from './quotes.ts'

type Preview = components['schemas']['PreviewDiscountsResponse']['data']

interface Asked {
  items: Line[]
  country?: string
  shippingCost?: number
  firstOrder?: boolean
  customerTags?: string[]
  at?: string
  discount?: NewAutomaticDiscount
  discountId?: string
}

/**
 * Returns the amounts of an order of these items with the automatic discounts of the store, and changes nothing. Throws
 * productNotFound, variantRequired, amountTooLarge, discountNotFound for a `discountId` that is none, and the refusals
 * of a new automatic discount for `discount`.
 */
export async function preview(db: Database, shop: Shop, asked: Asked): Promise<Preview> {
  const { items, country = null, shippingCost = 0, firstOrder = true, customerTags = [] } = asked
  const { at, discount, discountId } = asked
  const offers = await findPlainOffers(db, shop, items)
  subtotalOf(shop, items, offers)
  const goods = priced(items, offers)
  const { discounts: saved, products } = await findAll(db, shop, goods)
  if (discountId !== undefined && !saved.some(({ id }) => id === discountId))
    throw new Refusal('discountNotFound')
  const others = saved.filter(({ id }) => id !== discountId)
  const all = discount ? [...others, { id: discountId ?? newId(), ...draftOf(discount, shop) }] : others
  const now = at === undefined ? clock.now() : new Date(at)
  const situation = {
    products,
    country,
    isFirstOrder: firstOrder,
    customerTags,
    now,
    timeZone: shop.timeZone,
  }
  const found = all
    .map((one) => ({ rule: ruleOf(one, products), unmet: unmetBy(one, goods, situation) }))
    .sort((a, b) => byTurn(a.rule, b.rule))
  const rules = found.flatMap(({ rule, unmet }) => (unmet ? [] : [rule]))
  const cost = minorOf(shop, shippingCost, 'shippingCost')
  const totalsWith = (some: Rule[]) => totalsOf({ lines: goods, shipping: { cost }, rules: some })
  const totals = totalsWith(rules)
  const shareOf = (rule: Rule) => totals.discounts.find(({ discount }) => discount === rule)?.amount ?? 0
  const uselessness = (rule: Rule) => (totalsWith([rule]).discount > 0 ? 'outweighed' : 'nothing')
  requireAmount(shop, toMajor(totals.total, shop.scale))
  return {
    quote: { ...shownQuote(shop, totals, { goods, offers }), coupon: null },
    discounts: found.map(({ rule, unmet }) => {
      const amount = shareOf(rule)
      const reason = unmet ?? (amount > 0 ? null : uselessness(rule))
      return { _id: rule.id, name: rule.name, amount: toMajor(amount, shop.scale), reason }
    }),
  }
}
