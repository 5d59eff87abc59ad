import type { components } from '../../../generated/store.types.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { addressData } from './address-data.ts'
import { codeOf, countryName, isCountry } from './countries.ts'

type AddressFormat = components['schemas']['AddressFormat']
type PartName = AddressFormat['parts'][number]['name']

const usual: Record<PartName, string> = {
  name: 'Full name',
  line1: 'Street and number',
  line2: 'Flat, floor or company',
  city: 'Town or city',
  state: 'Province',
  postalCode: 'Postal code',
}

/** Names of the parts of an address, by the type in Google's data. */
const names: Record<string, string> = {
  area: 'Area',
  county: 'County',
  department: 'Department',
  district: 'District',
  do_si: 'Province',
  eircode: 'Eircode',
  emirate: 'Emirate',
  island: 'Island',
  oblast: 'Oblast',
  parish: 'Parish',
  pin: 'PIN code',
  post_town: 'Town or city',
  prefecture: 'Prefecture',
  region: 'Region',
  state: 'State',
  suburb: 'Suburb',
  zip: 'ZIP code',
}

/** Postal codes are called postcodes in these countries; Google's data does not distinguish the two. */
const postcodes = new Set([
  'AU',
  'FK',
  'GB',
  'GG',
  'GI',
  'GS',
  'IM',
  'IO',
  'JE',
  'MY',
  'NZ',
  'PN',
  'SH',
  'TC',
])

const letters: Record<string, PartName[]> = {
  N: ['name'],
  A: ['line1', 'line2'],
  C: ['city'],
  S: ['state'],
  Z: ['postalCode'],
}

const known = new Map<string, AddressFormat>()

/**
 * Returns the parts of a country's addresses in writing order, what they are called there, and which are required.
 * Throws countryNotFound.
 */
export function addressFormat(shortName: string): AddressFormat {
  const country = codeOf(shortName)
  const found = known.get(country) ?? (isCountry(country) ? formatOf(country) : null)
  if (!found) throw new Refusal('countryNotFound')
  known.set(country, found)
  return found
}

function formatOf(country: string): AddressFormat {
  const { layout, latin, required, ...types } = addressData[country] ?? { layout: '%N|%A|%C', required: 'AC' }
  const labels: Partial<typeof usual> = {
    ...(postcodes.has(country) && { postalCode: 'Postcode' }),
    ...Object.fromEntries(Object.entries(types).map(([part, type]) => [part, names[type]])),
  }
  const parts = [...layout.matchAll(/%([NACSZ])/g)].flatMap(([, letter = '']) =>
    letters[letter]!.map((name) => ({
      name,
      label: labels[name] ?? usual[name],
      required: name === 'name' || (name !== 'line2' && required.includes(letter)),
    })),
  )
  return {
    shortName: country,
    parts,
    layout: templateOf(layout),
    latinLayout: latin ? templateOf(latin) : null,
  }
}

/** Returns a layout with the names of the parts in braces. */
function templateOf(layout: string): string {
  const named = layout.replace(/%([NACSZ])/g, (_, letter: string) =>
    letters[letter]!.map((name) => `{${name}}`).join('|'),
  )
  return named.replaceAll('|', '\n')
}

type Written = { country: string } & { [Part in PartName]?: string | null | undefined }

/**
 * Returns the lines of an address as its country writes them, without its country. What an address lacks is left out,
 * with the comma before it; what only it has comes last.
 */
export function addressLines(address: Written): string[] {
  const { layout, latinLayout } = isCountry(address.country) ? addressFormat(address.country) : formatOf('')
  const isLatin = !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(address.line1 ?? '')
  const template = (isLatin && latinLayout) || layout
  const others = (['city', 'state', 'postalCode'] as const).filter((part) => !template.includes(`{${part}}`))
  const lines = [...template.split('\n'), others.map((part) => `{${part}}`).join(', ')]
  return lines.flatMap((line) => lineOf(line, address) || [])
}

function lineOf(line: string, address: Written): string {
  let written = ''
  for (const [, before = '', name] of line.matchAll(/([^{]*)\{(\w+)\}/g)) {
    const value = address[name as PartName]?.trim()
    if (value) written += (written || /[^\s,.-]/.test(before) ? before : '') + value
  }
  return written
}

/**
 * Throws invalidRequest, naming the field under the path `at`, for an address that lacks a part required in its
 * country.
 */
export function requireParts(address: Written, at = ''): void {
  const missing = addressFormat(address.country).parts.find(
    ({ name, required }) => required && !address[name]?.trim(),
  )
  if (missing)
    throw invalid(`${at}${missing.name} is required in addresses of ${countryName(address.country)}`)
}
