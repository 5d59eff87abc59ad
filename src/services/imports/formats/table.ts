// Reads CSV in any of its spellings, and NDJSON, line by line.

import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { plainOf } from '../../../base/csv.ts'
import { Refusal } from '../../../base/errors.ts'

/** A line of a table: its cells by the names of their columns in lower case. An empty cell is the empty text. */
export interface Row {
  line: number
  cells: Record<string, string>
}

export interface Table {
  /** The names of the columns, in lower case; empty for NDJSON. */
  columns: string[]
  /** The character that separates cells; null for NDJSON. */
  delimiter: string | null
  rows: AsyncIterable<Row>
}

/** The cell of a line of NDJSON. */
export const jsonCell = 'json'

const delimiters = [',', ';', '\t', '|']

/** Maximum number of characters in a line of a table, and in its header line. */
const longestLine = 1024 * 1024

/**
 * Opens a table whose text comes in pieces, and reads as much as its header line. `mapping` has other names for columns,
 * both in lower case. Throws importUnreadable, also while its rows are read: for a quote that is never closed and for a
 * line beyond 1 MB.
 */
export async function openTable(
  text: AsyncIterable<string>,
  mapping: ReadonlyMap<string, string> = new Map(),
): Promise<Table> {
  const pieces = text[Symbol.asyncIterator]()
  let start = ''
  while (!isComplete(headerOf(start)) && start.length < longestLine) {
    const { value, done } = await pieces.next()
    if (done) break
    start += value
  }
  const whole = joined(start, pieces)
  if (start.trimStart().startsWith('{')) return { columns: [], delimiter: null, rows: jsonRows(whole) }
  const delimiter = delimiterOf(headerOf(start))
  const lines = csvLines(whole, delimiter)
  const { value: header, done } = await lines.next()
  if (done) throw unreadable(1, 'the file is empty')
  const columns = unique(header.cells.map(nameIn).map((name) => mapping.get(name) ?? name))
  return { columns, delimiter, rows: namedRows(lines, columns) }
}

/** Returns the name of a column in lower case. */
export const nameIn = (cell: string) => cell.trim().replace(/\s+/g, ' ').toLowerCase()

async function* joined(start: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield start
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

/** Returns the first line that is not empty, up to a line break outside of quotes. */
function headerOf(start: string): string {
  const text = start.replace(/^\s+/, '')
  let isQuoted = false
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '"') isQuoted = !isQuoted
    if (!isQuoted && (text[index] === '\n' || text[index] === '\r')) return text.slice(0, index + 1)
  }
  return text
}

const isComplete = (header: string) => /[\r\n]$/.test(header)

/** The separator that the header line has most often, outside of quotes. */
function delimiterOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '')
  const countOf = (delimiter: string) => bare.split(delimiter).length
  return delimiters.reduce((best, one) => (countOf(one) > countOf(best) ? one : best))
}

type Line = { line: number; cells: string[] }

async function* csvLines(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<Line, undefined> {
  const parser = parse({
    ...{ delimiter, info: true, relax_column_count: true, relax_quotes: true, max_record_size: longestLine },
    // Blanks around a cell are its own only within quotes.
    cast: (cell, { quoting }) => (quoting ? cell : cell.trim()),
  })
  const source = Readable.from(text)
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  let before = 0
  try {
    for await (const { record, info } of parser) {
      // The parser counts the line on which a record ends.
      if (record.some((cell: string) => cell.trim() !== '')) yield { line: before + 1, cells: record }
      before = info.lines
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const reason =
      error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'a quote is opened and never closed' : 'the line is too long'
    throw unreadable(before + 1, reason)
  }
}

async function* namedRows(lines: AsyncIterable<Line>, columns: string[]): AsyncGenerator<Row> {
  for await (const { line, cells } of lines) {
    const named = columns.flatMap((name, index) =>
      name === '' ? [] : [[name, plainOf(storable(cells[index] ?? ''))]],
    )
    yield { line, cells: Object.fromEntries(named) }
  }
}

async function* jsonRows(text: AsyncIterable<string>): AsyncGenerator<Row> {
  let [line, rest] = [0, '']
  for await (const piece of text) {
    const parts = (rest + piece).split('\n')
    rest = parts.pop()!
    if (rest.length > longestLine) throw unreadable(line + 1, 'the line is too long')
    for (const part of parts) {
      line += 1
      if (part.trim() !== '') yield { line, cells: { [jsonCell]: storable(part) } }
    }
  }
  if (rest.trim() !== '') yield { line: line + 1, cells: { [jsonCell]: storable(rest) } }
}

/** PostgreSQL holds no null characters and no halves of surrogate pairs. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed()

/** A second column of the same name gets a number, so that the first one counts. */
function unique(names: string[]): string[] {
  return names.map((name, index) => (names.indexOf(name) === index ? name : `${name} (${index + 1})`))
}

const unreadable = (line: number, reason: string) =>
  new Refusal('importUnreadable', { data: { line, reason } })
