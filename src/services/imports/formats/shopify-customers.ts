// Shopify's exports of customers.

import { booleanOf, type Issue } from './cells.ts'
import { fieldsOf } from './fields.ts'
import { type Draft, type Format, having } from './format.ts'
import type { Row } from './table.ts'

/** The column of consent today, and the one before. */
const consents = ['accepts email marketing', 'accepts marketing']

export const shopifyCustomers: Format = {
  name: 'shopify',
  knows: (columns) =>
    having('first name', 'last name', 'email')(columns) && consents.some((name) => columns.includes(name)),
  keyOf: ({ line, cells }) => cells.email?.trim().toLowerCase() || `line ${line}`,
  draftOf,
}

function draftOf(rows: Row[]): Draft {
  const issues: Issue[] = []
  const { cells } = rows[0]!
  const read = fieldsOf(rows[0]!, issues)
  const fields = {
    ...read.text('email', cells.email),
    ...read.text('name', `${cells['first name']} ${cells['last name']}`),
    ...read.text('phone', cells.phone || cells['default address phone']),
    ...read.tags(cells.tags),
    newsletter: consents.some((name) => booleanOf(cells[name])),
  }
  for (const row of rows.slice(1))
    fieldsOf(row, issues).note('email', 'record_twice', 'Another line has the same email', true)
  return { fields, issues }
}
