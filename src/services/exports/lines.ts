import { cellOf, type Spreadsheet } from '../../base/csv.ts'
import { type Column, writeCell } from '../imports/formats/columns.ts'
import type { Exported, Kind } from './kinds.ts'

/** Returns what a file begins with: for CSV a byte order mark and the names of the columns. */
export function beginningOf(
  format: 'csv' | 'ndjson',
  { columns, lines }: Kind,
  { separator }: Spreadsheet,
): string {
  if (format === 'ndjson') return ''
  const names = [...columns, ...(lines?.columns ?? [])].map(({ name }) => name)
  return `\ufeff${names.join(separator)}\r\n`
}

/** Returns the lines of records. */
export function linesOf(
  format: 'csv' | 'ndjson',
  kind: Kind,
  spreadsheet: Spreadsheet,
  records: Exported[],
): string {
  if (format === 'ndjson') return records.map((record) => `${JSON.stringify(record)}\n`).join('')
  return records.flatMap((record) => tableLines(kind, spreadsheet, record)).join('')
}

/** A record with a list has a line for each of its entries, of which the first has all of the record's own cells. */
function tableLines({ columns, lines }: Kind, spreadsheet: Spreadsheet, record: Exported): string[] {
  const lineOf = (own: Column[], entry: object | undefined) => {
    const cells = columns.map((column) => (own.includes(column) ? cellIn(record, column, spreadsheet) : ''))
    const further = lines?.columns.map((column) => (entry ? cellIn(entry, column, spreadsheet) : '')) ?? []
    return `${[...cells, ...further].join(spreadsheet.separator)}\r\n`
  }
  const [first, ...others] = lines ? (record[lines.member] as object[]) : []
  const repeated = columns.filter(({ name }) => lines?.repeated.includes(name))
  return [lineOf(columns, first), ...others.map((entry) => lineOf(repeated, entry))]
}

/** Numbers are no formulas, even below zero. */
function cellIn(record: object, column: Column, { separator, decimal }: Spreadsheet): string {
  const text = writeCell(record, column, decimal)
  return column.as === 'number' || column.as === 'stock' ? text : cellOf(text, separator)
}
