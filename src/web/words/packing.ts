import { withOwn } from './words.ts'

/** Returns a text of all pages, or one of packing and sending orders. */
export const t = withOwn({
  'packing.left': 'Left to ship',
  'packing.what': 'What is in this parcel',
  'packing.nothing': 'Put at least one thing in the parcel.',
  'packing.line-hint': { one: '{count} is left', other: '{count} are left' },
  'packing.line': '{quantity} × {name}',
  'packing.no-lines': 'Nothing that was left of the order',
} as const)
