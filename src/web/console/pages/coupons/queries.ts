import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Apps } from '../../../api/client.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'

export type Coupon = Apps<'Discount'>

export const couponsQuery = ({ storeId, api }: CurrentStore, page: number) =>
  queryOptions({
    queryKey: storeKey(storeId, 'coupons', page),
    queryFn: ({ signal }) => api.discounts.list({ page, limit: 25 }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The end of a coupon that does not expire is in this year. */
const never = '9999'

export const expires = ({ endDate }: Coupon) => !endDate.startsWith(never)

export type Standing = 'off' | 'used-up' | 'ended' | 'planned' | 'usable'

/** Returns whether shoppers can use a coupon now, and if not, why. */
export function standingOf(coupon: Coupon, now = Date.now()): Standing {
  const { active, usageLimit, usageCount, startDate, endDate } = coupon
  if (!active) return 'off'
  if (Date.parse(endDate) <= now) return 'ended'
  if (usageLimit !== null && usageCount >= usageLimit) return 'used-up'
  return Date.parse(startDate) > now ? 'planned' : 'usable'
}
