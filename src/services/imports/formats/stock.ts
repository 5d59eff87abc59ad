// Files of stock: a line for each product or variant.

import { type Issue, numberOf } from './cells.ts'
import { parsed } from './columns.ts'
import { type Fields, fieldsOf } from './fields.ts'
import type { Draft, DraftContext, Format } from './format.ts'
import { jsonCell, type Row } from './table.ts'

const keys = ['sku', 'id', 'slug', 'barcode']

/** Each line is a record of its own: an item that is adjusted twice is changed twice. */
export const stockTable: Format = {
  name: 'csv',
  knows: (columns) => columns.includes('quantity') && keys.some((key) => columns.includes(key)),
  keyOf: ({ line }) => `line ${line}`,
  draftOf: ([row], context) => draftOf(row!, row!.cells, context),
}

export const stockJson: Format = {
  ...stockTable,
  name: 'ndjson',
  draftOf: ([row], context) => draftOf(row!, textsIn(row!.cells[jsonCell]!), context),
}

function textsIn(line: string): Record<string, string> {
  const entries = Object.entries((parsed(line) as object | null) ?? {})
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), String(value ?? '')]))
}

function draftOf({ line }: Row, cells: Record<string, string>, { match, stock }: DraftContext): Draft {
  const issues: Issue[] = []
  const { note } = fieldsOf({ line, cells }, issues)
  const whole = (column: string, member: string): Fields => {
    const cell = cells[column]?.trim()
    if (!cell) return {}
    const read = numberOf(cell, { whole: true })
    if ('value' in read) return { [member]: read.value }
    note(column, read.code, `“${cell.slice(0, 40)}” is not a number`, true)
    return {}
  }
  for (const column of [match, 'quantity'])
    if (!cells[column]?.trim()) note(column, 'value_missing', `${column} is required`, true)
  const fields = {
    item: cells[match]?.trim() ?? '',
    ...whole('quantity', stock === 'adjust' ? 'change' : 'quantity'),
    ...whole('expected', 'expected'),
    ...(cells.note?.trim() && { note: cells.note.trim() }),
  }
  return { fields, issues }
}
