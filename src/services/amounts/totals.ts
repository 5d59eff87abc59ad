// Totals: the one function for all amounts of a cart, an order, a quote and an invoice. Whole minor units; no database
// (decision amounts-come-from-one-function).

import { applyDiscounts, compareText, type Discount, type Priced, type Rule } from './discounts.ts'
import { sumOf } from './division.ts'
import { applyTaxes, type Rate, type Taxed, type TaxSum } from './taxes.ts'

/** A line as its product is priced now, or was when the order was placed. */
export interface Line extends Priced {
  rates?: readonly Rate[]
}

export interface Question {
  lines: readonly Line[]
  /** Null where nothing is shipped. */
  shipping?: { cost: number; rates?: readonly Rate[] } | null
  rules?: readonly Rule[]
  coupon?: Discount | null
  /** Whether prices, and what shipping costs, contain their taxes. */
  taxIncluded?: boolean
  /** The most that a gift card or store credit may pay. */
  credit?: number
}

/** A discount's share in one line. */
export interface Discounted {
  discount: Discount
  amount: number
}

export interface LineTotals extends Taxed {
  /** Before discounts. */
  subtotal: number
  discounts: Discounted[]
}

export interface Totals {
  lines: LineTotals[]
  shipping: LineTotals | null
  /** The lines before discounts. */
  subtotal: number
  /** Before discounts. */
  shippingCost: number
  /** From lines and shipping. */
  discount: number
  /** The amount that each discount took; those that took nothing are left out. */
  discounts: Discounted[]
  taxes: TaxSum[]
  /** The taxes that prices contain, and those that are added to them: one of the two is 0. */
  tax: { included: number; added: number }
  taxIncluded: boolean
  /** subtotal + shippingCost − discount + tax.added */
  total: number
  /** The part of the total that credit pays. */
  credit: number
  /** The amount left to pay. */
  due: number
}

/**
 * Returns all amounts of lines: prices, then automatic discounts, the coupon, taxes by line and rate, and the sums. The
 * parts always add up, and nothing is below 0. Each line gets the same amounts wherever it stands among the others.
 */
export function totalsOf(question: Question): Totals {
  const order = [...question.lines.keys()].sort((a, b) => byGoods(question.lines[a]!, question.lines[b]!))
  const totals = totalsInOrder({ ...question, lines: order.map((position) => question.lines[position]!) })
  const lines = [...totals.lines]
  for (const [n, position] of order.entries()) lines[position] = totals.lines[n]!
  return { ...totals, lines }
}

/**
 * The order in which lines get what several could get: a unit of rounding, or the cheapest of equal pieces. It depends
 * on the goods before the ids, so that a cart and the order that is placed from it have the same amounts.
 */
const byGoods = (a: Line, b: Line) =>
  compareText(a.product, b.product) || a.price - b.price || a.quantity - b.quantity || compareText(a.id, b.id)

function totalsInOrder({
  lines,
  shipping = null,
  rules = [],
  coupon = null,
  taxIncluded = true,
  credit: most = 0,
}: Question): Totals {
  const shippingCost = shipping?.cost ?? 0
  const taken = applyDiscounts(lines, shippingCost, rules, coupon)
  const priced = [
    ...lines.map(({ price, quantity, rates = [] }, position) => ({
      subtotal: price * quantity,
      rates,
      discounts: nonZero(taken.map(({ discount, lines }) => ({ discount, amount: lines[position]! }))),
    })),
    {
      subtotal: shippingCost,
      rates: shipping?.rates ?? [],
      discounts: nonZero(taken.map(({ discount, shipping }) => ({ discount, amount: shipping }))),
    },
  ]
  const taxable = priced.map(({ subtotal, discounts, rates }) => ({
    amount: subtotal - discountOf({ discounts }),
    rates,
  }))
  const { lines: taxed, sums } = applyTaxes(taxable, taxIncluded)
  const all = priced.map(({ subtotal, discounts }, position) => ({
    subtotal,
    discounts,
    ...taxed[position]!,
  }))
  const tax = sumOf(all, (one) => one.tax)
  const total = sumOf(all, ({ gross }) => gross)
  const credit = Math.min(most, total)
  return {
    lines: all.slice(0, -1),
    shipping: shipping && all.at(-1)!,
    subtotal: sumOf(all.slice(0, -1), ({ subtotal }) => subtotal),
    shippingCost,
    discount: sumOf(all, discountOf),
    discounts: nonZero(
      taken.map(({ discount, lines, shipping }) => ({
        discount,
        amount: sumOf(lines, (amount) => amount) + shipping,
      })),
    ),
    taxes: sums,
    tax: taxIncluded ? { included: tax, added: 0 } : { included: 0, added: tax },
    taxIncluded,
    total,
    credit,
    due: total - credit,
  }
}

/** Returns the part of the discount that a line bears. */
export const discountOf = ({ discounts }: Pick<LineTotals, 'discounts'>): number =>
  sumOf(discounts, ({ amount }) => amount)

const nonZero = (all: Discounted[]) => all.filter(({ amount }) => amount > 0)
