import { withOwn } from './words.ts'

/** Returns a text of all pages, or one about the payments of an order. */
export const t = withOwn({
  'mark-paid.do': 'Mark as paid',
  'mark-paid.title': 'Mark order {number} as paid',
  'mark-paid.lead': 'Confirm that {amount} has arrived. The buyer gets the receipt by e-mail.',
  'mark-paid.method': 'How was it paid?',
  'mark-paid.reference': 'Reference',
  'mark-paid.reference-hint': 'By which you find the payment later. The buyer sees it too.',
  'mark-paid.day': 'Day of the payment',
  'mark-paid.done': 'The order has been marked as paid',
  'paid-by': 'Paid by',
  'paid-by.transfer': 'Bank transfer',
  'paid-by.on_delivery': 'On delivery',
  'paid-by.at_pickup': 'At pick-up',
  'paid-by.invoice': 'Invoice',
  'paid-by.cash': 'Cash',
  'paid-by.other': 'Another way',
})
