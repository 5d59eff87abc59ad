import { clock } from '../../base/clock.ts'
import type { Transaction } from '../../db/database.ts'
import { revokeGrants } from '../digital/grants.ts'
import { refundRefused } from '../messaging/store-notices.ts'
import { announceOrder } from '../orders/order-announcements.ts'
import { type LockedOrder, lockOrder, type PaymentContext } from '../orders/order-lock.ts'
import { nextTime } from '../shared/due-work.ts'
import { type Refund, refundRetries } from './refund.ts'

/**
 * Settles a successful refund: of several callers with an outcome only the first changes anything. It is shown
 * on the order, and its apps and its shopper are notified.
 */
export async function settle(tx: Transaction, context: PaymentContext, refund: Refund): Promise<void> {
  const order = await lockedOrderOf(tx, refund)
  const settled = await tx('refunds')
    .where({ id: refund.id, shop_id: order.shopId, state: 'intent' })
    .update({ state: 'succeeded', updated_at: clock.now() })
  if (settled > 0 || refund.amount === 0) await showOnOrder(tx, context, order, refund)
}

/**
 * Records that a provider refused a refund. One that the merchant asked for has failed, and may be asked for again.
 * Money that the order did not expect was promised back: it is tried again for 10 days, and the store is notified of
 * the first refusal and of the end.
 */
export async function refuse(
  tx: Transaction,
  { record }: PaymentContext,
  refund: Refund,
  reason: string,
): Promise<void> {
  const order = await lockedOrderOf(tx, refund)
  const { id, kind, tries, amount } = refund
  const now = clock.now()
  const next = kind === 'excess' ? nextTime(refundRetries, refund.refusedAt ?? now) : null
  const refused = await tx('refunds')
    .where({ id, shop_id: order.shopId, state: 'intent', tries })
    .update({
      state: next ? 'intent' : 'failed',
      failure: reason,
      tries: tries + 1,
      next_at: next,
      updated_at: now,
      refused_at: tx.raw('coalesce(refused_at, ?)', [now]),
    })
  if (refused === 0) return
  if (kind === 'refund') {
    await tx('orders').where({ id: order.id, shop_id: order.shopId }).decrement('refunded', amount)
  } else if (refund.refusedAt === null || next === null) {
    const { shopId, scale, currency } = order
    const about = { resource: 'orders', resourceId: order.id, name: `order #${order.number}` }
    await refundRefused(tx, record, { ...about, shopId, amount, scale, currency, reason, next })
  }
}

async function lockedOrderOf(tx: Transaction, { id, orderId, shopId }: Refund): Promise<LockedOrder> {
  const order = await lockOrder(tx, orderId, shopId)
  if (!order) throw new Error(`refund ${id} has no order`)
  return order
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
  const changes: { status?: 'refunded'; payment_status: string } =
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
