// Reads the cells of tables: numbers, lists and HTML.

import TurndownService from 'turndown'

/** A remark about a line of an import. With `refuses`, the record is not imported because of it. */
export interface Issue {
  line: number
  column: string | null
  code: string
  message: string
  refuses: boolean
}

/** The number in a cell, or the reason why it is none. */
type NumberRead = { value: number } | { code: 'invalid_number' | 'ambiguous_number' }

/**
 * Reads a number with a decimal point or comma, thousands separators and a currency. `1.234` or `1,234` could be either,
 * so it is ambiguous, unless the number is `whole` and the separator can only be one of thousands.
 */
export function numberOf(cell: string, { whole = false } = {}): NumberRead {
  const text = cell.replace(/[\s\u00a0\u202f'’]|[A-Za-z]{3}$|^[A-Za-z]{3}|\p{Sc}/gu, '')
  if (!/^-?\d[\d.,]*$|^-?[.,]\d+$/.test(text)) return { code: 'invalid_number' }
  const marks = text.replace(/[^.,]/g, '')
  const last = marks.at(-1)
  if (last === undefined) return { value: Number(text) }
  const [other, count] = [last === '.' ? ',' : '.', marks.split(last).length - 1]
  const inThousands = new RegExp(`^-?[1-9]\\d{0,2}(\\${last}\\d{3})+$`)
  if (marks.includes(other)) {
    const grouped = new RegExp(`^-?\\d{1,3}(\\${other}\\d{3})+\\${last}\\d*$`)
    return grouped.test(text) ? decimalOf(text.replaceAll(other, ''), last) : { code: 'invalid_number' }
  }
  if (count > 1 || (whole && inThousands.test(text))) {
    return inThousands.test(text) ? { value: Number(text.replaceAll(last, '')) } : { code: 'invalid_number' }
  }
  if (inThousands.test(text)) return { code: 'ambiguous_number' }
  return decimalOf(text, last)
}

const decimalOf = (text: string, decimal: string) => ({ value: Number(text.replace(decimal, '.')) })

/** The other languages are those in which spreadsheets write TRUE and FALSE most. */
const yes = new Set(['true', '1', 'yes', 'y', 'wahr', 'vrai', 'verdadero', 'vero', 'active'])

/** Returns whether a cell says yes; undefined if it is empty. */
export const booleanOf = (cell = '') => (cell.trim() === '' ? undefined : yes.has(cell.trim().toLowerCase()))

/** Returns the different entries of a list in a cell; one that begins with a bracket is JSON. */
export function listOf(cell = '', separator: string | RegExp = ','): string[] {
  const entries = cell.trim().startsWith('[') ? jsonList(cell) : null
  const all = (entries ?? cell.split(separator)).map((entry) => entry.trim()).filter((entry) => entry !== '')
  return [...new Set(all)]
}

function jsonList(cell: string): string[] | null {
  try {
    const list: unknown = JSON.parse(cell)
    return Array.isArray(list) && list.every((entry) => typeof entry === 'string') ? list : null
  } catch {
    return null
  }
}

let turndown: TurndownService | undefined

/** Returns HTML as Markdown; a text without tags and entities is returned as it is. */
export function markdownOf(html: string): string {
  if (!/<[a-z!/]|&[a-z#]/i.test(html)) return html.trim()
  turndown ??= new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
  }).remove(['script', 'style', 'iframe', 'noscript'])
  return turndown.turndown(html).trim()
}
