// Discounts as carts and orders show them.

import type { components } from '../../../generated/store.types.ts'
import type { Shop } from '../../base/context.ts'
import { toMajor } from '../../base/money.ts'
import type { Discount } from '../amounts/discounts.ts'
import { type Discounted, discountOf, type LineTotals } from '../amounts/totals.ts'

export type AppliedDiscount = components['schemas']['AppliedDiscount']

/** Returns discounts as the contract shows them, given the coupon among them; amounts in major units. */
export function appliedOf(
  all: readonly Discounted[],
  { scale }: Pick<Shop, 'scale'>,
  coupon?: Discount,
): AppliedDiscount[] {
  return all.map(({ discount, amount }) => ({
    _id: discount.id,
    kind: discount === coupon ? 'coupon' : 'automatic',
    name: discount.name,
    amount: toMajor(amount, scale),
  }))
}

/** Returns the part of the discounts that a line bears, as columns of order_items. */
export const reductionOf = (line: LineTotals, shop: Pick<Shop, 'scale'>, coupon?: Discount) => ({
  discount: discountOf(line),
  discounts: appliedOf(line.discounts, shop, coupon),
})
