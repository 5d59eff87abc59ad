import type { NotificationsHandlers } from '../../generated/apps.routes.ts'
import * as notifications from '../services/messaging/notifications.ts'

export const notificationsHandlers: NotificationsHandlers = {
  listNotifications: async ({ db, shop, query }) => notifications.list(db, shop, query),
  countUnreadNotifications: async ({ db, shop }) => notifications.countUnread(db, shop),
  readAllNotifications: async ({ db, shop }) => notifications.readAll(db, shop),
  getNotification: async ({ db, shop, params }) => notifications.get(db, shop, params.id),
  updateNotification: async ({ db, shop, params, body }) =>
    notifications.setRead(db, shop, params.id, body.read),
}
