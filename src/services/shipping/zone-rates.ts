import type { components } from '../../../generated/store.types.ts'
import { statesOfAddress } from '../geo/address-states.ts'
import { postalCodeOf, postalCodePattern } from '../geo/postal-codes.ts'
import { findState } from '../geo/states.ts'
import type { FlatRate, ShippingSettings, Zone } from './zones.ts'

/** The kinds of goods that are shipped, as `products.kind` has them, in alphabetical order. */
export type ShippedKind = 'food' | 'product'

/** The goods to be shipped. */
export interface Goods {
  /** Minor units. */
  subtotal: number
  /** Empty for services and downloads, which are not shipped. */
  kinds: ShippedKind[]
}

type Destination = Pick<components['schemas']['Address'], 'country' | 'state' | 'city' | 'postalCode'>

/**
 * Returns the flat rates of a store for an address and goods, with amounts in minor units as in `settings`. One zone
 * applies: the most specific, or the first of several (decision one-zone-applies-to-an-address).
 */
export async function flatRates(
  { zones }: ShippingSettings,
  to: Destination,
  goods: Goods,
): Promise<FlatRate[]> {
  const zone = await zoneOf(zones, to)
  return zone ? ratesIn(zone, goods) : []
}

/** Returns the rates of a zone that are for these goods, with what they cost them. */
export function ratesIn({ rates }: Zone, { subtotal, kinds }: Goods): FlatRate[] {
  return rates
    .filter(({ minSubtotal = 0, maxSubtotal = Number.POSITIVE_INFINITY, carries }) => {
      const isCarried = !carries || kinds.every((kind) => carries.includes(`${kind}s`))
      return isCarried && subtotal >= minSubtotal && subtotal <= maxSubtotal
    })
    .map((rate) => (rate.freeFrom !== undefined && subtotal >= rate.freeFrom ? { ...rate, amount: 0 } : rate))
}

/** Returns the zone that applies to an address; undefined if the store does not ship there. */
export async function zoneOf(zones: Zone[], to: Destination): Promise<Zone | undefined> {
  const named = zones.filter(({ countries }) => countries.includes(to.country))
  return (
    zoneOfPostalCode(named, to) ??
    (await zoneOfState(named, to)) ??
    named.find(({ states = [], postalCodes = [] }) => states.length + postalCodes.length === 0) ??
    zones.find(({ countries }) => countries.length === 0)
  )
}

function zoneOfPostalCode(zones: Zone[], { country, postalCode }: Destination): Zone | undefined {
  if (!postalCode) return undefined
  const code = postalCodeOf(country, postalCode)
  return zones.find(({ postalCodes = [] }) =>
    postalCodes.some((pattern) => postalCodePattern(pattern)?.(code)),
  )
}

/** A zone that names a province precedes one that names the region around it. */
async function zoneOfState(zones: Zone[], to: Destination): Promise<Zone | undefined> {
  if (!zones.some(({ states = [] }) => states.length > 0)) return undefined
  const isOf = (state: string) => (name: string) => findState(to.country, name)?.name === state
  const states = [...(await statesOfAddress(to))]
  return states
    .map((state) => zones.find((zone) => zone.states?.some(isOf(state))))
    .find((zone) => zone !== undefined)
}
