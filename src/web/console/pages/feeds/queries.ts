import { queryOptions } from '@tanstack/react-query'
import type { AppsReply } from '../../../api/client.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'

export type FeedReport = AppsReply<'getFeedReport'>

/** Asks what the feeds of the store have, and what they leave out. */
export const feedsQuery = ({ storeId, api }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'feeds'),
    queryFn: ({ signal }) => api.feeds.getReport({ signal }),
  })
