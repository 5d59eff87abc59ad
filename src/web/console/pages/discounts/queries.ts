import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Apps } from '../../../api/client.ts'
import { t } from '../../../words/discounts.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'

export type Discount = Apps<'AutomaticDiscount'>
export type Effect = Discount['effect']

export const discountsQuery = ({ storeId, api }: CurrentStore, page: number) =>
  queryOptions({
    queryKey: storeKey(storeId, 'discounts', page),
    queryFn: ({ signal }) => api.discounts.listAutomaticDiscounts({ page, limit: 25 }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The date by which the service knows a discount without an end. */
export const noEnd = '9999-12-31T23:59:59.999Z'

export const ends = ({ endDate }: Discount) => endDate !== noEnd

export type Standing = 'off' | 'ended' | 'planned' | 'running'

/** Returns whether a discount applies now, and if not, why. */
export function standingOf({ active, startDate, endDate }: Discount, now = Date.now()): Standing {
  if (!active) return 'off'
  if (Date.parse(endDate) <= now) return 'ended'
  return Date.parse(startDate) > now ? 'planned' : 'running'
}

/** Returns in a few words what a discount does. */
export function saidOf(effect: Effect, money: CurrentStore['money']): string {
  const { type, percent = 0, amount = 0, pieces = 0, buy = 0, get = 0, steps = [] } = effect
  const most = Math.max(percent, ...steps.map((step) => step.percent))
  if (type === 'buy_get' && percent === 100) return t('discounts.said-buy_get-free', { buy, get })
  return t(`discounts.said-${type}`, { percent: most, amount: money(amount), pieces, buy, get })
}
