import type { Change } from '../context.ts'
import type { Transaction } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import { newId } from '../ids.ts'

const insert = statement<{ rows: string }, never>('events.insert', (sql, { rows }) =>
  sql.raw(
    `insert into events (id, shop_id, resource, resource_id, method, path)
    select id, "shopId", resource, "resourceId", method, path from json_to_recordset(:rows::json) as changes (
      id object_id, "shopId" object_id, resource text, "resourceId" text, method text, path text
    )`,
    { rows },
  ),
)

/**
 * Writes the event rows of changes in the transaction that makes the changes, so that both are stored or
 * neither. A change without a call (a payment reported by a provider, an order that expired) is recorded as
 * the Apps API call that would have made it: PATCH of the record (DECISIONS: contract and replies).
 */
export async function recordEvent(tx: Transaction, changes: Change | Change[]): Promise<void> {
  const rows = [changes].flat().map(({ shopId, resource, resourceId, call }) => {
    const told = call ?? { method: 'PATCH', path: `/${resource}/${resourceId}` }
    return { id: newId(), shopId, resource, resourceId, ...told }
  })
  if (rows.length > 0) await insert(tx, { rows: JSON.stringify(rows) })
}
