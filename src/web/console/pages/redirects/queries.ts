import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AppsReply } from '../../../api/client.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'

export type Redirect = AppsReply<'getRedirect'>

export const redirectsQuery = ({ storeId, api }: CurrentStore, page: number) =>
  queryOptions({
    queryKey: storeKey(storeId, 'redirects', page),
    queryFn: ({ signal }) => api.redirects.list({ page, limit: 25 }, { signal }),
    placeholderData: keepPreviousData,
  })
