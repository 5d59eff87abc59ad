import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'
import { invalid } from '../../base/errors.ts'
import { toMajor } from '../../base/money.ts'
import type { Database } from '../../db/database.ts'
import { requireParts } from '../geo/address-formats.ts'
import { isCountry, isState } from '../geo/countries.ts'
import { minorOf } from '../shared/shop.ts'

export type ShippingSettings = components['schemas']['ShippingSettings']
type Zone = components['schemas']['ShippingZone']
type FlatRate = components['schemas']['FlatRate']

/** SQL that is true for a row of `shops` with delivery zones. */
export const hasZones = `coalesce(jsonb_array_length(shipping -> 'zones') > 0, false)`

/** Returns the store's shipping settings, with amounts in major units. */
export async function getSettings(db: Database, shop: Shop): Promise<ShippingSettings> {
  return inAmounts(await readRow(db, shop), (amount) => toMajor(amount, shop.scale))
}

/** Returns the store's shipping settings as they are stored, with amounts in minor units. */
export async function readRow(db: Database, shop: Shop): Promise<ShippingSettings> {
  const row = await db('shops').where({ id: shop.id }).first('shipping')
  return row!.shipping
}

/**
 * Validates a merchant's settings and converts them for storage, with amounts in minor units. Throws invalidRequest,
 * naming the field, for unknown countries and states, for a rate that no subtotal can match and for an amount below
 * one minor unit.
 */
export function toRow(shop: Shop, settings: ShippingSettings): ShippingSettings {
  const { origin } = settings
  if (origin && !isCountry(origin.country)) refuse('origin.country', 'must be an ISO 3166-1 alpha-2 code')
  if (origin) requireParts(origin, 'shipping.origin.')
  for (const [index, zone] of settings.zones.entries()) refuseWrong(zone, `zones[${index}]`)
  return inAmounts(settings, (amount, field) => minorOf(shop, amount, `shipping.${field}`))
}

/**
 * Returns the flat rates of a store for an address and a subtotal, with amounts in minor units as in `settings`. One
 * zone applies: the most specific, or the first of several. State names are compared ignoring case, because shoppers
 * type them.
 */
export function flatRates(
  { zones }: ShippingSettings,
  { country, state }: { country: string; state: string },
  subtotal: number,
): FlatRate[] {
  const named = zones.filter(({ countries }) => countries.includes(country))
  const same = (name: string) => name.toLowerCase() === state.trim().toLowerCase()
  const zone =
    named.find(({ states }) => states?.some(same)) ??
    named.find(({ states = [] }) => states.length === 0) ??
    zones.find(({ countries }) => countries.length === 0)
  return (zone?.rates ?? [])
    .filter(({ minSubtotal = 0, maxSubtotal = Number.POSITIVE_INFINITY }) => {
      return subtotal >= minSubtotal && subtotal <= maxSubtotal
    })
    .map((rate) => (rate.freeFrom !== undefined && subtotal >= rate.freeFrom ? { ...rate, amount: 0 } : rate))
}

function refuseWrong({ countries, states = [], rates }: Zone, at: string): void {
  for (const [index, code] of countries.entries())
    if (!isCountry(code)) refuse(`${at}.countries[${index}]`, 'must be an ISO 3166-1 alpha-2 code')
  for (const [index, name] of states.entries())
    if (!isState(countries, name))
      refuse(`${at}.states[${index}]`, 'must be a state of one of the countries of its zone')
  for (const [index, { minSubtotal = 0, maxSubtotal }] of rates.entries())
    if (maxSubtotal !== undefined && maxSubtotal < minSubtotal)
      refuse(`${at}.rates[${index}].maxSubtotal`, 'must not be less than minSubtotal')
}

function refuse(field: string, problem: string): never {
  throw invalid(`shipping.${field} ${problem}`)
}

/** Converts every amount in the settings; `convert` also gets the name of the field. */
function inAmounts(
  settings: ShippingSettings,
  convert: (amount: number, field: string) => number,
): ShippingSettings {
  const rateOf = (rate: FlatRate, at: string): FlatRate => {
    const { amount, freeFrom, minSubtotal, maxSubtotal } = rate
    const converted = Object.entries({ amount, freeFrom, minSubtotal, maxSubtotal }).flatMap(
      ([name, given]) => (given === undefined ? [] : [[name, convert(given, `${at}.${name}`)]]),
    )
    return { ...rate, ...Object.fromEntries(converted) }
  }
  const zones = settings.zones.map((zone, index) => {
    const rates = zone.rates.map((rate, place) => rateOf(rate, `zones[${index}].rates[${place}]`))
    return { ...zone, rates }
  })
  return { ...settings, zones }
}
