import type { components } from '../../../generated/store.types.ts'
import { Refusal } from '../../base/errors.ts'
import { toMajor } from '../../base/money.ts'
import { distanceOf, isWithin, type Point } from '../areas/reach.ts'
import { statesOfAddress } from '../geo/address-states.ts'
import { postalCodeOf, postalCodePattern } from '../geo/postal-codes.ts'
import { findState } from '../geo/states.ts'
import { type LoadSums, type Parcel, parcelOf } from '../goods/parcels.ts'
import type { FlatRate, ShippingSettings, Zone } from './zones.ts'

/** The kinds of goods that are shipped, as `products.kind` has them, in alphabetical order. */
export type ShippedKind = 'food' | 'product'

const most = Number.POSITIVE_INFINITY

/** The goods to be shipped. */
export interface Goods {
  /** Minor units. */
  subtotal: number
  /** Empty for services and downloads, which are not shipped. */
  kinds: ShippedKind[]
  load: LoadSums | null
}

type Destination = Pick<
  components['schemas']['Address'],
  'country' | 'state' | 'city' | 'postalCode' | 'lat' | 'lng'
>

/**
 * Returns the flat rates of a store for an address and goods, with amounts in minor units as in `settings`. One zone
 * applies: the most specific, or the first of several (decision one-zone-applies-to-an-address).
 */
export async function flatRates(
  { zones, parcel }: ShippingSettings,
  to: Destination,
  goods: Goods,
): Promise<FlatRate[]> {
  const zone = await zoneOf(zones, to)
  return zone ? ratesIn(zone, { ...goods, parcel: parcelOf(goods.load, parcel) }, pointOf(to)) : []
}

/** Returns the rates of a zone for these goods, with their costs. A fee by distance needs the point of the address. */
export function ratesIn(
  { rates, minimum = 0, area }: Zone,
  { subtotal, kinds, parcel }: Pick<Goods, 'subtotal' | 'kinds'> & { parcel: Parcel },
  to: Point | null = null,
): FlatRate[] {
  if (subtotal < minimum) return []
  const grams = Math.round(parcel.weight * 1000)
  const distance = area && to ? Math.ceil(distanceOf(area.center, to)) : 0
  return rates
    .filter(({ minSubtotal = 0, maxSubtotal = most, carries, ...limits }) => {
      const isCarried = !carries || kinds.every((kind) => carries.includes(`${kind}s`))
      return isCarried && subtotal >= minSubtotal && subtotal <= maxSubtotal && isWithinLimits(limits, parcel)
    })
    .map((rate) => {
      const isFree = rate.freeFrom !== undefined && subtotal >= rate.freeFrom
      const price = rate.weightSteps?.findLast(({ from }) => grams >= from)?.amount ?? rate.amount
      return { ...rate, amount: isFree ? 0 : price + (rate.perKm ?? 0) * distance }
    })
}

type Limits = Pick<FlatRate, 'minWeight' | 'maxWeight' | 'maxLength' | 'maxLengthAndGirth'>

function isWithinLimits(
  { minWeight = 0, maxWeight = most, maxLength = most, maxLengthAndGirth = most }: Limits,
  { weight, length, width, height }: Parcel,
): boolean {
  const grams = Math.round(weight * 1000)
  const longest = Math.max(length, width, height)
  const girth = 2 * (length + width + height - longest)
  return (
    grams >= minWeight && grams <= maxWeight && longest <= maxLength && longest + girth <= maxLengthAndGirth
  )
}

/**
 * Refuses an address that a store with delivery areas or minimums does not serve, and says why. Throws
 * belowDeliveryMinimum with the minimum in major units, addressNotLocated and notDeliveredThere. A store that has set
 * neither refuses nothing here.
 */
export async function requireServed(
  { zones }: ShippingSettings,
  { scale }: { scale: number },
  to: Destination,
  { subtotal }: Pick<Goods, 'subtotal'>,
): Promise<void> {
  if (!hasAreas(zones)) return
  const zone = await zoneOf(zones, to)
  if (zone && subtotal >= (zone.minimum ?? 0)) return
  if (zone) throw new Refusal('belowDeliveryMinimum', { data: { minimum: toMajor(zone.minimum!, scale) } })
  const isUnknown = !pointOf(to) && zones.some((one) => one.area && isOfCountry(one, to))
  throw new Refusal(isUnknown ? 'addressNotLocated' : 'notDeliveredThere')
}

/** Tells whether a store has delivery areas or minimums. */
export const hasAreas = (zones: Zone[]) => zones.some(({ area, minimum }) => area || minimum !== undefined)

/** Tells whether these parts of an address are enough to find its zone: an area needs its place on the map. */
export function isPlaced(
  { zones }: ShippingSettings,
  to: Pick<Destination, 'country'> & { state?: string; postalCode?: string },
): boolean {
  return !zones.some(
    (zone) =>
      isOfCountry(zone, to) &&
      (zone.area || (zone.postalCodes?.length && !to.postalCode) || (zone.states?.length && !to.state)),
  )
}

const pointOf = ({ lat, lng }: Destination): Point | null =>
  lat === null || lng === null ? null : { lat, lng }
const isOfCountry = ({ countries }: Zone, { country }: Pick<Destination, 'country'>) =>
  countries.length === 0 || countries.includes(country)

/** Returns the zone that applies to an address; undefined if the store does not ship there. */
export async function zoneOf(all: Zone[], to: Destination): Promise<Zone | undefined> {
  const point = pointOf(to)
  const near = all.find((zone) => zone.area && point && isOfCountry(zone, to) && isWithin(zone.area, point))
  if (near) return near
  const zones = all.filter(({ area }) => !area)
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
