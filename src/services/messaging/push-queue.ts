// Web Push outbox and its queue.

import { clock, hours, minutes, seconds } from '../../base/clock.ts'
import { newId } from '../../base/ids.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { leaseDue } from '../../db/queues/lease.ts'
import { queueWork } from '../../db/queues/work-signals.ts'
import { interval } from '../../db/sql/interval.ts'
import { databaseNow } from '../../db/sql/now.ts'
import { suspendedShops } from '../shared/shop.ts'

/** The push message about an order, as a shopper's browser shows it. */
export interface OrderMessage {
  type: 'order'
  orderId: string
  number: number
  /** The change: an order status, `shipped`, or `partially_refunded`. */
  status: string
  title: string
  body: string
}

/** The push message that reminds of a booking, as a shopper's browser shows it. */
export interface BookingMessage {
  type: 'booking'
  bookingId: string
  title: string
  body: string
}

/** Queues a message about a booking of a store to each browser of its current owner, in place of one that is waiting. */
export async function queueReminder(tx: Transaction, shopId: string, message: BookingMessage): Promise<void> {
  const browsers: string[] = await tx('push_subscriptions')
    .join('bookings', {
      'bookings.shop_id': 'push_subscriptions.shop_id',
      'bookings.user_id': 'push_subscriptions.user_id',
    })
    .where({ 'bookings.shop_id': shopId, 'bookings.id': message.bookingId })
    .whereRaw('(push_subscriptions.expires_at is null or push_subscriptions.expires_at > ?)', [clock.now()])
    .orderBy('push_subscriptions.id')
    .forKeyShare('push_subscriptions')
    .pluck('push_subscriptions.id')
  if (browsers.length === 0) return
  const rows = browsers.map((subscription) => ({
    ...{ id: newId(), shop_id: shopId, subscription_id: subscription, booking_id: message.bookingId },
    ...{ payload: JSON.stringify(message), attempt: 0, lease: null, created_at: clock.now() },
    next_at: tx.raw(databaseNow()),
  }))
  await tx('push_messages')
    .insert(rows)
    .onConflict(['subscription_id', 'booking_id', 'shop_id'])
    .merge(['id', 'payload', 'attempt', 'lease', 'next_at', 'created_at'])
  queueWork(tx, 'messages')
}

/**
 * Queues messages about orders of a store to each browser of their current owners. Replaces a pending message for the
 * same browser and order, because only an order's latest change matters, unless that message is about a change after
 * `changedAt`: changes may be processed out of order.
 */
export async function queueMessages(
  tx: Transaction,
  messages: OrderMessage[],
  { shopId, changedAt }: { shopId: string; changedAt: string },
): Promise<void> {
  const newest = new Map(messages.map((message) => [message.orderId, message]))
  if (newest.size === 0) return
  const now = clock.now()
  const browsers: { id: string; orderId: string }[] = await tx('push_subscriptions')
    .join('orders', function () {
      this.on('orders.shop_id', 'push_subscriptions.shop_id').andOn(
        'orders.user_id',
        'push_subscriptions.user_id',
      )
    })
    .where('orders.shop_id', shopId)
    .whereIn('orders.id', [...newest.keys()])
    .whereRaw('(push_subscriptions.expires_at is null or push_subscriptions.expires_at > ?)', [now])
    .orderBy(['push_subscriptions.id', 'orders.id'])
    // A subscription that is being deleted right now gets no message.
    .forKeyShare('push_subscriptions')
    .select({ id: 'push_subscriptions.id', orderId: 'orders.id' })
  if (browsers.length === 0) return
  const rows = browsers.map(({ id, orderId }) => ({
    id: newId(),
    shop_id: shopId,
    subscription_id: id,
    order_id: orderId,
    payload: JSON.stringify(newest.get(orderId)),
    attempt: 0,
    lease: null,
    next_at: tx.raw(databaseNow()),
    created_at: changedAt,
  }))
  await tx('push_messages')
    .insert(rows)
    .onConflict(['subscription_id', 'order_id', 'shop_id'])
    .merge(['id', 'payload', 'attempt', 'lease', 'next_at', 'created_at'])
    .where('push_messages.created_at', '<=', changedAt)
  queueWork(tx, 'messages')
}

