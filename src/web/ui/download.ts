/** Writes rows as CSV. A text that a spreadsheet would take for a formula gets an apostrophe before it. */
export function csv(rows: (string | number | null)[][]): string {
  return rows.map((row) => row.map(cell).join(',')).join('\r\n')
}

function cell(value: string | number | null): string {
  if (typeof value !== 'string') return String(value ?? '')
  const safe = /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Makes the browser save a text as a file. */
export function save(name: string, text: string, type: string): void {
  // The mark at the beginning tells spreadsheets that it is UTF-8.
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
