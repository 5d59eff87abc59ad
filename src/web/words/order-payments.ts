import { withOwn } from './words.ts'

/** Returns a text of all pages, or one about the payments of an order. */
export const t = withOwn({
  'mark-paid.do': 'Mark as paid',
  'mark-paid.title': 'Mark order {number} as paid',
  'mark-paid.lead': 'Confirm that {amount} has arrived. The buyer gets the receipt by e-mail.',
  'mark-paid.amount': 'Amount',
  'mark-paid.amount-hint': 'If less has arrived, it is booked, and the order waits for the rest.',
  'mark-paid.method': 'How was it paid?',
  'mark-paid.reference': 'Reference',
  'mark-paid.reference-hint': 'By which you find the payment later. The buyer sees it too.',
  'mark-paid.day': 'Day of the payment',
  'mark-paid.done': 'The order has been marked as paid',
  'mark-paid.part-done': 'The payment has been booked',
  'part-paid.due': 'Left to pay',
  'part-paid.returned': 'To be given back by hand',
  'payment-link.do': 'Payment link',
  'payment-link.title': 'Payment link for order {number}',
  'payment-link.lead':
    'Anybody who has the link can pay {amount}. It shows neither the buyer nor the items. A new link replaces the one before.',
  'payment-link.days': 'Works for',
  'payment-link.day': { one: '{count} day', other: '{count} days' },
  'payment-link.make': 'Make the link',
  'payment-link.made': 'Send this link to the person who pays. It is shown only now.',
  'payment-link.ends': 'It works until',
  'paid-by': 'Paid by',
  'paid-by.transfer': 'Bank transfer',
  'paid-by.on_delivery': 'On delivery',
  'paid-by.at_pickup': 'At pick-up',
  'paid-by.invoice': 'Invoice',
  'paid-by.cash': 'Cash',
  'paid-by.other': 'Another way',
})
