// Place of supply: where a sale is taxed, how, and at which rates. No database: everything that it depends on is given
// (decision sales-are-taxed-where-they-are-supplied).

import type { components } from '../../../generated/store.types.ts'
import { memberStates } from '../../base/european-union.ts'
import type { Rate } from '../amounts/taxes.ts'
import { postalCodeOf, postalCodePattern } from '../geo/postal-codes.ts'

export type Treatment = components['schemas']['TaxTreatment']
export type Category = components['schemas']['TaxCategory']
export type ItemKind = components['schemas']['ItemKind']

/** How many units of a rate are a percent. */
export const percent = 10_000

export interface Place {
  country: string
  /** The ISO 3166-2 codes, without the country, of the states that it lies in. */
  states: readonly string[]
  postalCode: string | null
}

export interface Registration {
  country: string
  /** Null for the whole country. */
  state: string | null
  scheme: 'standard' | 'oss' | 'ioss' | 'none'
}

/** A rate of the store's own table; null stands for every state and every postal code. */
export interface TableRate {
  id: string
  name: string
  country: string
  state: string | null
  postalCode: string | null
  class: string
  /** In millionths. */
  rate: number
}

/** The facts that decide the taxes of a sale. Registrations and rates are those in force. */
export interface Sale {
  seller: Place
  registrations: readonly Registration[]
  rates: readonly TableRate[]
  /** Whether the store's sales to consumers in other countries of the EU are below the threshold of 10,000 EUR. */
  belowEuThreshold: boolean
  /** Where goods go; null if they are collected, or nothing is shipped. */
  destination: Place | null
  /** Where the buyer is established; null if that is unknown. */
  buyer: Place | null
  /** The country of the buyer's tax number, if an authority has confirmed it. */
  verifiedCountry: string | null
  /** Whether the goods are worth at most the 150 EUR of the Import One-Stop Shop. */
  withinImportLimit: boolean
}

/** How an item of a sale is taxed; untaxed if it has no place. */
export interface Supply {
  treatment: Treatment
  category: Category
  place: Place | null
}

/**
 * Returns how an item of this kind is taxed. Goods are supplied where they go, downloads where their buyer is, and
 * services at the store. Within the EU, sales to consumers are taxed at home below the threshold, and where there is
 * neither a local registration nor the One-Stop Shop, so that no sale escapes taxes there.
 */
export function supplyOf(sale: Sale, kind: ItemKind): Supply {
  const place = placeOf(sale, kind)
  const home = sale.seller.country
  if (memberStates.has(home) && memberStates.has(place.country) && place.country !== home)
    return withinEu(sale, kind, place)
  const imported = !memberStates.has(home) && memberStates.has(place.country)
  if (imported && hasScheme(sale, kind === 'digital' ? 'oss' : 'ioss')) {
    if (kind === 'digital' || sale.withinImportLimit) return taxedAt(place)
  }
  return where(sale, place) ?? exportOf(home, kind)
}

function placeOf({ seller, destination, buyer }: Sale, kind: ItemKind): Place {
  if (kind === 'service') return seller
  if (kind === 'digital') return buyer ?? destination ?? seller
  return destination ?? seller
}

function withinEu(sale: Sale, kind: ItemKind, place: Place): Supply {
  const home = where(sale, sale.seller)
  const { verifiedCountry } = sale
  const isBusiness =
    verifiedCountry && memberStates.has(verifiedCountry) && verifiedCountry !== sale.seller.country
  if (isBusiness && home?.treatment === 'taxed')
    return { treatment: 'reverse_charge', category: kind === 'digital' ? 'AE' : 'K', place: null }
  if (!sale.belowEuThreshold) {
    const local = where(sale, place)
    if (local) return local
    if (hasScheme(sale, 'oss')) return taxedAt(place)
  }
  return home ?? exportOf(sale.seller.country, 'service')
}

const hasScheme = ({ registrations }: Sale, scheme: Registration['scheme']) =>
  registrations.some((one) => one.scheme === scheme)

/** Returns the supply at a place where the store is registered; undefined where it is not. */
function where({ registrations }: Sale, place: Place): Supply | undefined {
  const here = registrations.filter(
    ({ country, state, scheme }) =>
      (scheme === 'standard' || scheme === 'none') &&
      country === place.country &&
      (state === null || place.states.includes(state)),
  )
  if (here.some(({ scheme }) => scheme === 'standard')) return taxedAt(place)
  return here.length > 0 ? { treatment: 'exempt', category: 'E', place: null } : undefined
}

const taxedAt = (place: Place): Supply => ({ treatment: 'taxed', category: 'S', place })

function exportOf(home: string, kind: ItemKind): Supply {
  const isExport = kind !== 'digital' && kind !== 'service' && (memberStates.has(home) || home === 'GB')
  return { treatment: 'outside_scope', category: isExport ? 'G' : 'O', place: null }
}

/**
 * Returns the rates of a class of goods at a place, in the order of their names: of those with one name that of the
 * narrowest place. A class without rates there has those of `standard`; null if there are none either.
 */
export function ratesAt(rates: readonly TableRate[], place: Place, taxClass: string): Rate[] | null {
  const here = rates.filter((rate) => isAt(rate, place))
  const standard = narrowest(here.filter((rate) => rate.class === 'standard'))
  if (taxClass === 'zero' || taxClass === 'exempt') return [untaxed(taxClass, place, standard[0]?.name)]
  const own = narrowest(here.filter((rate) => rate.class === taxClass))
  const found = own.length > 0 ? own : standard
  return found.length > 0 ? found.map(rateOf) : null
}

function isAt({ country, state, postalCode }: TableRate, place: Place): boolean {
  if (country !== place.country || (state !== null && !place.states.includes(state))) return false
  if (postalCode === null) return true
  const isCovered = postalCodePattern(postalCode)
  return Boolean(place.postalCode && isCovered?.(postalCodeOf(country, place.postalCode)))
}

function narrowest(rates: readonly TableRate[]): TableRate[] {
  const width = ({ state, postalCode }: TableRate) => (postalCode !== null ? 0 : state !== null ? 1 : 2)
  const byName = new Map<string, TableRate>()
  for (const rate of rates.toSorted((a, b) => width(a) - width(b) || (a.id < b.id ? 1 : -1)))
    if (!byName.has(rate.name)) byName.set(rate.name, rate)
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

const rateOf = ({ id, name, rate, country, state }: TableRate): Rate => ({
  id,
  name,
  rate,
  country,
  state,
  category: rate === 0 ? 'Z' : 'S',
})

const untaxed = (taxClass: 'zero' | 'exempt', { country }: Place, name = 'VAT'): Rate => ({
  id: `${taxClass} ${country}`,
  name,
  rate: 0,
  country,
  state: null,
  category: taxClass === 'zero' ? 'Z' : 'E',
})
