// Recognises the format of a file of products by its header line.

import { Refusal } from '../../base/errors.ts'
import type { Issue } from './cells.ts'
import { google } from './google.ts'
import { ownCsv, ownJson } from './own.ts'
import { shopify, shopifyOld } from './shopify.ts'
import type { Row, Table } from './table.ts'
import { woocommerce } from './woocommerce.ts'

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

const formats: Format[] = [shopify, shopifyOld, woocommerce, google, ownCsv]

/** Returns the format that has most of its columns in a table. Throws importNotRecognised. */
export function recognise({ columns, delimiter }: Pick<Table, 'columns' | 'delimiter'>): Format {
  if (delimiter === null) return ownJson
  const found = formats.find(({ known }) => known.every((name) => columns.includes(name)))
  if (!found) throw new Refusal('importNotRecognised', { data: { columns: columns.slice(0, 100) } })
  return found
}

/** Returns the format of this name. */
export const formatOf = (name: string) => [...formats, ownJson].find((format) => format.name === name)!
