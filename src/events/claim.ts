import { clock, fromNow } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Signed } from '../gateways/webhooks/sign.ts'
import { newId } from '../ids.ts'
import { scopeOfResource } from '../scopes.ts'
import type { Vault } from '../vault.ts'

/** A delivery that is ours until the lease ends; `attempt` counts the try that is about to be made. */
export interface Claimed {
  id: string
  appId: string
  attempt: number
  lease: string
  /** The endpoint has failed so often in a row that it gets one call at a time. */
  failing: boolean
}

type Lane = 'new' | 'tried'

interface Capacity {
  lane: Lane
  /** How many endpoints may be claimed for. */
  endpoints: number
  /** How many deliveries each of these endpoints has room for; others have `otherwise`, or 1 when failing. */
  rooms: Map<string, number>
  otherwise: number
  /** Whether failing endpoints are claimed for too. */
  failingToo: boolean
  leaseMs: number
}

/** From this many failures in a row, an endpoint counts as failing. */
const failingFrom = 10
/** Deliveries taken by one statement. */
const mostClaimed = 500

// These statements are planned each time that they run, not prepared: the tables grow from nothing to millions
// of rows between two looks of PostgreSQL at their contents, and a plan for an empty table would stay. For the
// same reason `lateral … limit 1` fixes the order in which tables are looked up by id. Rows are locked where they
// are picked, passing over what others have locked, so that these statements are part of no deadlock.
const claimIn = (lane: Lane) => {
  const inLane = `state = 'pending' and attempt ${lane === 'new' ? '= 0' : '> 0'}`
  return `
with recursive waiting (app_id) as (
  (select app_id from deliveries where ${inLane} order by app_id limit 1)
  union all
  select (select d.app_id from deliveries d
    where ${inLane} and d.app_id > waiting.app_id order by d.app_id limit 1)
  from waiting where waiting.app_id is not null
), endpoints as (
  select a.id, a.failures >= :failingFrom as failing,
    coalesce(held.room, case when a.failures < :failingFrom then :otherwise else 1 end) as room
  from waiting
  join apps a on a.id = waiting.app_id
  left join unnest(cast(:apps as text[]), cast(:rooms as integer[])) as held (app_id, room)
    on held.app_id = a.id
  cross join lateral (select from deliveries d
    where d.app_id = waiting.app_id and ${inLane} and d.next_at <= :now limit 1) as due
  where coalesce(held.room, 1) > 0 and (:failingToo or a.failures < :failingFrom)
  order by a.last_served_at limit :endpoints
  for no key update of a skip locked
), picked as (
  select due.*, endpoints.failing from endpoints cross join lateral (
    select d.id, d.shop_id from deliveries d
    where d.app_id = endpoints.id and ${inLane} and d.next_at <= :now
    order by d.next_at limit endpoints.room for no key update skip locked) as due
  limit :mostClaimed
), claimed as (
  update deliveries d set lease = :lease, next_at = :until, attempt = d.attempt + 1
  from picked where d.id = picked.id and d.shop_id = picked.shop_id
  returning d.id, d.app_id, d.attempt, picked.failing
), served as (
  update apps set last_served_at = :now where id in (select app_id from claimed)
)
select id, app_id as "appId", attempt, failing, cast(:lease as text) as lease from claimed`
}
const claimSql = { new: claimIn('new'), tried: claimIn('tried') }

/**
 * Claims what is due in a lane: for the endpoints that were served longest ago, each as much as it has room
 * for. The lease is the recovery from a crash: when it ends, the delivery is due again. The lock on the app's
 * row keeps two claims of one endpoint apart; whoever comes second takes other endpoints.
 */
export async function claim(db: Database, { lane, endpoints, rooms, ...room }: Capacity): Promise<Claimed[]> {
  const { rows } = await db.raw(claimSql[lane], {
    failingFrom,
    mostClaimed,
    endpoints,
    otherwise: room.otherwise,
    failingToo: room.failingToo,
    apps: [...rooms.keys()],
    rooms: [...rooms.values()],
    lease: newId(),
    now: clock.now(),
    until: fromNow(room.leaseMs),
  })
  return rows
}

/** Gives back what was claimed and not tried: it is due at once, and no try is counted. */
export async function releaseClaims(db: Database, claims: Claimed[]): Promise<void> {
  await db.raw(
    `update deliveries d set lease = null, attempt = d.attempt - 1, next_at = :now
     from (select held.id, held.shop_id from unnest(cast(:ids as text[]), cast(:leases as text[])) as mine (id, lease)
       cross join lateral (select id, shop_id from deliveries where id = mine.id and lease = mine.lease
         limit 1 for no key update skip locked) as held) as ours
     where d.id = ours.id and d.shop_id = ours.shop_id`,
    { ids: claims.map(({ id }) => id), leases: claims.map(({ lease }) => lease), now: clock.now() },
  )
}

/** Where a claimed delivery goes, and with what. */
export interface WebhookRequest extends Signed {
  url: string
}

interface WebhookRequestRow extends Omit<WebhookRequest, 'secret' | 'previousSecret'> {
  appId: string
  state: string
  resource: string
  scopes: string[]
  sealed: string
  sealedPrevious: string | null
}

/**
 * Looks again, just before sending, at what may have changed since the event: returns the letters of those
 * whose app is still installed with the scope, and has its webhook on. The others are not to be sent. Null
 * stands where the secret does not open, because a key of the vault is missing: that is nobody's failed try.
 */
export async function webhookRequestsOf(
  db: Database,
  vault: Vault,
  claims: Claimed[],
): Promise<Map<string, WebhookRequest | null>> {
  const { rows } = (await db.raw(
    `select d.*, i.scopes, a.*
     from unnest(cast(:ids as text[]), cast(:leases as text[])) as mine (id, lease)
     cross join lateral (
       select id as "deliveryId", state, topic, resource, body, shop_id as "shopId", app_id, installation_id
       from deliveries where id = mine.id and lease = mine.lease limit 1) as d
     cross join lateral (
       select scopes from installations where id = d.installation_id and shop_id = d."shopId" and removed_at is null limit 1) as i
     cross join lateral (
       select id as "appId", client_id as "clientId", webhook_url as url, signing_secret as sealed,
         case when previous_valid_until > :now then previous_signing_secret end as "sealedPrevious"
       from apps where id = d.app_id and webhook_url <> '' and signing_secret is not null
         and switched_off_at is null and deleted_at is null limit 1) as a`,
    { ids: claims.map(({ id }) => id), leases: claims.map(({ lease }) => lease), now: clock.now() },
  )) as { rows: WebhookRequestRow[] }
  const wanted = rows.filter(
    ({ state, resource, scopes }) => state === 'pending' && scopes.includes(scopeOfResource[resource]!),
  )
  return new Map(wanted.map((row) => [row.deliveryId, webhookRequestOf(row, vault)]))
}

function webhookRequestOf(row: WebhookRequestRow, vault: Vault): WebhookRequest | null {
  const { deliveryId, topic, shopId, clientId, body, url, appId, sealed, sealedPrevious } = row
  try {
    const secret = vault.open(sealed, appId)
    const previousSecret = sealedPrevious ? vault.open(sealedPrevious, appId) : null
    return { deliveryId, topic, shopId, clientId, body, url, secret, previousSecret }
  } catch {
    return null
  }
}
