import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AppsReply } from '../../../api/client.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'

export type Import = AppsReply<'getImport'>
export type Issue = AppsReply<'listImportIssues'>['issues'][number]

/** The scope that an import of a kind needs. */
export const scopeOf = {
  products: 'WRITE_INVENTORY',
  stock: 'WRITE_INVENTORY',
  customers: 'WRITE_CUSTOMERS',
  coupons: 'WRITE_DISCOUNTS',
  redirects: 'WRITE_STORE',
  orders: 'WRITE_ORDERS',
} as const

/** The import that is shown, and the page of its issues. */
export interface Place {
  id?: string
  page?: number
}

const everySecond = 1000

/** Its records are written, or its pictures fetched. */
const isAtWork = (data?: Import) =>
  data?.status === 'running' || (data?.status === 'done' && data.pictures.due > 0)

/** Asks for an import, again and again while it runs. */
export const importQuery = ({ storeId, api }: CurrentStore, id: string) =>
  queryOptions({
    queryKey: storeKey(storeId, 'imports', 'one', id),
    queryFn: ({ signal }) => api.imports.get(id, { signal }),
    refetchInterval: ({ state }) => (isAtWork(state.data) ? everySecond : false),
  })

/** Asks for what there is to say of an import; what refuses a product while it runs is added to it. */
export const issuesQuery = ({ storeId, api }: CurrentStore, { _id, done, refused }: Import, page: number) =>
  queryOptions({
    queryKey: storeKey(storeId, 'imports', 'issues', _id, done + refused, page),
    queryFn: ({ signal }) => api.imports.listIssues(_id, { page, limit: 10 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const importsQuery = ({ storeId, api }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'imports', 'list'),
    queryFn: ({ signal }) => api.imports.list({ limit: 5 }, { signal }),
  })
