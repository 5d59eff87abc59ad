import type { components } from '../../../generated/apps.types.ts'
import { clock, days, fromNow, seconds } from '../../base/clock.ts'
import type { Installation, Shop } from '../../base/context.ts'
import { notTold } from '../../base/cursor.ts'
import { Refusal } from '../../base/errors.ts'
import { scopeOfResource } from '../../base/scopes.ts'
import type { Database } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { actionOf, notificationId, timeInBody } from './topics.ts'

type FeedEvent = components['schemas']['StoreEvent']

/** An event, and the position of a reader that has read it. */
type FeedRow = FeedEvent & { lastId: string; lastTransaction: string }

/** A row of a page, with the last final transaction; a page without events has one row without an event. */
type PageRow = FeedRow & { lastFinal: string }

/** The position of a reader: after the event `id` of this transaction. */
interface Position {
  transaction: string
  id: string
}

const beginning: Position = { transaction: '0', id: '' }

/** How long events are kept for readers, in milliseconds. */
export const keptFor = 30 * days

// Each resource is read from its index, and the few rows of each are merged, so that rare events are not searched for
// among all of a store's. An id or a time is assigned before its transaction commits, so neither can be the order: an
// event that commits late would appear behind a reader. Transaction ids have the same fault, but PostgreSQL knows the
// oldest transaction that is still open, and the events before it are final. A lead is added to each, because another
// server's count differs (decision positions-survive-another-server).
const sql = `
with horizon as (
  select cast(cast(oldest as text) as xid8) as oldest, cast(oldest - 1 as text) as "lastFinal"
  from event_clock
  cross join lateral (
    select cast(cast(pg_snapshot_xmin(pg_current_snapshot()) as text) as numeric) + ahead as oldest
  ) as position
)
select horizon."lastFinal", page.*
from horizon left join lateral (
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
      and transaction_id < horizon.oldest
    order by transaction_id, id limit :limit) as e
  order by e.transaction_id, e.id limit :limit
) as page on true
order by cast("lastTransaction" as xid8), "lastId"`

/**
 * Returns the events of the store since `after`, oldest first, of the resources that the token's scopes cover
 * (decisions the-feed-is-ordered-by-transaction and old-positions-are-refused). A reader that always continues from
 * `next` misses no event and sees none twice, whatever commits in the meantime. For an app, the ids are those of its
 * webhook notifications. Throws invalidRequest for an `after` that is not a cursor of this feed, and cursorExpired for
 * one so old that events after it may have been removed.
 */
export async function list(
  db: Database,
  shop: Shop,
  { id, scopes }: Installation,
  { after, limit }: { after?: string; limit: number },
): Promise<{ events: FeedEvent[]; next: string }> {
  const resources = Object.keys(scopeOfResource).filter((name) => scopes.includes(scopeOfResource[name]!))
  const from = after === undefined ? beginning : positionOf(after)
  const readAt = clock.now()
  const { rows } = (await db.raw(sql, {
    ...from,
    shopId: shop.id,
    installationId: id,
    resources,
    limit,
  })) as { rows: PageRow[] }
  const found = rows.filter(({ lastId }) => lastId !== null)
  const last = found.at(-1)
  const read = last ? { transaction: last.lastTransaction, id: last.lastId } : from
  const { lastFinal } = rows[0]!
  // A page that is not full holds everything that is final: its position moves on with time, so that the reader of a
  // quiet store never falls behind the retention.
  const isAll = found.length < limit && BigInt(read.transaction) <= BigInt(lastFinal)
  const next = isAll
    ? laterOf(read, { transaction: lastFinal, id: `${idAt(readAt)}${'f'.repeat(16)}` })
    : read
  return { events: found.map(eventFrom), next: cursorOf(next) }
}

/**
 * Returns the later of two positions, the second of which never has the earlier transaction: an id follows the clock of
 * the process that wrote the event, which may be ahead of the reader's.
 */
function laterOf(read: Position, final: Position): Position {
  return read.transaction === final.transaction && read.id > final.id ? read : final
}

/** Returns the part of an id that encodes its time of creation: the second, in hex. */
function idAt(time: Date): string {
  return Math.floor(time.getTime() / seconds)
    .toString(16)
    .padStart(8, '0')
}

function eventFrom({
  lastId: _,
  lastTransaction: __,
  lastFinal: ___,
  resourceId,
  ...event
}: PageRow): FeedEvent {
  return resourceId === null ? event : { ...event, resourceId }
}

function cursorOf({ transaction, id }: Position): string {
  return Buffer.from(`${transaction}.${id}`).toString('base64url')
}

function positionOf(cursor: string): Position {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, transaction, id] = /^(\d{1,20})\.([0-9a-f]{24}|)$/.exec(text) ?? []
  if (transaction === undefined || id === undefined || BigInt(transaction) >= 2n ** 64n) {
    throw notTold()
  }
  if (id !== '' && id.slice(0, 8) < idAt(fromNow(-keptFor))) throw new Refusal('cursorExpired')
  return { transaction, id }
}
