import type { NotificationsHandlers } from '../../generated/apps.routes.ts'
import * as notifications from '../services/messaging/notifications.ts'

export const notificationsHandlers: NotificationsHandlers = {
  listNotifications: ({ db, shop, query }) => notifications.list(db, shop, query),
  countUnreadNotifications: ({ db, shop }) => notifications.countUnread(db, shop),
  readAllNotifications: ({ db, record, shop }) => notifications.readAll(db, record, shop),
  getNotification: ({ db, shop, params }) => notifications.get(db, shop, params.id),
  updateNotification: ({ db, shop, params, body }) => notifications.setRead(db, shop, params.id, body.read),
}
