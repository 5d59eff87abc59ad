/** Notifications, and the titles of pages about the team. */
export const team = {
  'staff.title': 'Staff',
  'roles.title': 'Roles',
  'staff.actions-of': 'Actions for {name}',

  'installed.title': 'Installed apps',

  'activity.title': 'Activity log',
  'activity.when': 'When',

  'notifications.title': 'Notifications',
  'notifications.unread': { one: '{count} unread notification', other: '{count} unread notifications' },
} as const
