import { stripVTControlCharacters, styleText } from 'node:util'

/** The result of a command: `data` for machines, `text` for people. */
export interface Result {
  data: unknown
  text: string
  /** Warnings for the reader, a line each on stderr. */
  warnings?: string[]
  /** Whether the command failed all the same; then it exits with 1. */
  failed?: boolean
  /** Whether stdout is taken, because the command wrote its file there. */
  toStderr?: boolean
}

type Style = 'bold' | 'dim' | 'green' | 'yellow' | 'red'

/** Colours a text where stdout is a terminal with colours. NO_COLOR and FORCE_COLOR are heeded. */
export function paint(style: Style, text: string): string {
  const { stdout } = process
  return stdout.isTTY && stdout.hasColors() ? styleText(style, text) : text
}

/** Lays out rows below a heading, in columns as wide as their widest cell. */
export function table(heading: string[], rows: string[][]): string {
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

/** Lays out what is known of one thing, a line for each fact. */
export function facts(known: Record<string, string>): string {
  const width = Math.max(...Object.keys(known).map((name) => name.length))
  return Object.entries(known)
    .map(([name, value]) => `${paint('dim', name.padEnd(width))}  ${value}`)
    .join('\n')
}

function lengthOf(cell: string): number {
  return stripVTControlCharacters(cell).length
}
