// Whether goods can be bought, in the words that feeds and agents share.

import type { components } from '../../../generated/apps.types.ts'

type Product = components['schemas']['Product']

export interface Availability {
  status: 'in_stock' | 'backorder' | 'out_of_stock'
  /** The day from which it is sent, as its merchant promises it; undefined unless it is sent later on a known day. */
  from?: string
}

/** Returns the availability of a product without variants, or of its variant. */
export function availabilityOf(
  { digital, inStock, backorder }: Pick<Product, 'digital' | 'inStock' | 'backorder'>,
  variant: { quantity: number } | null,
): Availability {
  const isThere = variant ? digital !== null || variant.quantity > 0 : inStock
  if (isThere) return { status: 'in_stock' }
  return backorder ? { status: 'backorder', from: backorder.shipsOn } : { status: 'out_of_stock' }
}
