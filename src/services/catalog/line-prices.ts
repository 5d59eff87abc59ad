import type { Shop } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { Refusal } from '../../errors.ts'
import { largestAmount, toMajor } from '../../money.ts'

/** What a shopper asks for, in a cart or in an order. */
export interface Line {
  /** Of a product, a food or a service. */
  productId: string
  variantId?: string | null
  quantity: number
  options?: Record<string, string>
  autoRenew?: boolean
}

/** What the store has for a line at this moment. `price` is in minor units. */
export interface Offer {
  productId: string | null
  variantId: string | null
  /** The product is sold in variants, or the line names one. */
  inVariants: boolean
  name: string
  variantName: string | null
  image: string | null
  price: number
  /** Foods, services and digital products hold none: they never run out. */
  holdsStock: boolean
  /** What buying it gives; null for what is not digital. */
  digital: { accessType: 'pass' | 'lifetime'; allAccess?: boolean } | null
  /** A pass of 30 days: all that can be renewed. */
  pass: boolean
  /** Is sent to somebody. */
  shipped: boolean
}

/** Whether a row of products is sent to somebody: goods and meals are, files and services are not. */
export const isShipped = `(products.kind <> 'service' and products.digital is null)`

/**
 * The common table expressions `line` and `offer`: the lines of `:lines` and what the store `:shopId` has for
 * each. Shoppers are offered what is listed and not deleted.
 */
export const offerTables = `
  line as (
    select * from json_to_recordset(:lines::json)
      as line (position integer, "productId" object_id, "variantId" object_id, quantity integer)
  ),
  offer as (
    select line.position, line.quantity, products.shop_id, products.id as product_id, variants.id as variant_id,
      line."variantId" is not null or products.in_variants as in_variants,
      products.name, variants.name as variant_name, products.images[1] as image,
      coalesce(variants.price, products.price) as price, products.digital, products.holds_stock,
      products.available, ${isShipped} as shipped
    from line
    left join products on products.id = line."productId" and products.shop_id = :shopId
      and products.listed and products.deleted_at is null
    left join variants on variants.id = line."variantId" and variants.product_id = products.id
      and variants.shop_id = :shopId and variants.deleted_at is null
  )`

/** The columns of `offer`, as `Offer` names them. */
export const offerColumns = `
  offer.product_id as "productId", offer.variant_id as "variantId", offer.in_variants as "inVariants", offer.name,
  offer.variant_name as "variantName", offer.image, offer.price, offer.holds_stock as "holdsStock", offer.digital,
  coalesce(offer.digital->>'accessType' = 'pass', false) as pass, offer.shipped`

const find = statement<{ shopId: string; lines: string }, Offer>(
  'offers.find',
  `with ${offerTables} select ${offerColumns} from offer order by offer.position`,
)

/** The lines as `offerTables` takes them. */
export function linesToJson(lines: Line[]): string {
  return JSON.stringify(lines.map((line, position) => ({ ...line, position })))
}

/** What the store has for each line, in their order; throws productNotFound and variantRequired. */
export async function findOffers(db: Database, shop: Shop, lines: Line[]): Promise<Offer[]> {
  const offers = await find(db, { shopId: shop.id, lines: linesToJson(lines) })
  for (const [index, offer] of offers.entries()) refuseUnoffered(offer, lines[index]!)
  return offers
}

/** What lines of these offers cost, in minor units; throws amountTooLarge. */
export function subtotalOf(shop: Shop, lines: Line[], offers: Offer[]): number {
  const subtotal = offers.reduce((sum, { price }, index) => sum + price * lines[index]!.quantity, 0)
  requireAmount(shop, toMajor(subtotal, shop.scale))
  return subtotal
}

/** Throws amountTooLarge for more than the contract can tell; in major units. */
export function requireAmount({ currency }: Shop, amount: number): void {
  if (amount > largestAmount)
    throw new Refusal('amountTooLarge', { values: { most: largestAmount, currency } })
}

/** Throws productNotFound for what the store does not sell, variantRequired for no or a wrong choice of variant. */
export function refuseUnoffered(offer: Offer, { productId }: Line): void {
  if (!offer.productId) throw new Refusal('productNotFound', { data: { productId } })
  if (offer.inVariants && !offer.variantId) throw new Refusal('variantRequired', { data: { productId } })
}
