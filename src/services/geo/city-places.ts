import type { Place, Suggestion } from '../../gateways/addresses/provider.ts'
import { stateOf } from './cities.ts'
import { countryName, wordsOf } from './countries.ts'
import { type City, cellOf, fractions, initialOf, openGazetteer } from './gazetteer.ts'

/**
 * How far a city reaches, in kilometres. A point farther than this from every city has no result rather than a guess
 * (decision places-are-suggested-without-a-provider).
 */
const reach = 50
const kilometresOfDegree = 111.2
const radians = Math.PI / 180

/** Returns the city nearest to a point, given in degrees; null if none lies within 50 km. */
export async function nearestCity(lat: number, lng: number): Promise<Place | null> {
  const { cells } = await openGazetteer()
  let [nearest, least]: [City | null, number] = [null, reach]
  for (const cell of cellsAround(lat, lng)) {
    for (const city of cells.get(cell) ?? []) {
      const distance = kilometres(lat, lng, city.lat / fractions, city.lng / fractions)
      if (distance <= least) [nearest, least] = [city, distance]
    }
  }
  return nearest && placeOf(nearest)
}

/**
 * Returns up to `most` cities with a word that begins with the text after the last comma of `input`, which has at least
 * two letters; accents, case and punctuation are ignored. Cities of the country `home` come first; among equals, exact
 * names precede longer ones. `country` is a code that limits the search to its cities.
 */
export async function suggestCities(
  input: string,
  { country, home }: { country: string | null; home: string },
  most: number,
): Promise<Suggestion[]> {
  const typed = wordsOf(input.split(',').at(-1)!)
  if (typed.length < 2 || most === 0) return []
  const { initials } = await openGazetteer()
  const [same, beginning, within]: [City[], City[], City[]] = [[], [], []]
  for (const city of initials.get(initialOf(typed)) ?? []) {
    if (country !== null && city.country !== country) continue
    const name = wordsOf(city.name)
    if (name === typed) same.push(city)
    else if (name.startsWith(typed)) beginning.push(city)
    else if (name.includes(` ${typed}`)) within.push(city)
  }
  const isForeign = (city: City) => Number(city.country !== home)
  const found = [...same, ...beginning, ...within].sort((one, other) => isForeign(one) - isForeign(other))
  const places = new Map<string, Suggestion>()
  for (const city of found) {
    if (places.size === most) break
    const { placeId, description } = await placeOf(city)
    places.set(placeId, { placeId, description })
  }
  return [...places.values()]
}

async function placeOf(city: City): Promise<Place> {
  const { name, country } = city
  const state = await stateOf(city)
  return {
    placeId: ['city', country, state, name].filter(Boolean).join(':'),
    description: [name, state, countryName(country)].filter(Boolean).join(', '),
    line1: null,
    city: name,
    state,
    country,
    postalCode: null,
    lat: city.lat / fractions,
    lng: city.lng / fractions,
  }
}

/** Returns the keys of all cells within reach of a point: near a pole, one for every degree of longitude. */
function cellsAround(lat: number, lng: number): Set<number> {
  const high = reach / kilometresOfDegree
  const wide = Math.min(high / Math.cos(Math.min(Math.abs(lat) + high, 89.9) * radians), 180)
  const cells = new Set<number>()
  for (let row = Math.floor(lat - high); row <= lat + high; row += 1)
    for (let column = Math.floor(lng - wide); column <= lng + wide; column += 1)
      cells.add(cellOf(row, column))
  return cells
}

/** Returns the distance between two points by the haversine formula. */
function kilometres(lat: number, lng: number, otherLat: number, otherLng: number): number {
  const [north, east] = [(otherLat - lat) * radians, (otherLng - lng) * radians]
  const share =
    Math.sin(north / 2) ** 2 +
    Math.cos(lat * radians) * Math.cos(otherLat * radians) * Math.sin(east / 2) ** 2
  return (2 * kilometresOfDegree * Math.asin(Math.sqrt(Math.min(share, 1)))) / radians
}
