// A coupon's terms: what it takes, and the checks of whether it may be used.

import type { components } from '../../../generated/store.types.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { decimalsOf } from '../../base/money.ts'
import type { Discount, Priced } from '../amounts/discounts.ts'
import type { Totals } from '../amounts/totals.ts'
import type { LineScope } from '../promotions/scopes.ts'

type Shown = components['schemas']['Coupon']

/** The facts that decide whether a coupon may be used at all, and by this shopper. */
export interface Usability {
  active: boolean
  notStarted: boolean
  expired: boolean
  usedUp: boolean
  timesUsed: number
  perUserLimit: number | null
}

/** The terms of a coupon's reduction. */
export interface Terms extends Pick<Shown, '_id' | 'code' | 'type'> {
  /** Null for all lines. */
  appliesTo: LineScope | null
  freeShipping: boolean
  /** Minor units, or hundredths of a percent. */
  reduction: number
}

/** Returns a coupon as the totals take it, for the products in its scope; null for all. */
export function discountFrom(
  { _id: id, code, type, reduction, freeShipping }: Terms,
  scope: string[] | null,
): Discount {
  const effect =
    type === 'fixed'
      ? { kind: 'amount' as const, amount: reduction }
      : { kind: 'percentage' as const, percent: reduction }
  return { id, name: code, scope, effect, freeShipping }
}

/** Throws invalidCouponCode, couponNotStarted, couponExpired, couponUsedUp and couponUsedByYou. */
export function refuseUnusable(found: Usability): void {
  const { active, notStarted, expired, usedUp, timesUsed, perUserLimit } = found
  // Someone with the code of a campaign that has ended is not guessing.
  if (!active) throw new Refusal('invalidCouponCode', { counted: false })
  if (notStarted) throw new Refusal('couponNotStarted')
  if (expired) throw new Refusal('couponExpired')
  if (usedUp) throw new Refusal('couponUsedUp')
  if (perUserLimit !== null && timesUsed >= perUserLimit) {
    throw new Refusal('couponUsedByYou', { values: { times: timesUsed } })
  }
}

/** Returns the refusal of an order whose total is below the coupon's minimum, in major units. */
export function belowMinimum(minimum: number, { scale }: Pick<Shop, 'scale'>): Refusal {
  const amount = minimum.toFixed(decimalsOf(scale))
  return new Refusal('couponMinimum', { values: { amount }, data: { minimum } })
}

/** Throws couponNotForItems if a coupon's scope includes none of these lines. */
export function refuseOutOfScope(lines: readonly Priced[], { scope }: Discount): void {
  if (scope?.length === 0 && lines.length > 0) throw new Refusal('couponNotForItems')
}

/** Throws couponNotCombinable if a coupon takes nothing because of the automatic discounts beside it. */
export function refuseUseless(rules: readonly unknown[], totals: Totals, coupon: Discount): void {
  if (rules.length > 0 && amountOf(totals, coupon) === 0) throw new Refusal('couponNotCombinable')
}

/** Returns what a coupon has taken, in minor units. */
export const amountOf = ({ discounts }: Totals, coupon: Discount): number =>
  discounts.find(({ discount }) => discount === coupon)?.amount ?? 0
