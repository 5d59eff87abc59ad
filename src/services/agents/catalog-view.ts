// Products in the shape of the protocol. Texts of merchants stay what they are: data.

import type { components } from '../../../generated/agents.types.ts'
import type { components as storeComponents } from '../../../generated/store.types.ts'
import type { Shop } from '../../base/context.ts'
import { toMinor } from '../../base/money.ts'
import { availabilityOf } from '../goods/availability.ts'

type Product = storeComponents['schemas']['Product']
type CatalogProduct = components['schemas']['CatalogProduct']
type CatalogVariant = components['schemas']['CatalogVariant']
type SelectedOption = components['schemas']['SelectedOption']

/** Returns the options that define a variant, in the order of their names as the merchant wrote them. */
const optionsOf = (variant: { options: Record<string, string> }): SelectedOption[] =>
  Object.entries(variant.options).map(([name, label]) => ({ name, label }))

/** Returns a product with its variants; one that is sold in a single form has a variant with its own id. */
export function shownProduct(shop: Shop, pages: string, product: Product): CatalogProduct {
  const variants =
    product.variants.length > 0
      ? product.variants.map((variant) => shownVariant(shop, product, variant))
      : [singleForm(shop, product)]
  const amounts = variants.map(({ price }) => price.amount)
  const money = (amount: number) => ({ amount, currency: shop.currency })
  const media = product.images.map((url) => pictureOf(url, product.imageAlts[url]))
  return {
    id: product._id,
    handle: product.slug,
    title: product.name,
    description: textOf(product),
    url: `${pages}/products/${encodeURIComponent(product.slug)}`,
    ...(product.category && { categories: [{ value: product.category.name, taxonomy: 'merchant' }] }),
    price_range: { min: money(Math.min(...amounts)), max: money(Math.max(...amounts)) },
    ...(media.length > 0 && { media }),
    ...(product.variants.length > 0 && { options: choicesOf(product.variants) }),
    variants,
    ...(product.rating.count > 0 && {
      rating: { value: product.rating.average, scale_max: 5, count: product.rating.count },
    }),
    ...(product.tags.length > 0 && { tags: product.tags }),
  }
}

function singleForm(shop: Shop, product: Product): CatalogVariant {
  const { compareAtPrice: before, price } = product
  return {
    ...numbersOf(product),
    id: product._id,
    title: product.name,
    description: textOf(product),
    price: priced(shop, price),
    ...(before !== null && before > price && { list_price: priced(shop, before) }),
    availability: shownAvailability(product, null),
  }
}

function shownVariant(shop: Shop, product: Product, variant: Product['variants'][number]): CatalogVariant {
  return {
    ...numbersOf(variant),
    id: variant._id,
    title: variant.name,
    description: textOf(product),
    price: priced(shop, variant.price),
    availability: shownAvailability(product, variant),
    options: optionsOf(variant),
    ...(variant.image && { media: [pictureOf(variant.image, product.imageAlts[variant.image])] }),
  }
}

const priced = ({ scale, currency }: Shop, price: number) => ({ amount: toMinor(price, scale), currency })

const textOf = ({ description, name }: Product) => ({ markdown: description || name })

function shownAvailability(product: Product, variant: Product['variants'][number] | null) {
  const { status } = availabilityOf(product, variant)
  return { available: status !== 'out_of_stock', status }
}

const pictureOf = (url: string, alt?: string) => ({ type: 'image', url, ...(alt && { alt_text: alt }) })

const numbersOf = ({ sku, gtin }: { sku?: string | null; gtin?: string }) => ({
  ...(sku && { sku }),
  ...(gtin && { barcodes: [{ type: 'GTIN', value: gtin }] }),
})

/** Returns the options by which variants differ, with their values in the order in which they first occur. */
function choicesOf(variants: Product['variants']): NonNullable<CatalogProduct['options']> {
  const found = new Map<string, Set<string>>()
  for (const { name, label } of variants.flatMap(optionsOf))
    found.set(name, (found.get(name) ?? new Set()).add(label))
  return [...found].map(([name, labels]) => ({ name, values: [...labels].map((label) => ({ label })) }))
}
