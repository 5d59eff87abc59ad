// Recognises the format of a file by its header line.

import { Refusal } from '../../../base/errors.ts'
import type { Format } from './format.ts'
import type { Table } from './table.ts'

/**
 * Returns the first of the formats that knows the columns of a table, or the one of files without columns. Throws
 * importNotRecognised.
 */
export function recognise(
  { columns, delimiter }: Pick<Table, 'columns' | 'delimiter'>,
  { tables, json }: { tables: Format[]; json: Format },
): Format {
  if (delimiter === null) return json
  const found = tables.find(({ knows }) => knows(columns))
  if (!found) throw new Refusal('importNotRecognised', { data: { columns: columns.slice(0, 100) } })
  return found
}
