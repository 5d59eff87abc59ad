// Refund outcomes: settles what providers report, refunds made in their dashboards included.

import { clock, days, hours } from '../../base/clock.ts'
import { changed } from '../../base/context.ts'
import { newId } from '../../base/ids.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import type { MadeRefund } from '../../gateways/payments/provider.ts'
import { dueOf } from '../credits/due.ts'
import { payBackCredit } from '../credits/pay-back.ts'
import { revokeGrants } from '../digital/grants.ts'
import { refundRefused } from '../messaging/store-notices.ts'
import { announceOrder } from '../orders/order-announcements.ts'
import { type LockedOrder, lockOrder, type PaymentContext } from '../orders/order-lock.ts'
import { releaseCoupons } from '../orders/order-stock.ts'
import { restockRefunded } from '../orders/returned-stock.ts'
import { nextTime } from '../shared/due-work.ts'
import { type Refund, refundIdIn } from './refund-records.ts'

/**
 * When to retry a refund of promised money after its first refusal
 * (decision promised-refunds-are-retried-for-ten-days). The usual reason is temporary: the store's balance at the
 * provider is too low.
 */
export const refundRetries = [
  1 * hours,
  4 * hours,
  12 * hours,
  1 * days,
  2 * days,
  3 * days,
  4 * days,
  5 * days,
  7 * days,
  10 * days,
]

/**
 * Settles a successful refund; only the first of several callers with an outcome changes anything. The order shows it,
 * and its apps and its shopper are notified.
 */
export async function settle(tx: Transaction, context: PaymentContext, refund: Refund): Promise<void> {
  const order = await lockedOrderOf(tx, refund)
  const [settled] = await tx('refunds')
    .where({ id: refund.id, shop_id: order.shopId, state: 'intent' })
    .update({ state: 'succeeded', updated_at: clock.now() })
    .returning<{ cancels: boolean; reason: string | null; exchangeId: string | null }[]>([
      'cancels',
      'reason',
      'exchange_id as exchangeId',
    ])
  if (settled)
    await restockRefunded(tx, {
      refundId: refund.id,
      shopId: order.shopId,
      orderId: order.id,
      ...settled,
    })
  if (settled && refund.fromCredit > 0) await payBackCredit(tx, order, refund.fromCredit)
  const isSilent = Boolean(settled?.exchangeId)
  if (settled || refund.amount === 0) await showOnOrder(tx, context, order, { ...refund, isSilent })
}

/**
 * Records that a provider refused a refund. One that the merchant requested has failed, and may be requested again.
 * Money that the order did not expect was promised back: that refund is retried for 10 days, and the store is notified
 * of the first refusal and of the end.
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
 * Shows a successful refund on its order. A full refund sets the order to `refunded`, or to `cancelled` if the merchant
 * wanted that, and revokes the access that it granted. The refund of a payment for a cancelled order shows as refunded on the order; an excess refund of a paid
 * order changes nothing on it.
 */
async function showOnOrder(
  tx: Transaction,
  { record }: PaymentContext,
  order: LockedOrder,
  { kind, amount, isSilent = false }: Pick<Refund, 'kind' | 'amount'> & { isSilent?: boolean },
): Promise<void> {
  if (kind === 'excess' && order.status !== 'cancelled') return
  const end = kind === 'refund' ? await endOf(tx, order) : null
  // Pieces that cost nothing came back.
  if (amount === 0 && !end) return
  const cancelled = end === 'cancelled'
  if (cancelled) await releaseCoupons(tx, { orderId: order.id, shopId: order.shopId })
  if (end) await revokeGrants(tx, order)
  const changes: { status?: 'refunded' | 'cancelled'; payment_status: string } =
    kind === 'excess'
      ? { payment_status: 'refunded' }
      : end
        ? { status: end, payment_status: 'refunded' }
        : { payment_status: 'partially_refunded' }
  await tx('orders')
    .where({ id: order.id, shop_id: order.shopId })
    .update({ ...changes, updated_at: clock.now() })
  // Nobody can read a deleted order.
  if (order.deletedAt) return
  const { id, shopId } = order
  await record(tx, { shopId, resource: 'orders', resourceId: id })
  // The shopper was notified of an excess refund when the payment arrived, and hears of an exchange by its return.
  if (kind === 'refund' && !isSilent)
    await announceOrder(tx, {
      orderId: id,
      shopId,
      change: 'refunded',
      amount,
      full: end !== null,
      cancelled,
    })
}

/** Returns what becomes of an order by its successful refunds: null if they leave some of it paid. */
async function endOf(
  tx: Transaction,
  { id, shopId, total }: LockedOrder,
): Promise<'refunded' | 'cancelled' | null> {
  const row = await tx('refunds')
    .where({ order_id: id, shop_id: shopId, kind: 'refund', state: 'succeeded' })
    .first<{ back: number; cancels: boolean }>(
      tx.raw('coalesce(sum(amount), 0)::bigint as back'),
      tx.raw('coalesce(bool_or(cancels), false) as cancels'),
    )
  if (row.back < total) return null
  return row.cancels ? 'cancelled' : 'refunded'
}

