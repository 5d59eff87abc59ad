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

/** Asks for the number of unread notifications; none for those who may not see them. */
export const unreadQuery = ({ storeId, api }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'notifications', 'unread'),
    queryFn: async ({ signal }) => {
      const { data, refusal } = await api.notifications.countUnreadNotifications({ signal }).settled()
      if (refusal && refusal.code !== 'insufficient_scope') throw refusal
      return data?.count ?? 0
    },
    refetchInterval: 30_000,
  })
