import { Refusal } from '../../base/errors.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { lockOrder, type PaymentContext } from '../orders/order-lock.ts'
import { update } from '../orders/order-status.ts'
import { get, type Order } from '../orders/orders.ts'
import { type RefundCall, refund } from '../payments/refund-requests.ts'

type CancelCall = Pick<RefundCall, 'shop' | 'orderId' | 'restock' | 'reason' | 'installation' | 'key'>

/**
 * Cancels an order for the merchant. What is still paid of a paid one is refunded first, and the order is cancelled
 * with that refund, in the transaction that settles it: its pieces are back in stock unless `restock` is false, as are
 * its uses of coupons (decision paid-orders-are-cancelled-by-their-refund). A cancelled order stays as it is. Throws
 * orderNotFound, orderNotCancellable for an order that was refunded, or is paid and has a shipment, and what `refund`
 * throws.
 */
export async function cancel(db: Database, context: PaymentContext, call: CancelCall): Promise<Order> {
  const isOver = await transaction(db, (tx) => cancelUnpaid(tx, context, call))
  if (isOver) return get(db, call.shop, call.orderId)
  return refund(db, context, { ...call, restock: call.restock ?? true, cancels: true })
}

/** Cancels an order that is not paid; returns whether the order is cancelled. */
async function cancelUnpaid(
  tx: Transaction,
  context: PaymentContext,
  { shop, orderId }: CancelCall,
): Promise<boolean> {
  const order = await lockOrder(tx, orderId, shop.id)
  if (!order || order.deletedAt) throw new Refusal('orderNotFound')
  if (order.status === 'refunded') throw new Refusal('orderNotCancellable')
  if (order.status === 'paid' || order.status === 'cancelled') return order.status === 'cancelled'
  await update(tx, context, shop, orderId, { status: 'cancelled' })
  await context.record(tx, { shopId: shop.id, resource: 'orders', resourceId: orderId })
  return true
}
