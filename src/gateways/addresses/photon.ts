import { minutes } from '../../base/clock.ts'
import type { BeforeCall } from '../before-call.ts'
import { Breaker } from '../breaker.ts'
import { createCache } from '../cache.ts'
import { request } from '../calls.ts'
import { type AddressProvider, AddressProviderError, AddressRefused, type Place } from './provider.ts'

/** Maximum duration of the whole exchange, in milliseconds. */
const timeout = 2_000
const mostRead = 1024 * 1024
const mostSuggested = 10

/** A GeoJSON feature with Photon's own properties; any may be missing. */
interface Feature {
  geometry?: { coordinates?: unknown[] }
  /** GeoJSON allows null. */
  properties?: (Partial<Record<TextProperty, string>> & { osm_id?: number }) | null
}
type TextProperty =
  | 'osm_type'
  | 'type'
  | 'name'
  | 'housenumber'
  | 'street'
  | 'postcode'
  | 'district'
  | 'city'
  | 'state'
  | 'country'
  | 'countrycode'

/**
 * Returns the gateway to a Photon server (OpenStreetMap). The last thousand answers are cached for ten minutes, because
 * people who type ask for the same prefixes repeatedly.
 */
export function photonProvider({ url }: { url: string }): AddressProvider {
  const cache = createCache<Place[]>(1000, 10 * minutes)
  const breaker = new Breaker((error) => error instanceof AddressRefused)
  const ask = async (path: string, query: Record<string, string>, before?: BeforeCall): Promise<Place[]> => {
    const target = `${url}${path}?${new URLSearchParams(query)}`
    const known = cache.get(target)
    if (known) return known
    if (!breaker.isOpen()) await before?.()
    const places = placesOf(await breaker.run(() => fetchJson(target)).catch(toProviderError))
    cache.set(target, places)
    return places
  }
  return {
    async suggest(input, country, before) {
      const query = { q: input, limit: String(mostSuggested), ...(country && { countrycode: country }) }
      const places = await ask('/api', query, before)
      return places.slice(0, mostSuggested).map(({ placeId, description }) => ({ placeId, description }))
    },
    async lookUp(lat, lng, before) {
      // Five decimals are about a metre.
      const query = { lat: lat.toFixed(5), lon: lng.toFixed(5), limit: '1' }
      const [place] = await ask('/reverse', query, before)
      return place ?? null
    },
  }
}

async function fetchJson(target: string): Promise<unknown> {
  const { statusCode, body } = await request(target, {
    // Names are English if Photon has them; a server without English would refuse `lang`.
    headers: { accept: 'application/json', 'accept-language': 'en' },
    // The only limit on the whole exchange: undici's own timeouts restart with every byte.
    signal: AbortSignal.timeout(timeout),
  })
  const text = await readText(body)
  if (statusCode >= 400 && statusCode < 500 && ![408, 429].includes(statusCode))
    throw new AddressRefused(`Photon answered ${statusCode}`)
  if (statusCode !== 200) throw new Error(`Photon answered ${statusCode}`)
  return JSON.parse(text)
}

function toProviderError(error: Error): never {
  throw new AddressProviderError(error.message, { cause: error })
}

async function readText(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  let read = 0
  for await (const chunk of body) {
    read += chunk.length
    if (read > mostRead) throw new Error('Photon answered with more than 1 MB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function placesOf(reply: unknown): Place[] {
  const features = (reply as { features?: unknown } | null)?.features
  if (!Array.isArray(features)) throw new AddressProviderError('Photon answered without features')
  return features.flatMap((feature: Feature | null) => placeOf(feature ?? {}) ?? [])
}

/** Returns null for a feature without a position or without a name to show. */
function placeOf({ geometry, properties: known }: Feature): Place | null {
  const [lng, lat] = geometry?.coordinates ?? []
  const properties = known ?? {}
  if (typeof lat !== 'number' || typeof lng !== 'number') return null
  const { osm_type, osm_id, type, name, street, postcode, countrycode = '' } = properties
  const line1 = street ? joined([properties.housenumber, street], ' ') : type === 'street' ? name : undefined
  const city = properties.city ?? (type === 'city' ? name : properties.district)
  const state = properties.state ?? (type === 'state' ? name : undefined)
  const description = joined([name, line1, joined([postcode, city], ' '), state, properties.country], ', ')
  if (!description) return null
  return {
    placeId: `${osm_type ?? ''}${osm_id ?? `${lat},${lng}`}`,
    description,
    line1: line1 || null,
    city: city || null,
    state: state || null,
    country: /^[a-z]{2}$/i.test(countrycode) ? countrycode.toUpperCase() : null,
    postalCode: postcode || null,
    lat,
    lng,
  }
}

/** Joins the parts that exist, without repetitions: `Berlin, Germany`, not `Berlin, Berlin, Germany`. */
function joined(parts: (string | undefined)[], separator: string): string {
  return [...new Set(parts.filter(Boolean))].join(separator)
}
