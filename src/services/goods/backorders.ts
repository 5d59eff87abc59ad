// Selling beyond stock (decision orders-may-go-beyond-stock).

import type { components } from '../../../generated/apps.types.ts'

export type Backorder = components['schemas']['Backorder']
export type Preorder = components['schemas']['Preorder']

/** SQL that is true for a row of products, or of variants, of which more may be sold than there is. */
const beyondStock = {
  products: `products.details->'backorder' is not null`,
  variants: `exists (select from products where products.shop_id = variants.shop_id
    and products.id = variants.product_id and products.details->'backorder' is not null)`,
}

/** SQL that is true for a row of which `wanted` pieces may be taken, where the row itself is locked. */
export const maySell = (table: keyof typeof beyondStock, wanted: string) =>
  `(${table}.quantity >= ${wanted} or ${beyondStock[table]})`
