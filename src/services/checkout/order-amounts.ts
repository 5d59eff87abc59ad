// The amounts of what a shopper is about to buy: of a cart, a quote and a new order alike.

import type { Shop } from '../../base/context.ts'
import type { Database } from '../../db/database.ts'
import type { Discount, Priced, Rule } from '../amounts/discounts.ts'
import { type Totals, totalsOf } from '../amounts/totals.ts'
import { type Buyer, rulesFor } from '../promotions/rules.ts'

/** The parts of an address that amounts depend on. */
export interface Destination {
  country: string
  state?: string
  postalCode?: string | null
}

/** What the amounts depend on, beside the store's settings; minor units. */
export interface Purchase {
  lines: readonly Priced[]
  buyer: Buyer
  /** Where it is sent, as far as that is known. */
  address?: Destination | null
  /** Null where nothing is shipped, or where the rate is not chosen yet. */
  rate?: { amount: number } | null
  coupon?: Discount | null
}

export interface PurchaseAmounts {
  totals: Totals
  /** The automatic discounts that it meets, which an order keeps: a coupon is weighed against them later. */
  rules: Rule[]
}

/** Returns the amounts of a purchase, as the order will have them. */
export async function amountsOf(db: Database, shop: Shop, purchase: Purchase): Promise<PurchaseAmounts> {
  const { lines, buyer, address, rate, coupon } = purchase
  const rules = await rulesFor(db, shop, lines, { country: address?.country ?? null, buyer })
  return { rules, totals: totalsOf({ lines, shipping: rate && { cost: rate.amount }, rules, coupon }) }
}
