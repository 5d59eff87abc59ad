import { Refusal } from '../../base/errors.ts'
import { alphabetically, codeOf, statesOf } from './countries.ts'
import { type City, type Division, openGazetteer, push } from './gazetteer.ts'
import { bareKey, keyOf } from './place-keys.ts'
import { findState, statesIn } from './states.ts'

/** A country's states with their cities. */
interface Country {
  /** City names in alphabetical order; undefined for an unknown state. */
  citiesOf(state: string | null): string[] | undefined
  /** The name of the state that a city lies in; null if unknown. */
  stateOf(city: City): string | null
  /** The names of the states that have a city of this name. */
  statesOfCity(name: string): string[]
  /** The name of the state that a part of it lies in, such as a department; null for an unknown name, or one of several. */
  stateOfPart(name: string): string | null
}

/** States that GeoNames lists as countries of their own. Their ISO 3166-2 codes are those countries' codes. */
const territories: Record<string, string[]> = {
  CN: ['HK', 'MO'],
  FR: ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'],
  US: ['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'],
}

const countries = new Map<string, Promise<Country>>()

/**
 * Returns the distinct names of a country's cities in alphabetical order; with a state, however it is written, those of
 * that state. A state that GeoNames does not know by name gets the cities that lie in none of the
 * others (decision cities-come-from-geonames-states-do-not). Throws countryNotFound and stateNotFound.
 */
export async function listCities(shortName: string, state: string | null): Promise<string[]> {
  const code = codeOf(shortName)
  if (!statesOf(code)) throw new Refusal('countryNotFound')
  const { citiesOf } = await openCountry(code)
  const cities = citiesOf(state)
  if (!cities) throw new Refusal('stateNotFound')
  return cities
}

/**
 * Returns the state of `listStates` that a city lies in, or else the state's name in GeoNames; null if neither has one.
 */
export async function stateOf(city: City): Promise<string | null> {
  return (await openCountry(city.country)).stateOf(city)
}

/** Returns a country's states with their cities. The first call takes as long as reading the gazetteer. */
export function openCountry(code: string): Promise<Country> {
  const known = countries.get(code)
  if (known) return known
  const opened = sortStates(code).catch((error) => {
    countries.delete(code)
    throw error
  })
  countries.set(code, opened)
  return opened
}

/** Assigns a country's cities to its states, once. */
async function sortStates(code: string): Promise<Country> {
  const { cities, divisions } = await openGazetteer()
  const own = cities.get(code) ?? []
  const known = divisions.get(code) ?? []
  const find = divisionFinder(known)
  const states = statesIn(code).map(({ name, code: iso, others }) => ({
    name,
    iso,
    divisions: find([name, ...others]),
  }))
  const placed = new Set(states.flatMap((state) => state.divisions))
  const lies = ({ admin1, admin2 }: City, within: Set<string>) =>
    within.has(`${code}.${admin1}`) || within.has(`${code}.${admin1}.${admin2}`)
  const select = ({ iso, divisions }: (typeof states)[number]) => {
    if (iso && territories[code]?.includes(iso)) return cities.get(iso) ?? []
    const within = new Set(divisions)
    return own.filter((city) => (within.size > 0 ? lies(city, within) : !lies(city, placed)))
  }
  const byName = new Map(states.map((state) => [state.name, state]))
  const byDivision = new Map(states.flatMap(({ name, divisions }) => divisions.map((one) => [one, name])))
  const stateOfDivision = (admin1: string, admin2: string) =>
    byDivision.get(`${code}.${admin1}.${admin2}`) ??
    byDivision.get(`${code}.${admin1}`) ??
    (elsewhere.length === 1 ? elsewhere[0]!.name : undefined)
  const elsewhere = states.filter(
    ({ divisions, iso }) => divisions.length === 0 && !(iso && territories[code]?.includes(iso)),
  )
  const nameOf = new Map(known.map(({ code, name }) => [code, name]))
  let isSorted = false
  return {
    citiesOf(name) {
      if (!isSorted) own.sort(inOrder)
      isSorted = true
      if (name === null) return namesOf(own)
      const state = byName.get(findState(code, name)?.name ?? '')
      return state && namesOf(select(state).sort(inOrder))
    },
    stateOf: ({ admin1, admin2 }) =>
      stateOfDivision(admin1, admin2) ?? nameOf.get(`${code}.${admin1}`) ?? null,
    ...statesByName(own, known, stateOfDivision),
  }
}

/** Indexes states by the names of their cities and parts, each once it is asked for. */
function statesByName(
  cities: City[],
  divisions: Division[],
  stateOf: (admin1: string, admin2: string) => string | undefined,
): Pick<Country, 'statesOfCity' | 'stateOfPart'> {
  const index = <Place extends { name: string }>(
    places: Place[],
    key: (name: string) => string,
    stateOfPlace: (place: Place) => string | undefined,
  ) => {
    const states = new Map<string, Set<string>>()
    for (const place of places) {
      const [name, state] = [key(place.name), stateOfPlace(place)]
      if (name && state) states.set(name, (states.get(name) ?? new Set()).add(state))
    }
    return states
  }
  const stateOfPart = ({ code }: Division) => stateOf(...(code.split('.').slice(1) as [string, string]))
  const parts = divisions.filter(({ code }) => code.split('.').length === 3)
  let byCity: Map<string, Set<string>> | undefined
  let byPart: Map<string, Set<string>>[] | undefined
  return {
    statesOfCity(name) {
      byCity ??= index(cities, keyOf, ({ admin1, admin2 }) => stateOf(admin1, admin2))
      return [...(byCity.get(keyOf(name)) ?? [])]
    },
    stateOfPart(name) {
      byPart ??= [keyOf, bareKey].map((key) => index(parts, key, stateOfPart))
      const found = byPart[0]!.get(keyOf(name)) ?? byPart[1]!.get(bareKey(name))
      return found?.size === 1 ? [...found][0]! : null
    },
  }
}

const inOrder = (one: City, other: City) => alphabetically(one.name, other.name)
const namesOf = (cities: City[]) => [...new Set(cities.map(({ name }) => name))]

/**
 * Returns a function that finds the codes of divisions by a state's names: it prefers a state to a part of one, and an
 * exact name to a similar one.
 */
function divisionFinder(known: Division[]): (names: string[]) => string[] {
  const ways = [2, 3].flatMap((parts) =>
    [keyOf, bareKey].map((key) => {
      const codes = new Map<string, string[]>()
      for (const { code, name } of known) if (code.split('.').length === parts) push(codes, key(name), code)
      return (name: string) => codes.get(key(name))
    }),
  )
  return (names) => ways.flatMap((find) => names.map(find)).find((codes) => codes) ?? []
}
