import { allCountries } from 'country-region-data'
import type { components } from '../../../generated/store.types.ts'
import { Refusal } from '../../errors.ts'

const byCode = new Map(allCountries.map(([name, code, regions]) => [code as string, { name, regions }]))

const countries = allCountries
  .map(([name, shortName]) => ({ name, shortName }))
  .sort((one, other) => alphabetically(one.name, other.name))

/** Every country by its name and its ISO 3166-1 alpha-2 code, in alphabetical order. */
export function listCountries(): components['schemas']['Country'][] {
  return countries
}

/** A text as it is compared: without accents and case. */
export function plain(text: string): string {
  // Most names need no more, and there are many.
  return (/^[ -~]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase()
}

/** The order of names in a list, the same on every release of Node: by their letters, then by the accents on them. */
export function alphabetically(one: string, other: string): number {
  const [a, b] = [lettersOf(one), lettersOf(other)]
  if (a === b) return one < other ? -1 : Number(one > other)
  return a < b ? -1 : 1
}

/** Signs between words count as spaces, so that Saint-Denis stands beside Saint Denis. */
function lettersOf(name: string): string {
  return plain(name).replace(/[^\p{L}\p{N}]+/gu, ' ')
}

/** Every country before every state: what somebody types is rather a country. */
const regions = [
  ...allCountries.map(([name, code]) => ({ code, placeId: `country:${code}`, description: name, name })),
  ...allCountries.flatMap(([country, code, states]) =>
    states.map(([name]) => ({
      code,
      placeId: `state:${code}:${name}`,
      description: `${name}, ${country}`,
      name,
    })),
  ),
].map(({ name, ...region }) => ({ ...region, words: ` ${plain(name)}` }))

/**
 * Up to ten countries and states with a word that begins like what stands behind the last comma of `input`;
 * accents and case do not matter. `country` is a code: its states alone. What is of `home` comes first.
 */
export function suggestRegions(
  input: string,
  { country, home }: { country: string | null; home: string },
): { placeId: string; description: string }[] {
  const typed = plain(input.split(',').at(-1)!.trim())
  if (!typed) return []
  return regions
    .filter(({ code, words }) => (country === null || code === country) && words.includes(` ${typed}`))
    .sort((one, other) => Number(other.code === home) - Number(one.code === home))
    .slice(0, 10)
    .map(({ placeId, description }) => ({ placeId, description }))
}

/** The English name of a country; its code where it is unknown. */
export function countryName(code: string): string {
  return byCode.get(code)?.name ?? code
}

/** The states of a country, each with what ISO 3166-2 puts behind the country's code; undefined for an unknown one. */
export function statesOf(code: string): (readonly [name: string, iso: string])[] | undefined {
  return byCode.get(code)?.regions
}

/** The names of a country's states; throws countryNotFound for a code that no country has. */
export function listStates(shortName: string): string[] {
  const country = byCode.get(codeOf(shortName))
  if (!country) throw new Refusal('countryNotFound')
  return country.regions.map(([name]) => name)
}

/** A country's code in any case; nothing but ASCII, because the capital of `ß` is `SS`, South Sudan. */
export function codeOf(shortName: string): string {
  return /^[a-z]{2}$/i.test(shortName) ? shortName.toUpperCase() : ''
}

/** Whether this is the ISO 3166-1 alpha-2 code of a country. */
export function isCountry(code: string): boolean {
  return byCode.has(code)
}

/** Whether one of these countries, given by their codes, has a state of this name. */
export function isState(countryCodes: string[], name: string): boolean {
  return countryCodes.some((code) => byCode.get(code)?.regions.some(([region]) => region === name))
}
