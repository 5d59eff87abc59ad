import type { Database } from '../db/database.ts'
import { newId } from '../ids.ts'

type State = 'delivered' | 'dead' | 'dropped' | 'pending'

/** What became of a claimed delivery. */
export interface Result {
  id: string
  lease: string
  appId: string
  attempt: number
  state: State
  /** When it is tried again, where it is still pending. */
  nextAt: string | null
  /** When it was settled. */
  at: string
  /** null: nothing was sent. */
  tried: { status: number | null; error: string | null; durationMs: number; response: string | null } | null
}

// The apps whose record of failures changes are locked first, in the order of their ids, and deliveries that
// somebody else has locked (an uninstall drops them) are passed over: nobody waits for another in a circle.
// The state is compared with a column: for a constant the planner would take a partial index that it believes to
// be empty, and read everything that waits for each id (see also claim.ts).
const sql = `
with result as materialized (
  select *, 'pending' as before from json_to_recordset(:results) as r (id object_id, lease text, "appId" object_id, attempt integer,
    state text, "nextAt" timestamptz, at timestamptz, "triedId" object_id, status integer, error text,
    "durationMs" integer, response text)
), locked as materialized (
  select a.id from apps a
  where a.id in (select "appId" from result where "triedId" is not null and state <> 'delivered')
    or (a.failing_since is not null and a.id in (select "appId" from result where state = 'delivered'))
  order by a.id for no key update
), mine as materialized (
  select r.*, d.shop_id from result r cross join lateral (
    select d.shop_id from deliveries d where d.id = r.id and d.lease = r.lease and d.state = r.before
      and (select count(*) from locked) >= 0
    limit 1 for no key update skip locked) as d
), settled as (
  update deliveries d set state = r.state, lease = null, next_at = coalesce(r."nextAt", d.next_at),
    delivered_at = case when r.state = 'delivered' then r.at end
  from mine r where d.id = r.id and d.shop_id = r.shop_id
  returning r.*
), tried as (
  insert into delivery_attempts (id, shop_id, delivery_id, attempt, status, error, duration_ms, response, attempted_at)
  select "triedId", shop_id, id, attempt, status, error, "durationMs", response, at from settled
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
)
select id, state from settled`

/**
 * Writes down what became of deliveries, with their attempts and the health of their endpoints. A result whose
 * lease has passed to somebody else, or whose delivery was settled otherwise, changes nothing. Returns what was
 * accepted.
 */
export async function settle(db: Database, results: Result[]): Promise<{ id: string; state: State }[]> {
  const flat = results.map(({ tried, ...result }) => ({ ...result, ...tried, triedId: tried && newId() }))
  const { rows } = await db.raw(sql, { results: JSON.stringify(flat) })
  return rows
}
