import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/base/root.ts'
import { easterOf } from '../src/services/working-days/holidays.ts'

// Writes the public holidays of countries and of their regions, as rules where there is one and as days of the next years
// where there is none, from the package `holidays` of PyPI, which a Python with it reads.
// Usage: tsx scripts/holiday-data.ts <python> <first year> <last year>

const [python, first, last] = process.argv.slice(2)
if (!python || !first || !last) throw new Error('name a Python that has the package holidays, and two years')

/** By country and then by region, an empty one for the whole country: the days. */
type Days = Record<string, Record<string, string[]>>
const read = `
import holidays, json, sys
years = range(int(sys.argv[1]), int(sys.argv[2]) + 1)
days = lambda country, region: sorted(str(day) for day in holidays.country_holidays(country, subdiv=region, years=years))
print(json.dumps({country: {region: days(country, region or None) for region in ['', *regions]}
  for country, regions in holidays.list_supported_countries(include_aliases=False).items()}))`
const known: Days = JSON.parse(
  execFileSync(python, ['-c', read, first, last], { maxBuffer: 1e9, encoding: 'utf8' }),
)

const dayMs = 24 * 3_600_000
const count = Number(last) - Number(first) + 1
const written = (day: number) => new Date(day).toISOString().slice(2, 10).replaceAll('-', '')
const partsOf = (at: number) => {
  const time = new Date(at)
  const [year, month, day] = [time.getUTCFullYear(), time.getUTCMonth() + 1, time.getUTCDate()]
  return { year, month, day, weekday: time.getUTCDay() }
}

/** The kinds of rules that a day may follow, the simplest first; null if it follows none of the kind. */
const kinds: ((day: number) => string | null)[] = [
  (at) => written(at).slice(2),
  (at) => `e${Math.round((at - easterOf(partsOf(at).year)) / dayMs)}`,
  (at) => {
    const { month, day, weekday } = partsOf(at)
    return `w${month}-${Math.ceil(day / 7)}-${weekday}`
  },
  (at) => {
    const { month, weekday } = partsOf(at)
    return partsOf(at + 7 * dayMs).month === month ? null : `w${month}-l-${weekday}`
  },
]

/** Returns the rules that hold in each of the years, and the days that follow none. */
function rulesOf(days: string[]): string[] {
  const rules: string[] = []
  let open = days.map((day) => Date.parse(`${day}T00:00:00Z`))
  for (const kind of kinds) {
    const years = new Map<string, Set<number>>()
    for (const day of open) {
      const rule = kind(day)
      if (rule) years.set(rule, (years.get(rule) ?? new Set()).add(partsOf(day).year))
    }
    const held = [...years].flatMap(([rule, of]) => (of.size === count ? [rule] : []))
    rules.push(...held)
    open = open.filter((day) => !held.includes(kind(day) ?? ''))
  }
  return [...rules, ...open.map(written)]
}

function lineOf([country, regions]: [string, Record<string, string[]>]): string {
  const national = rulesOf(regions['']!)
  const regional = Object.entries(regions).flatMap(([region, days]) => {
    const own = rulesOf(days)
    const added = own.filter((rule) => !national.includes(rule))
    const removed = national.filter((rule) => !own.includes(rule)).map((rule) => `-${rule}`)
    return added.length + removed.length > 0 ? [`${region}=${[...added, ...removed].join(' ')}`] : []
  })
  return `  ${country}: '${[national.join(' '), ...regional].join(';')}',`
}

writeFileSync(
  join(root, 'src/services/working-days/holiday-data.ts'),
  `// Written by scripts/holiday-data.ts from holidays of PyPI (MIT); do not change it by hand.

/**
 * The public holidays of a country, and behind semicolons what its regions have more, and with a minus less, as
 * \`dayOf\` reads them. What moves with the moon or by law is known from ${first} to ${last}.
 */
export const holidayData: Record<string, string> = {
${Object.entries(known).sort().map(lineOf).join('\n')}
}
`,
)
