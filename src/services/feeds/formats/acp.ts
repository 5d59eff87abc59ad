// The product feed of the Agentic Commerce Protocol, version 2026-04-17: a product on each line.
// https://github.com/agentic-commerce-protocol/agentic-commerce-protocol

import { toMinor } from '../../../base/money.ts'
import type { Database } from '../../../db/database.ts'
import type { Product } from '../../catalog/product-projection.ts'
import { type Item, itemsOf, type ProductItems } from '../items.ts'
import type { Source } from '../source.ts'

/** Yields the feed in pieces, each once the caller has received the one before. */
export async function* acpFeed(db: Database, source: Source): AsyncGenerator<string> {
  for await (const products of itemsOf(db, source))
    yield products.map((one) => `${JSON.stringify(productLine(one, source))}\n`).join('')
}

function productLine({ product, description, items }: ProductItems, source: Source) {
  const { origin } = source
  return {
    id: product._id,
    title: product.name,
    ...(description && { description: { plain: description, markdown: product.description } }),
    url: `${origin}/products/${encodeURIComponent(product.slug)}`,
    media: product.images.map((url) => mediaOf(product, url)),
    variants: items.map((item) => variantLine(item, source)),
  }
}

function variantLine(item: Item, source: Source) {
  const { product, variant, price, former, gtin } = item
  const { currency } = source.shop
  const options = Object.entries(variant?.options ?? {})
  return {
    id: item.id,
    title: item.title,
    url: item.link,
    ...(gtin && { barcodes: [{ type: 'GTIN', value: gtin }] }),
    price: { amount: price, currency },
    ...(former !== null && { list_price: { amount: former, currency } }),
    ...unitPriceOf(item, source),
    availability: availabilityOf(item),
    ...(product.category && { categories: [{ value: product.category.name, taxonomy: 'merchant' }] }),
    condition: [product.condition ?? 'new'],
    ...(options.length > 0 && { variant_options: options.map(([name, value]) => ({ name, value })) }),
    ...(variant?.image && { media: [mediaOf(product, variant.image)] }),
    seller: sellerOf(source),
  }
}

function availabilityOf({ isGone, availability: { status } }: Item) {
  return { available: status !== 'out_of_stock', status: isGone ? 'discontinued' : status }
}

const mediaOf = ({ imageAlts }: Product, url: string) => ({
  type: 'image',
  url,
  ...(imageAlts[url] && { alt_text: imageAlts[url] }),
})

/** The unit price is that of the price without discounts, so a price that they reduce goes without. */
function unitPriceOf({ product, variant, price }: Item, { shop: { scale, currency } }: Source) {
  const { measure, unitPrice, price: plain } = variant ?? product
  if (!measure || !unitPrice || toMinor(plain, scale) !== price) return {}
  const [, value = '1', unit] = /^(?:(\d+) )?(.+)$/.exec(unitPrice.per)!
  return {
    unit_price: {
      amount: toMinor(unitPrice.price, scale),
      currency,
      measure: { value: measure.amount, unit: measure.unit },
      reference: { value: Number(value), unit },
    },
  }
}

/** The types of links that the protocol knows, by our policies. */
const linkTypes: Record<string, string> = {
  privacy: 'privacy_policy',
  terms: 'terms_of_service',
  refunds: 'refund_policy',
  shipping: 'shipping_policy',
}

function sellerOf({ shop, origin, policies }: Source) {
  const links = policies.flatMap((name) => {
    const type = linkTypes[name]
    return type ? [{ type, url: `${origin}/policies/${name}` }] : []
  })
  return { name: shop.name, ...(links.length > 0 && { links }) }
}
