import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Apps, AppsReply } from '../../../api/client.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'

export type Account = Apps<'Payout'>
export type PayoutMethod = Apps<'SupportedPayout'>
export type Check = Apps<'KycCheck'>

export const accountsQuery = ({ storeId, api }: CurrentStore, page: number) =>
  queryOptions({
    queryKey: storeKey(storeId, 'payouts', 'accounts', page),
    queryFn: async ({ signal }) => {
      const [methods, { payouts, pagination }] = await Promise.all([
        api.payouts.listSupportedPayouts({ signal }),
        api.payouts.list({ page, limit: 10 }, { signal }),
      ])
      return { methods, accounts: payouts, pagination }
    },
    placeholderData: keepPreviousData,
  })

/** Asks for the payouts and the failed payouts, newest first, as the activity log lists them: one list each. */
export const historyQuery = ({ storeId, api }: CurrentStore) =>
  infiniteQueryOptions({
    queryKey: storeKey(storeId, 'payouts', 'history'),
    queryFn: ({ signal, pageParam: page }) =>
      Promise.all(
        (['payout.paid', 'payout.failed'] as const).map((action) =>
          api.activity.list({ action, page, limit: 25 }, { signal }),
        ),
      ),
    initialPageParam: 1,
    getNextPageParam: (lists, _, page) => (lists.some(hasMore) ? page + 1 : undefined),
    select: ({ pages }) => merged(pages),
  })

type Entries = AppsReply<'listActivity'>
const hasMore = ({ pagination }: Entries) => pagination.hasNext

/**
 * Merges the lists as far back as all of them are known: if a list goes on, its next entry may be newer than the known
 * entries of another.
 */
function merged(pages: Entries[][]): Entries['activity'] {
  const known = pages.flat().flatMap(({ activity }) => activity)
  const ends = (pages.at(-1) ?? []).filter(hasMore).map(({ activity }) => activity.at(-1)?.createdAt ?? '')
  const since = ends.sort().at(-1) ?? ''
  return known
    .filter(({ createdAt }) => createdAt >= since)
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
}

export const checksQuery = ({ storeId, api }: CurrentStore, page: number) =>
  queryOptions({
    queryKey: storeKey(storeId, 'kyc', page),
    queryFn: ({ signal }) => api.kyc.list({ page, limit: 25 }, { signal }),
    placeholderData: keepPreviousData,
  })