/** A message that this worker may send as long as the row has this `lease`; endpoint and keys are sealed. */
export interface ClaimedMessage {
  id: string
  shopId: string
  /** The id of what it is about: of messages with the same, a browser shows the newest. */
  topic: string
  subscriptionId: string
  payload: string
  attempt: number
  lease: string
  endpointHash: string
  endpoint: string
  keys: string
}

/** Longer than sending takes: if a worker is killed, another takes over when the lease ends. */
const leaseTime = 30 * seconds
/** Delays after the first attempt, the second and so on; the seventh attempt is the last. */
const delays = [10 * seconds, 1 * minutes, 5 * minutes, 30 * minutes, 2 * hours, 6 * hours]
/** Maximum wait that a push service can ask for, in milliseconds; longer waits are cut to this. */
const longestWait = 1 * hours

/** New messages have their own slots, which retries never take. */
export type Lane = 'new' | 'tried'

/**
 * Leases up to `limit` due messages, either new ones or retries, those waiting longest first; parallel workers get
 * different ones, regardless of their clocks.
 */
export async function claimMessages(db: Database, lane: Lane, limit: number): Promise<ClaimedMessage[]> {
  const now = databaseNow()
  const due = db('push_messages')
    .whereRaw(lane === 'new' ? 'attempt = 0' : 'attempt > 0')
    .where('next_at', '<=', db.raw(now))
    .whereRaw(`shop_id <> all (${suspendedShops})`)
    .orderBy(['next_at', 'id'])
    .limit(limit)
  return leaseDue(db, 'push_messages', due)
    .update({
      lease: newId(),
      next_at: db.raw(`${now} + ${interval(leaseTime)}`),
      attempt: db.raw('push_messages.attempt + 1'),
    })
    .updateFrom('push_subscriptions')
    .whereRaw('push_subscriptions.id = push_messages.subscription_id')
    .whereRaw('push_subscriptions.shop_id = push_messages.shop_id')
    .returning<ClaimedMessage[]>([
      'push_messages.id as id',
      'push_messages.shop_id as shopId',
      db.raw('coalesce(order_id, booking_id) as topic'),
      'subscription_id as subscriptionId',
      'payload',
      'attempt',
      'lease',
      'endpoint_hash as endpointHash',
      'endpoint',
      'keys',
    ])
}

/** Deletes a message that was delivered or never will be, unless another worker has claimed it since. */
export async function forgetMessage(db: Database, { id, shopId, lease }: ClaimedMessage): Promise<void> {
  await db('push_messages').where({ id, shop_id: shopId, lease }).delete()
}

/** Deletes the subscription of a browser that rejects messages, along with its queued messages. */
export async function forgetBrowser(db: Database, message: ClaimedMessage): Promise<void> {
  const { subscriptionId: id, shopId, endpoint } = message
  // If the browser subscribed again while the message was being sent, the row holds a different endpoint.
  await db('push_subscriptions').where({ id, shop_id: shopId, endpoint }).delete()
}

/**
 * Schedules the retry of a message after a failed attempt, `retryAfter` milliseconds later if the push service asks for
 * that, an hour at most; deletes it after the seventh attempt. Returns its new state.
 */
export async function postponeMessage(
  db: Database,
  { id, shopId, lease, attempt }: ClaimedMessage,
  retryAfter: number | null,
): Promise<'pending' | 'dropped'> {
  const delay = delays[attempt - 1]
  const row = db('push_messages').where({ id, shop_id: shopId, lease })
  if (delay === undefined) {
    await row.delete()
    return 'dropped'
  }
  const wait = Math.max(delay, Math.min(retryAfter ?? 0, longestWait))
  await row.update({ next_at: db.raw(`${databaseNow()} + ${interval(wait)}`) })
  return 'pending'
}
