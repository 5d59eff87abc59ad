/** Payment, payouts, identity and domains: what a store needs to sell and to be paid. */
export const selling = {
  'shipping.title': 'Shipping',

  'invoices.title': 'Invoices',
  'returns.title': 'Returns',
  'drafts.title': 'Drafts',
  'bookings.title': 'Bookings',
  'resources.title': 'Resources',

  'domains.title': 'Domains',

  'payments.title': 'Payment',
  'unpaid.title': 'Unpaid orders',
  'payouts.title': 'Payouts',
  'identity.title': 'Identity checks',
} as const
