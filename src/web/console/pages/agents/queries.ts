import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AppsReply } from '../../../api/client.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'

export type Agent = AppsReply<'getAgent'>

export const agentsQuery = ({ storeId, api }: CurrentStore, page: number) =>
  queryOptions({
    queryKey: storeKey(storeId, 'agents', page),
    queryFn: ({ signal }) => api.agents.list({ page, limit: 25 }, { signal }),
    placeholderData: keepPreviousData,
  })
