import { clock, hours } from '../../base/clock.ts'
import type { Shop, Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { databaseTimeIn } from '../../db/sql/now.ts'
import type { Dependencies } from '../../dependencies.ts'
import { dueSql } from '../credits/due.ts'
import { type Credited, payBackCredit, returnParts } from '../credits/pay-back.ts'
import { type GrantContext, grantPaid } from '../digital/fulfilment.ts'
import { requesterOf } from '../messaging/mail-limits.ts'
import { withoutCardNumbers } from '../shared/card-numbers.ts'
import { announceGranted, announceOrder } from './order-announcements.ts'
import { type LockedOrder, lockOrder } from './order-lock.ts'
import { releaseOrder, sellOrder } from './order-stock.ts'
import { get, type Order, type OrderStatus } from './orders.ts'

/**
 * Every move of an order: the statuses in which it is possible, and the one that it leads to. A test holds the table in the
 * guide on the day of a merchant to it, and the histories of random sequences of calls.
 */
export const moves = {
  accept: { from: ['pending'], to: 'processing' },
  pay: { from: ['pending', 'processing'], to: 'paid' },
  cancel: { from: ['pending', 'processing'], to: 'cancelled' },
  expire: { from: ['pending'], to: 'cancelled' },
  'cancel and refund': { from: ['paid'], to: 'cancelled' },
  'refund all': { from: ['paid'], to: 'refunded' },
} as const satisfies Record<string, { from: readonly OrderStatus[]; to: OrderStatus }>

const byHand = (from: OrderStatus): OrderStatus[] =>
  [moves.accept, moves.pay, moves.cancel].flatMap((move) =>
    (move.from as readonly OrderStatus[]).includes(from) ? [move.to] : [],
  )

/** The status transitions that a merchant may make by setting the status; what moves money has operations of its own. */
export const transitions: Record<OrderStatus, OrderStatus[]> = {
  pending: byHand('pending'),
  processing: byHand('processing'),
  paid: [],
  cancelled: [],
  refunded: [],
}

/** Payment statuses of an order that has received no payment, and for which no proof of one was submitted. */
export const unpaid = ['unpaid', 'failed', 'pending']

async function lock(tx: Transaction, shop: Shop, id: string): Promise<LockedOrder> {
  const order = await lockOrder(tx, id, shop.id)
  if (!order || order.deletedAt) throw new Refusal('orderNotFound')
  return order
}

/** Locks an order of this shopper; throws orderNotFound for anyone else's. */
export async function lockOwn(
  tx: Transaction,
  shop: Shop,
  shopper: Shopper,
  id: string,
): Promise<LockedOrder> {
  const order = await lock(tx, shop, id)
  if (order.userId !== shopper.id) throw new Refusal('orderNotFound')
  return order
}

/** How long an open payment keeps its order from expiring. */
export const paymentHolds = 2 * hours

/** Selects an order's open payments of the last two hours: its card may be being charged right now. */
export function inPayment(db: Database) {
  return db('payments')
    .whereRaw('payments.order_id = orders.id and payments.shop_id = orders.shop_id')
    .whereIn('payments.state', ['intent', 'pending'])
    .where('payments.created_at', '>', db.raw(databaseTimeIn(-paymentHolds)))
    .select(db.raw('1'))
}

/**
 * Marks an order as paid: `pending` or `processing` becomes `paid`, and the order no longer expires. Returns false,
 * changing nothing, if the order has any other status; the caller must then refund the payment. `by` is what the merchant
 * has recorded of a payment made outside the service.
 */
export async function markPaid(
  tx: Transaction,
  id: string,
  shopId: string,
  by?: NonNullable<Order['paidBy']>,
): Promise<boolean> {
  const now = clock.now()
  const moved = await tx('orders')
    .where({ id, shop_id: shopId })
    .whereIn('status', ['pending', 'processing'])
    .update({
      status: 'paid',
      payment_status: 'paid',
      paid_at: by?.paidAt ?? now,
      ...(by && { paid_by: JSON.stringify(by) }),
      expires_at: null,
      updated_at: now,
      guest_address: null,
    })
  if (moved > 0) await sellOrder(tx, { orderId: id, shopId })
  return moved > 0
}

/**
 * Cancels a locked order that has this status, releases what it holds, and pays back what goods that came back or money
 * that was booked have paid of it; does nothing if the status differs.
 */
export async function markCancelled(
  tx: Transaction,
  id: string,
  shopId: string,
  status: OrderStatus,
  reason?: 'hold_expired',
): Promise<void> {
  const [cancelled] = await tx('orders')
    .where({ id, shop_id: shopId, status })
    .update({ status: 'cancelled', expires_at: null, guest_address: null, updated_at: clock.now() })
    .returning<(Credited & { partPaid: number })[]>([
      'id',
      'shop_id as shopId',
      'exchange_of as exchangeOf',
      'credited',
      'part_paid as partPaid',
    ])
  if (!cancelled) return
  await releaseOrder(tx, { orderId: id, shopId }, reason)
  if (cancelled.credited > 0) await payBackCredit(tx, cancelled, cancelled.credited)
  if (cancelled.partPaid > 0) await returnParts(tx, cancelled)
}

/**
 * Cancels an order that this shopper has not paid for. Throws orderNotFound; orderNotCancellable if the order
 * is not pending, or while it has a shipment that is not cancelled; orderBeingPaid while a card may be charged,
 * or if proof of a transfer was submitted (awaiting_confirmation) or a part of it is paid.
 */
export async function cancel(
  tx: Transaction,
  { config, ip }: Pick<Dependencies, 'config'> & { ip: string },
  shop: Shop,
  shopper: Shopper,
  id: string,
): Promise<Order> {
  const { status, paymentStatus, partPaid } = await lockOwn(tx, shop, shopper, id)
  const { isShipped, isCharged } = (await tx('orders')
    .where({ id, shop_id: shop.id })
    .first({
      isShipped: tx.raw('shipment_id is not null'),
      isCharged: tx.raw('exists ?', [inPayment(tx)]),
    }))!
  const isProved = paymentStatus === 'awaiting_confirmation'
  if (status !== 'pending' || isShipped || !(isProved || unpaid.includes(paymentStatus))) {
    throw new Refusal('orderNotCancellable')
  }
  if (isProved || isCharged || partPaid > 0) throw new Refusal('orderBeingPaid')
  await markCancelled(tx, id, shop.id, 'pending')
  const requester = requesterOf(config, ip)
  await announceOrder(tx, { orderId: id, shopId: shop.id, change: 'cancelled', by: 'shopper', requester })
  return get(tx, shop, id)
}

/**
 * Updates an order for the merchant: its status along `transitions`, its note, or both. Setting the status that the
 * order already has changes nothing. Setting `paid` confirms a bank transfer, and grants access to digital products.
 * Throws orderNotFound, and illegalStatusMove with the allowed statuses in `data.allowed`.
 */
export async function update(
  tx: Transaction,
  context: GrantContext,
  shop: Shop,
  id: string,
  { status: to, note }: { status?: OrderStatus; note?: string | null },
): Promise<Order> {
  const order = await lock(tx, shop, id)
  const { status: from } = order
  if (to && to !== from) {
    const allowed = transitions[from]
    if (!allowed.includes(to))
      throw new Refusal('illegalStatusMove', { values: { from, to }, data: { allowed } })
    await move(tx, shop, id, from, to)
    if (to === 'paid') await announceGranted(tx, order, await grantPaid(tx, context, order))
  }
  if (note !== undefined)
    await tx('orders')
      .where({ id, shop_id: shop.id })
      .update({ note: note && withoutCardNumbers(note), updated_at: clock.now() })
  return get(tx, shop, id)
}

async function move(
  tx: Transaction,
  shop: Shop,
  id: string,
  from: OrderStatus,
  status: OrderStatus,
): Promise<void> {
  const order = { orderId: id, shopId: shop.id }
  if (status === 'paid') {
    await markPaid(tx, id, shop.id)
    const paymentId = await confirmTransfer(tx, shop, id)
    await announceOrder(tx, { ...order, change: 'paid', paymentId })
  } else if (status === 'cancelled') {
    await markCancelled(tx, id, shop.id, from)
    await announceOrder(tx, { ...order, change: 'cancelled', by: 'merchant' })
  } else {
    await tx('orders')
      .where({ id, shop_id: shop.id })
      .update({ status, expires_at: null, guest_address: null, updated_at: clock.now() })
    await announceOrder(tx, { ...order, change: 'processing' })
  }
}

/**
 * Marks the bank transfer that the shopper chose, if any, as succeeded. Its amount is the order's current price: a
 * coupon may have reduced it since the transfer was chosen. Returns the id of that payment.
 */
async function confirmTransfer(tx: Transaction, shop: Shop, orderId: string): Promise<string | null> {
  const [confirmed] = await tx('payments')
    .where({ shop_id: shop.id, order_id: orderId, state: 'transfer' })
    .update({
      state: 'succeeded',
      amount: tx('orders').where({ id: orderId, shop_id: shop.id }).select(tx.raw(dueSql)),
      updated_at: clock.now(),
    })
    .returning<{ id: string }[]>('id')
  return confirmed?.id ?? null
}
