// Chargebacks and disputes.

import { type Database, type Transaction, transaction } from '../../db/database.ts'
import type { Dispute } from '../../gateways/payments/provider.ts'
import { paymentDisputed } from '../messaging/store-notices.ts'
import { lockOrder, type PaymentContext } from '../orders/order-lock.ts'
import { type Attempt, findByReference } from './attempts.ts'

/** A callback about a dispute tells of it for the first time, of another state of it, or nothing new. */
export type DisputeNews = 'first' | 'later' | 'none'

/**
 * Notifies the store of a dispute about the payment of an order, once for each state of it. The order stays as it is;
 * `contested` is called where the shopper is heard to want the money back. Returns whether there is such a payment.
 */
export async function notePaymentDispute(
  db: Database,
  { record }: Pick<PaymentContext, 'record'>,
  provider: string,
  dispute: Dispute & { reference: string },
  contested: (tx: Transaction, payment: Attempt) => Promise<void>,
): Promise<boolean> {
  const payment = await findByReference(db, provider, dispute.reference)
  if (!payment) return false
  await transaction(db, async (tx) => {
    const order = (await lockOrder(tx, payment.orderId, payment.shopId))!
    const news = await noteState(tx, 'payments', payment, dispute)
    if (news === 'none') return
    const { id: resourceId, shopId, number } = order
    const about = { shopId, resource: 'orders', resourceId, name: `order #${number}` }
    await paymentDisputed(tx, record, { ...dispute, ...about })
    if (isContested(news, dispute)) await contested(tx, payment)
  })
  return true
}

/**
 * Tells whether this is the first word of a dispute that the shopper has begun or won. What is heard of it later changes
 * nothing more: the shopper may have bought again meanwhile.
 */
export function isContested(news: DisputeNews, { state }: Pick<Dispute, 'state'>): boolean {
  return news === 'first' && (state === 'open' || state === 'lost')
}

/**
 * Writes the state of a dispute on the charge that it is about. Callbacks may come twice, at once and out of order.
 */
export async function noteState(
  tx: Transaction,
  table: 'payments' | 'renewal_charges',
  { id, shopId }: Pick<Attempt, 'id' | 'shopId'>,
  { id: disputeId, state }: Pick<Dispute, 'id' | 'state'>,
): Promise<DisputeNews> {
  const charge = tx(table).where({ id, shop_id: shopId })
  const { disputes } = await charge
    .clone()
    .forUpdate()
    .first<{ disputes: Record<string, string> | null }>('disputes')
  const known = disputes?.[disputeId]
  if (isTold(known, state)) return 'none'
  await charge.update({ disputes: JSON.stringify({ ...disputes, [disputeId]: state }) })
  return known ? 'later' : 'first'
}

/** Tells whether the state of a dispute is no news beside the one that was written: nothing that has ended is open again. */
export function isTold(known: string | undefined, state: Dispute['state']): boolean {
  return known !== undefined && (known === state || state === 'open')
}
