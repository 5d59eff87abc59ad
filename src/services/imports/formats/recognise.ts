// Recognises the format of a file of products by its header line.

import { Refusal } from '../../../base/errors.ts'
import type { Format } from './format.ts'
import { google } from './google.ts'
import { ownCsv, ownJson } from './own.ts'
import { shopify, shopifyOld } from './shopify.ts'
import type { Table } from './table.ts'
import { woocommerce } from './woocommerce.ts'

const formats: Format[] = [shopify, shopifyOld, woocommerce, google, ownCsv]

/** Returns the format that has most of its columns in a table. Throws importNotRecognised. */
export function recognise({ columns, delimiter }: Pick<Table, 'columns' | 'delimiter'>): Format {
  if (delimiter === null) return ownJson
  const found = formats.find(({ known }) => known.every((name) => columns.includes(name)))
  if (!found) throw new Refusal('importNotRecognised', { data: { columns: columns.slice(0, 100) } })
  return found
}
