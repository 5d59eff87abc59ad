import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { largestAmount, toMajor } from '../../base/money.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { Priced } from '../amounts/discounts.ts'
import { sumOf } from '../amounts/division.ts'
import type { Backorder, Preorder } from '../goods/backorders.ts'
import { type Limits, limitColumns } from '../goods/limits.ts'
import type { Carried, Load } from '../goods/parcels.ts'
import { preorderOf } from '../goods/publishing.ts'
import type { MenuPeriods } from '../menu-times/menu-times.ts'
import type { Choice, Chosen, Group } from '../modifiers/choices.ts'
import { groupsOf, requireChoice } from '../modifiers/offered.ts'

/** A product, variant and quantity that a shopper requests, in a cart or in an order. */
export interface Line {
  /** The id of a product, a food or a service. */
  productId: string
  variantId?: string | null
  quantity: number
  options?: Record<string, string>
  /** The choices from its modifier groups. */
  modifiers?: readonly Choice[] | null
  autoRenew?: boolean
}

/** The numbers of what is sold, and what carriers and customs need to know of it. */
export type SoldDetails = Carried & {
  sku?: string
  barcode?: string
  backorder?: Backorder
  preorder?: Preorder
}

/** The store's current offer for a line, before what is chosen with it. `price` is in minor units. */
export interface PlainOffer extends Limits {
  productId: string | null
  variantId: string | null
  /** True if the product has variants or the line names one. */
  inVariants: boolean
  name: string
  variantName: string | null
  /** The options that define the variant; empty without one. */
  variantOptions: Record<string, string>
  image: string | null
  price: number
  /** Not null where more can be sold than there is. */
  backorder: Backorder | null
  /** False for foods, services and digital products, which never run out. */
  holdsStock: boolean
  /** The part of an item beside its price that an order keeps; null: nothing. */
  details: SoldDetails | null
  /** The access that the purchase grants; null for a product that is not digital. */
  digital: { accessType: 'pass' | 'lifetime'; allAccess?: boolean } | null
  /** True for a pass of 30 days, the only kind of product that can be renewed. */
  pass: boolean
  /** Null for an item that the store does not offer. */
  kind: 'product' | 'food' | 'service' | null
  /** True for goods that are shipped. */
  shipped: boolean
  /** True for a service that is sold for a time only. */
  bookable: boolean
  taxClass: string
  /** Null for an item without modifier groups. */
  groups: Group[] | null
  /** When it is offered; null: always. */
  availableAt: MenuPeriods
}

/** The store's current offer for a line: its price contains what was chosen of its modifier groups. */
export interface Offer extends PlainOffer {
  modifiers: Chosen[] | null
}

/** A line as its amounts depend on it. */
export interface PricedLine extends Priced {
  kind: 'product' | 'digital' | 'food' | 'service'
  taxClass: string
}

/** SQL for the kind of an item as the contract names it, from a row of `products` or of `order_items`. */
export const itemKind = (row: string) =>
  `case when ${row}.digital is null then ${row}.kind else 'digital' end`

/** SQL that is true for a product row that is shipped: goods and meals are, files and services are not. */
export const isShipped = `(products.kind <> 'service' and products.digital is null)`

/** SQL for the picture of a line: that of the variant, or the first of the product. */
export const shownImage = "coalesce(variants.details->>'image', products.images[1])"

/** SQL for a detail of a variant, or of its product where the variant has none of its own. */
export const ownOrShared = (name: string) =>
  `coalesce(variants.details->'${name}', products.details->'${name}')`

const carriedMembers = `'preorder', ${preorderOf('products')}, 'weight', ${ownOrShared('weight')}, 'dimensions', ${ownOrShared('dimensions')},
    'hsCode', products.details->'hsCode', 'originCountry', products.details->'originCountry'`

/** SQL for what an order keeps of the details of a product, or of its variant; null where it has none. */
export const soldDetails = `case
  when variants.id is not null then changed_details(null, jsonb_build_object('sku', variants.sku,
    'barcode', variants.details->'barcode', ${carriedMembers}))
  when products.details is not null or coalesce(products.sku, products.barcode) is not null
    or products.releases_at > now() then changed_details(null,
    jsonb_build_object('sku', products.sku, 'barcode', products.barcode, ${carriedMembers}))
end`

/**
 * The common table expressions `line` and `offer`: the lines of `:lines`, and what the store `:shopId` offers for each.
 * Shoppers are offered items that are listed and not deleted. PostgreSQL estimates a hundred lines, for which it would
 * rather read all products of a small store than look each one up by key, hence `lateral … limit 1`.
 */
export const offerTables = `
  line as (
    select * from json_to_recordset(:lines::json)
      as line (position integer, "productId" object_id, "variantId" object_id, quantity integer)
  ),
  offer as (
    select line.position, line.quantity, products.shop_id, products.id as product_id, variants.id as variant_id,
      line."variantId" is not null or products.in_variants as in_variants,
      products.name, variants.name as variant_name,
      coalesce(variants.options, '{}') as variant_options, ${shownImage} as image,
      coalesce(variants.price, products.price) as price, products.digital, products.holds_stock,
      ${soldDetails} as details, ${limitColumns.minPerOrder} as min_per_order,
      ${limitColumns.maxPerOrder} as max_per_order, products.details->'backorder' as backorder, products.available, products.available_at, products.kind, products.bookable, products.tax_class, products.low_stock_at, ${isShipped} as shipped,
      ${groupsOf('products')} as groups
    from line
    left join lateral (select * from products
      where id = line."productId" and shop_id = :shopId and listed and deleted_at is null limit 1) as products on true
    left join lateral (select * from variants where id = line."variantId" and product_id = products.id
      and shop_id = :shopId and deleted_at is null limit 1) as variants on true
  )`

