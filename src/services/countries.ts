import { allCountries } from 'country-region-data'
import type { components } from '../../generated/store.types.ts'
import { Refusal } from '../errors.ts'

const byCode = new Map(allCountries.map(([name, code, regions]) => [code as string, { name, regions }]))

const countries = allCountries
  .map(([name, shortName]) => ({ name, shortName }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'))

/** Every country by its name and its ISO 3166-1 alpha-2 code, in alphabetical order. */
export function listCountries(): components['schemas']['Country'][] {
  return countries
}

/** The names of a country's states; throws countryNotFound for a code that no country has. */
export function listStates(shortName: string): string[] {
  const country = byCode.get(shortName.toUpperCase())
  if (!country) throw new Refusal('countryNotFound')
  return country.regions.map(([name]) => name)
}

/** Whether this is the ISO 3166-1 alpha-2 code of a country. */
export function isCountry(code: string): boolean {
  return byCode.has(code)
}
