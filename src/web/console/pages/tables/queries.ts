import { queryOptions } from '@tanstack/react-query'
import type { Apps } from '../../../api/client.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'

export type DiningTable = Apps<'DiningTable'>
export type Bill = Apps<'TableBill'>

/** How often an open page looks for new orders, in milliseconds. */
const every = 15_000

export const tablesQuery = ({ storeId, api }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'tables'),
    queryFn: ({ signal }) => api.tables.list({ signal }),
    refetchInterval: every,
  })

export const billQuery = ({ storeId, api }: CurrentStore, id: string) =>
  queryOptions({
    queryKey: storeKey(storeId, 'tables', 'bill', id),
    queryFn: ({ signal }) => api.tables.getBill(id, { signal }),
    refetchInterval: every,
  })
