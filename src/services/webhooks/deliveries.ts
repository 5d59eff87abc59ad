import type { Knex } from 'knex'
import type { components } from '../../../generated/console.types.ts'
import { inUtc } from '../../base/calendar.ts'
import type { Installation, Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { appResource, scopeOfResource, topicsOf } from '../../base/scopes.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { queueWork } from '../../db/queues/work-signals.ts'
import type { Columns } from '../../db/sql/columns.ts'
import { databaseNow } from '../../db/sql/now.ts'
import * as apps from '../developer/apps.ts'
import { type PageQuery, type Pagination, paginationOf } from '../shared/pagination.ts'
import { hintOf } from './hints.ts'

type Delivery = components['schemas']['Delivery']
type Attempt = components['schemas']['DeliveryAttempt']

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
      installed: tx.raw('? or (removed_at is null and ? = any (installations.scopes))', [
        resource === appResource,
        scopeOfResource[resource] ?? '',
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
