// Shopify's URL redirects.

import { type Format, having } from '../format.ts'
import { ownRedirects } from '../own.ts'
import type { Row } from '../table.ts'

export const shopifyRedirects: Format = {
  name: 'shopify',
  knows: having('redirect from', 'redirect to'),
  keyOf: (row) => ownRedirects.keyOf(renamed(row)),
  draftOf: (rows, context) => ownRedirects.draftOf(rows.map(renamed), context),
}

const renamed = ({ line, cells }: Row): Row => ({
  line,
  cells: { path: cells['redirect from']!, target: cells['redirect to']! },
})
