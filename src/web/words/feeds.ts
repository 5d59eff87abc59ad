import { withOwn } from './words.ts'

/** Returns a text of all pages, or one of feeds. */
export const t = withOwn({
  'feeds.lead':
    'Search engines, marketplaces and shopping assistants read your products at these addresses, and come back for what has changed.',
  'feeds.switch': 'Who may read them',
  'feeds.enabled': 'Offer the feeds',
  'feeds.enabled-hint':
    'They have what everybody sees in your shop. Without this, their addresses do not exist.',
  'feeds.native': 'Products can be bought on Google',
  'feeds.native-hint': 'Only once you have set up checkout with Google.',
  'feeds.addresses': 'Addresses',
  'feeds.off': 'These addresses work once you offer the feeds.',
  'feeds.feed': 'Feed',
  'feeds.items': 'What is in it',
  'feeds.count': { one: '{count} item', other: '{count} items' },
  'feeds.google': 'Google',
  'feeds.google-hint': 'Merchant Center: add a product source “From a file”, with this link.',
  'feeds.meta': 'Facebook and Instagram',
  'feeds.meta-hint': 'Commerce Manager: add items by “Data feed”, on a schedule, with this link.',
  'feeds.acp': 'Shopping assistants',
  'feeds.acp-hint': 'Agentic Commerce Protocol. All products are in it, also those that Google leaves out.',
  'feeds.menu': 'Menu',
  'feeds.menu-hint': 'For guides and assistants that know where to eat.',
  'feeds.left-out': 'Left out',
  'feeds.left-out-lead': 'Google and Meta refuse these products, so their feeds do not have them.',
  'feeds.nothing-left-out': 'All your listed products are in the feeds.',
  'feeds.picture': { one: '{count} product has no picture', other: '{count} products have no picture' },
  'feeds.description': {
    one: '{count} product has no description',
    other: '{count} products have no description',
  },
  'feeds.price': { one: '{count} product has no price', other: '{count} products have no price' },
  'feeds.more': 'and {count} more',
})
