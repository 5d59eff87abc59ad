import type { components } from '../../../generated/webhooks.types.ts'
import { appResource } from '../../base/scopes.ts'
import { columnList } from '../../db/sql/columns.ts'

/** Returns SQL for the action of a call, which always follows from the method (specification: topics). */
export const actionOf = (method: string) =>
  `case ${method} when 'POST' then 'created' when 'DELETE' then 'deleted' else 'updated' end`

/**
 * Returns SQL for the id of an installation's notification of an event: it begins with the second of the
 * event and continues with a hash of both ids, so that it is always the same, in the feed as in the webhook.
 */
export const notificationId = (event: string, installation: string) =>
  `left(${event}, 8) || left(md5(${event} || ${installation}), 16)`

/** Returns SQL for a time in the format of a notification. */
export const timeInBody = (time: string) =>
  `to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * Returns the SQL columns of what an installation `i` is told of an event `e`, from which `insertDeliveries` makes
 * deliveries.
 */
export const toldColumns = `
  ${notificationId('e.id', 'i.id')} as id, e.id as event_id, e.shop_id, i.app_id, i.id as installation_id,
  e.resource || '/' || action.name as topic, e.resource, e.resource_id, action.name as action, e.method, e.path,
  e.occurred_at`

/** Returns a SQL join that gives an event `e` its action. */
export const joinAction = `
  cross join lateral (select case when e.resource <> '${appResource}' then ${actionOf('e.method')}
    when e.method = 'DELETE' then 'uninstalled' else 'scopes_updated' end as name) as action`

/** Returns the SQL condition that an app `a` has chosen the topic of an event `e`. */
export const isChosen = `(a.topics is null or e.resource || '/' || action.name = any (a.topics))`

/**
 * Returns SQL that inserts the deliveries of `told`. The body is built once, here, as text, so that every attempt sends
 * the same bytes. A delivery's id is the same however often this runs.
 */
export const insertDeliveries = ({ attempt, createdAt }: { attempt: number; createdAt: string }) => `
insert into deliveries
  (id, shop_id, app_id, installation_id, event_id, topic, resource, body, attempt, next_at, created_at)
select id, shop_id, app_id, installation_id, event_id, topic, resource,
  (select json_strip_nulls(to_json(body)) from (select ${columnList<components['schemas']['WebhookEvent']>({
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
  ${attempt}, :now, ${createdAt}
from told
on conflict (event_id, installation_id, shop_id) do nothing
returning app_id`
