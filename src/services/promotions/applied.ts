// Discounts as carts and orders show them and keep them.

import type { components } from '../../../generated/store.types.ts'
import { toMajor } from '../../base/money.ts'
import type { Discount } from '../amounts/discounts.ts'
import { type Discounted, discountOf, type LineTotals } from '../amounts/totals.ts'

type AppliedDiscount = components['schemas']['AppliedDiscount']

/** Returns discounts as an order keeps them, given the coupon among them; amounts in minor units. */
export const keptDiscounts = (all: readonly Discounted[], coupon: Discount | null): AppliedDiscount[] =>
  all.map(({ discount, amount }) => ({
    _id: discount.id,
    kind: discount === coupon ? 'coupon' : 'automatic',
    name: discount.name,
    amount,
  }))

/** Returns discounts as the contract shows them, given the coupon among them; amounts in major units. */
export const appliedDiscounts = (
  all: readonly Discounted[],
  scale: number,
  coupon: Discount | null = null,
): AppliedDiscount[] =>
  keptDiscounts(all, coupon).map((one) => ({ ...one, amount: toMajor(one.amount, scale) }))

/** SQL that shows the discounts of a column as the contract does, given `scale`. Most orders have none. */
export const shownDiscounts = (column: string) => `case when ${column} = '[]' then ${column} else (
    select coalesce(jsonb_agg(one || jsonb_build_object('amount', (one->>'amount')::float8 / scale)), '[]')
    from jsonb_array_elements(${column}) as one
  ) end`

/** Returns the part of the discounts that a line bears, as columns of order_items. */
export const keptReduction = (line: LineTotals, coupon: Discount | null) => ({
  discount: discountOf(line),
  discounts: keptDiscounts(line.discounts, coupon),
})
