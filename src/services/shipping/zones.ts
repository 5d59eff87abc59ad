import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'
import { invalid } from '../../base/errors.ts'
import { toMajor } from '../../base/money.ts'
import { requirePhone } from '../../base/phone.ts'
import type { Database } from '../../db/database.ts'
import { requireParts } from '../geo/address-formats.ts'
import { isCountry } from '../geo/countries.ts'
import { postalCodePattern } from '../geo/postal-codes.ts'
import { findState } from '../geo/states.ts'
import { minorOf } from '../shared/shop.ts'

export type ShippingSettings = components['schemas']['ShippingSettings']
export type Zone = components['schemas']['ShippingZone']
export type FlatRate = components['schemas']['FlatRate']

/** SQL that is true for a row of `shops` with delivery zones. */
export const hasZones = `coalesce(jsonb_array_length(shipping -> 'zones') > 0, false)`

/** SQL that is true for a row of `shops` whose orders need a telephone number. */
export const phoneRequired = `coalesce((checkout -> 'requirePhone')::boolean, false)`

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
 * naming the field, for unknown countries and states, for a postal code or a telephone number that cannot be one, for a rate that no subtotal
 * or weight can match, for steps of weight out of order and for an amount below one minor unit. States are stored by their names in `listStates`.
 */
export function toRow(shop: Shop, settings: ShippingSettings): ShippingSettings {
  const { origin } = settings
  if (origin && !isCountry(origin.country)) refuse('origin.country', 'must be an ISO 3166-1 alpha-2 code')
  if (origin) {
    requireParts(origin, 'shipping.origin.')
    requirePhone(origin.phone, origin.country, 'shipping.origin.phone')
  }
  const zones = settings.zones.map((zone, index) => {
    refuseWrong(zone, `zones[${index}]`)
    return withStateNames(zone, `zones[${index}]`)
  })
  return inAmounts({ ...settings, zones }, (amount, field) => minorOf(shop, amount, `shipping.${field}`))
}

function refuseWrong({ countries, postalCodes = [], area, rates }: Zone, at: string): void {
  if (area && area.radiusKm === undefined && !area.points)
    refuse(`${at}.area`, 'must have a radius or the points of a polygon')
  for (const [index, code] of countries.entries())
    if (!isCountry(code)) refuse(`${at}.countries[${index}]`, 'must be an ISO 3166-1 alpha-2 code')
  if (postalCodes.length > 0 && countries.length === 0)
    refuse(`${at}.postalCodes`, 'must be of the countries of its zone, which has none')
  for (const [index, pattern] of postalCodes.entries())
    if (!postalCodePattern(pattern))
      refuse(
        `${at}.postalCodes[${index}]`,
        'must be a postal code, its beginning with *, or a range such as 97000-97999 or HS1-3',
      )
  for (const [index, rate] of rates.entries()) {
    const { minSubtotal = 0, maxSubtotal, minWeight = 0, maxWeight, weightSteps = [], perKm } = rate
    if (maxSubtotal !== undefined && maxSubtotal < minSubtotal)
      refuse(`${at}.rates[${index}].maxSubtotal`, 'must not be less than minSubtotal')
    if (maxWeight !== undefined && maxWeight < minWeight)
      refuse(`${at}.rates[${index}].maxWeight`, 'must not be less than minWeight')
    if (weightSteps.some(({ from }, place) => place > 0 && from <= weightSteps[place - 1]!.from))
      refuse(`${at}.rates[${index}].weightSteps`, 'must begin with the lightest, each from another weight on')
    if (perKm !== undefined && !area)
      refuse(
        `${at}.rates[${index}].perKm`,
        'needs the area of its zone, from whose center distances are counted',
      )
  }
}

/** Returns a zone with its states by their names in `listStates`. */
function withStateNames(zone: Zone, at: string): Zone {
  if (!zone.states) return zone
  const names = zone.states.map((written, index) => {
    const found = zone.countries.map((country) => findState(country, written)?.name)
    const states = new Set(found.filter((name) => name !== undefined))
    const field = `${at}.states[${index}]`
    if (states.size === 0) refuse(field, 'must be a state of one of the countries of its zone')
    if (states.has(written)) return written
    if (states.size > 1) refuse(field, 'means states of several countries of its zone: write the name')
    return [...states][0]!
  })
  return { ...zone, states: [...new Set(names)] }
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
    const { amount, perKm, freeFrom, minSubtotal, maxSubtotal } = rate
    const converted = Object.entries({ amount, perKm, freeFrom, minSubtotal, maxSubtotal }).flatMap(
      ([name, given]) => (given === undefined ? [] : [[name, convert(given, `${at}.${name}`)]]),
    )
    const weightSteps = rate.weightSteps?.map((step, place) => ({
      ...step,
      amount: convert(step.amount, `${at}.weightSteps[${place}].amount`),
    }))
    return { ...rate, ...Object.fromEntries(converted), ...(weightSteps && { weightSteps }) }
  }
  const zones = settings.zones.map((zone, index) => {
    const rates = zone.rates.map((rate, place) => rateOf(rate, `zones[${index}].rates[${place}]`))
    const minimum =
      zone.minimum === undefined ? {} : { minimum: convert(zone.minimum, `zones[${index}].minimum`) }
    return { ...zone, ...minimum, rates }
  })
  return { ...settings, zones }
}
