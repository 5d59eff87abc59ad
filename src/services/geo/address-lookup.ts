import type { components } from '../../../generated/store.types.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AddressProviderError } from '../../gateways/addresses/provider.ts'
import { type Causer, spend } from '../../gateways/throttle/call-budget.ts'
import { nearestCity, suggestCities } from './city-places.ts'
import { codeOf, isCountry, suggestRegions } from './countries.ts'

type Suggestion = components['schemas']['AddressSuggestion']
type Place = components['schemas']['AddressPlace']
type Needed = Pick<Dependencies, 'addresses' | 'log' | 'config' | 'callBudget'>

const mostSuggested = 10

/**
 * Returns up to ten places that match the text typed so far; without an address provider, the countries,
 * states and cities that match, the store's own country first. `country` is a code in upper or lower case.
 * Throws unknownCountry, tooManyRequests and addressProviderUnavailable.
 */
export async function autocomplete(
  context: Needed,
  shop: Shop,
  causer: Causer,
  { input, country }: { input: string; country?: string },
): Promise<Suggestion[]> {
  const code = country === undefined ? null : codeOf(country)
  if (code !== null && !isCountry(code)) throw new Refusal('unknownCountry')
  const typed = input.trim()
  if (!typed) return []
  const { addresses, log } = context
  const before = () => spend(context, 'address', shop, causer)
  if (addresses) return addresses.suggest(typed, code, before).catch(refuse(log))
  const where = { country: code, home: shop.country }
  const regions = suggestRegions(typed, where)
  return [...regions, ...(await suggestCities(typed, where, mostSuggested - regions.length))]
}

/**
 * Returns the place at a point, in the fields of a shipping address; without an address provider, the nearest city.
 * Throws placeNotFound if nothing is known, tooManyRequests and addressProviderUnavailable.
 */
export async function reverseGeocode(
  context: Needed,
  shop: Shop,
  causer: Causer,
  { lat, lng }: { lat: number; lng: number },
): Promise<Place> {
  const { addresses, log } = context
  const before = () => spend(context, 'address', shop, causer)
  const asked = addresses ? addresses.lookUp(lat, lng, before).catch(refuse(log)) : nearestCity(lat, lng)
  const place = await asked
  if (!place) throw new Refusal('placeNotFound')
  return place
}

function refuse(log: Needed['log']) {
  return (error: unknown): never => {
    if (!(error instanceof AddressProviderError)) throw error
    log.warn({ reason: error.message }, 'the address provider did not respond')
    throw new Refusal('addressProviderUnavailable')
  }
}
