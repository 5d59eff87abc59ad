// The amounts of an order, as e-mails show them.

import { amountText } from '../../base/money.ts'
import { dueOf } from '../credits/due.ts'
import type { KeptTax } from '../taxes/order-taxes.ts'
import { percent } from '../taxes/place-of-supply.ts'

/** The amounts of an order in minor units, at the moment of a change. */
export interface OrderAmounts {
  currency: string
  subtotal: number
  shippingCost: number
  discount: number
  /** Missing in snapshots from before orders kept them. */
  discounts?: { kind: 'automatic' | 'coupon'; name: string; amount: number }[]
  total: number
  /** The part of the total that goods pay which came back in exchange; missing in snapshots from before exchanges. */
  credited?: number
  isPaid?: boolean
  /** Missing in snapshots from before stores computed taxes; null where they compute none. */
  taxes?: KeptTax[] | null
}

/** A line of a sum; the amount is in minor units. */
type Sum = [name: string, amount: number]

/** Returns what makes up the total of an order, and who pays it. */
export function sumsOf(change: string, facts: OrderAmounts): Sum[] {
  const { subtotal, shippingCost, total, taxes } = facts
  return [
    ['Subtotal', subtotal],
    ...(shippingCost > 0 ? [['Shipping', shippingCost] as Sum] : []),
    ...discountsOf(facts),
    ...taxSums(taxes, false),
    ['Total', total],
    ...taxSums(taxes, true).map(([name, amount]): Sum => [`incl. ${name}`, amount]),
    ...creditSums(change, facts),
  ]
}

/** Returns the taxes that are contained in the prices, or those that are added to them, by what e-mails call them. */
export const taxSums = (taxes: OrderAmounts['taxes'], included: boolean): Sum[] =>
  (taxes ?? [])
    .filter((tax) => tax.included === included && tax.amount > 0)
    .map(({ name, rate, amount }) => [`${name} ${rate / percent} %`, amount])

/** Returns what goods that came back in exchange pay of an order, and what is or was to be paid with money. */
function creditSums(change: string, facts: OrderAmounts): Sum[] {
  const { credited = 0, isPaid } = facts
  if (credited === 0) return []
  const hasEnded = change === 'cancelled' || change === 'refunded' || change === 'excess_refunded'
  const due = dueOf(facts)
  return [
    ['Paid by what you sent back', credited],
    ...(hasEnded ? [] : [[isPaid ? 'Paid' : 'To pay', due] as Sum]),
  ]
}

/** Returns what each discount takes, under the store's name for it. */
function discountsOf({ discount, discounts = [] }: OrderAmounts): Sum[] {
  if (discounts.length === 0) return discount > 0 ? [['Discount', -discount]] : []
  return discounts.map(({ kind, name, amount }) => [kind === 'coupon' ? `Discount (${name})` : name, -amount])
}

/** Returns what has been paid: with money, and by goods that came back in exchange. */
export function paidReason({
  shop,
  total,
  credited = 0,
  currency,
}: OrderAmounts & { shop: { name: string; scale: number } }): string {
  const money = (minor: number) => amountText(minor, shop.scale, currency)
  const due = dueOf({ total, credited })
  const byGoods = credited > 0 ? [`What you sent back has paid ${money(credited)}.`] : []
  const byMoney = due > 0 || credited === 0 ? [`${shop.name} has received ${money(due)}.`] : []
  return [...byMoney, ...byGoods].join(' ')
}