/** A payment that succeeded, with its provider's reference and id. */
export interface PaidRef {
  id: string
  shopId: string
  orderId: string
  provider: string
  reference: string
  providerId: string | null
}

/**
 * Records the refunds of a payment that were made outside this service, for example in the provider's dashboard: each
 * refund once, updating the order, its apps and its shopper as for our own refunds. Returns whether the provider
 * answered.
 */
export async function syncExternalRefunds(
  db: Database,
  context: PaymentContext,
  payment: PaidRef,
): Promise<boolean> {
  const list = await context.cardProviders[payment.provider]?.listRefunds(payment)
  if (list?.state !== 'listed') return list?.state === 'missing'
  if (list.refunds.length > 0) await transaction(db, (tx) => keepOthers(tx, context, payment, list.refunds))
  return true
}

/** Records the refunds that are not ours; ours are recognised by their references, even while still open. */
async function keepOthers(
  tx: Transaction,
  context: PaymentContext,
  { id, shopId, orderId }: PaidRef,
  refunds: MadeRefund[],
): Promise<void> {
  const order = await lockOrder(tx, orderId, shopId)
  if (!order) throw new Error(`payment ${id} has no order`)
  // A payment that the order did not expect is already being refunded.
  if (!(await tx('payments').where({ id, shop_id: shopId, state: 'succeeded' }).first('id'))) return
  const ours: string[] = await tx('refunds').where({ payment_id: id, shop_id: shopId }).pluck('id')
  const { call } = changed('orders', orderId)
  const record: PaymentContext['record'] = (inner, changes) =>
    context.record(
      inner,
      [changes].flat().map((one) => ('resource' in one ? { call, ...one } : one)),
    )
  const isOurs = ({ reference }: MadeRefund) => ours.includes(refundIdIn(reference) ?? '')
  // The part of the order that the provider still has: booked parts and credit never were its own.
  const { given } = (await tx('refunds')
    .where({ payment_id: id, shop_id: shopId, kind: 'refund' })
    .whereNot({ state: 'failed' })
    .first<{ given: number }>(tx.raw('coalesce(sum(amount - from_credit - by_hand), 0)::bigint as given')))!
  let left = Math.min(order.total - order.refunded, dueOf(order) - given)
  for (const { id: providerId, amount } of refunds.filter((made) => !isOurs(made))) {
    if (await settlesExcess(tx, { id, shopId, providerId, amount })) continue
    // Everything that was left of the payment: the order's own, and any excess over its total.
    const excess = openExcess(tx, { id, shopId, amount: amount - left })
    const own = left > 0 && (await excess.clone().first('id')) ? left : amount
    if (!(await insert(tx, { id, shopId, orderId, providerId, amount: own }))) continue
    if (own < amount) await excess.update({ state: 'succeeded', next_at: null, updated_at: clock.now() })
    left -= own
    await tx('orders').where({ id: orderId, shop_id: shopId }).increment('refunded', own)
    await record(tx, { shopId, action: 'refund.created', resourceId: orderId, name: `#${order.number}` })
    await showOnOrder(tx, { ...context, record }, order, { kind: 'refund', amount: own })
  }
}

type Made = Record<'id' | 'shopId' | 'providerId', string> & { amount: number }

/**
 * Tells whether a refund returned the money that the order did not expect: exactly that amount, after the store was
 * notified that the provider refused to. It is not a refund of the order itself, and is not retried.
 */
async function settlesExcess(tx: Transaction, { id, shopId, providerId, amount }: Made): Promise<boolean> {
  const known = await tx('refunds')
    .where({ payment_id: id, shop_id: shopId, provider_id: providerId })
    .first('id')
  if (known) return false
  const settled = await tx('refunds')
    .where({ payment_id: id, shop_id: shopId, kind: 'excess', amount })
    .whereIn('state', ['intent', 'failed'])
    .whereNotNull('refused_at')
    .update({ state: 'succeeded', provider_id: providerId, next_at: null, updated_at: clock.now() })
  return settled > 0
}

/**
 * Selects the open refund of exactly this amount of excess money. If the provider returned that money along with the
 * order's own, it can only refuse our refund.
 */
function openExcess(tx: Transaction, { id, shopId, amount }: Omit<Made, 'providerId'>) {
  return tx('refunds')
    .where({ payment_id: id, shop_id: shopId, kind: 'excess', amount })
    .whereIn('state', ['intent', 'failed'])
}

/** Inserts a refund; returns whether it was new. */
async function insert(
  tx: Transaction,
  { id, shopId, orderId, providerId, amount }: Made & { orderId: string },
): Promise<boolean> {
  const now = clock.now()
  const inserted = await tx('refunds')
    .insert({
      id: newId(),
      shop_id: shopId,
      order_id: orderId,
      payment_id: id,
      provider_id: providerId,
      amount,
      state: 'succeeded',
      created_at: now,
      updated_at: now,
    })
    .onConflict(tx.raw('(payment_id, provider_id, shop_id) where provider_id is not null'))
    .ignore()
    .returning('id')
  return inserted.length > 0
}
