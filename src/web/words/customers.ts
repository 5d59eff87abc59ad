/** The texts about customers that pages of others, or actions on many records, have too. */
export const customers = {
  'nav.customers': 'Customers',
  'customers.title': 'Customers',
  'customers.tag': 'Add tags',
  'customers.untag': 'Take tags away',
  'customers.delete': 'Delete',
  'customers.delete-many-lead': 'Their orders stay. Whoever signs in or orders again becomes a new customer.',
  'readers.title': 'Newsletter',
} as const
