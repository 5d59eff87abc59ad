// CSV (RFC 4180) whose cells no spreadsheet takes for formulas (CSV injection).

/** Spreadsheets compute a cell that begins with one of these signs; an apostrophe before it keeps them from that. */
const formula = /^'*[=+\-@\t\r]/

/**
 * Returns a text as a cell of CSV. One that begins as a formula gets an apostrophe before it, which `plainOf` takes away.
 * Blanks at an end are quoted, because they are the text's own.
 */
export function cellOf(text: string, separator = ','): string {
  const plain = formula.test(text) ? `'${text}` : text
  const isQuoted = /["\r\n]|^\s|\s$/.test(plain) || plain.includes(separator)
  return isQuoted ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Returns the text of a cell without the apostrophe of `cellOf`. */
export const plainOf = (cell: string) => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell)

/** How the spreadsheets of a country read CSV. */
export interface Spreadsheet {
  separator: ',' | ';'
  decimal: ',' | '.'
}

/**
 * Returns how a country's spreadsheets read CSV: where people write a decimal comma, semicolons separate the cells. The
 * service's own pages are read in any language, so the country decides (decision exports-follow-the-country).
 */
export function spreadsheetOf(country: string): Spreadsheet {
  const locale = new Intl.Locale('und', { region: country }).maximize()
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5)
  const isComma = parts.find(({ type }) => type === 'decimal')!.value === ','
  return isComma ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' }
}
