import { withOwn } from './words.ts'

/** Returns a text of all pages, or one of refunds and cancellations. */
export const t = withOwn({
  'refund.way': 'What to refund',
  'refund.by-line': 'Items',
  'refund.by-amount': 'An amount',
  'refund.of': {
    one: 'of {count} piece, which cost {amount}',
    other: 'of {count} pieces, which cost {amount}',
  },
  'refund.everything': 'Everything that is left',
  'refund.nothing-left': 'All items have been refunded.',
  'refund.shipping': 'Shipping, {amount}',
  'refund.restock': 'Put the items back in stock',
  'refund.restock-hint': 'Only if they are with you, and can be sold again.',
  'refund.goodwill': 'Goodwill on top',
  'refund.sum': 'The buyer gets back',
  'refund.choose': 'Choose the items that you refund.',
  'refund.amount-hint': 'Up to {amount}. The stock stays as it is. A refund cannot be undone.',
  'refund.transfer-hint': 'Give back yourself what you booked by hand, such as a bank transfer.',
  'refund.do': 'Refund {amount}',
  'cancel.paid-lead': 'The buyer gets {amount} back, and an e-mail. A refund cannot be undone.',
  'cancel.free-lead': 'The buyer gets an e-mail. The order cost nothing, so there is nothing to pay back.',
  'cancel.done': 'The order has been cancelled and refunded',
})
