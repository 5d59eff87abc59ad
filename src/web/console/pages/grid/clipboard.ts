// Tab-separated values, as spreadsheets copy and paste them.

/** A text that a spreadsheet would take for a formula; it gets an apostrophe, which is taken away when it comes back. */
const formula = /^'*[=+\-@]/

/** Returns rows of cells as a spreadsheet takes them. */
export const tabbed = (rows: string[][]) => rows.map((row) => row.map(quoted).join('\t')).join('\n')

function quoted(text: string): string {
  const safe = formula.test(text) && !/^[-+]?[\d.,\s]+$/.test(text) ? `'${text}` : text
  return /["\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Reads rows of cells as a spreadsheet copies them. A cell with a line break or a tab is in quotes; one that only begins
 * with a quote is taken as it is.
 */
export function cellsIn(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r\n|\r|\n|$)/y
  while (cell.lastIndex < text.length) {
    const [, content = '', end] = cell.exec(text)!
    rows.at(-1)!.push(plain(content))
    if (end === '\t' && cell.lastIndex === text.length) rows.at(-1)!.push('')
    if (end !== '\t' && cell.lastIndex < text.length) rows.push([])
  }
  return rows
}

function plain(content: string): string {
  const text = /^".*"$/s.test(content) ? content.slice(1, -1).replaceAll('""', '"') : content
  return /^'+[=+\-@]/.test(text) ? text.slice(1) : text
}
