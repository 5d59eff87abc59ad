import type { Logger } from 'pino'
import { minutes } from '../../base/clock.ts'
import { changed, type RecordChange } from '../../base/context.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { leaseDue } from '../../db/queues/lease.ts'
import { interval } from '../../db/sql/interval.ts'
import { databaseNow, databaseTimeIn } from '../../db/sql/now.ts'
import { dueOf } from '../credits/due.ts'
import { transferExpired } from '../messaging/store-notices.ts'
import { briefTransaction, eachDue } from '../shared/due-work.ts'
import { announceOrder } from './order-announcements.ts'
import { lockOrder } from './order-lock.ts'
import { inPayment, markCancelled } from './order-status.ts'

/** How long a shopper has to pay for an order, unless by bank transfer. */
export const paymentTime = 60 * minutes

/**
 * Returns SQL for how long the store `shopId` holds an order paid by bank transfer, from its placement. Nothing that a
 * shopper reports makes it longer (decision unchecked-claims-extend-nothing).
 */
const transferTime = (shopId: string) =>
  `(select make_interval(days => (checkout->'holdDays'->>'transfer')::integer) from shops where shops.id = ${shopId})`

const daysOf = (usual: number) => `make_interval(days => coalesce((settings->>'days')::integer, ${usual}))`

/**
 * Returns SQL for how long an order is held, from its placement, that is to be paid by this method of the store; null for
 * a card. What is paid on delivery, at pick-up or by invoice has the days of its method.
 */
export const manualTime = (methodId: string, shopId: string) =>
  `(select case option when 'bank-transfer' then ${transferTime(shopId)}
      when 'on-delivery' then ${daysOf(14)} when 'at-pickup' then ${daysOf(7)} when 'invoice' then ${daysOf(14)} end
    from payment_methods where payment_methods.id = ${methodId} and payment_methods.shop_id = ${shopId})`

/**
 * Returns SQL for the expiry of an order whose shopper now wants to pay by this method; null for a card. A method that the
 * merchant confirms gets its time from the order's placement, no matter how often it is chosen. Cards get the usual time
 * from now, never extending the expiry.
 */
export function holdBy(db: Database, method: { id: string } | null) {
  const [end, bindings] = method
    ? [`greatest(expires_at, created_at + ${manualTime('?', 'orders.shop_id')})`, [method.id]]
    : [`least(expires_at, ${databaseNow()} + ${interval(paymentTime)})`, []]
  // An order that does not expire stays that way, and one with a payment link does not expire before it.
  const link = `(select payment_links.expires_at from payment_links
    where payment_links.order_id = orders.id and payment_links.shop_id = orders.shop_id)`
  const sql = `case when expires_at is not null then greatest(${end}, ${link}) end`
  return db.raw(sql, bindings)
}

/**
 * Returns SQL for the expiry of an order whose last shipment was cancelled: the same as a new order's
 * (decision shipped-orders-stay-open). Only pending orders expire of which nothing is paid.
 */
export function holdAgain(db: Database) {
  const time = manualTime('orders.payment_method_id', 'orders.shop_id')
  return db.raw(
    `case when status = 'pending' and part_paid = 0 then ${databaseNow()} + coalesce(${time}, ${interval(paymentTime)}) end`,
  )
}

type Due = { id: string; shopId: string }

/** Orders cancelled concurrently. */
const atOnce = 5
/** How long to wait before retrying an order that could not be cancelled, in milliseconds. */
const lease = 1 * minutes

/**
 * Cancels the pending orders that were not paid in time, in all stores, and notifies their stores' apps and shoppers.
 * Each is cancelled in its own transaction: one that fails, or whose rows are locked, is retried a minute later and
 * stops no other. Orders with a payment in progress are left alone.
 */
export async function expireOrders(
  db: Database,
  { log, record }: { log: Logger; record: RecordChange },
  signal: AbortSignal,
): Promise<void> {
  await eachDue<Due>(log, signal, {
    take: (limit) => takeDue(db, limit),
    work: (order) => briefTransaction(db, (tx) => expire(tx, record, order)),
    atOnce,
    failure: 'an order could not be expired',
    nameOf: ({ id: orderId, shopId }) => ({ orderId, shopId }),
  })
}

/** When an order is due, written exactly as in the index; if cancelling failed, it is due again at `expiry_next_at`. */
const dueAt = 'greatest(expires_at, expiry_next_at)'

/** Uses the database's clock: a worker whose own clock is ahead would cancel an order that may still be paid. */
function takeDue(db: Database, limit: number): Promise<Due[]> {
  const due = db('orders')
    .where({ status: 'pending' })
    .whereNotNull('expires_at')
    .whereRaw(`${dueAt} <= ${databaseNow()}`)
    .whereNotExists(inPayment(db))
    .orderByRaw(dueAt)
    .limit(limit)
  return leaseDue(db, 'orders', due)
    .update({ expiry_next_at: db.raw(databaseTimeIn(lease)) })
    .returning<Due[]>(['id', 'shop_id as shopId'])
}

async function expire(tx: Transaction, record: RecordChange, { id, shopId }: Due): Promise<void> {
  const due = tx('orders')
    .where({ id, shop_id: shopId, status: 'pending' })
    .where('expires_at', '<=', tx.raw(databaseNow()))
  if (!(await due.clone().forUpdate().skipLocked().first('id'))) return
  // A payment may have begun before the lock was acquired; a new statement sees it.
  if (!(await due.whereNotExists(inPayment(tx)).first('id'))) return
  await markCancelled(tx, id, shopId, 'pending', 'hold_expired')
  await record(tx, { shopId, ...changed('orders', id) })
  await announceOrder(tx, { orderId: id, shopId, change: 'cancelled', by: 'expiry' })
  // The money of an unconfirmed transfer may have arrived, so notify the store.
  const order = (await lockOrder(tx, id, shopId))!
  if (order.paymentStatus === 'awaiting_confirmation')
    await transferExpired(tx, record, { ...order, due: dueOf(order) })
}
