import { clock } from '../../clock.ts'
import type { Transaction } from '../../db/database.ts'
import { revokeGrants } from '../digital/grants.ts'
import { announceOrder } from '../orders/order-announcements.ts'
import { type LockedOrder, lockOrder, type PaymentContext } from '../orders/order-lock.ts'
import type { Refund } from './refund.ts'

/** Returns the reference by which a provider knows a refund of ours. */
export function refundReferenceOf(id: string): string {
  return `ref_${id}`
}

/**
 * Settles a refund: of several callers with an outcome only the first changes anything. A successful refund
 * is shown on the order, and its apps and its shopper are notified.
 */
export async function settle(
  tx: Transaction,
  context: PaymentContext,
  refund: Refund,
  state: 'succeeded' | 'failed',
): Promise<void> {
  const order = await lockOrder(tx, refund.orderId, refund.shopId)
  if (!order) throw new Error(`refund ${refund.id} has no order`)
  const settled = await tx('refunds')
    .where({ id: refund.id, shop_id: order.shopId, state: 'intent' })
    .update({ state, updated_at: clock.now() })
  if (settled === 0 && refund.amount > 0) return
  if (state === 'succeeded') return showOnOrder(tx, context, order, refund)
  if (refund.kind === 'refund')
    await tx('orders').where({ id: order.id, shop_id: order.shopId }).decrement('refunded', refund.amount)
}

/**
 * Shows a successful refund on its order. A full refund sets the order to `refunded` and revokes the access
 * that it granted. The refund of a payment for a cancelled order shows as refunded on the order; an excess
 * refund of a paid order changes nothing on it.
 */
export async function showOnOrder(
  tx: Transaction,
  { record }: PaymentContext,
  order: LockedOrder,
  { kind, amount }: Pick<Refund, 'kind' | 'amount'>,
): Promise<void> {
  if (kind === 'excess' && order.status !== 'cancelled') return
  const full = kind === 'refund' && (await isAllBack(tx, order))
  if (full) await revokeGrants(tx, order)
  const changes =
    kind === 'excess'
      ? { payment_status: 'refunded' }
      : full
        ? { status: 'refunded', payment_status: 'refunded' }
        : { payment_status: 'partially_refunded' }
  await tx('orders')
    .where({ id: order.id, shop_id: order.shopId })
    .update({ ...changes, updated_at: clock.now() })
  // Nobody could read a deleted order.
  if (order.deletedAt) return
  const { id, shopId } = order
  await record(tx, { shopId, resource: 'orders', resourceId: id })
  // The shopper was notified of an excess refund when the payment arrived.
  if (kind === 'refund') await announceOrder(tx, { orderId: id, shopId, change: 'refunded', amount, full })
}

async function isAllBack(tx: Transaction, { id, shopId, total }: LockedOrder): Promise<boolean> {
  const row = await tx('refunds')
    .where({ order_id: id, shop_id: shopId, kind: 'refund', state: 'succeeded' })
    .sum<{ back: number | null }[]>({ back: 'amount' })
    .first()
  return (row?.back ?? 0) >= total
}
