// The taxes of what a shopper is about to buy, by the store's registrations and rates.

import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { scaleOf, toMinor } from '../../base/money.ts'
import type { Database } from '../../db/database.ts'
import { lookUp } from '../../db/statement.ts'
import { statesOfAddress } from '../geo/address-states.ts'
import { statesIn } from '../geo/states.ts'
import { importLimitOf } from './import-limit.ts'
import type { Place, Registration, Sale, TableRate } from './place-of-supply.ts'
import { type TaxableLine, type Taxation, taxationOf } from './taxation.ts'

/** An address as far as taxes depend on it. */
export interface TaxAddress {
  country: string
  state?: string
  city?: string
  postalCode?: string | null
}

/** The buyer, as far as known. */
export interface TaxBuyer {
  /** Where goods go; null if nothing is shipped, and undefined while that is not known. */
  address?: TaxAddress | null
  /** The address for the invoice, where the buyer is established. */
  billing?: TaxAddress | null
  /** The country of a tax number that an authority has confirmed. */
  verifiedCountry?: string | null
}

/** Goods in minor units. */
interface TaxedGoods extends Omit<TaxableLine, 'amount'> {
  price: number
  quantity: number
}

interface Facts {
  settings: components['schemas']['TaxSettings'] | null
  origin: TaxAddress | null
  registrations: Registration[]
  rates: TableRate[]
}

const find = lookUp<{ shopId: string; countries: string[]; now: Date }, Facts>(
  'taxes.facts',
  `select taxes as settings, shipping -> 'origin' as origin,
    (
      select coalesce(json_agg(json_build_object('country', country, 'state', state, 'scheme', scheme)), '[]')
      from tax_registrations
      where shop_id = shops.id and starts_at <= :now::timestamptz and ends_at > :now::timestamptz
    ) as registrations,
    (
      select coalesce(json_agg(json_build_object('id', id, 'name', name, 'country', country, 'state', state,
        'postalCode', postal_code, 'class', class, 'rate', rate)), '[]')
      from tax_rates
      where shop_id = shops.id and country = any(:countries::text[])
        and starts_at <= :now::timestamptz and ends_at > :now::timestamptz
    ) as rates
  from shops where id = :shopId`,
)

/**
 * Returns how lines and their shipping are taxed; null at a store that computes no taxes, without asking the database.
 * Throws taxRateMissing where the store collects taxes and has no rate: no sale is untaxed by mistake. While the address is
 * not known, the result is null then.
 */
export async function taxesFor(
  db: Database,
  shop: Pick<Shop, 'id' | 'country' | 'currency' | 'pricesIncludeTax'>,
  buyer: TaxBuyer,
  goods: readonly TaxedGoods[],
): Promise<Taxation | null> {
  if (shop.pricesIncludeTax == null) return null
  const addresses = [buyer.address, buyer.billing].filter((one) => one != null)
  const countries = [shop.country, ...addresses.map(({ country }) => country)]
  const [facts] = await find(db, { shopId: shop.id, countries, now: clock.now() })
  if (!facts?.settings) return null
  const { settings, registrations, rates } = facts
  const origin = facts.origin?.country === shop.country ? facts.origin : { country: shop.country }
  const place = (address: TaxAddress | null | undefined) => (address ? placeOf(address, facts) : null)
  const [seller, destination, billing] = await Promise.all([origin, buyer.address, buyer.billing].map(place))
  const lines = goods.map((line) => ({ ...line, amount: line.price * line.quantity }))
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  const importLimit = importLimitOf(shop, settings)
  const sale: Sale = {
    seller: seller!,
    registrations,
    rates,
    belowEuThreshold: settings.belowEuThreshold ?? false,
    destination: destination ?? null,
    buyer: billing ?? destination ?? null,
    verifiedCountry: buyer.verifiedCountry ?? null,
    withinImportLimit: importLimit !== null && amount <= toMinor(importLimit, scaleOf(shop.currency)),
  }
  const terms = {
    pricesIncludeTax: settings.pricesIncludeTax,
    shippingClass: settings.shippingClass ?? 'standard',
  }
  const taxation = taxationOf(sale, terms, lines)
  if (!taxation && buyer.address !== undefined) throw new Refusal('taxRateMissing')
  return taxation
}

/** Returns the place of an address. States are looked up only if a registration or a rate depends on them. */
async function placeOf(address: TaxAddress, { registrations, rates }: Facts): Promise<Place> {
  const { country, state = '', city = '', postalCode = null } = address
  const isDivided = [...registrations, ...rates].some((one) => one.country === country && one.state !== null)
  if (!isDivided) return { country, states: [], postalCode }
  const names = await statesOfAddress({ country, state, city, postalCode })
  const states = statesIn(country).flatMap(({ name, code }) => (code && names.has(name) ? [code] : []))
  return { country, states, postalCode }
}
