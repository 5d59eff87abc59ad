import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/base/root.ts'

// Writes the rates of tax that the service suggests to merchants: Europe's with the reduced ones from the database of the
// European Commission (eu-vat-rates-data), all others from sales-tax, which has one rate for a country or a state.
// Usage: tsx scripts/tax-rates.ts <folder of sales-tax> <folder of eu-vat-rates-data>

interface WorldRate {
  rate: number
  type: 'vat' | 'gst' | 'pst' | 'hst' | 'qst' | 'igic' | 'none'
  states?: Record<string, WorldRate>
}
interface EuropeanRates {
  version: string
  rates: Record<
    string,
    {
      vat_abbr: string
      standard: number
      reduced: number[]
      super_reduced: number | null
      parking: number | null
    }
  >
}

const [sales, european] = process.argv.slice(2)
if (!sales || !european) throw new Error('name the folders of the packages sales-tax and eu-vat-rates-data')
const read = (...path: string[]) => readFileSync(join(...path), 'utf8')

/** The day on which this version of the package was released. */
function dateOfRelease(folder: string): string {
  const { version } = JSON.parse(read(folder, 'package.json'))
  const date = read(folder, 'CHANGELOG.md').split(`## ${version} (`)[1]?.slice(0, 10)
  if (!date) throw new Error(`the change log has no ${version}`)
  return date
}

const percent = (rate: number) => Math.round(rate * 1e6) / 1e4
const world: Record<string, WorldRate> = JSON.parse(read(sales, 'res/sales_tax_rates.json'))
const europe: EuropeanRates = JSON.parse(read(european, 'data/eu-vat-rates-data.json'))
/** Northern Ireland and Kosovo have no code of ISO 3166-1. */
const notCountries = new Set(['XI', 'XK'])

const lines: string[] = []
const add = (
  source: 'europe' | 'world',
  ...known: [country: string, state: string | null, name: string, rates: number[]]
) => lines.push(`  ${JSON.stringify([source, ...known])},`)

for (const [country, rates] of Object.entries(europe.rates)) {
  if (notCountries.has(country)) continue
  const { vat_abbr, standard, reduced, super_reduced, parking } = rates
  const lower = new Set([...reduced, super_reduced, parking].filter((rate) => rate !== null))
  lower.delete(standard)
  add('europe', country, null, vat_abbr, [standard, ...[...lower].sort((a, b) => b - a)])
}
for (const [country, { rate, type, states = {} }] of Object.entries(world)) {
  if (country in europe.rates) continue
  if (rate > 0) add('world', country, null, type.toUpperCase(), [percent(rate)])
  for (const [state, own] of Object.entries(states))
    if (own.rate > 0)
      add('world', country, state, country === 'US' ? 'Sales tax' : own.type.toUpperCase(), [
        percent(own.rate),
      ])
}

writeFileSync(
  join(root, 'src/services/taxes/suggested-rates.ts'),
  `// Written by scripts/tax-rates.ts; do not change it by hand.

/** Where the rates come from, and the day of these data. */
export const sources = {
  europe: { name: 'European Commission, Taxes in Europe Database', asOf: '${europe.version}' },
  world: { name: 'sales-tax', asOf: '${dateOfRelease(sales)}' },
}

/** The rates of a place in percent: the standard one, and then lower ones, if they are known. */
export type KnownRates = [
  source: keyof typeof sources,
  country: string,
  state: string | null,
  name: string,
  rates: number[],
]

export const knownRates: KnownRates[] = [
${lines.sort().join('\n')}
]
`,
)
