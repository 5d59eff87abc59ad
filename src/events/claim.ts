// Claims due deliveries under a lease (skip locked).

import { setTimeout as sleep } from 'node:timers/promises'
import { minutes } from '../base/clock.ts'
import { newId } from '../base/ids.ts'
import type { Database } from '../db/database.ts'
import { dueAt, inLane } from '../db/queues/pending-deliveries.ts'
import { interval } from '../db/sql/interval.ts'
import { databaseNow } from '../db/sql/now.ts'
import { unsynced } from '../db/sql/unsynced.ts'
import { budgetOf, callsLeft, charged, isCallable } from '../services/webhooks/hosts.ts'
import { requestColumns, requestJoins, type Sealed } from './requests.ts'

/** A delivery that this process holds until its lease ends; `attempt` numbers the attempt that is due. */
export interface Claimed {
  id: string
  shopId: string
  appId: string
  attempt: number
  lease: string
  /** The host that is called. */
  host: string
  /** True if the app has failed often enough in a row to get only one call at a time. */
  failing: boolean
  /** True if other apps have webhooks on this host, too. */
  shared: boolean
}

export type Lane = 'new' | 'tried'

/** How much a process can take right now. */
export interface Capacity {
  /** The number of endpoints to claim deliveries for. */
  endpoints: number
  /** How many more deliveries each of these hosts may get; any other may get one. */
  quotas: Map<string, number>
  /** Apps that hold as many deliveries as they may while they share their host. */
  sated?: string[]
  /** True to claim deliveries of failing endpoints too. */
  failingToo: boolean
}

interface Claim extends Capacity {
  lane: Lane
  /** The endpoints to look at; by default all with anything pending in the lane. */
  among?: string[]
  leaseMs: number
  /** The limit of a host, over all processes. */
  callsPerSecond?: number
}

/** An endpoint with this many consecutive failures counts as failing. */
const failingFrom = 10
/** The deliveries that one app may hold of a host that other apps share, so that none takes all of the host's. */
export const mostOfSharing = 2
/** Maximum number of deliveries claimed by one statement. */
const mostClaimed = 500

// These statements are planned on every run and not prepared: the tables can grow from nothing to millions of rows
// between two runs of ANALYZE, and a plan prepared for an empty table would stay. For the same reason `lateral … limit
// 1` fixes the order in which tables are read by id. Rows are locked as they are picked, and locked rows are skipped,
// so these statements cannot take part in a deadlock.

/** Returns SQL for the endpoints with a pending delivery in the lane, each with the time its first one is due. */
const waitingIn = (lane: Lane) => `
recursive waiting (app_id, next_at) as (
  (select app_id, next_at from deliveries where ${inLane[lane]} order by app_id, next_at limit 1)
  union all
  select behind.app_id, behind.next_at from waiting cross join lateral (
    select d.app_id, d.next_at from deliveries d
    where ${inLane[lane]} and d.app_id > waiting.app_id order by d.app_id, d.next_at limit 1) as behind
)`
/** Returns the same SQL for only the endpoints in `among`. */
const amongIn = (lane: Lane) => `
waiting as (
  select looked_at.app_id, first.next_at from unnest(cast(:among as text[])) as looked_at (app_id)
  cross join lateral (select d.next_at from deliveries d
    where ${inLane[lane]} and d.app_id = looked_at.app_id order by d.next_at limit 1) as first
)`

