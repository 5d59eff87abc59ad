// Fencing: a result counts only while its lease still holds.

import { newId } from '../base/ids.ts'
import type { Database } from '../db/database.ts'
import { databaseNow } from '../db/sql/now.ts'
import type { Outcome } from '../gateways/webhooks/send.ts'

type State = 'delivered' | 'dead' | 'dropped' | 'pending'

/** The result of an attempt at a claimed delivery. */
export interface Result {
  id: string
  shopId: string
  lease: string
  appId: string
  attempt: number
  state: State
  /** Milliseconds until the next attempt, if it is still pending. */
  waits: number | null
  /** When the attempt ended, by performance.now(). */
  endedAt: number
  /** The attempt; null if nothing was sent. */
  tried: (Pick<Outcome, 'status' | 'error' | 'durationMs' | 'response'> & Partial<Outcome>) | null
}

/** Results travel in these columns, one array each: parsing JSON would cost PostgreSQL three to five times as much. */
const types = {
  id: 'text',
  shopId: 'text',
  lease: 'text',
  appId: 'text',
  attempt: 'integer',
  state: 'text',
  waits: 'integer',
  ago: 'integer',
  triedId: 'text',
  status: 'integer',
  error: 'text',
  durationMs: 'integer',
  response: 'text',
  location: 'text',
}
type Column = keyof typeof types
const quoted = (column: string) => `"${column}"`
const arrays = Object.entries(types).map(([column, type]) => `cast(:${column} as ${type}[])`)

// Apps whose failure counts change are locked first, each looked up by id: with a condition for all of them, each
// statement would read all apps. An app locked elsewhere is skipped and its results left for later, because the results
// of all others would wait too. Deliveries locked elsewhere are skipped and left for later too, so there is no circular
// wait: an uninstall drops them, and another worker's claim briefly locks deliveries that it saw as free and then finds
// claimed. The lease alone says who owns a delivery: one dropped while it was being sent keeps its lease, and anything
// else that settles it takes the lease away (decision dropped-deliveries-in-flight-are-still-recorded). The query does
// not mention the state, because the planner would choose a partial index that it believes to be empty, and scan
// everything that waits for each id (see also claim.ts).
const sql = `
with result as materialized (
  select *, :now - ago * interval '1 millisecond' as at from unnest(${arrays}) as r (${Object.keys(types).map(quoted)})
), counting as materialized (
  select e.id from (
    select "appId" as id, bool_or("triedId" is not null and state <> 'delivered') as failed,
      bool_or(state = 'delivered') as healthy from result group by "appId"
  ) as e cross join lateral (select failing_since from apps where id = e.id limit 1) as a
  where e.failed or (e.healthy and a.failing_since is not null)
), locked as materialized (
  select a.id from counting cross join lateral (
    select id from apps where id = counting.id limit 1 for no key update skip locked) as a
), busy as materialized (
  select id from counting except select id from locked
), mine as materialized (
  select r.* from result r cross join lateral (
    select from deliveries d
    where d.id = r.id and d.shop_id = r."shopId" and d.lease = r.lease
      and r."appId" not in (select id from busy)
    limit 1 for no key update skip locked) as d
), settled as (
  update deliveries d set
    state = case when d.state = 'dropped' and r.state <> 'delivered' then 'dropped' else r.state end,
    lease = null, next_at = coalesce(r.at + r.waits * interval '1 millisecond', d.next_at),
    delivered_at = case when r.state = 'delivered' then r.at end
  from mine r where d.id = r.id and d.shop_id = r."shopId"
  returning r.*, d.state as became
), tried as (
  insert into delivery_attempts
    (id, shop_id, delivery_id, attempt, status, error, duration_ms, response, location, attempted_at)
  select "triedId", "shopId", id, attempt, status, error, "durationMs", response, location, at from settled
  where "triedId" is not null
), endpoint as (
  select "appId" as id, bool_or(state = 'delivered') as healthy, count(*) as failures, min(at) as since
  from settled where "triedId" is not null group by "appId"
), health as (
  update apps a set
    failures = case when e.healthy then 0 else a.failures + e.failures end,
    failing_since = case when e.healthy then null else coalesce(a.failing_since, e.since) end
  from endpoint e
  where a.id = e.id and (not e.healthy or a.failing_since is not null)
), heard as (
  select a.webhook_host as host, bool_or(s.state = 'delivered') as healthy, min(s.at) as at
  from settled s cross join lateral (select webhook_host from apps where id = s."appId" limit 1) as a group by 1
), hosts as (
  update webhook_hosts h set busy_until = null, answered_at = case when heard.healthy then heard.at end
  from heard where h.host = heard.host and h.answered_at is null
), later as (
  select r.id from result r cross join lateral (
    select from deliveries d
    where d.id = r.id and d.shop_id = r."shopId" and d.lease = r.lease limit 1) as d
  where r.id not in (select id from mine)
)
select (select coalesce(json_agg(json_build_object('id', id, 'state', became)), '[]') from settled) as accepted,
  (select coalesce(json_agg(id), '[]') from later) as later`

/** The outcome of writing results: those accepted, and the deliveries whose results were left for later. */
export interface Settled {
  accepted: { id: string; state: State }[]
  later: string[]
}

/**
 * Stores the results of deliveries, with their attempts and their endpoints' health. A delivery dropped while it was
 * being sent stays dropped, unless its receiver accepted it. Ignores a result whose lease has passed to another
 * process, or whose delivery was settled otherwise; leaves one whose delivery or app is locked for later.
 */
export async function settle(db: Database, results: Result[]): Promise<Settled> {
  const flat: Record<Column, unknown>[] = results.map(({ tried, waits, endedAt, ...result }) => ({
    triedId: null,
    status: null,
    error: null,
    durationMs: null,
    response: null,
    location: null,
    ...result,
    waits: waits === null ? null : Math.round(waits),
    ago: Math.round(performance.now() - endedAt),
    ...(tried && { ...tried, triedId: newId() }),
  }))
  const columns = Object.keys(types) as Column[]
  const bound = columns.map((column) => [column, flat.map((one) => one[column])])
  const { rows } = await db.raw(sql, { ...Object.fromEntries(bound), now: db.raw(databaseNow()) })
  return rows[0]
}
