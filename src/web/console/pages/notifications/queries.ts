import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Apps } from '../../../api/client.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'

export type Notification = Apps<'StaffNotification'>

export const notificationsQuery = ({ storeId, api }: CurrentStore, page = 1) =>
  queryOptions({
    queryKey: storeKey(storeId, 'notifications', 'list', page),
    queryFn: ({ signal }) => api.notifications.list({ page, limit: 25 }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })

/** Asks for the number of unread notifications. */
export const unreadQuery = ({ storeId, api }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'notifications', 'unread'),
    queryFn: ({ signal }) => api.notifications.countUnreadNotifications({ signal }),
    select: ({ count }) => count,
    refetchInterval: 30_000,
  })
