// The amounts of what a shopper is about to buy: of a cart, a quote and a new order alike.

import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Database } from '../../db/database.ts'
import type { Discount, Rule } from '../amounts/discounts.ts'
import { type Line, type Totals, totalsOf } from '../amounts/totals.ts'
import type { PricedLine } from '../catalog/line-prices.ts'
import { isCountry } from '../geo/countries.ts'
import { type Buyer, rulesFor } from '../promotions/rules.ts'
import { providedTaxes, type ReportTerms, type TaxCall, type TaxedSale } from '../tax-providers/answers.ts'
import { type TaxAddress, type TaxBuyer, taxesFor } from '../taxes/order-taxation.ts'
import type { Treatment } from '../taxes/place-of-supply.ts'

/** The inputs of the amounts, apart from the store's settings; minor units. */
export interface Purchase {
  lines: readonly PricedLine[]
  buyer: Buyer & Pick<TaxBuyer, 'billing' | 'verifiedCountry'>
  /** Where it is sent; undefined while that is not known, which means the place of the store for taxes. */
  address?: TaxAddress | null
  /** Null where nothing is shipped, or where the rate is not chosen yet. */
  rate?: { amount: number } | null
  coupon?: Discount | null
  /** The discounts that a merchant gives by hand; without it, the automatic ones of the store apply. */
  rules?: Rule[]
}

export interface PurchaseAmounts {
  totals: Totals
  /** The lines at the prices that this buyer pays, which are without tax for a business that owes the tax itself. */
  lines: Line[]
  /** The automatic discounts that it meets, which an order keeps: a coupon is weighed against them later. */
  rules: Rule[]
  /** Null at a store that computes no taxes. */
  treatment: Treatment | null
  /** The terms for reporting the paid order to the store's tax provider; null if its tables have decided. */
  terms: ReportTerms | null
}

/**
 * Returns the amounts of a purchase, as the order will have them. Throws unknownCountry for that of the invoice, and
 * taxRateMissing where the address is known and the store has no rate for it. A store with a provider of taxes needs
 * `call`, without which its own tables decide, and has the refusals of `providedTaxes`.
 */
export async function amountsOf(
  db: Database,
  shop: Shop,
  purchase: Purchase,
  call?: TaxCall,
): Promise<PurchaseAmounts> {
  const { buyer, address, rate, coupon } = purchase
  // A country that does not exist has no taxes.
  if (buyer.billing && !isCountry(buyer.billing.country)) throw new Refusal('unknownCountry')
  const asksProvider = shop.asksTaxProvider && !buyer.verifiedCountry
  const byTables = () => taxesFor(db, shop, { ...buyer, address }, purchase.lines)
  // Asked for in one turn, both share a message.
  const [rules, ofTables] = await Promise.all([
    purchase.rules ?? rulesFor(db, shop, purchase.lines, { country: address?.country ?? null, buyer }),
    asksProvider ? null : byTables(),
  ])
  const provided = asksProvider ? await providedTaxes(db, shop, call, discounted(purchase, rules)) : null
  const taxation = provided ?? (asksProvider ? await byTables() : ofTables)
  const lines = purchase.lines.map((line, n): Line => {
    const taxed = taxation?.lines[n]
    return taxed ? { ...line, price: taxed.priceOf(line.price), rates: taxed.rates } : line
  })
  const { rates = [], priceOf = (price: number) => price } = taxation?.shipping ?? {}
  const totals = totalsOf({
    lines,
    shipping: rate && { cost: priceOf(rate.amount), rates },
    rules,
    coupon,
    taxIncluded: shop.pricesIncludeTax ?? true,
  })
  return {
    ...{ lines, rules, totals },
    treatment: taxation?.treatment ?? null,
    terms: provided?.terms ?? null,
  }
}

/** Returns what a provider of taxes is told: what discounts leave of each line, and of shipping. */
function discounted({ lines, rate, coupon, buyer, address }: Purchase, rules: Rule[]): TaxedSale {
  const totals = totalsOf({ lines: [...lines], shipping: rate && { cost: rate.amount }, rules, coupon })
  return {
    lines: lines.map(({ kind, taxClass }, n) => ({ kind, taxClass, amount: totals.lines[n]!.gross })),
    shipping: totals.shipping?.gross ?? null,
    destination: address ?? null,
    billing: buyer.billing ?? null,
  }
}
