// Outbox fan-out: one delivery per event and installation.

import type { Logger } from 'pino'
import { minutes } from '../base/clock.ts'
import { appResource, scopeOfResource } from '../base/scopes.ts'
import type { Database } from '../db/database.ts'
import { databaseNow } from '../db/sql/now.ts'
import { unsynced } from '../db/sql/unsynced.ts'
import { queueOrderEvents } from '../services/agent-checkouts/order-events.ts'
import { isStopped } from '../services/permissions/stopped-apps.ts'
import { isFaultOfRecord } from '../services/shared/due-work.ts'
import { insertDeliveries, isChosen, joinAction, toldColumns } from '../services/webhooks/topics.ts'

/** Maximum number of events in one statement. */
const fanOutBatch = 500

// The batch size is a subquery, whose value the planner does not know: it then assumes a tenth of the new events and
// reads them in order, through the index. If statistics said that fewer events are new than the batch holds, it would
// sort all new events for each batch (decision a-delivery-costs-few-statements).
const sql = `
with changed as (
  select e.id, e.shop_id, e.resource, e.resource_id, e.method, e.path, e.occurred_at
  from events e
  where e.fanned_out_at is null and e.id <> all(cast(:aside as text[]))
  order by e.id limit (select cast(:batch as integer)) for update of e skip locked
), told as (
  select ${toldColumns}
  from changed e ${joinAction}
  cross join lateral (
    select i.id, i.app_id from unnest(cast(:resources as text[]), cast(:scopes as text[])) as topic (resource, scope)
    join installations i on i.shop_id = e.shop_id and i.removed_at is null and topic.scope = any (i.scopes)
    where topic.resource = e.resource
    union all
    select i.id, i.app_id from installations i
    where e.resource = '${appResource}' and i.id = e.resource_id and i.shop_id = e.shop_id
  ) as i
  cross join lateral (select from apps a where id = i.app_id and webhook_url <> ''
    and switched_off_at is null and deleted_at is null and ${isChosen}
    and (e.resource = '${appResource}' or not ${isStopped('a')}) limit 1) as a
), inserted as (
  ${insertDeliveries({ attempt: 0, createdAt: ':now' })}
), of_agents as (
  ${queueOrderEvents}
), marked as (
  update events set fanned_out_at = :now from changed where events.id = changed.id and events.shop_id = changed.shop_id
)
select taken, taken = :batch or exists (
  select from events e where e.fanned_out_at is null and e.id <> all(cast(:aside as text[]))
    and e.id not in (select id from changed)
) as more, array(select distinct cast(app_id as text) from inserted) as "appIds", ${unsynced}
from (select count(*) as taken from changed) as counted`

/**
 * Turns a batch of new events into one delivery for each subscribed installation: of the event's store, not removed,
 * with the resource's scope, and of an app whose webhook is enabled, that is not stopped and has chosen the topic. What an
 * app hears about its own installation needs no more than a webhook. It is one statement, so
 * after a crash an event is either new or fanned out, and any number of workers may run it at once. Returns the number
 * of events.
 */
export async function fanOut(db: Database): Promise<number> {
  return (await fanOutBatchOf(db, fanOutBatch, [])).taken
}

interface FannedOut {
  taken: number
  /** The apps with new deliveries. */
  appIds: string[]
  /** True if new events are left: the batch was full, or other workers have locked them. */
  more: boolean
}

const none: FannedOut = { taken: 0, appIds: [], more: true }

/** Does the same for up to `batch` events, excluding those of `aside`. */
async function fanOutBatchOf(db: Database, batch: number, aside: string[]): Promise<FannedOut> {
  const values = {
    batch,
    aside,
    resources: Object.keys(scopeOfResource),
    scopes: Object.values(scopeOfResource),
    now: db.raw(databaseNow()),
  }
  const { rows } = await db.raw(sql, values)
  return rows[0]
}

/** How long an event that failed to fan out waits for the next try. */
const asideFor = 1 * minutes

/**
 * Returns a function that fans out a batch of new events and tells whether the batch was full. Many apps on one store
 * can make a batch too slow for one statement, and one event can make it fail: after a failure it tries a quarter of
 * the events, down to a single one, which is then set aside for `pause` milliseconds so that it does not block others.
 */
export function createFanOut(
  db: Database,
  log: Logger,
  pause = asideFor,
): () => Promise<FannedOut & { full: boolean }> {
  let batch = fanOutBatch
  const aside = new Map<string, number>()
  return async () => {
    const now = performance.now()
    for (const [id, until] of aside) if (until <= now) aside.delete(id)
    const size = batch
    batch = Math.ceil(size / 4)
    try {
      const { taken, more, appIds } = await fanOutBatchOf(db, size, [...aside.keys()])
      batch = Math.min(size * 2, fanOutBatch)
      return { taken, more, appIds, full: taken === size }
    } catch (error) {
      if (!isFaultOfRecord(error)) throw error
      if (size > 1) return { ...none, full: true }
      const eventId = await firstNew(db, [...aside.keys()])
      if (eventId !== null) aside.set(eventId, now + pause)
      log.error({ err: error, eventId }, 'an event could not be fanned out, and is set aside for a minute')
      return { ...none, full: true }
    }
  }
}

async function firstNew(db: Database, aside: string[]): Promise<string | null> {
  const first = await db('events')
    .whereNull('fanned_out_at')
    .whereNotIn('id', aside)
    .orderBy('id')
    .first('id')
  return first?.id ?? null
}
