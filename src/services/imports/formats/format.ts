import type { Issue } from './cells.ts'
import type { Row } from './table.ts'

/**
 * A product as a file describes it, in the words of `createProduct`, with the name of its category. A field that the file
 * does not have is missing, so that an update leaves it as it is.
 */
export interface Draft {
  fields: Record<string, unknown> & { variants?: Record<string, unknown>[] }
  category?: string
  issues: Issue[]
}

export interface Format {
  name: string
  /** The columns, in lower case, by which a file of this format is known. */
  known: string[]
  /** Returns the key that the lines of one product share; null for a line that belongs to the one before. */
  keyOf(row: Row): string | null
  draftOf(rows: Row[], context: DraftContext): Draft
}

export interface DraftContext {
  currency: string
}
