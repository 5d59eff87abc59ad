import type { Change } from '../context.ts'
import type { Transaction } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import { newId } from '../ids.ts'

type EventRow = {
  id: string
  shopId: string
  resource: string
  resourceId: string | null
  method: string
  path: string
}

const insert = statement<EventRow, never>('events.insert', (sql, given) =>
  sql('events').insert({
    id: given.id,
    shop_id: given.shopId,
    resource: given.resource,
    resource_id: given.resourceId,
    method: given.method,
    path: given.path,
  }),
)

/**
 * Writes the row of a change into the transaction that makes it: either both are there or neither. A change
 * that no call made (paid through a provider's callback, expired) is told as the Apps API call that would have
 * made it: PATCH of the record (DECISIONS: contract and replies).
 */
export async function recordEvent(tx: Transaction, change: Change): Promise<void> {
  const { shopId, resource, resourceId } = change
  const call = change.call ?? { method: 'PATCH', path: `/${resource}/${resourceId}` }
  await insert(tx, { id: newId(), shopId, resource, resourceId, ...call })
}
