// Shipping costs as feeds have them: the flat rates of a store by country.

import type { Shop } from '../../base/context.ts'
import type { Parcel } from '../goods/parcels.ts'
import { ratesIn, zoneOf } from '../shipping/zone-rates.ts'
import type { ShippingSettings, Zone } from '../shipping/zones.ts'

/** The zones that apply to whole countries, by country. */
export type ShippingZones = [country: string, zone: Zone][]

/** The cost of sending one piece, in minor units. */
export interface ShippingCost {
  country: string
  service: string
  amount: number
  /** Days until it arrives, if that is known. */
  days: number | null
}

/** Google takes this many for an item. */
const most = 100

const nowhere = { state: '', city: '', postalCode: '', lat: null, lng: null }

/**
 * Returns the zone of each country that a store's zones name, and of its own. Where only some states are named, nothing is
 * known of the country as a whole, unless another zone is for the rest.
 */
export async function zonesOf(
  settings: ShippingSettings,
  { country }: Pick<Shop, 'country'>,
): Promise<ShippingZones> {
  const countries = [...new Set([country, ...settings.zones.flatMap((zone) => zone.countries)])]
  const found = await Promise.all(
    countries.map(async (one) => [one, await zoneOf(settings.zones, { ...nowhere, country: one })] as const),
  )
  return found.flatMap(([one, zone]) => (zone ? [[one, zone]] : []))
}

/** Returns what sending one piece at this price costs, in this parcel, at each rate for it. */
export function costsOf(zones: ShippingZones, price: number, parcel: Parcel): ShippingCost[] {
  return zones
    .flatMap(([country, zone]) =>
      ratesIn(zone, { subtotal: price, kinds: ['product'], parcel }).map(({ name, amount, etaDays }) => ({
        country,
        service: name,
        amount,
        days: etaDays ?? null,
      })),
    )
    .slice(0, most)
}
