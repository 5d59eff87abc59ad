// Moving and cancelling bookings, and guests who did not come.

import { inUtc } from '../../base/calendar.ts'
import { clock } from '../../base/clock.ts'
import { changed, type Shop, type Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import type { PaymentContext } from '../orders/order-lock.ts'
import * as orderStatus from '../orders/order-status.ts'
import { promiseRefund } from '../payments/refund-requests.ts'
import { momentByHand, named, offeredBy } from './booking.ts'
import { bookableService, timeAt } from './offers.ts'
import { givePlaceBack, takePlace } from './places.ts'
import { type Booking, get, type Locked, lock, type Status } from './records.ts'

interface Target {
  startsAt: string
  resource?: string
}

/** The statuses in which a booking takes its time. */
const taking: Status[] = ['held', 'pending', 'confirmed']

/**
 * Moves a shopper's booking to another free slot, in one transaction with giving up the old one. Throws bookingNotFound,
 * illegalBookingMove for one that takes no time any more, bookingTooLate, resourceNotFound, timeNotBookable and
 * timeTaken.
 */
export async function moveOwn(
  tx: Transaction,
  shop: Shop,
  shopper: Shopper,
  id: string,
  target: Target,
): Promise<Booking> {
  const booking = await lock(tx, shop, id, shopper)
  requireTaking(booking, 'moved')
  if (isLate(booking)) throw new Refusal('bookingTooLate')
  return move(tx, shop, booking, target, true)
}

/** Moves a booking to any free time. Throws bookingNotFound, illegalBookingMove, resourceNotFound and timeTaken. */
export async function moveByHand(tx: Transaction, shop: Shop, id: string, target: Target): Promise<Booking> {
  const booking = await lock(tx, shop, id)
  requireTaking(booking, 'moved')
  return move(tx, shop, booking, target, false)
}

async function move(
  tx: Transaction,
  shop: Shop,
  booking: Locked,
  { startsAt, resource = booking.resourceId }: Target,
  onlyOffered: boolean,
): Promise<Booking> {
  const service = await bookableService(tx, shop, booking.serviceId)
  const starts = onlyOffered ? Date.parse(inUtc(startsAt)) : momentByHand(startsAt)
  const resources = named(service, resource)
  if (onlyOffered) offeredBy(service, resources, starts)
  await givePlaceBack(tx, shop, booking.id)
  const time = timeAt(booking.serviceId, service.terms, starts)
  const resourceId = await takePlace(tx, shop, booking.id, resources, time)
  if (!resourceId) throw new Refusal('timeTaken')
  // The terms of cancelling move along with the beginning.
  const notice = Date.parse(booking.startsAt) - Date.parse(booking.cancelUntil)
  await update(tx, shop, booking.id, {
    resource_id: resourceId,
    starts_at: new Date(time.starts),
    ends_at: new Date(time.ends),
    cancel_until: new Date(time.starts - notice),
  })
  return get(tx, shop, booking.id)
}

/** The dependencies of cancelling: the money of an order may go back, or the order end with the booking. */
export type CancelContext = PaymentContext & { ip: string }

/**
 * Cancels a shopper's booking. What was paid is refunded without the fee for late ones; an order that is not paid is
 * cancelled with its booking. Throws bookingNotFound, illegalBookingMove, bookingTooLate, and what cancelling that order
 * throws.
 */
export async function cancelOwn(
  tx: Transaction,
  context: CancelContext,
  shop: Shop,
  shopper: Shopper,
  id: string,
): Promise<Booking> {
  const booking = await lock(tx, shop, id, shopper)
  requireTaking(booking, 'cancelled')
  const isOver = Date.parse(booking.startsAt) <= clock.now().getTime()
  const needsFee = isLate(booking) && booking.status !== 'held'
  if (isOver || (needsFee && booking.lateFee === null)) throw new Refusal('bookingTooLate')
  if (booking.status === 'pending') {
    await orderStatus.cancel(tx, context, shop, shopper, booking.orderId!)
    await context.record(tx, { shopId: shop.id, ...changed('orders', booking.orderId) })
    return get(tx, shop, id)
  }
  const fee = await refundWithout(tx, context, shop, booking, needsFee ? booking.lateFee! : 0)
  return end(tx, shop, id, { status: 'cancelled', fee, expires_at: null })
}

/**
 * Cancels a booking for the merchant, with an order that is not paid. What was paid for it is refunded without a fee:
 * its guest did not cancel. Throws bookingNotFound and illegalBookingMove.
 */
export async function cancelByHand(
  tx: Transaction,
  context: PaymentContext,
  shop: Shop,
  id: string,
): Promise<Booking> {
  const booking = requireTaking(await lock(tx, shop, id), 'cancelled')
  const { status, orderId } = booking
  if (status === 'pending') {
    await orderStatus.update(tx, context, shop, orderId!, { status: 'cancelled' })
    await context.record(tx, { shopId: shop.id, ...changed('orders', orderId) })
    return get(tx, shop, id)
  }
  const ended = await end(tx, shop, id, { status: 'cancelled', fee: 0, expires_at: null })
  await refundWithout(tx, context, shop, booking, 0)
  return ended
}

/** Records that a guest did not come. Throws bookingNotFound, and illegalBookingMove unless it is confirmed. */
export async function markNoShow(tx: Transaction, shop: Shop, id: string): Promise<Booking> {
  const { status } = await lock(tx, shop, id)
  if (status !== 'confirmed') throw illegal(status, 'no_show')
  return end(tx, shop, id, { status: 'no_show' })
}

/**
 * Promises back what an order has paid for a booking, without a fee in hundredths of a percent; returns the fee in minor
 * units. Nothing is refunded of an order that is not paid, or of which its line was refunded before.
 */
async function refundWithout(
  tx: Transaction,
  context: PaymentContext,
  shop: Shop,
  { orderId, itemId }: Locked,
  lateFee: number,
): Promise<number> {
  if (!orderId || !itemId) return 0
  const paid = await tx('order_items')
    .join('orders', { 'orders.shop_id': 'order_items.shop_id', 'orders.id': 'order_items.order_id' })
    .where({ 'order_items.shop_id': shop.id, 'order_items.id': itemId })
    .whereIn('payment_status', ['paid', 'partially_refunded'])
    .whereRaw(`not exists (
      select from refund_lines join refunds on refunds.shop_id = refund_lines.shop_id and refunds.id = refund_lines.refund_id
      where refund_lines.shop_id = order_items.shop_id and refund_lines.order_id = order_items.order_id
        and refund_lines.item_id = order_items.id and refunds.state <> 'failed'
    )`)
    .first<{ price: number; left: number } | undefined>(
      tx.raw('unit_price * quantity - order_items.discount as price, total - refunded as "left"'),
    )
  if (!paid) return 0
  const fee = Math.round((paid.price * lateFee) / 10_000)
  const amount = Math.min(paid.price - fee, paid.left)
  if (amount > 0)
    await promiseRefund(tx, context, {
      ...{ shop, orderId },
      ...(fee === 0 && paid.left >= paid.price
        ? { lines: [{ itemId, quantity: 1 }] }
        : { amount: amount / shop.scale }),
      reason: 'The booking was cancelled.',
    })
  return fee
}

async function end(tx: Transaction, shop: Shop, id: string, values: Values): Promise<Booking> {
  await givePlaceBack(tx, shop, id)
  await update(tx, shop, id, values)
  return get(tx, shop, id)
}

type Values = Partial<{
  status: Status
  fee: number
  expires_at: null
  resource_id: string
  starts_at: Date
  ends_at: Date
  cancel_until: Date
}>

async function update(tx: Transaction, shop: Shop, id: string, values: Values): Promise<void> {
  await tx('bookings')
    .where({ shop_id: shop.id, id })
    .update({ ...values, updated_at: clock.now() })
}

const isLate = ({ cancelUntil }: Locked) => Date.parse(cancelUntil) < clock.now().getTime()

function requireTaking(booking: Locked, to: string): Locked {
  if (!taking.includes(booking.status)) throw illegal(booking.status, to)
  return booking
}

const illegal = (from: Status, to: string) =>
  new Refusal('illegalBookingMove', {
    values: { from, to },
    data: { allowed: taking.includes(from) ? ['cancelled', 'no_show'] : [] },
  })
