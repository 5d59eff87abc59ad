import type { Shop } from '../../base/context.ts'

/** An amount is in minor units. */
export type Cell = string | number | null | { amount: number | null }

/**
 * Returns how a store's spreadsheets read CSV: where people write a decimal comma, semicolons separate the cells. The
 * service's own pages are read in any language, so the store's country decides (decision exports-follow-the-country).
 */
export function formatOf({ country, scale }: Shop) {
  const locale = new Intl.Locale('und', { region: country }).maximize()
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5)
  const decimal = parts.find(({ type }) => type === 'decimal')!.value === ',' ? ',' : '.'
  const separator = decimal === ',' ? ';' : ','
  const digits = Math.round(Math.log10(scale))
  const cell = (value: Cell) => {
    if (typeof value === 'string') return quoted(value, separator)
    if (value === null || typeof value === 'number') return String(value ?? '').replace('.', decimal)
    return value.amount === null ? '' : (value.amount / scale).toFixed(digits).replace('.', decimal)
  }
  return { line: (cells: Cell[]) => `${cells.map(cell).join(separator)}\r\n` }
}

/** Returns a text as a cell. Spreadsheets take one that begins with some characters for a formula. */
function quoted(text: string, separator: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /["\r\n]/.test(plain) || plain.includes(separator) ? `"${plain.replaceAll('"', '""')}"` : plain
}
