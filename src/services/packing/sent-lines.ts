// Reads CSV of parcels that were sent.

import { parse } from 'csv-parse/sync'
import { invalid } from '../../base/errors.ts'
import { numberIn } from '../orders/order-search.ts'

/** Maximum number of lines in a file: each is some statements of one transaction. */
const most = 200
const longest = { carrier: 120, trackingNumber: 120, trackingUrl: 2048 }

export interface SentLine {
  line: number
  /** The order number as it stands there. */
  order: string
  carrier?: string
  trackingNumber?: string
  trackingUrl?: string
}

const columns = ['order', 'carrier', 'trackingNumber', 'trackingUrl'] as const

/** The beginnings of the names of columns, without blanks, in the languages of the service's papers. */
const names: Record<(typeof columns)[number], RegExp> = {
  trackingUrl: /(url|link|page|seite)$/,
  trackingNumber: /^(tracking|sendung|suivi|seguimiento|spedizione|trace|number$|parcel)/,
  order: /^(order|bestell|commande|pedido|ordine|no|nr|#)/,
  carrier: /^(carrier|courier|versand|paketdienst|transport|corriere|vervoerder)/,
}

/** Returns the lines of the table. Throws invalidRequest for one that is not CSV, is empty or has more than 200 lines. */
export function sentLinesOf(csv: string): SentLine[] {
  const [first, ...rest] = recordsOf(csv)
  if (!first) throw invalid('csv has no lines')
  const isHeader = numberIn(first.cells[0]!) < 0 && !first.cells.some((cell) => numberIn(cell) > 0)
  const places = isHeader ? placesIn(first.cells) : columns.map((_, place) => place)
  const records = isHeader ? rest : [first, ...rest]
  if (records.length === 0) throw invalid('csv has no lines')
  if (records.length > most) throw invalid(`csv has more than ${most} lines`)
  return records.map(({ line, cells }) => lineOf(line, (column) => cells[places[columns.indexOf(column)]!]))
}

interface Parsed {
  record: string[]
  info: { lines: number }
}

function recordsOf(csv: string): { line: number; cells: string[] }[] {
  // The parser counts the line on which a record ends.
  const options = { bom: true, info: true, relax_column_count: true, relax_quotes: true, trim: true } as const
  try {
    const delimiter = [';', '\t', ','].find((one) => csv.split('\n', 1)[0]!.includes(one)) ?? ','
    // Its types do not know of `info`.
    const records = parse(csv, { ...options, delimiter }) as unknown as Parsed[]
    return records
      .map(({ record, info }) => ({ line: info.lines, cells: record }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''))
  } catch {
    throw invalid('csv is no table: a quote is opened and never closed')
  }
}

/** Returns the place of each column in a header line. */
function placesIn(header: string[]): number[] {
  const titles = header.map((title) => title.toLowerCase().replace(/[\s_.-]/g, ''))
  const taken = new Set<number>()
  const found = new Map<string, number>()
  for (const [column, pattern] of Object.entries(names)) {
    const place = titles.findIndex((title, index) => !taken.has(index) && pattern.test(title))
    if (place >= 0) taken.add(place)
    found.set(column, place)
  }
  if (found.get('order') === -1) throw invalid('csv has no column with the order number')
  return columns.map((column) => found.get(column)!)
}

function lineOf(line: number, cell: (column: (typeof columns)[number]) => string | undefined): SentLine {
  const { carrier, trackingNumber, trackingUrl } = Object.fromEntries(
    Object.entries(longest).map(([column, length]) => {
      const text = cell(column as keyof typeof longest) || undefined
      if (text && text.length > length) throw invalid(`csv has a ${column} that is too long in line ${line}`)
      return [column, text]
    }),
  ) as Pick<SentLine, keyof typeof longest>
  if (trackingUrl && !/^https?:\/\/\S+$/.test(trackingUrl))
    throw invalid(`csv has a tracking page in line ${line} that is no HTTP or HTTPS URL`)
  return { line, order: cell('order') ?? '', ...{ carrier, trackingNumber, trackingUrl } } as SentLine
}
