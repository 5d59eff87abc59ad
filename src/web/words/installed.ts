import { withOwn } from './words.ts'

/** Returns a text of all pages, or one of installed apps. */
export const t = withOwn({
  'installed.lead': 'Apps by other developers that act for your store, and what they may do.',
  'installed.none': 'No app is installed',
  'installed.none-hint':
    'An app asks for your consent when you connect your store to it; then it appears here.',
  'installed.may': 'It may',
  'installed.since': 'Installed: {time}',
  'installed.suspended': 'Suspended',
  'installed.suspended-hint':
    'The platform has stopped this app. It can do nothing here and is sent nothing until the suspension is lifted.',
  'installed.narrow': 'Limit access',
  'installed.narrow-title': 'What {name} may do',
  'installed.narrow-lead':
    'Untick what the app should no longer do. It loses that at once, and must ask you again on its own pages to get it back.',
  'installed.narrowed': '{name} may do less now',
  'installed.owner-only': 'The owner of the store can take rights from an app, or uninstall it.',
  'installed.remove': 'Uninstall',
  'installed.remove-title': 'Uninstall {name}?',
  'installed.remove-lead': 'It loses its access at once and gets no more notifications.',
  'installed.removed': '{name} has been uninstalled',
})
