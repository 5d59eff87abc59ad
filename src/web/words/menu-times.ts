import { withOwn } from './words.ts'

/** Returns a text of all pages, or one of the times at which a dish is offered. */
export const t = withOwn({
  'menu-times.title': 'When it is offered',
  'menu-times.limited': 'Only at certain times',
  'menu-times.limited-hint':
    'Such as breakfast until eleven. Orders for later are judged by when they are due.',
  'menu-times.week-hint':
    'Leave a day empty if the dish is not offered on it. An end before the beginning is on the next day.',
})
