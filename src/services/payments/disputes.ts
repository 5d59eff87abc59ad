// Chargebacks and disputes.

import { type Database, type Transaction, transaction } from '../../db/database.ts'
import type { Dispute } from '../../gateways/payments/provider.ts'
import { paymentDisputed } from '../messaging/store-notices.ts'
import { lockOrder, type PaymentContext } from '../orders/order-lock.ts'
import { type Attempt, findByReference } from './attempts.ts'

/** A callback about a dispute is its first, reports a new state, or reports nothing new. */
export type DisputeNews = 'first' | 'later' | 'none'

/**
 * Notifies the store of a dispute about the payment of an order, once for each state. The order stays as it is;
 * `contested` is called when it becomes known that the shopper wants the money back. Returns whether there is such a
 * payment.
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
 * Tells whether this is the first news of a dispute that the shopper has opened or won. Later news changes nothing
 * more: the shopper may have bought again meanwhile.
 */
export function isContested(news: DisputeNews, { state }: Pick<Dispute, 'state'>): boolean {
  return news === 'first' && (state === 'open' || state === 'lost')
}

/** Records the state of a dispute on its charge. Callbacks may be duplicated, parallel and out of order. */
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

/** Tells whether a dispute's state adds nothing to the recorded one: what has ended never reopens. */
export function isTold(known: string | undefined, state: Dispute['state']): boolean {
  return known !== undefined && (known === state || state === 'open')
}
