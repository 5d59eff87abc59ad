// Whether goods can be bought, in the words that feeds and agents share.

import type { components } from '../../../generated/apps.types.ts'

type Product = components['schemas']['Product']

export interface Availability {
  status: 'in_stock' | 'backorder' | 'preorder' | 'out_of_stock'
  /** The day from which it is sent, or the time when it comes out; undefined unless it is sent later at a known time. */
  from?: string
}

/** Returns the availability of a product without variants, or of its variant. */
export function availabilityOf(
  { digital, inStock, backorder, preorder }: Pick<Product, 'digital' | 'inStock' | 'backorder' | 'preorder'>,
  variant: { quantity: number } | null,
): Availability {
  const isThere = variant ? digital !== null || variant.quantity > 0 : inStock
  if (preorder && (isThere || backorder)) return { status: 'preorder', from: preorder.releasesAt }
  if (isThere) return { status: 'in_stock' }
  return backorder ? { status: 'backorder', from: backorder.shipsOn } : { status: 'out_of_stock' }
}
