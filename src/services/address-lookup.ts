import type { components } from '../../generated/store.types.ts'
import type { Shop } from '../context.ts'
import type { Environment } from '../environment.ts'
import { Refusal } from '../errors.ts'
import { AddressProviderError } from '../gateways/addresses/provider.ts'
import { isCountry, suggestRegions } from './countries.ts'

type Suggestion = components['schemas']['AddressSuggestion']
type Place = components['schemas']['AddressPlace']
type Needed = Pick<Environment, 'addresses' | 'log'>

/**
 * Up to ten places for what somebody has typed so far; without an address provider, the states and countries that
 * match, the store's own first. `country` is a code in upper or lower case. Throws unknownCountry and addressProviderUnavailable.
 */
export async function autocomplete(
  { addresses, log }: Needed,
  shop: Shop,
  { input, country }: { input: string; country?: string },
): Promise<Suggestion[]> {
  const code = country?.toUpperCase() ?? null
  if (code !== null && !isCountry(code)) throw new Refusal('unknownCountry')
  const typed = input.trim()
  if (!typed) return []
  if (addresses) return addresses.suggest(typed, code).catch(refuse(log))
  return suggestRegions(typed, { country: code, home: shop.country })
}

/**
 * What is at a point, in the words of a shipping address. Throws placeNotFound where nothing is known, and
 * addressProviderUnavailable, also where the service has none: the bundled data knows no points.
 */
export async function reverseGeocode(
  { addresses, log }: Needed,
  { lat, lng }: { lat: number; lng: number },
): Promise<Place> {
  if (!addresses) throw new Refusal('addressProviderUnavailable')
  const place = await addresses.lookUp(lat, lng).catch(refuse(log))
  if (!place) throw new Refusal('placeNotFound')
  return place
}

function refuse(log: Needed['log']) {
  return (error: unknown): never => {
    if (!(error instanceof AddressProviderError)) throw error
    log.warn({ reason: error.message }, 'the address provider did not answer')
    throw new Refusal('addressProviderUnavailable')
  }
}
