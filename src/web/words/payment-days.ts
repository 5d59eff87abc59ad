import { withOwn } from './words.ts'

/** Returns a text of all pages, or one about the days that an order has to be paid by hand. */
export const t = withOwn({
  'payment-days.edit': 'Change the days',
  'payment-days.title': 'Days for {name}',
  'payment-days.days': 'Days',
  'payment-days.hint':
    'An unpaid order is held for so long, and then cancelled. An invoice is due within these days.',
  'payment-days.now': { one: 'Orders are held for {count} day.', other: 'Orders are held for {count} days.' },
})
