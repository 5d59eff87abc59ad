import type { components } from '../../generated/webhooks.types.ts'
import { clock } from '../clock.ts'
import { columnList } from '../db/columns.ts'
import type { Database } from '../db/database.ts'
import { scopeOfResource } from '../scopes.ts'
import { actionOf, notificationId, timeInBody } from '../services/webhooks/topics.ts'

/** Events taken by one statement, at most. */
export const fanOutBatch = 500

// A delivery's id is the same however often this runs. The body is made here, once, as text, so that every try
// has its bytes.
const sql = `
with changed as (
  select id, shop_id, resource, resource_id, method, path, occurred_at,
    ${actionOf('method')} as action
  from events where fanned_out_at is null order by id limit :batch for update skip locked
), told as (
  select ${notificationId('e.id', 'i.id')} as id, e.id as event_id, e.shop_id, i.app_id,
    i.id as installation_id, e.resource || '/' || e.action as topic, e.resource, e.resource_id, e.action,
    e.method, e.path, e.occurred_at
  from changed e
  join unnest(cast(:resources as text[]), cast(:scopes as text[])) as topic (resource, scope)
    on topic.resource = e.resource
  join installations i on i.shop_id = e.shop_id and i.removed_at is null and topic.scope = any (i.scopes)
  cross join lateral (select from apps where id = i.app_id and webhook_url <> ''
    and switched_off_at is null and deleted_at is null limit 1) as a
), inserted as (
  insert into deliveries
    (id, shop_id, app_id, installation_id, event_id, topic, resource, body, next_at, created_at)
  select id, shop_id, app_id, installation_id, event_id, topic, resource,
    (select json_strip_nulls(to_json(body)) from (select ${columnList<components['schemas']['Notification']>({
      id: 'told.id',
      topic: 'topic',
      resource: 'resource',
      action: 'action',
      method: 'method',
      path: 'path',
      resourceId: 'resource_id',
      shopId: 'shop_id',
      occurredAt: timeInBody('occurred_at'),
    })}) as body),
    :now, :now
  from told
  on conflict (event_id, installation_id, shop_id) do nothing
), marked as (
  update events set fanned_out_at = :now from changed where events.id = changed.id and events.shop_id = changed.shop_id
)
select count(*) as taken from changed`

/**
 * Turns up to 500 new events into one delivery for each installation that is to hear of them: of that store,
 * not removed, with the scope of the resource, of an app whose webhook is on. One statement, so that a crash
 * leaves an event new or told, and any number of workers may run it at once. Returns how many events it took.
 */
export async function fanOut(db: Database, batch = fanOutBatch): Promise<number> {
  const values = {
    batch,
    resources: Object.keys(scopeOfResource),
    scopes: Object.values(scopeOfResource),
    now: clock.now(),
  }
  const { rows } = await db.raw(sql, values)
  return rows[0].taken
}
