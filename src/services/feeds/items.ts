// Items of feeds: what can be bought, each variant by itself, with the price and the availability of the Store API.

import { toMinor } from '../../base/money.ts'
import type { Database } from '../../db/database.ts'
import type { Product } from '../catalog/product-projection.ts'
import { type Availability, availabilityOf } from '../goods/availability.ts'
import { type Reduction, reductionsOf } from '../promotions/reduced-prices.ts'
import { productsOf, type Read } from './products.ts'
import type { Source } from './source.ts'
import { plainOf } from './texts.ts'

type Variant = Product['variants'][number]

/** An item as feeds describe it. Amounts are in minor units. */
export interface Item {
  /** By which carts take it. */
  id: string
  product: Product
  variant: Variant | null
  title: string
  link: string
  images: string[]
  price: number
  /** The price before the reduction, as the shop shows it; null: it is not reduced. */
  former: number | null
  period: Reduction['period']
  availability: Availability
  /** Shoppers no longer see it. */
  isGone: boolean
  gtin: string | undefined
}

export interface ProductItems {
  product: Product
  /** The description without Markdown. */
  description: string
  items: Item[]
}

/** Yields the products of a feed with their items, in batches. */
export async function* itemsOf(db: Database, source: Source): AsyncGenerator<ProductItems[]> {
  for await (const rows of productsOf(db, source)) {
    const ids = rows.filter(({ isGone }) => !isGone).map(({ id }) => id)
    const reductions = await reductionsOf(db, source.shop, ids)
    const reduced = new Map(reductions.map((one) => [one.variant ?? one.product, one]))
    yield rows.map((row) => itemsIn(row, source, reduced))
  }
}

function itemsIn(
  { product, isGone, lost }: Read,
  source: Source,
  reduced: Map<string, Reduction>,
): ProductItems {
  const make = (variant: Variant | null, isItemGone: boolean) =>
    itemOf(product, variant, isItemGone, source, reduced.get((variant ?? product)._id))
  const { variants } = product
  const own = variants.length > 0 ? variants.map((one) => make(one, isGone)) : [make(null, isGone)]
  const former = lost.map((one) => make({ ...soldOut, ...one, price: product.price }, true))
  return { product, description: plainOf(product.description), items: [...own, ...former] }
}

/** The facts that are no longer known of a deleted variant. */
const soldOut = { quantity: 0, priorPrice: null, measure: null, unitPrice: null }

function itemOf(
  product: Product,
  variant: Variant | null,
  isGone: boolean,
  source: Source,
  reduction: Reduction | undefined,
): Item {
  const { scale } = source.shop
  const price = reduction?.reducedPrice ?? toMinor((variant ?? product).price, scale)
  const images = variant?.image
    ? [variant.image, ...product.images.filter((one) => one !== variant.image)]
    : product.images
  return {
    id: (variant ?? product)._id,
    product,
    variant,
    title: variant ? `${product.name} – ${variant.name}` : product.name,
    link: linkTo(source, product, variant),
    images,
    price,
    former: formerPrice(product, variant, price, source, reduction),
    period: reduction?.period ?? null,
    availability: isGone ? { status: 'out_of_stock' } : availabilityOf(product, variant),
    isGone,
    gtin: (variant ?? product).gtin,
  }
}

/** Returns the higher price that the shop shows beside this one: by the law of the EU, the lowest of the 30 days before. */
function formerPrice(
  { compareAtPrice, ...product }: Product,
  variant: Variant | null,
  price: number,
  { showPriorPrice, shop: { scale } }: Source,
  reduction: Reduction | undefined,
): number | null {
  const minor = (amount: number | null) => (amount === null ? null : toMinor(amount, scale))
  const prior = reduction ? reduction.priorPrice : minor((variant ?? product).priorPrice)
  const before = reduction ? reduction.price : minor(compareAtPrice)
  const former = (showPriorPrice && prior) || before
  return former !== null && former > price ? former : null
}

/** Returns the address of the page on which the item is chosen: by the options of a variant where they tell it apart. */
function linkTo({ origin, lang }: Source, { slug, variants }: Product, variant: Variant | null): string {
  const chosen = new URLSearchParams()
  if (variant && areToldApart(variants) && variants.includes(variant))
    for (const [name, value] of Object.entries(variant.options)) chosen.set(`choice.${name}`, value)
  else if (variant) chosen.set('variantId', variant._id)
  if (lang) chosen.set('lang', lang)
  return `${origin}/products/${encodeURIComponent(slug)}${chosen.size > 0 ? `?${chosen}` : ''}`
}

/** Returns whether all variants have values of the same options, and no two have the same values. */
function areToldApart(variants: readonly Variant[]): boolean {
  const names = [...new Set(variants.flatMap(({ options }) => Object.keys(options)))]
  const values = variants.map(({ options }) => names.map((name) => options[name]))
  const isComplete = names.length > 0 && values.every((all) => all.every((value) => value?.trim()))
  return isComplete && new Set(values.map((all) => JSON.stringify(all))).size === variants.length
}
