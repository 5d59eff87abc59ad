import type { components, StoreClient } from '../api.ts'
import type { Store } from '../stores.ts'

type Product = components['schemas']['Product']

/**
 * Learns which of these products cost less because of the store's discounts, for `pricesOf`: in one call for a page, and
 * in none at a store that has no discounts.
 */
export async function learnReductions(
  { client, store, reduced }: { client: StoreClient; store: Store; reduced: Reductions },
  products: readonly { _id: string }[],
): Promise<void> {
  if (!store.automaticDiscounts || products.length === 0) return
  const ids = products.slice(0, 100).map(({ _id }) => _id)
  const { data } = await client.products.listReducedPrices({ products: ids.join(',') }).settled()
  for (const { product, variant, reducedPrice, priorPrice } of data?.prices ?? [])
    reduced.set(variant ?? product, { price: reducedPrice, priorPrice })
}

/** Reduced prices by the ids of their items. */
export type Reductions = Map<string, Pick<ShownPrice, 'price' | 'priorPrice'>>

/** An item's price, and that of a reduction: the crossed-out price, and the lowest one before. */
export interface ShownPrice {
  price: number
  before: number | null
  priorPrice: number | null
}

/** Returns what a thing, or a variant of a product, costs now and what it cost before, if that was more. */
export function pricesOf(
  { reduced }: { reduced: Reductions },
  { _id, price, priorPrice = null }: { _id: string; price: number; priorPrice?: number | null },
  { compareAtPrice }: Pick<Product, 'compareAtPrice'> = { compareAtPrice: null },
): ShownPrice {
  const now = reduced.get(_id)
  if (now) return { ...now, before: price }
  // A variant can cost more than the product's original price.
  const before = compareAtPrice !== null && compareAtPrice > price ? compareAtPrice : null
  return { price, before, priorPrice }
}
