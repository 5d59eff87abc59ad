import { type Change, changed } from '../context.ts'
import type { Transaction } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import { newId } from '../ids.ts'

const insert = statement<{ rows: string }, never>(
  'events.insert',
  `insert into events (id, shop_id, resource, resource_id, method, path)
    select id, "shopId", resource, "resourceId", method, path from json_to_recordset(:rows::json) as changes (
      id object_id, "shopId" object_id, resource text, "resourceId" text, method text, path text
    )`,
)

/** Writes the rows of changes into the transaction that makes them: either both are there or neither. */
export async function recordEvent(tx: Transaction, changes: Change | Change[]): Promise<void> {
  const rows = [changes].flat().map(({ shopId, resource, resourceId, call }) => {
    return { id: newId(), shopId, resource, resourceId, ...(call ?? changed(resource, resourceId).call) }
  })
  if (rows.length > 0) await insert(tx, { rows: JSON.stringify(rows) })
}
