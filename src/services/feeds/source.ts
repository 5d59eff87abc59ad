// The facts about a store that feeds need besides its products, and the version that follows from them.

import { createHash } from 'node:crypto'
import type { components } from '../../../generated/store.types.ts'
import { inUtc } from '../../base/calendar.ts'
import { clock, days } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { parseUrl } from '../../base/url.ts'
import type { Database } from '../../db/database.ts'
import { lookUp } from '../../db/statement.ts'
import type { Parcel } from '../goods/parcels.ts'
import { findAll } from '../promotions/rules.ts'
import { shownDomain } from '../shared/shop.ts'
import { type ShippingZones, zonesOf } from './shipping.ts'
import { type StateTax, salesTaxesOf } from './taxes.ts'

/** The caller's query. */
export interface Asked {
  updatedSince?: string
  lang?: string
}

export interface Source {
  shop: Shop
  /** The address of the store's pages, without a path. */
  origin: string
  nativeCommerce: boolean
  showPriorPrice: boolean
  /** The names of the policies that the store has written. */
  policies: string[]
  shipping: ShippingZones
  /** The store's usual parcel; undefined if it has set none. */
  parcel: Parcel | undefined
  /** The taxes that its states add to prices, by class of goods; none for a store whose prices contain taxes. */
  salesTaxes: Map<string, StateTax[]>
  /** Since when changes are asked for; null for all items. */
  since: string | null
  lang: string | null
  /** Changes whenever the text of a feed does; undefined if the store was looked up without its version. */
  version: string | undefined
}

type Row = {
  feeds: components['schemas']['FeedSettings']
  shipping: Parameters<typeof zonesOf>[0]
  showPriorPrice: boolean
  policies: string[]
  domain: string
  isOwnHost: boolean
  /** Whether something that all items depend on has changed since the time that is asked about. */
  changed: boolean
}

const find = lookUp<{ shopId: string; host: string; since: string | null }, Row>(
  'feeds.source',
  `select feeds, shipping, show_prior_price as "showPriorPrice", ${shownDomain} as domain,
    array(select coalesce(key, '') from jsonb_each_text(policies) where value <> '' order by 1) as policies,
    exists (
      select from shop_domains where shop_id = shops.id and domain = :host and state = 'active'
    ) as "isOwnHost",
    coalesce(updated_at >= :since::timestamptz, false) or exists (
      select from discount_periods where shop_id = shops.id and (
        begins_at >= :since::timestamptz and begins_at <= now() or ends_at >= :since::timestamptz and ends_at <= now()
        or by_hours and begins_at <= now() and ends_at >= :since::timestamptz
      )
    ) as changed
  from shops where id = :shopId`,
)

/**
 * Returns what the feeds of a store need. Links lead to `origin`, the page's own address as the storefront sends it, if it
 * is one of the store's. Throws feedsOff.
 */
export async function sourceOf(
  db: Database,
  shop: Shop,
  origin: string | string[] | undefined,
  { updatedSince, lang }: Asked,
): Promise<Source> {
  const page = typeof origin === 'string' ? parseUrl(origin) : null
  const given = updatedSince === undefined ? null : inUtc(updatedSince)
  const values = { shopId: shop.id, host: page?.hostname ?? '', since: given }
  const [row] = await find(db, values)
  if (!row?.feeds.enabled) throw new Refusal('feedsOff')
  const known = {
    origin: page && row.isOwnHost ? page.origin : addressOf(row.domain),
    nativeCommerce: row.feeds.nativeCommerce ?? false,
    showPriorPrice: row.showPriorPrice,
    policies: row.policies,
    shipping: await zonesOf(row.shipping, shop),
    parcel: row.shipping.parcel,
    salesTaxes: await salesTaxesOf(db, shop),
    since: row.changed ? null : given,
    lang: lang ?? null,
  }
  return { ...known, shop, version: await versionOf(db, shop, known) }
}

/** Returns the address of the store's pages at a domain. */
export const addressOf = (domain: string) => `${domain.endsWith('localhost') ? 'http' : 'https'}://${domain}`

/** Discounts begin and end by the clock, promised days pass, and neither is a part of the store's version. */
async function versionOf(db: Database, shop: Shop, known: object): Promise<string | undefined> {
  if (!shop.version) return undefined
  const now = clock.now().getTime()
  const discounts = shop.hasRules ? (await findAll(db, shop, [])).discounts : []
  const moments = discounts.map(({ startDate, endDate, hours }) => [
    Date.parse(startDate) <= now,
    Date.parse(endDate) < now,
    hours.length > 0 ? Math.floor(now / 60_000) : 0,
  ])
  const taxes = [...((known as Source).salesTaxes ?? [])]
  const day = Math.floor(now / days)
  const text = JSON.stringify([shop.version, known, taxes, discounts, moments, day])
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
