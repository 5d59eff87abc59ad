import type { Shop } from '../../base/context.ts'
import type { Transaction } from '../../db/database.ts'
import { chargesOfPeriod, isSold } from '../digital/renewal-schedule.ts'
import { domainOf, pricesIncludeTax } from '../shared/shop.ts'
import type { RenewedPass } from './mails.ts'

/** A pass with a saved card, and the current terms of its renewal. */
export interface Renewable extends RenewedPass {
  id: string
  shopId: string
  productId: string
  card: NonNullable<RenewedPass['card']>
  endsAt: string
  /** The end of the pass for which its renewal was last announced. */
  noticedFor: string | null
  /** The amount that was announced, in minor units; null before the first notice. */
  noticedAmount: number | null
  /** The current price in minor units, before taxes that are added to it. */
  price: number
  taxClass: string
  seller: Pick<Shop, 'country' | 'currency'> & { pricesIncludeTax: boolean | null }
  /** True if the store still sells it as a pass. */
  sold: boolean
  provider: string
  /** The token of the saved card, sealed with the pass's id. */
  sealedCard: string
  /** The number of charges for this period, whatever their outcome. */
  tried: number
}

/** The facts about a store that its e-mails show. */
export const shopFacts = `jsonb_build_object(
  'name', shops.name, 'logo', shops.logo, 'color', shops.theme ->> 'primaryColor', 'contact', shops.contact,
  'scale', shops.scale, 'timeZone', shops.time_zone, 'domain', ${domainOf('shops.id')})`

/** The tables that `renewableColumns` are read from. */
export const renewableTables = `entitlements
  join products on products.id = entitlements.product_id and products.shop_id = entitlements.shop_id
  join shops on shops.id = entitlements.shop_id`

/** SQL for the columns of a `Renewable`. */
export const renewableColumns = `
  entitlements.id, entitlements.shop_id as "shopId", entitlements.product_id as "productId",
  entitlements.ends_at as "endsAt", entitlements.renewal_noticed_for as "noticedFor",
  entitlements.renewal_noticed_amount as "noticedAmount", entitlements.card_provider as provider,
  entitlements.card_token_sealed as "sealedCard", coalesce(entitlements.renewal_email, '') as email,
  jsonb_build_object('brand', entitlements.card_brand, 'last4', entitlements.card_last4) as card,
  products.name as product, products.price, products.tax_class as "taxClass", shops.currency, ${shopFacts} as shop,
  jsonb_build_object('country', shops.country, 'currency', shops.currency,
    'pricesIncludeTax', ${pricesIncludeTax}) as seller,
  ${isSold} as sold,
  (select count(*) from ${chargesOfPeriod}) as tried`

/** Returns the pass that was charged for, as notifications to its store name it. */
export async function soldPass(
  tx: Transaction,
  { shopId, productId }: { shopId: string; productId: string },
): Promise<{ shopId: string; resource: string; resourceId: string; name: string; scale: number }> {
  const { name, scale } = await tx('products')
    .join('shops', { 'shops.id': 'products.shop_id' })
    .where({ 'products.id': productId, 'products.shop_id': shopId })
    .first({ name: 'products.name', scale: 'shops.scale' })
  return { shopId, resource: 'products', resourceId: productId, name: `a pass for ${name}`, scale }
}
