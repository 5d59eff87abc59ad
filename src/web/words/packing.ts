import { withOwn } from './words.ts'

/** Returns a text of all pages, or one of packing and sending orders. */
export const t = withOwn({
  'packing.slip': 'Packing slip',
  'packing.slips': 'Packing slips',
  'packing.pick-list': 'Pick list',
  'packing.delivery': 'Delivery',
  'packing.payment': 'Payment',
  'packing.ship-by': 'Ship by',
  'packing.send-file': 'Tracking numbers',
  'packing.send-file-title': 'Mark many orders as sent',
  'packing.send-file-lead':
    'Choose the file that your carrier’s program writes. Each order in it is then on its way, and its buyer gets an e-mail.',
  'packing.choose-file': 'Choose a CSV file',
  'packing.file-hint': 'Columns: order number, carrier, tracking number. Up to 200 orders.',
  'packing.sent': { one: '{count} order was marked as sent', other: '{count} orders were marked as sent' },
  'packing.sent-before': {
    one: '{count} order had been sent before.',
    other: '{count} orders had been sent before.',
  },
  'packing.not-sent': { one: '{count} line was not sent:', other: '{count} lines were not sent:' },
  'packing.not-sent-line': 'Line {line}, order {order}: {reason}',
  'packing.left': 'Left to ship',
  'packing.what': 'What is in this parcel',
  'packing.nothing': 'Put at least one thing in the parcel.',
  'packing.line-hint': { one: '{count} is left', other: '{count} are left' },
  'packing.line': '{quantity} × {name}',
  'packing.no-lines': 'Nothing that was left of the order',
} as const)
