import type { Issue } from './cells.ts'
import type { Row } from './table.ts'

/**
 * A record as a file describes it, in the words of the call that creates one, with the name of a product's category. A
 * field that the file does not have is missing, so that an update leaves it as it is.
 */
export interface Draft {
  fields: Record<string, unknown> & { variants?: Record<string, unknown>[] }
  category?: string
  issues: Issue[]
}

export interface Format {
  name: string
  /** Returns whether a table with these columns, in lower case, is of this format. */
  knows(columns: string[]): boolean
  /** Returns the key that the lines of one record share; null for a line that belongs to the one before. */
  keyOf(row: Row): string | null
  draftOf(rows: Row[], context: DraftContext): Draft
}

export interface DraftContext {
  currency: string
  /** The number of minor units in a major one. */
  scale: number
  match: string
  stock: 'keep' | 'set' | 'adjust'
}

/** Returns what knows a table by columns that it must have. */
export const having = (...names: string[]) => {
  return (columns: string[]) => names.every((name) => columns.includes(name))
}
