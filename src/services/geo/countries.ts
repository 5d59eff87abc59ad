import { allCountries } from 'country-region-data'
import type { components } from '../../../generated/store.types.ts'
import { Refusal } from '../../base/errors.ts'

/** The one country of ISO 3166-1 that the package lacks; its two parts are its states. */
const svalbard = [
  'Svalbard and Jan Mayen',
  'SJ',
  [
    ['Svalbard', '21'],
    ['Jan Mayen', '22'],
  ],
] as const
/** Codes of ISO 3166-2 that the package gives to each other's states. */
const exchanged: Record<string, Record<string, string>> = {
  ME: { 14: '15', 15: '14' },
  OM: { BJ: 'BS', BS: 'BJ', SJ: 'SS', SS: 'SJ' },
}
const all: readonly (readonly [
  name: string,
  code: string,
  states: readonly (readonly [name: string, iso: string])[],
])[] = [...allCountries, svalbard]

const byCode = new Map(
  all.map(([name, code, states]) => {
    const regions = states.map(([state, iso]) => {
      // Some begin with the country, and `undefined` is a text there.
      const [own = null] = /[A-Z\d]{1,3}$/.exec(iso.toUpperCase().replace('UNDEFINED', '')) ?? []
      return [state, (own && exchanged[code]?.[own]) ?? own] as const
    })
    return [code, { name, regions }]
  }),
)

const countries = all
  .map(([name, shortName]) => ({ name, shortName }))
  .sort((one, other) => alphabetically(one.name, other.name))

/** Returns every country by its name and its ISO 3166-1 alpha-2 code, in alphabetical order. */
export function listCountries(): components['schemas']['Country'][] {
  return countries
}

/** Returns a text as used for comparison: in lower case, without accents. */
export function plain(text: string): string {
  // Fast path: most names are plain ASCII, and there are many of them.
  return (/^[ -~]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase()
}

/** Compares names for sorting, the same on every Node release: by letters, then by accents. */
export function alphabetically(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  if (a === b) return one < other ? -1 : Number(one > other)
  return a < b ? -1 : 1
}

/**
 * Returns the words of a text as used for comparison, separated by spaces: Saint-Denis and Saint Denis sort next to
 * each other, and each finds the other.
 */
export function wordsOf(text: string): string {
  const letters = plain(text)
  // Fast path: most names consist of nothing else.
  return /^[a-z\d]+( [a-z\d]+)*$/.test(letters) ? letters : letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/** Countries precede states, because typed text is more likely to mean a country. */
const regions = [
  ...all.map(([name, code]) => ({ code, placeId: `country:${code}`, description: name, name })),
  ...all.flatMap(([country, code, states]) =>
    states.map(([name]) => ({
      code,
      placeId: `state:${code}:${name}`,
      description: `${name}, ${country}`,
      name,
    })),
  ),
].map(({ name, ...region }) => ({ ...region, words: ` ${wordsOf(name)}` }))

/**
 * Returns up to ten countries and states with a word that begins with the text after the last comma of `input`;
 * accents, case and punctuation are ignored. `country` is a code that limits the search to it and its states. Those of
 * the country `home` come first.
 */
export function suggestRegions(
  input: string,
  { country, home }: { country: string | null; home: string },
): { placeId: string; description: string }[] {
  const typed = wordsOf(input.split(',').at(-1)!)
  if (!typed) return []
  return regions
    .filter(({ code, words }) => (country === null || code === country) && words.includes(` ${typed}`))
    .sort((one, other) => Number(other.code === home) - Number(one.code === home))
    .slice(0, 10)
    .map(({ placeId, description }) => ({ placeId, description }))
}

/** Returns the English name of a country, or its code if unknown. */
export function countryName(code: string): string {
  return byCode.get(code)?.name ?? code
}

/**
 * Returns the states of a country, each with its ISO 3166-2 code without the country prefix, or null where the standard
 * has none; undefined for an unknown country.
 */
export function statesOf(code: string): readonly (readonly [name: string, iso: string | null])[] | undefined {
  return byCode.get(code)?.regions
}

/** State names in alphabetical order, by country: the package's order varies. */
const sortedStates = new Map<string, string[]>()

/** Returns the names of a country's states in alphabetical order; throws countryNotFound for an unknown code. */
export function listStates(shortName: string): string[] {
  const code = codeOf(shortName)
  const states =
    sortedStates.get(code) ??
    statesOf(code)
      ?.map(([name]) => name)
      .sort(alphabetically)
  if (!states) throw new Refusal('countryNotFound')
  sortedStates.set(code, states)
  return states
}

/**
 * Returns a country's code in upper case, or an empty string unless it is two ASCII letters: the upper case of `ß` is
 * `SS`, South Sudan.
 */
export function codeOf(shortName: string): string {
  return /^[a-z]{2}$/i.test(shortName) ? shortName.toUpperCase() : ''
}

/** Returns whether this is the ISO 3166-1 alpha-2 code of a country. */
export function isCountry(code: string): boolean {
  return byCode.has(code)
}
