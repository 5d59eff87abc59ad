import type { components } from '../../../generated/apps.types.ts'
import type { components as storeComponents } from '../../../generated/store.types.ts'
import { clock } from '../../base/clock.ts'
import type { Installation, Shop } from '../../base/context.ts'
import { requirePhone } from '../../base/phone.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { jsonObject } from '../../db/sql/columns.ts'
import { ofRow } from '../../db/sql/versioned-sql.ts'
import { type CachedReply, cachedRecord } from '../shared/cached-replies.ts'
import { pricesIncludeTax, shopReference, shownOrigin } from '../shared/shop.ts'
import * as zones from '../shipping/zones.ts'
import { hasZones, phoneRequired } from '../shipping/zones.ts'
import { lockOpen, move } from './stores.ts'
import { knownZone } from './time-zones.ts'

type Settings = components['schemas']['Shop']
type AllSettings = components['schemas']['ShopSettings']
type Policies = storeComponents['schemas']['ShopPolicies']
type Branding = Pick<Settings, 'name' | 'slug' | 'timeZone' | 'logo' | 'theme' | 'contact' | 'socials'>

const ofShop = 'select *, xmin as written from shops where id = asked.id'

const readSettings = cachedRecord<Settings>('shops.settings', 'shopNotFound', {
  bindings: (shop) => ({ currency: JSON.stringify(shopReference(shop).currency) }),
  ...ofRow(
    jsonObject<Settings>({
      _id: 'id',
      name: 'name',
      currency: 'cast(:currency as json)',
      type: 'type',
      country: 'country',
      timeZone: 'time_zone',
      slug: 'slug',
      logo: 'logo',
      theme: 'theme',
      contact: 'contact',
      socials: 'socials',
      rateRequired: hasZones,
      phoneRequired,
      pricesIncludeTax,
      collection: 'collection',
      showPriorPrice: 'show_prior_price',
      feeds: 'feeds',
      automaticDiscounts: 'has_rules',
    }),
  ),
  source: ofShop,
})

const readPolicies = cachedRecord<Policies>('shops.policies', 'shopNotFound', {
  bindings: () => ({}),
  ...ofRow(
    jsonObject<Policies>({
      terms: "policies->'terms'",
      privacy: "policies->'privacy'",
      refunds: "policies->'refunds'",
      shipping: "policies->'shipping'",
      imprint: "policies->'imprint'",
      withdrawal: "policies->'withdrawal'",
      accessibility: "policies->'accessibility'",
    }),
  ),
  source: ofShop,
})

/** Returns the settings that a storefront needs to display the store. */
export function get(db: Database, shop: Shop): Promise<CachedReply<Settings>> {
  return readSettings(db, shop, shop.id)
}

/** Returns the store's policies, null for those that the merchant has not written. */
export function getPolicies(db: Database, shop: Shop): Promise<CachedReply<Policies>> {
  return readPolicies(db, shop, shop.id)
}

/** Returns the settings for the merchant's own tools, which include policies, shipping, unpaid orders and invoices. */
export async function getAll(db: Database, shop: Shop): Promise<AllSettings> {
  const [settings, policies] = [(await get(db, shop)).data, (await getPolicies(db, shop)).data]
  const more = (await db('shops')
    .where({ id: shop.id })
    .first(
      'checkout',
      'low_stock_at as lowStockAt',
      'sells_to_agents as sellsToAgents',
      'taxes',
      'invoices',
    ))!
  return { ...settings, policies, shipping: await zones.getSettings(db, shop), ...more }
}

/** The settings that a merchant may change. */
export type ShopChanges = Partial<Branding> & {
  policies?: Partial<Policies>
  shipping?: components['schemas']['ShippingSettings']
  checkout?: components['schemas']['CheckoutSettings']
  lowStockAt?: number
  sellsToAgents?: boolean
  taxes?: components['schemas']['TaxSettings'] | null
  collection?: Settings['collection']
  invoices?: components['schemas']['InvoiceSettings']
  showPriorPrice?: boolean
  feeds?: Settings['feeds']
}

/**
 * Changes the given settings; `theme`, `contact`, `socials`, `policies`, `shipping`, `checkout`, `taxes`, `collection`,
 * `invoices` and `feeds` are replaced as a whole. A new slug also changes the store's address. Throws storeClosed, slugTaken,
 * slugReserved, tooManyDomains, and invalidRequest for an unknown time zone, for a shipping zone of a place that does not
 * exist, and for a telephone number that can be none.
 */
export async function update(tx: Transaction, shop: Shop, changes: ShopChanges): Promise<AllSettings> {
  const { name, slug, logo, theme, contact, socials, policies, checkout, taxes, collection, invoices } =
    changes
  const shipping = changes.shipping && zones.toRow(shop, changes.shipping)
  requirePhone(contact?.phone, shop.country, 'contact.phone')
  await lockOpen(tx, shop.id)
  if (slug !== undefined) await move(tx, shop.id, slug)
  const time_zone = changes.timeZone && (await knownZone(tx, changes.timeZone))
  await tx('shops')
    .where({ id: shop.id })
    .update({
      ...{ name, logo, theme, contact, socials, policies, shipping, checkout, taxes, collection, invoices },
      time_zone,
      low_stock_at: changes.lowStockAt,
      sells_to_agents: changes.sellsToAgents,
      show_prior_price: changes.showPriorPrice,
      feeds: changes.feeds,
      updated_at: clock.now(),
    })
  return getAll(tx, shop)
}

/**
 * Returns the installation and the store behind a token. A first-party token has no app, but its own name, and the
 * session of a merchant's browser has no token.
 */
export async function describeToken(
  db: Database,
  shop: Shop,
  { app, tokenId, scopes, expiresAt }: Installation,
): Promise<components['schemas']['Installation']> {
  const nameOfToken = async () =>
    (await db('app_tokens').where({ shop_id: shop.id, id: tokenId }).first('name'))?.name
  const name = app?.name ?? (await nameOfToken()) ?? 'Console'
  const { type, country } = shop
  const store = { ...shopReference(shop), type, country, url: await urlOf(db, shop) }
  return { clientId: app?.clientId ?? null, name, shop: store, scopes, expiresAt }
}

/**
 * Returns the address of the store's pages: its own domain that was proved first, otherwise a subdomain that it has
 * claimed, otherwise the address that follows its slug.
 */
async function urlOf(db: Database, { id }: Shop): Promise<string> {
  const { url } = await db('shops')
    .where({ id })
    .first<{ url: string }>(db.raw(`${shownOrigin} as url`))
  return url
}