/** SQL that is true for an `offer` of a pass of 30 days. */
export const isPass = `coalesce(offer.digital->>'accessType' = 'pass', false)`

/** The columns of `offer`, named as in `Offer`. */
export const offerColumns = `
  offer.product_id as "productId", offer.variant_id as "variantId", offer.in_variants as "inVariants", offer.name,
  offer.variant_name as "variantName", offer.variant_options as "variantOptions", offer.image, offer.price,
  offer.holds_stock as "holdsStock", offer.backorder, offer.details,
  offer.min_per_order as "minPerOrder", offer.max_per_order as "maxPerOrder", offer.digital,
  ${isPass} as pass, offer.kind, offer.shipped,
  coalesce(offer.bookable, false) as bookable, offer.tax_class as "taxClass", offer.groups,
  offer.available_at as "availableAt"`

const find = statement<{ shopId: string; lines: string }, PlainOffer>(
  'offers.find',
  `with ${offerTables} select ${offerColumns} from offer order by offer.position`,
)

/** Encodes lines as the JSON that `offerTables` reads. */
export function linesToJson(lines: Line[]): string {
  return JSON.stringify(lines.map((line, position) => ({ ...line, position })))
}

/** Returns the offer for each line before anything is chosen with it, in order; throws productNotFound and variantRequired. */
export async function findPlainOffers(db: Database, shop: Shop, lines: Line[]): Promise<PlainOffer[]> {
  const offers = await find(db, { shopId: shop.id, lines: linesToJson(lines) })
  for (const [index, offer] of offers.entries()) refuseUnoffered(offer, lines[index]!)
  return offers
}

/**
 * Returns the store's offer for each line, in order; throws productNotFound, variantRequired, modifiersInvalid and
 * modifierSoldOut.
 */
export async function findOffers(db: Database, shop: Shop, lines: Line[]): Promise<Offer[]> {
  const offers = await findPlainOffers(db, shop, lines)
  return offers.map((offer, index) => withChoice(offer, lines[index]!))
}

/** Returns the offer with what the line chooses; throws modifiersInvalid and modifierSoldOut. */
export function withChoice<Plain extends PlainOffer>(offer: Plain, line: Line): Plain & Offer {
  const { chosen, price } = requireChoice(offer.groups, line.modifiers, line.productId)
  return { ...offer, price: offer.price + price, modifiers: chosen }
}

/** Returns the kinds of the offers that are shipped, in alphabetical order, each once. */
export function shippedKinds(offers: PlainOffer[]): ('food' | 'product')[] {
  const kinds = offers.flatMap(({ kind, shipped }) => (shipped && kind && kind !== 'service' ? [kind] : []))
  return [...new Set(kinds)].sort()
}

/** Returns the lines of goods that are shipped. */
export const shippedLoads = (lines: readonly Line[], offers: readonly PlainOffer[]): Load[] =>
  offers.flatMap(({ shipped, details }, place) =>
    shipped ? [{ quantity: lines[place]!.quantity, details }] : [],
  )

/** Returns the subtotal of lines at these offers, in minor units; throws amountTooLarge. */
export function subtotalOf(shop: Shop, lines: Line[], offers: PlainOffer[]): number {
  const subtotal = sumOf(offers, ({ price }, position) => price * lines[position]!.quantity)
  requireAmount(shop, toMajor(subtotal, shop.scale))
  return subtotal
}

/** Returns lines at these offers as the totals need them; each gets an id. */
export const priced = (lines: Line[], offers: PlainOffer[]): PricedLine[] =>
  offers.map(({ price, productId, kind, digital, taxClass }, position) => ({
    id: newId(),
    product: productId!,
    price,
    quantity: lines[position]!.quantity,
    kind: digital ? 'digital' : kind!,
    taxClass,
  }))

/** Throws amountTooLarge for an amount, in major units, above the contract's maximum. */
export function requireAmount({ currency }: Shop, amount: number): void {
  if (amount > largestAmount)
    throw new Refusal('amountTooLarge', { values: { most: largestAmount, currency } })
}

/** The part of an offer that tells whether the line can be bought. */
export type OfferIdentity = Pick<PlainOffer, 'productId' | 'variantId' | 'inVariants'>

/**
 * Throws productNotFound for an item that the store does not sell, variantRequired for a missing or wrong
 * variant.
 */
export function refuseUnoffered(offer: OfferIdentity | undefined, { productId }: Line): asserts offer {
  if (!offer?.productId) throw new Refusal('productNotFound', { data: { productId } })
  if (offer.inVariants && !offer.variantId) throw new Refusal('variantRequired', { data: { productId } })
}
