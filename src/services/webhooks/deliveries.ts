import type { Knex } from 'knex'
import type { components } from '../../../generated/console.types.ts'
import { inUtc } from '../../base/calendar.ts'
import type { Installation, Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { scopeOfResource } from '../../base/scopes.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { queueWork } from '../../db/queues/work-signals.ts'
import type { Columns } from '../../db/sql/columns.ts'
import { databaseNow } from '../../db/sql/now.ts'
import * as apps from '../developer/apps.ts'
import { type PageQuery, type Pagination, paginationOf } from '../shared/pagination.ts'
import { hintOf } from './hints.ts'
import { topicsOf } from './topics.ts'

type Delivery = components['schemas']['Delivery']
type Attempt = components['schemas']['DeliveryAttempt']
type Settled = 'delivered' | 'dead' | 'dropped'

/** The owner of the deliveries: an app, or one installation of it. */
export interface Whose {
  app_id?: string
  shop_id?: string
  installation_id?: string | null
}

/** The filters of a list; times are inclusive. */
export interface DeliveryFilters {
  state?: Delivery['state']
  topic?: string
  resource?: string
  shopId?: string
  from?: string
  to?: string
}

/** Maximum number of deliveries that one call replays, so that its statement ends within seconds. */
const mostReplayed = 10_000
/** A list counts its deliveries up to this number. */
const mostCounted = 10_000
/** Maximum number of attempts shown with a delivery. */
const mostAttempts = 100

const columns = (db: Database) =>
  ({
    _id: 'id',
    shopId: 'shop_id',
    topic: 'topic',
    resource: 'resource',
    state: 'state',
    tries: 'attempt',
    nextAttemptAt: db.raw("case when state = 'pending' then next_at end"),
    deliveredAt: 'delivered_at',
    createdAt: 'created_at',
    body: 'body',
  }) satisfies Columns<Delivery, string | Knex.Raw>

/** Returns the owner of the deliveries of this developer's app; throws appNotFound. */
export async function ofApp(db: Database, ownerId: string, appId: string): Promise<Whose> {
  await apps.get(db, ownerId, appId)
  return { app_id: appId }
}

/** Returns the owner of the deliveries of a token's installation; a first-party token has none. */
export async function ofInstallation(db: Database, shop: Shop, { id }: Installation): Promise<Whose> {
  const installation = await db('installations').where({ id, shop_id: shop.id }).first('app_id')
  return { shop_id: shop.id, installation_id: id, ...installation }
}

/** Returns deliveries, newest first. There may be millions, so `total` stops at 10,000. */
export async function list(
  db: Database,
  whose: Whose,
  { page, limit, state, topic, resource, shopId, from, to }: PageQuery & DeliveryFilters,
): Promise<{ deliveries: Delivery[]; pagination: Pagination }> {
  const given = Object.entries({ state, topic, shop_id: shopId })
  const found = db('deliveries').where(whose)
  for (const [column, value] of given) if (value !== undefined) found.where(column, value)
  // The query lists the topics of the resource, to use the index on topics.
  if (resource !== undefined) found.whereIn('topic', topicsOf(resource))
  if (from !== undefined) found.where('created_at', '>=', inUtc(from))
  if (to !== undefined) found.where('created_at', '<=', inUtc(to))
  const some = found.clone().select(db.raw('1')).limit(mostCounted)
  const newest = [
    { column: 'created_at', order: 'desc' },
    { column: 'id', order: 'desc' },
  ]
  const [[counted], deliveries] = await Promise.all([
    db.from(some.as('some')).count<{ total: number }[]>({ total: '*' }),
    found
      .clone()
      .orderBy(newest)
      .limit(limit)
      .offset((page - 1) * limit)
      .select(columns(db)),
  ])
  return { deliveries, pagination: paginationOf(counted!.total, page, limit) }
}

/** Returns a delivery with its attempts, newest first, at most 100 of them. Throws deliveryNotFound. */
export async function get(
  db: Database,
  whose: Whose,
  id: string,
): Promise<Delivery & { attempts: Attempt[] }> {
  const [delivery]: Delivery[] = await db('deliveries')
    .where({ ...whose, id })
    .select(columns(db))
  if (!delivery) throw new Refusal('deliveryNotFound')
  const attempts = await db('delivery_attempts')
    .where({ delivery_id: id, shop_id: delivery.shopId })
    .orderBy([
      { column: 'attempted_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(mostAttempts)
    .select<Omit<Attempt, 'hint'>[]>({
      attempt: 'attempt',
      at: 'attempted_at',
      status: 'status',
      durationMs: 'duration_ms',
      error: 'error',
      response: 'response',
      location: 'location',
    } satisfies Columns<Omit<Attempt, 'hint'>>)
  return { ...delivery, attempts: attempts.map((one) => ({ ...one, hint: hintOf(one) })) }
}

/**
 * Redelivers a delivery with the same id and body: a completed one gets the attempts of a retry, a pending one is due
 * at once, and one in flight is left alone. Parallel calls cause one attempt. Throws deliveryNotFound; webhookOff and
 * notInstalled if nobody would receive it.
 */
export async function redeliver(
  tx: Transaction,
  whose: Whose,
  id: string,
): Promise<Delivery & { attempts: Attempt[] }> {
  const { resource, shopId } = await get(tx, whose, id)
  const wanted = await tx('deliveries')
    .join('apps', 'apps.id', 'deliveries.app_id')
    .join('installations', {
      'installations.id': 'deliveries.installation_id',
      'installations.shop_id': 'deliveries.shop_id',
    })
    .where({ 'deliveries.id': id, 'deliveries.shop_id': shopId })
    .first({
      listens: tx.raw("webhook_url <> '' and switched_off_at is null"),
      installed: tx.raw('removed_at is null and ? = any (installations.scopes)', [
        scopeOfResource[resource]!,
      ]),
    })
  if (!wanted.listens) throw new Refusal('webhookOff')
  if (!wanted.installed) throw new Refusal('notInstalled')
  // The row of a delivery in flight is not even locked: the worker that settles it skips locked rows.
  await tx('deliveries')
    .where({ ...whose, id, shop_id: shopId })
    .where((idle) => idle.whereNot({ state: 'pending' }).orWhereNull('lease'))
    .update(again(tx))
  queueWork(tx, 'deliveries')
  return get(tx, whose, id)
}

/**
 * Returns the columns of a delivery that is due again. A completed one counts as attempted, so that new ones come
 * first.
 */
const again = (tx: Transaction) => ({
  state: 'pending' as const,
  lease: null,
  attempt: tx.raw("case when state = 'pending' then attempt else 1 end"),
  next_at: tx.raw(databaseNow()),
  delivered_at: null,
})

// Skips rows that another call or a worker has locked: they are already being sent. The condition appears twice because
// PostgreSQL rechecks the rows when it locks them.
const replaySql = `
with found as materialized (
  select d.id, d.shop_id from deliveries d
  join installations i on i.id = d.installation_id and i.shop_id = d.shop_id and i.removed_at is null
  join unnest(cast(:resources as text[]), cast(:scopes as text[])) as topic (resource, scope)
    on topic.resource = d.resource and topic.scope = any (i.scopes)
  where d.app_id = :appId and d.state = any (cast(:states as text[])) and d.created_at between :from and :to
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

/**
 * Replays the completed deliveries of an app created between two times (inclusive): those in any completed state, or in
 * the given one. Deliveries that the app may no longer receive are left out. Throws appNotFound, webhookOff,
 * invalidRequest if `to` is before `from`, and tooManyDeliveries for more than 10,000: all of them are replayed or
 * none.
 */
export async function replay(
  tx: Transaction,
  ownerId: string,
  appId: string,
  { from, to, state }: { from: string; to: string; state?: Settled },
): Promise<{ queued: number }> {
  const { webhookUrl, webhookDisabledAt } = await apps.get(tx, ownerId, appId)
  if (!webhookUrl || webhookDisabledAt) throw new Refusal('webhookOff')
  if (Date.parse(to) < Date.parse(from)) throw invalid('to must not be before from')
  const { rows } = await tx.raw(replaySql, {
    appId,
    from: inUtc(from),
    to: inUtc(to),
    states: state ? [state] : ['delivered', 'dead', 'dropped'],
    resources: Object.keys(scopeOfResource),
    scopes: Object.values(scopeOfResource),
    most: mostReplayed,
    now: tx.raw(databaseNow()),
  })
  const [{ found, queued }] = rows
  if (found > mostReplayed) throw new Refusal('tooManyDeliveries', { values: { most: mostReplayed } })
  queueWork(tx, 'deliveries')
  return { queued }
}
