// Bookings for DATEV: the invoices and credit notes of a period, as a German accountant reads them.

import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { invalid } from '../../base/errors.ts'
import { memberStates } from '../../base/european-union.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import type { InvoiceData, Line } from '../../gateways/documents/invoice-data.ts'
import { daysAsked, momentsAsked } from '../sales/periods.ts'
import { percent } from '../taxes/place-of-supply.ts'
import { type Booking, lineOf, openingOf } from './datev-format.ts'

/** Documents per batch. */
const batch = 500

/** The accounts of a chart that revenue is booked on, by how it is taxed. */
type Revenue = 'full' | 'reduced' | 'other' | 'oneStopShop' | 'euGoods' | 'euServices' | 'export' | 'untaxed'

const charts: Record<'skr03' | 'skr04', Record<Revenue, number>> = {
  skr03: {
    ...{ full: 8400, reduced: 8300, other: 8200, oneStopShop: 8320 },
    ...{ euGoods: 8125, euServices: 8336, export: 8120, untaxed: 8195 },
  },
  skr04: {
    ...{ full: 4400, reduced: 4300, other: 4200, oneStopShop: 4320 },
    ...{ euGoods: 4125, euServices: 4336, export: 4120, untaxed: 4185 },
  },
}

export interface Wanted {
  from?: string
  to?: string
  consultant: number
  client: number
  chart: keyof typeof charts
  /** The account of all customers, with a digit more than those of revenue. */
  customers: number
  /** Month and day, `01-01`. */
  fiscalYearStart: string
}

interface Document {
  id: string
  at: string
  data: InvoiceData
  /** The taxes of its order, with the places that a document does not name. */
  taxes: { name: string; rate: number; country: string | null }[] | null
}

const find = statement<
  { shopId: string; begins: string; ends: string; at: string; after: string },
  { document: Document }
>(
  'accounting.documents',
  `select json_build_object('id', invoices.id, 'at', invoices.created_at, 'data', invoices.data, 'taxes', orders.taxes)
      as document
    from invoices join orders on orders.shop_id = invoices.shop_id and orders.id = invoices.order_id
    where invoices.shop_id = :shopId and invoices.created_at >= :begins::timestamptz
      and invoices.created_at < :ends::timestamptz
      and (invoices.created_at, invoices.id) > (:at::timestamptz, :after)
    order by invoices.created_at, invoices.id limit ${batch}`,
)

/**
 * Returns a batch of bookings in DATEV's format, a booking for each kind of revenue of a document: together the totals
 * of the documents, to the cent. Throws as `momentsAsked`, and invalidRequest for a
 * currency without two decimals, and for a period that spans two fiscal years, because a batch belongs to one.
 */
export async function exportDatevBookings(
  db: Database,
  shop: Shop,
  wanted: Wanted,
): Promise<AsyncGenerator<string>> {
  if (shop.scale !== 100)
    throw invalid('DATEV takes amounts with two decimals, which this currency does not have')
  const days = await daysAsked(db, shop, wanted)
  const fiscalYearStart = fiscalYearOf(days.from, wanted.fiscalYearStart)
  if (fiscalYearOf(days.to, wanted.fiscalYearStart) !== fiscalYearStart)
    throw invalid('the period must lie within one fiscal year')
  const { consultant, client, chart } = wanted
  const opening = openingOf({
    ...{ consultant, client, fiscalYearStart, from: days.from, to: days.to, createdAt: clock.now() },
    ...{ name: shop.name, chart: chart.slice(3), currency: shop.currency },
  })
  return written(db, shop, wanted, { opening, ...(await momentsAsked(db, shop, wanted)) })
}

/** Returns the first day of the fiscal year that a day is in. */
function fiscalYearOf(day: string, start: string): string {
  const year = Number(day.slice(0, 4))
  return day.slice(5) >= start ? `${year}-${start}` : `${year - 1}-${start}`
}

async function* written(
  db: Database,
  shop: Shop,
  wanted: Wanted,
  { opening, begins, ends }: { opening: string; begins: string; ends: string },
): AsyncGenerator<string> {
  let before = `\ufeff${opening}`
  let last: Document | undefined
  do {
    const place = { at: last?.at ?? '-infinity', after: last?.id ?? '' }
    const found = await find(db, { shopId: shop.id, begins, ends, ...place })
    const bookings = found.flatMap(({ document }) => bookingsOf(shop, document, wanted))
    yield before + bookings.map((booking) => lineOf(booking, shop.currency)).join('')
    before = ''
    last = found.length === batch ? found.at(-1)!.document : undefined
  } while (last)
}

/** How a part of a document is booked. */
interface Part {
  revenue: Revenue
  destination?: string
  destinationRate?: number
}

function bookingsOf(shop: Shop, { data, taxes }: Document, { chart, customers }: Wanted): Booking[] {
  const parts = new Map<string, { part: Part; amount: number }>()
  for (const line of data.lines) {
    const part = partOf(shop, data, line, taxes ?? [])
    const key = JSON.stringify(part)
    parts.set(key, { part, amount: (parts.get(key)?.amount ?? 0) + line.gross })
  }
  return [...parts.values()]
    .filter(({ amount }) => amount > 0)
    .map(({ part: { revenue, ...destination }, amount }) => ({
      ...{ amount, account: customers, counterAccount: charts[chart][revenue] },
      side: data.kind === 'invoice' ? ('S' as const) : ('H' as const),
      ...{ day: data.issuedOn, document: data.number, reference: String(data.order.number) },
      text: data.buyer.name,
      ...destination,
    }))
}

function partOf(shop: Shop, data: InvoiceData, line: Line, taxes: NonNullable<Document['taxes']>): Part {
  const country = (data.shipTo ?? data.buyer).country
  const [tax] = line.taxes
  if (tax?.category === 'G') return { revenue: 'export' }
  if (tax?.category === 'K' || data.treatment === 'reverse_charge') {
    const revenue = tax?.category === 'K' ? 'euGoods' : 'euServices'
    return { revenue, destination: data.buyer.taxNumber ?? country ?? '' }
  }
  if (!tax || tax.rate === 0) return { revenue: 'untaxed' }
  const taxedIn =
    taxes.find(({ name, rate }) => name === tax.name && rate === tax.rate)?.country ?? shop.country
  if (taxedIn !== shop.country && memberStates.has(taxedIn))
    return {
      revenue: 'oneStopShop',
      destination: taxedIn === 'GR' ? 'EL' : taxedIn,
      destinationRate: tax.rate / percent,
    }
  return { revenue: tax.rate === 19 * percent ? 'full' : tax.rate === 7 * percent ? 'reduced' : 'other' }
}
