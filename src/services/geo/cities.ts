import { Refusal } from '../../base/errors.ts'
import { alphabetically, codeOf, plain, statesOf } from './countries.ts'
import { type City, type Division, openGazetteer, push } from './gazetteer.ts'

/** A country's states with their cities. */
interface Country {
  /** City names in alphabetical order; undefined for an unknown state. */
  citiesOf(state: string | null): string[] | undefined
  /** The name of the state that a city lies in; null if unknown. */
  stateOf(city: City): string | null
}

/** States that GeoNames lists as countries of their own. Their ISO 3166-2 codes are those countries' codes. */
const territories: Record<string, string[]> = {
  CN: ['HK', 'MO'],
  FR: ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'],
  US: ['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'],
}

/** Local names that GeoNames uses for states listed here by their English names. */
const englishNames: Record<string, string> = {
  Bayern: 'Bavaria',
  Bretagne: 'Brittany',
  Corse: 'Corsica',
  Hessen: 'Hesse',
  Niedersachsen: 'Lower Saxony',
  'Nordrhein-Westfalen': 'North Rhine-Westphalia',
  Normandie: 'Normandy',
  'Nouvelle-Aquitaine': 'New Aquitaine',
  Sachsen: 'Saxony',
  'Sachsen-Anhalt': 'Saxony-Anhalt',
  Thüringen: 'Thuringia',
}

/** Words that one source includes in a division's name and the other omits. */
const kinds = new Set(
  [
    'and autonomous borough canton capital city community county de department district division el federal',
    'governorate krai la municipality oblast of parish prefecture province region republic royal state territory the',
  ].flatMap((line) => line.split(' ')),
)

const countries = new Map<string, Promise<Country>>()

/**
 * Returns the distinct names of a country's cities in alphabetical order; with a state of `listStates`, ignoring case
 * and accents, those of that state. A state that GeoNames does not know by name gets the cities that lie in none of the
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

function openCountry(code: string): Promise<Country> {
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
  const states = (statesOf(code) ?? []).map(([name, iso]) => ({
    name,
    iso,
    divisions: find(englishNames[name] ?? name),
  }))
  const placed = new Set(states.flatMap((state) => state.divisions))
  const lies = ({ admin1, admin2 }: City, within: Set<string>) =>
    within.has(`${code}.${admin1}`) || within.has(`${code}.${admin1}.${admin2}`)
  const select = ({ iso, divisions }: (typeof states)[number]) => {
    if (territories[code]?.includes(iso)) return cities.get(iso) ?? []
    const within = new Set(divisions)
    return own.filter((city) => (within.size > 0 ? lies(city, within) : !lies(city, placed)))
  }
  const byState = new Map(states.map((state) => [plain(state.name), state]))
  const byDivision = new Map(states.flatMap(({ name, divisions }) => divisions.map((one) => [one, name])))
  const elsewhere = states.filter(
    ({ divisions, iso }) => divisions.length === 0 && !territories[code]?.includes(iso),
  )
  const nameOf = new Map(known.map(({ code, name }) => [code, name]))
  let isSorted = false
  return {
    citiesOf(name) {
      if (!isSorted) own.sort(byName)
      isSorted = true
      if (name === null) return namesOf(own)
      const state = byState.get(plain(name.trim()))
      return state && namesOf(select(state).sort(byName))
    },
    stateOf({ admin1, admin2 }) {
      const [state, county] = [`${code}.${admin1}`, `${code}.${admin1}.${admin2}`]
      const own = byDivision.get(county) ?? byDivision.get(state)
      if (own) return own
      return elsewhere.length === 1 ? elsewhere[0]!.name : (nameOf.get(state) ?? null)
    },
  }
}

const byName = (one: City, other: City) => alphabetically(one.name, other.name)
const namesOf = (cities: City[]) => [...new Set(cities.map(({ name }) => name))]

/**
 * Returns a function that finds the codes of divisions by a state's name: it prefers a state to a part of one, and an
 * exact name to a similar one.
 */
function divisionFinder(known: Division[]): (name: string) => string[] {
  const ways = [2, 3].flatMap((parts) =>
    [plain, bare].map((simplify) => {
      const codes = new Map<string, string[]>()
      for (const { code, name } of known)
        if (code.split('.').length === parts) push(codes, simplify(name), code)
      return (name: string) => codes.get(simplify(name))
    }),
  )
  return (name) => ways.map((find) => find(name)).find((codes) => codes) ?? []
}

function bare(name: string): string {
  const words = plain(name).split(/[^\p{L}\p{N}]+/u)
  return words
    .filter((word) => !kinds.has(word))
    .join('')
    .replace(/^saint/, 'st')
}
