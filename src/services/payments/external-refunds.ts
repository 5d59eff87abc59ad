import { clock } from '../../base/clock.ts'
import { changed } from '../../base/context.ts'
import { newId } from '../../base/ids.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import type { MadeRefund } from '../../gateways/payments/provider.ts'
import { lockOrder, type PaymentContext } from '../orders/order-lock.ts'
import { refundIdIn } from './refund.ts'
import { showOnOrder } from './refund-settlement.ts'

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
 * Records the refunds of a payment that were made outside this service, for example in the provider's
 * dashboard: each refund once, and the order, its apps and its shopper are updated as for a refund of ours.
 * Returns whether the provider answered.
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
  // A payment that the order did not expect is being refunded already.
  if (!(await tx('payments').where({ id, shop_id: shopId, state: 'succeeded' }).first('id'))) return
  const ours: string[] = await tx('refunds').where({ payment_id: id, shop_id: shopId }).pluck('id')
  const { call } = changed('orders', orderId)
  const record: PaymentContext['record'] = (inner, changes) =>
    context.record(
      inner,
      [changes].flat().map((one) => ('resource' in one ? { call, ...one } : one)),
    )
  const isOurs = ({ reference }: MadeRefund) => ours.includes(refundIdIn(reference) ?? '')
  let { refunded } = order
  for (const { id: providerId, amount } of refunds.filter((made) => !isOurs(made))) {
    if (await settlesExcess(tx, { id, shopId, providerId, amount })) continue
    // All that was left of the payment: the order's own, and what came beyond its total.
    const left = order.total - refunded
    const excess = openExcess(tx, { id, shopId, amount: amount - left })
    const own = left > 0 && (await excess.clone().first('id')) ? left : amount
    if (!(await insert(tx, { id, shopId, orderId, providerId, amount: own }))) continue
    if (own < amount) await excess.update({ state: 'succeeded', next_at: null, updated_at: clock.now() })
    refunded += own
    await tx('orders').where({ id: orderId, shop_id: shopId }).increment('refunded', own)
    await record(tx, { shopId, action: 'refund.created', resourceId: orderId, name: `#${order.number}` })
    await showOnOrder(tx, { ...context, record }, order, { kind: 'refund', amount: own })
  }
}

type Made = Record<'id' | 'shopId' | 'providerId', string> & { amount: number }

/**
 * Tells whether a refund gave back the money that the order did not expect: exactly that amount, after the store was
 * notified that the provider refused to. It is not a refund of the order itself, and is not tried again.
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
 * Selects the refund of exactly this amount of money that the order did not expect, if it is not made yet. Where the
 * provider gave that money back together with the order's own, it can only refuse ours.
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
