import type { components } from '../../../generated/apps.types.ts'
import { clock, minutes } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { leaseDue } from '../../db/queues/lease.ts'
import { aliased, columnList } from '../../db/sql/columns.ts'
import { databaseNow, databaseTimeIn } from '../../db/sql/now.ts'
import type { Dependencies } from '../../dependencies.ts'
import { briefTransaction, eachDue, guarded } from '../shared/due-work.ts'
import { requireDigital } from '../shared/shop.ts'
import {
  type GivenProduct,
  type GrantContext,
  type GrantedOrder,
  grantAgain,
  grantedColumns,
} from './fulfilment.ts'

type RetriedGrants = components['schemas']['RetriedGrants']
type Result = RetriedGrants['results'][number]

type RetryContext = Omit<GrantContext, 'fileStoreUnavailable'> & Pick<Dependencies, 'files'>
/** Tells the buyer of an order what access it has granted. */
type Announce = (tx: Transaction, order: GrantedOrder, given: GivenProduct[]) => Promise<void>

/** Maximum number of orders per call (specification: limits). */
const most = 25
/** The job works on `atOnce` orders concurrently; an order whose attempt was lost is due again after `lease`. */
const atOnce = 2
const lease = 1 * minutes

const failure = 'the access of a paid order could not be granted again'
const nameOf = ({ id: orderId, shopId }: GrantedOrder) => ({ orderId, shopId })

/**
 * Retries granting access for the store's paid orders that failed: at most 25, least recently tried first, so that
 * orders that always fail do not hide others. Each runs in its own transaction; one that a parallel call is working on
 * is left to that call. Sends no e-mail. Throws storeNotDigital.
 */
export async function retryGrants(db: Database, context: RetryContext, shop: Shop): Promise<RetriedGrants> {
  requireDigital(shop)
  const fileStoreUnavailable = await context.files.unavailableReason()
  const results: Result[] = []
  for (const order of await takeLeastRecent(db, shop)) {
    const { id: orderId } = order
    const work = () => transaction(db, (tx) => retry(tx, { ...context, fileStoreUnavailable }, order))
    const tried = await guarded(context.log, failure, nameOf(order), work)
    if (!tried) results.push({ orderId, ok: false, error: 'an unexpected error occurred' })
    else if (tried.result) results.push(tried.result)
  }
  const granted = results.filter(({ ok }) => ok).length
  return { retried: results.length, granted, failed: results.length - granted, results }
}

/**
 * Retries the failed grants that are due, in all stores, each in its own transaction, which announces what it has
 * granted. While the file storage is unavailable it retries nothing, so that no attempt is wasted.
 */
export async function retryDueGrants(
  db: Database,
  context: RetryContext & { announce: Announce },
  signal: AbortSignal,
): Promise<void> {
  const waits = await failed(db).whereNotNull('grant_next_at').first('id')
  if (!waits || (await context.files.unavailableReason())) return
  await eachDue<GrantedOrder>(context.log, signal, {
    take: (limit) => takeDue(db, limit),
    work: (order) => briefTransaction(db, (tx) => retry(tx, context, order)),
    atOnce,
    failure,
    nameOf,
  })
}

function failed(db: Database) {
  return db('orders').where({ grant_status: 'failed', status: 'paid' }).whereNull('deleted_at')
}

function takeDue(db: Database, limit: number): Promise<GrantedOrder[]> {
  const due = failed(db)
    .where('grant_next_at', '<=', db.raw(databaseNow()))
    .orderBy('grant_next_at')
    .limit(limit)
  return leaseDue(db, 'orders', due)
    .update({ grant_next_at: db.raw(databaseTimeIn(lease)) })
    .returning<GrantedOrder[]>(aliased(grantedColumns))
}

/** Takes orders of a store by marking them as tried, so that a parallel call picks others first. */
async function takeLeastRecent(db: Database, shop: Shop): Promise<GrantedOrder[]> {
  const { rows } = await db.raw(
    `with due as materialized (
      select id, shop_id, coalesce(grant_tried_at, paid_at) as tried_at from orders
      where shop_id = :shopId and grant_status = 'failed' and status = 'paid' and deleted_at is null
      order by tried_at, id limit ${most} for update skip locked
    ), taken as (
      update orders set grant_tried_at = :now from due
      where orders.id = due.id and orders.shop_id = due.shop_id
      returning due.tried_at, orders.*
    )
    select ${columnList(grantedColumns)} from taken order by tried_at, id`,
    { shopId: shop.id, now: clock.now() },
  )
  return rows
}

/** Retries an order, unless another transaction is working on it or no retry is needed any more. */
async function retry(
  tx: Transaction,
  context: GrantContext & { announce?: Announce },
  { id, shopId }: GrantedOrder,
): Promise<{ result: Result | null }> {
  // Read the order again under the lock: it may have moved to an account in the meantime.
  const order = await failed(tx)
    .where({ id, shop_id: shopId })
    .forUpdate()
    .skipLocked()
    .first<GrantedOrder | undefined>(grantedColumns)
  if (!order) return { result: null }
  const { error, given } = await grantAgain(tx, context, order)
  await context.announce?.(tx, order, given)
  return { result: { orderId: id, ok: error === null, ...(error ? { error } : {}) } }
}
