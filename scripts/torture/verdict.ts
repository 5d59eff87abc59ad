import type { Database } from '../../src/db/database.ts'
import type { Receivers } from './receivers.ts'
import type { Store } from './world.ts'

/** Returns the number of events and deliveries that still wait. */
export async function countLeft(db: Database): Promise<number> {
  const { rows } = await db.raw(
    `select (select count(*) from deliveries where state = 'pending')
      + (select count(*) from events where fanned_out_at is null) as left`,
  )
  return rows[0].left
}

interface Row {
  id: string
  resource: string
  events: number
}

/** Selects the created records, each with the number of its events. */
const madeSql = `
  select made.id, made.resource, count(e.id) as events
  from (
    select id, shop_id, 'customers' as resource from customers where shop_id = any (:shops)
    union all select id, shop_id, 'orders' from orders where shop_id = any (:shops)
    union all select id, shop_id, 'notifications' from notifications where shop_id = any (:shops)
  ) made
  left join events e
    on e.shop_id = made.shop_id and e.resource_id = made.id and e.resource = made.resource and e.method = 'POST'
  group by made.id, made.resource`

/** Selects the events, each with its delivery. */
const toldSql = `
  select e.id, e.resource, e.resource_id as "resourceId", d.id as "deliveryId", d.app_id as "appId", d.state
  from events e left join deliveries d on d.event_id = e.id where e.shop_id = any (:shops)`

interface Told {
  id: string
  resource: string
  resourceId: string
  deliveryId: string | null
  appId: string | null
  state: string | null
}

/**
 * Compares the replies that callers got, the content of the tables and the calls that receivers got. Returns
 * a line for each kind of difference, none if nothing was lost.
 */
export async function findLosses(
  db: Database,
  stores: Store[],
  answered: Set<string>,
  { accepted, differing }: Receivers,
): Promise<string[]> {
  const shops = stores.map(({ id }) => id)
  const made = ((await db.raw(madeSql, { shops })) as { rows: Row[] }).rows
  const told = ((await db.raw(toldSql, { shops })) as { rows: Told[] }).rows
  const rows = new Set(made.map(({ id }) => id))
  const found = {
    'answered writes are gone': [...answered].filter((id) => !rows.has(id)),
    'rows have no event, or two': made.filter(({ events }) => events !== 1).map(({ id }) => id),
    'events have no row': told.filter(({ resourceId }) => !rows.has(resourceId)).map(({ id }) => id),
    'events were not delivered': told
      .filter(({ deliveryId, appId }) => accepted.get(deliveryId ?? '') !== appId)
      .map(({ id }) => id),
    'deliveries do not count as delivered': told
      .filter(({ state }) => state !== 'delivered')
      .map(({ id, state }) => `${id} ${state}`),
    'deliveries came with different bytes': [...differing],
  }
  const losses = Object.entries(found).filter(([, ids]) => ids.length > 0)
  return losses.map(([kind, ids]) => `${ids.length} ${kind}: ${ids.slice(0, 3).join(', ')}`)
}
