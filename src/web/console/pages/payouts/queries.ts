import { queryOptions } from '@tanstack/react-query'
import type { Apps } from '../../../api/client.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'

export type Account = Apps<'Payout'>
export type PayoutMethod = Apps<'SupportedPayout'>
export type Check = Apps<'KycCheck'>

export const accountsQuery = ({ storeId, api }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'payouts', 'accounts'),
    queryFn: async ({ signal }) => {
      const [methods, { payouts }] = await Promise.all([
        api.payouts.listSupportedPayouts({ signal }),
        api.payouts.list({ limit: 100 }, { signal }),
      ])
      return { methods, accounts: payouts }
    },
  })

/** The newest payouts, those that failed among them, as the activity log tells of them. */
export const historyQuery = ({ storeId, api }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'payouts', 'history'),
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(
        (['payout.paid', 'payout.failed'] as const).map((action) =>
          api.activity.list({ action, limit: 50 }, { signal }),
        ),
      )
      return lists
        .flatMap(({ activity }) => activity)
        .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
    },
  })

export const checksQuery = ({ storeId, api }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'kyc'),
    queryFn: ({ signal }) => api.kyc.list({ limit: 100 }, { signal }),
  })
