import type { components } from '../api.ts'
import type { PageContext } from '../page-context.tsx'

type Product = components['schemas']['Product']

/**
 * Learns which of these products cost less because of the store's discounts, for `pricesOf`: in one call for a page, and
 * in none at a store that has no discounts.
 */
export async function learnReductions(
  { client, store, reduced }: PageContext,
  products: readonly { _id: string }[],
): Promise<void> {
  if (!store.automaticDiscounts || products.length === 0) return
  const ids = products.slice(0, 100).map(({ _id }) => _id)
  const { data } = await client.products.listReducedPrices({ products: ids.join(',') }).settled()
  for (const { product, variant, reducedPrice } of data?.prices ?? [])
    reduced.set(variant ?? product, reducedPrice)
}

/** Returns what a thing, or a variant of a product, costs now and what it cost before, if that was more. */
export function pricesOf(
  { reduced }: Pick<PageContext, 'reduced'>,
  { _id, price }: { _id: string; price: number },
  { compareAtPrice }: Pick<Product, 'compareAtPrice'> = { compareAtPrice: null },
): { price: number; before: number | null } {
  const now = reduced.get(_id)
  if (now !== undefined) return { price: now, before: price }
  // A variant can cost more than the product's original price.
  return { price, before: compareAtPrice !== null && compareAtPrice > price ? compareAtPrice : null }
}
