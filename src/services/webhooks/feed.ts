import type { components } from '../../../generated/apps.types.ts'
import type { Installation, Shop } from '../../context.ts'
import { columnList } from '../../db/columns.ts'
import type { Database } from '../../db/database.ts'
import { invalid } from '../../errors.ts'
import { scopeOfResource } from '../../scopes.ts'
import { actionOf, notificationId, timeInBody } from './topics.ts'

type FeedEvent = components['schemas']['StoreEvent']

/** An event, and the position of a reader that has read it. */
type FeedRow = FeedEvent & { lastId: string; lastTransaction: string }

/** The position of a reader: behind the event `id` of this transaction. */
interface Position {
  transaction: string
  id: string
}

const beginning: Position = { transaction: '0', id: '' }

// Each resource is read from its index, and the few rows of each are merged: a feed of rare events is not
// searched for among all of a store's. An id or a time is assigned before its transaction commits, so neither
// can be the order: an event that commits late would appear behind a reader. Transaction ids have the same
// fault, but PostgreSQL knows the oldest transaction that is still open, and the events before it are final.
const sql = `
select ${columnList<FeedRow>({
  id: `case when cast(:installationId as text) is null then e.id
    else ${notificationId('e.id', 'cast(:installationId as text)')} end`,
  topic: `e.resource || '/' || ${actionOf('e.method')}`,
  resource: 'e.resource',
  action: actionOf('e.method'),
  method: 'e.method',
  path: 'e.path',
  resourceId: 'e.resource_id',
  shopId: 'e.shop_id',
  occurredAt: timeInBody('e.occurred_at'),
  lastId: 'e.id',
  lastTransaction: 'cast(e.transaction_id as text)',
})}
from unnest(cast(:resources as text[])) as topic (resource)
cross join lateral (
  select * from events
  where events.shop_id = :shopId and events.resource = topic.resource
    and (transaction_id, id) > (cast(:transaction as xid8), cast(:id as object_id))
    and transaction_id < pg_snapshot_xmin(pg_current_snapshot())
  order by transaction_id, id limit :limit) as e
order by e.transaction_id, e.id limit :limit`

/**
 * Returns the events of the store since `after`, oldest first, of the resources that the token's scopes cover
 * (decision 203). A reader that continues from `next` each time misses no event and sees none twice, whatever
 * commits meanwhile. For an app, the ids are those of its webhook notifications. Throws invalidRequest for an
 * `after` that is not a cursor of this feed.
 */
export async function list(
  db: Database,
  shop: Shop,
  { id, scopes }: Installation,
  { after, limit }: { after?: string; limit: number },
): Promise<{ events: FeedEvent[]; next: string }> {
  const resources = Object.keys(scopeOfResource).filter((name) => scopes.includes(scopeOfResource[name]!))
  const from = after === undefined ? beginning : positionOf(after)
  const { rows } = await db.raw(sql, { ...from, shopId: shop.id, installationId: id, resources, limit })
  const last = rows.at(-1)
  const next = last ? { transaction: last.lastTransaction, id: last.lastId } : from
  return { events: rows.map(eventFrom), next: cursorOf(next) }
}

function eventFrom({ lastId: _, lastTransaction: __, resourceId, ...event }: FeedRow): FeedEvent {
  return resourceId === null ? event : { ...event, resourceId }
}

function cursorOf({ transaction, id }: Position): string {
  return Buffer.from(`${transaction}.${id}`).toString('base64url')
}

function positionOf(cursor: string): Position {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, transaction, id] = /^(\d{1,20})\.([0-9a-f]{24}|)$/.exec(text) ?? []
  if (transaction === undefined || id === undefined || BigInt(transaction) >= 2n ** 64n) {
    throw invalid('after must be the next of an earlier reply')
  }
  return { transaction, id }
}
