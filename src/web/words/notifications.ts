import { withOwn } from './words.ts'

/** Returns a text of all pages, or one of the notifications. */
export const t = withOwn({
  'notifications.lead':
    'They belong to the store: once one of you has read a notification, it is read for everybody.',
  'notifications.new': 'New',
  'notifications.read-one': 'Mark as read',
  'notifications.unread-one': 'Mark as unread',
  'notifications.read-all': 'Mark all as read',
  'notifications.by-mail': 'By e-mail',
  'notifications.all-read': 'All notifications have been marked as read',
  'notifications.none': 'Nothing yet',
  'notifications.none-hint': 'New orders, low stock, payouts and problems appear here.',
})