const claimIn = (lane: Lane, waiting: string) => `
with ${waiting}, endpoints as (
  select a.id, h.host, a.last_served_at, a.failures >= :failingFrom as failing,
    crowd.shared,
    least(coalesce(held.quota, 1), case when h.answered_at is null then 1 end, ${callsLeft})::integer as quota
  from waiting
  join apps a on a.id = waiting.app_id
  join webhook_hosts h on h.host = a.webhook_host
  cross join lateral (
    select exists (select from apps other where other.webhook_host = h.host and other.id <> a.id) as shared) as crowd
  left join unnest(cast(:hosts as text[]), cast(:quotas as integer[])) as held (host, quota)
    on held.host = h.host
  where waiting.next_at <= :now and ${isCallable} and not (crowd.shared and a.id = any (cast(:sated as text[])))
    and coalesce(held.quota, 1) > 0 and (:failingToo or a.failures < :failingFrom)
  order by greatest(a.last_served_at, h.last_served_at), a.last_served_at limit :endpoints
  for no key update of a, h skip locked
), due as (
  select due.*, endpoints.host, endpoints.last_served_at, endpoints.failing, endpoints.shared, endpoints.quota,
    row_number() over (partition by endpoints.id order by due.next_at) as turn
  from endpoints cross join lateral (
    select d.id, d.shop_id, d.next_at from deliveries d
    where d.app_id = endpoints.id and ${inLane[lane]} and d.next_at <= :now
    order by d.next_at limit endpoints.quota for no key update skip locked) as due
), placed as (
  select *, row_number() over (partition by host order by turn, last_served_at, next_at) as place from due
  where turn <= ${mostOfSharing} or not shared
), picked as (
  select * from placed where place <= quota limit :mostClaimed
), claimed as (
  update deliveries d set lease = :lease, next_at = :until, attempt = d.attempt + 1
  from picked where d.id = picked.id and d.shop_id = picked.shop_id
  returning d.id, d.shop_id, d.app_id, d.installation_id, d.attempt, d.state, d.topic, d.resource, d.body,
    picked.host, picked.failing, picked.shared
), served as (
  update apps set last_served_at = :now where id in (select app_id from claimed)
), spent as (
  update webhook_hosts h set ${charged('used.calls')}
  from (select host, count(*) as calls from picked group by host) as used where h.host = used.host
)
select d.id, d.app_id as "appId", d.installation_id as "installationId", d.attempt, d.host, d.failing, d.shared,
  cast(:lease as text) as lease, ${requestColumns}
from claimed d cross join (select ${unsynced}) as unsynced ${requestJoins}`

const claimSql = {
  new: { all: claimIn('new', waitingIn('new')), among: claimIn('new', amongIn('new')) },
  tried: { all: claimIn('tried', waitingIn('tried')), among: claimIn('tried', amongIn('tried')) },
}

export interface Due extends Record<Lane, string[]> {
  complete: boolean
  /** Milliseconds until the next delivery becomes due, or its lease ends. */
  nextIn: number | null
}

/** How many due deliveries to look at from either end of their queue. */
const seen = 100

/** Returns SQL for the first or last due deliveries, one by one, so that the rest of a long queue is never sorted. */
const endOfLine = (name: string, order: 'asc' | 'desc') => `
${name} (due_at, id, app_id, attempt, count) as (
  (select ${dueAt}, id, app_id, attempt, 1 from deliveries
    where ${dueAt} <= :now order by ${dueAt} ${order}, id ${order} limit 1)
  union all
  select beside.*, count + 1 from ${name} cross join lateral (
    select ${dueAt}, d.id, d.app_id, d.attempt from deliveries d
    where ${dueAt} <= :now and (${dueAt}, d.id) ${order === 'asc' ? '>' : '<'} (${name}.due_at, ${name}.id)
    order by ${dueAt} ${order}, d.id ${order} limit 1) as beside
  where count < ${seen}
)`
const dueSql = `
with recursive ${endOfLine('oldest', 'asc')}, ${endOfLine('newest', 'desc')}
select coalesce(array_agg(distinct cast(app_id as text)) filter (where attempt = 0), '{}') as new,
  coalesce(array_agg(distinct cast(app_id as text)) filter (where attempt > 0), '{}') as tried,
  count(*) < 2 * ${seen} as complete,
  (select extract(epoch from ${dueAt} - :now)::double precision * 1000 from deliveries
    where ${dueAt} > :now order by ${dueAt}, id limit 1) as "nextIn"
from (select app_id, attempt from oldest union all select app_id, attempt from newest) as due`

