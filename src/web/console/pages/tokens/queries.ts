import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Console, consoleApi } from '../../../api/client.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'

export type Token = Console<'StoreToken'>

export const tokensQuery = ({ storeId }: CurrentStore, page: number) =>
  queryOptions({
    queryKey: storeKey(storeId, 'tokens', page),
    queryFn: ({ signal }) => consoleApi.tokens.listStoreTokens(storeId, { page, limit: 25 }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Asks for the feed of events, from the oldest that is kept: each answer says where the next one begins. */
export const eventsQuery = ({ storeId, api }: CurrentStore) =>
  infiniteQueryOptions({
    queryKey: storeKey(storeId, 'events'),
    queryFn: ({ signal, pageParam }) => api.events.list({ after: pageParam, limit: 50 }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ events, next }) => (events.length > 0 ? next : undefined),
  })
