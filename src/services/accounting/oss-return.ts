// The return to the EU's One-Stop Shop: a quarter of sales that are taxed in other member states.

import type { Shop } from '../../base/context.ts'
import { memberStates } from '../../base/european-union.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { type Cell, formatOf } from '../sales/csv.ts'
import { momentsAsked } from '../sales/periods.ts'
import { percent } from '../taxes/place-of-supply.ts'
import { refundedTaxes, type Supply } from './refunded-taxes.ts'
import { soldTaxes } from './tax-report.ts'

export interface Quarter {
  year: number
  quarter: number
}

/** The taxable sales of one kind at one rate; amounts in minor units. */
interface Row {
  country: string
  supply: Supply
  rate: number
  base: number
  tax: number
}

type Taxed = Pick<Row, 'country' | 'supply' | 'rate'> & { category: string }

// The form's columns (Regulation (EU) 2020/194, annex III, parts 2 and 3).
const header = [
  ...['record', 'country', 'supply', 'rateType', 'rate'],
  ...['taxableAmount', 'taxAmount', 'correctedQuarter', 'currency'],
]

/**
 * Returns what a store declares to the One-Stop Shop for a quarter, as CSV in the form of its country's spreadsheets.
 * Refunds of sales of the quarter are deducted; those of earlier quarters are corrections by country and quarter, as
 * the form wants them. Countries where the store is registered itself are left out: it declares its sales there.
 */
export async function exportOssReturn(
  db: Database,
  shop: Shop,
  asked: Quarter,
): Promise<AsyncGenerator<string>> {
  const period = { shopId: shop.id, ...(await momentsAsked(db, shop, daysOf(asked))) }
  const { declared, standard } = await placesOf(db, shop)
  const rows = new Map<string, Row>()
  for await (const { base, amount, ...sold } of soldTaxes(db, period))
    if (declared(sold)) add(rows, { ...sold, base, tax: amount })
  const corrections = new Map<string, number>()
  for await (const { tax, supply, base, amount, quarter } of refundedTaxes(db, period)) {
    if (!declared({ ...tax, supply })) continue
    const { country, rate } = tax
    if (quarter === nameOf(asked)) add(rows, { country, supply, rate, base: -base, tax: -amount })
    else addTo(corrections, `${country} ${quarter}`, -amount)
  }
  return written(shop, [...supplies(shop, rows, standard), ...correctionRows(shop, corrections)])
}

const nameOf = ({ year, quarter }: Quarter) => `${year}-Q${quarter}`

function daysOf({ year, quarter }: Quarter): { from: string; to: string } {
  const day = (month: number, date: number) =>
    new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10)
  return { from: day(quarter * 3 - 3, 1), to: day(quarter * 3, 0) }
}

const findPlaces = statement<{ shopId: string }, { registered: string[]; standard: string[] }>(
  'accounting.rateTypes',
  `select
    (select coalesce(json_agg(distinct country), '[]') from tax_registrations
      where shop_id = :shopId and scheme = 'standard') as registered,
    (select coalesce(json_agg(distinct country || ' ' || rate), '[]') from tax_rates
      where shop_id = :shopId and class = 'standard') as standard`,
)

/** The sales that the return declares, and each country's standard rates, former ones included. */
async function placesOf(db: Database, shop: Shop) {
  const [found] = await findPlaces(db, { shopId: shop.id })
  const { registered, standard } = found!
  const isHomeInEu = memberStates.has(shop.country)
  // A store elsewhere declares services here; its goods are imports.
  const declared = ({ country, supply, category }: Taxed) =>
    category === 'S' &&
    memberStates.has(country) &&
    country !== shop.country &&
    !registered.includes(country) &&
    (isHomeInEu || supply === 'services')
  return { declared, standard: new Set(standard) }
}

function add(rows: Map<string, Row>, { country, supply, rate, base, tax }: Row): void {
  const key = [country, supply, String(10_000_000 - rate).padStart(8, '0')].join(' ')
  const sum = rows.get(key) ?? { country, supply, rate, base: 0, tax: 0 }
  rows.set(key, { ...sum, base: sum.base + base, tax: sum.tax + tax })
}

const addTo = (sums: Map<string, number>, key: string, amount: number) =>
  sums.set(key, (sums.get(key) ?? 0) + amount)

const inOrder = <Value>(sums: Map<string, Value>) => [...sums].sort(([a], [b]) => (a < b ? -1 : 1))

function supplies({ currency }: Shop, rows: Map<string, Row>, standard: Set<string>): Cell[][] {
  return inOrder(rows)
    .filter(([, { base, tax }]) => base !== 0 || tax !== 0)
    .map(([, { country, supply, rate, base, tax }]) => [
      ...['supply', vatCode(country), supply, standard.has(`${country} ${rate}`) ? 'standard' : 'reduced'],
      ...[rate / percent, { amount: base }, { amount: tax }, null, currency],
    ])
}

function correctionRows({ currency }: Shop, corrections: Map<string, number>): Cell[][] {
  return inOrder(corrections).map(([key, tax]) => {
    const [country, quarter] = key.split(' ') as [string, string]
    return ['correction', vatCode(country), null, null, null, null, { amount: tax }, quarter, currency]
  })
}

/** Greece is EL to the tax offices of the EU. */
const vatCode = (country: string) => (country === 'GR' ? 'EL' : country)

async function* written(shop: Shop, rows: Cell[][]): AsyncGenerator<string> {
  const { line } = formatOf(shop)
  yield `\ufeff${line(header)}${rows.map(line).join('')}`
}
