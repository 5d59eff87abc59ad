import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Apps } from '../../../api/client.ts'
import { oneOf, pageIn } from '../../../ui/search.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'

export type Return = Apps<'Return'>

export const statuses = ['requested', 'approved', 'received', 'refused', 'closed'] as const

export interface Filters {
  page?: number
  status?: Return['status']
}

/** Reads the filters of the list from an address; what is none of them is left out. */
export const readFilters = (given: Record<string, unknown>): Filters => ({
  page: pageIn(given),
  status: oneOf(given, 'status', statuses),
})

export const returnsQuery = ({ storeId, api }: CurrentStore, { page = 1, status }: Filters) =>
  queryOptions({
    queryKey: storeKey(storeId, 'returns', 'list', page, status),
    queryFn: ({ signal }) => api.returns.list({ page, limit: 25, status }, { signal }),
    placeholderData: keepPreviousData,
  })

export const returnQuery = ({ storeId, api }: CurrentStore, id: string) =>
  queryOptions({
    queryKey: storeKey(storeId, 'returns', 'one', id),
    queryFn: ({ signal }) => api.returns.get(id, { signal }),
  })

export const productQuery = ({ storeId, api }: CurrentStore, id: string) =>
  queryOptions({
    queryKey: storeKey(storeId, 'products', 'exchanged', id),
    queryFn: ({ signal }) => api.products.get(id, { signal }),
  })

export const policyQuery = ({ storeId, api }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'returns', 'policy'),
    queryFn: ({ signal }) => api.returns.getPolicy({ signal }),
  })
