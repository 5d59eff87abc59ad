import type { Shop } from '../../base/context.ts'
import { cellOf, spreadsheetOf } from '../../base/csv.ts'

/** An amount is in minor units. */
export type Cell = string | number | null | { amount: number | null }

/** Returns how a store's rows are written (decision exports-follow-the-country). */
export function formatOf({ country, scale }: Shop) {
  const { separator, decimal } = spreadsheetOf(country)
  const digits = Math.round(Math.log10(scale))
  const cell = (value: Cell) => {
    if (typeof value === 'string') return cellOf(value, separator)
    if (value === null || typeof value === 'number') return String(value ?? '').replace('.', decimal)
    return value.amount === null ? '' : (value.amount / scale).toFixed(digits).replace('.', decimal)
  }
  return { line: (cells: Cell[]) => `${cells.map(cell).join(separator)}\r\n` }
}