/**
 * Returns each lane's endpoints with due deliveries, and whether these are all: with 100 or more due deliveries, they
 * are those of the 100 due longest and the 100 due most recently. The cost does not grow with the number of endpoints
 * that wait for their next attempt.
 */
export async function findDue(db: Database): Promise<Due> {
  const { rows } = await db.raw(dueSql, { now: db.raw(databaseNow()) })
  return rows[0]
}

/**
 * Claims a lane's due deliveries for the endpoints served longest ago, each host up to its quota and to its budget, the
 * apps of a host in turn (decision calls-are-limited-by-host), and returns them with what their requests consist of. The lease is what recovers from a crash: when it ends, by the database's clock, the
 * delivery is due again. The locks on the rows of app and host keep two claims of one host apart; the second claim skips
 * it and serves others.
 */
export async function claim(
  db: Database,
  { lane, among, endpoints, quotas, failingToo, leaseMs, callsPerSecond, sated = [] }: Claim,
): Promise<(Claimed & Sealed & { installationId: string })[]> {
  const now = databaseNow()
  const { rows } = await db.raw(claimSql[lane][among ? 'among' : 'all'], {
    ...(among && { among }),
    failingFrom,
    mostClaimed,
    endpoints,
    failingToo,
    sated,
    hosts: [...quotas.keys()],
    quotas: [...quotas.values()],
    ...budgetOf(callsPerSecond),
    lease: newId(),
    now: db.raw(now),
    until: db.raw(`${now} + ${interval(leaseMs)}`),
  })
  return rows
}

/** How long a delivery of a suspended store, or to a stopped app, waits until the next look. */
const suspendedPause = 10 * minutes

/** Postpones deliveries that wait for a suspension to end, without counting an attempt. */
export function putOffSuspended(db: Database, claims: Claimed[]): Promise<void> {
  return releaseClaims(db, claims, suspendedPause)
}

/**
 * Releases deliveries that were claimed but not attempted: they are due at once, or after a pause, and no attempt is
 * counted. Locked ones are retried for two seconds, and then left to their leases: another worker's claim briefly locks
 * deliveries that it saw as free and then finds claimed.
 */
export async function releaseClaims(db: Database, claims: Claimed[], pause = 0): Promise<void> {
  let left = claims
  for (let tries = 0; left.length > 0 && tries < mostTries; tries += 1) {
    if (tries > 0) await sleep(lockedMs)
    const at = db.raw(`${databaseNow()} + ${interval(pause)}`)
    const hosts = left.map(({ host }) => host)
    const values = { hosts, ids: left.map(({ id }) => id), leases: left.map(({ lease }) => lease), at }
    const locked = new Set<string>((await db.raw(releaseSql, values)).rows.map(({ id }: Claimed) => id))
    left = left.filter(({ id }) => locked.has(id))
  }
}

/** Maximum number of tries for locked deliveries, `lockedMs` apart. */
const mostTries = 40
const lockedMs = 50

/** Releases the deliveries that are not locked; returns the others. */
const releaseSql = `
with mine as materialized (
  select * from unnest(cast(:ids as text[]), cast(:leases as text[])) as mine (id, lease)
), free as materialized (
  select held.* from mine cross join lateral (
    select id, shop_id from deliveries where id = mine.id and lease = mine.lease
    limit 1 for no key update skip locked) as held
), released as (
  update deliveries d set lease = null, attempt = d.attempt - 1, next_at = :at
  from free where d.id = free.id and d.shop_id = free.shop_id
), idle as (
  update webhook_hosts set busy_until = null where host = any (cast(:hosts as text[])) and answered_at is null
)
select mine.id from mine cross join lateral (
  select from deliveries where id = mine.id and lease = mine.lease limit 1) as held
where mine.id not in (select id from free)`
