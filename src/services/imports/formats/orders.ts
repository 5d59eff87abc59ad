// Our own files of orders: CSV with a line for each of an order's lines, and NDJSON with an order on each line.

import type { Issue } from './cells.ts'
import { orderColumns, orderLineColumns, readColumns } from './columns.ts'
import { fieldsOf } from './fields.ts'
import { type Draft, type Format, having } from './format.ts'
import { ownJson } from './own.ts'
import type { Row } from './table.ts'

export const ownOrders: Format = {
  name: 'csv',
  knows: having('number', 'placed', 'total', 'item'),
  keyOf: ({ cells }) => cells.number?.trim() || null,
  draftOf,
}

function draftOf(rows: Row[]): Draft {
  const issues: Issue[] = []
  const fields = readColumns(rows[0]!, orderColumns, issues)
  refuseSecond(rows, 'placed', issues)
  const items = rows.map((row) => readColumns(row, orderLineColumns, issues))
  return { fields: { ...fields, items }, issues }
}

/** A file may have two orders with one number, of which no line tells whose it is. */
export function refuseSecond(rows: Row[], column: string, issues: Issue[]): void {
  for (const row of rows.slice(1))
    if (row.cells[column]?.trim())
      fieldsOf(row, issues).note(column, 'record_twice', 'Another order has the same number', true)
}

const json = ownJson('number')

/** A number may be one in JSON, too. */
export const ordersJson: Format = {
  ...json,
  draftOf(rows, context) {
    const { fields, ...draft } = json.draftOf(rows, context)
    return {
      ...draft,
      fields: typeof fields.number === 'number' ? { ...fields, number: String(fields.number) } : fields,
    }
  },
}
