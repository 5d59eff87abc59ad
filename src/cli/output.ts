import { stripVTControlCharacters, styleText } from 'node:util'

/** A command's result: `data` for machines, `text` for people. */
export interface Result {
  data: unknown
  text: string
  /** Warnings for the reader, one line each on stderr. */
  warnings?: string[]
  /** True if the command failed all the same and exits with 1. */
  failed?: boolean
  /** True if the command wrote a file to stdout, so that nothing else may go there. */
  toStderr?: boolean
}

type Style = 'bold' | 'dim' | 'green' | 'yellow' | 'red'

/** Colours a text if stdout is a terminal with colours. Honours NO_COLOR and FORCE_COLOR. */
export function paint(style: Style, text: string): string {
  const { stdout } = process
  return stdout.isTTY && stdout.hasColors() ? styleText(style, text) : text
}

/** Returns a count with a noun that agrees: `many` defaults to `one` with an s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** The escape sequences that `paint` writes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what they begin with
const painted = /(\x1b\[(?:1|2|22|31|32|33|39)m)/
/** Everything else that a terminal acts on, and characters that change the direction of text. */
const acting = /[^\P{Cc}\n]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/**
 * Neutralizes a text for display: names that strangers gave to stores and accounts could otherwise clear the reader's
 * terminal, write to the clipboard, or look like another row.
 */
export function harmless(text: string): string {
  const parts = process.stdout.isTTY ? text.split(painted) : [text]
  return parts.map((part, at) => (at % 2 === 1 ? part : part.replace(acting, '\ufffd'))).join('')
}

/** Returns a value as one line, so that no part of it looks like another row. */
function oneLine(value: string): string {
  return value.replace(/[\n\r\u2028\u2029]+/g, ' ')
}

/** Lays out rows below a heading, in columns as wide as their widest cell. */
export function table(heading: string[], given: string[][]): string {
  const rows = given.map((row) => row.map(oneLine))
  const widths = heading.map((_, column) =>
    Math.max(...[heading, ...rows].map((row) => stripVTControlCharacters(row[column]!).length)),
  )
  const lineOf = (row: string[]) =>
    row
      .map((cell, column) => cell + ' '.repeat(widths[column]! - lengthOf(cell)))
      .join('  ')
      .trimEnd()
  return [paint('dim', lineOf(heading)), ...rows.map(lineOf)].join('\n')
}

/** Lays out the facts about one thing, one per line. */
export function facts(known: Record<string, string>): string {
  const width = Math.max(...Object.keys(known).map((name) => name.length))
  return Object.entries(known)
    .map(([name, value]) => `${paint('dim', name.padEnd(width))}  ${oneLine(value)}`)
    .join('\n')
}

function lengthOf(cell: string): number {
  return stripVTControlCharacters(cell).length
}
