import { inUtc } from '../../base/calendar.ts'
import { days } from '../../base/clock.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { appResource, scopeOfResource } from '../../base/scopes.ts'
import type { Transaction } from '../../db/database.ts'
import { queueWork } from '../../db/queues/work-signals.ts'
import { databaseNow, databaseTimeIn } from '../../db/sql/now.ts'
import * as apps from '../developer/apps.ts'
import { insertDeliveries, isChosen, joinAction, toldColumns } from './topics.ts'

/** Maximum number of deliveries that one call replays, so that its statements end within seconds. */
const mostReplayed = 10_000

const states = ['delivered', 'dead', 'dropped'] as const

interface Period {
  /** Both are inclusive. */
  from: string
  to: string
  state?: (typeof states)[number] | 'missed'
}

/** SQL for the scopes that an installation needs, by resource. */
const topics = 'unnest(cast(:resources as text[]), cast(:scopes as text[])) as topic (resource, scope)'

/** Returns the SQL condition that an installation `i` hears of a resource. */
const hears = (resource: string) => `(${resource} = '${appResource}'
  or (i.removed_at is null and exists (select from ${topics}
    where topic.resource = ${resource} and topic.scope = any (i.scopes))))`

// Skips rows that another call or a worker has locked: they are already being sent. The condition appears twice because
// PostgreSQL rechecks the rows when it locks them.
const finishedSql = `
with found as materialized (
  select d.id, d.shop_id from deliveries d
  join installations i on i.id = d.installation_id and i.shop_id = d.shop_id
  where d.app_id = :appId and d.state = any (cast(:states as text[])) and d.created_at between :from and :to
    and ${hears('d.resource')}
  limit :most + 1
), few as materialized (
  select count(*) as found from found
), picked as materialized (
  select d.id, d.shop_id from deliveries d
  where (select few.found from few) <= :most and (d.shop_id, d.id) in (select shop_id, id from found)
    and d.state = any (cast(:states as text[]))
  for no key update skip locked
), queued as (
  update deliveries d set state = 'pending', lease = null, attempt = 1, next_at = :now, delivered_at = null
  from picked where d.id = picked.id and d.shop_id = picked.shop_id
  returning d.id
)
select few.found, (select count(*) from queued) as queued from few`

// Events that were fanned out without a delivery, because the webhook was off. Deliveries are kept as long as events
// are, so none of theirs is made again. They count as attempted, so that new ones come first.
const missedSql = `
with told as materialized (
  select ${toldColumns}
  from apps a
  join installations i on i.app_id = a.id
  join events e on e.shop_id = i.shop_id
  ${joinAction}
  where a.id = :appId and e.occurred_at between :from and :to and e.occurred_at > :kept
    and e.occurred_at >= i.created_at and e.fanned_out_at is not null
    and (e.resource <> '${appResource}' or e.resource_id = i.id)
    and ${hears('e.resource')} and ${isChosen}
    and i.app_id <> all (array(
      select d.app_id from deliveries d where d.event_id = e.id and d.shop_id = e.shop_id))
  limit :most + 1
), inserted as (
  ${insertDeliveries({ attempt: 1, createdAt: 'occurred_at' })}
)
select (select count(*) from told) as found, (select count(*) from inserted) as queued`

/**
 * Sends again the deliveries of an app that were created between two times (inclusive): those in any completed state, or
 * in the given one, and what the app has missed because its webhook was off. What it may no longer receive is left out.
 * Throws appNotFound, webhookOff, invalidRequest if `to` is before `from`, and tooManyDeliveries for more than 10,000:
 * all of them are replayed or none.
 */
export async function replay(
  tx: Transaction,
  ownerId: string,
  appId: string,
  { from, to, state }: Period,
): Promise<{ queued: number }> {
  const { webhookUrl, webhookDisabledAt } = await apps.get(tx, ownerId, appId)
  if (!webhookUrl || webhookDisabledAt) throw new Refusal('webhookOff')
  if (Date.parse(to) < Date.parse(from)) throw invalid('to must not be before from')
  // Two replays would make the same deliveries in different orders, and wait for each other.
  await tx('apps').where({ id: appId }).forNoKeyUpdate().first('id')
  const values = {
    appId,
    from: inUtc(from),
    to: inUtc(to),
    states: state ? [state] : [...states],
    resources: Object.keys(scopeOfResource),
    scopes: Object.values(scopeOfResource),
    most: mostReplayed,
    kept: tx.raw(databaseTimeIn(-30 * days)),
    now: tx.raw(databaseNow()),
  }
  let [found, queued] = [0, 0]
  const statements = [state !== 'missed' && finishedSql, (!state || state === 'missed') && missedSql]
  for (const sql of statements) {
    if (!sql) continue
    const { rows } = await tx.raw(sql, values)
    found += rows[0].found
    queued += rows[0].queued
    if (found > mostReplayed) throw new Refusal('tooManyDeliveries', { values: { most: mostReplayed } })
  }
  queueWork(tx, 'deliveries')
  return { queued }
}
