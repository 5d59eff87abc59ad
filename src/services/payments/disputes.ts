import { type Database, type Transaction, transaction } from '../../db/database.ts'
import type { Dispute } from '../../gateways/payments/provider.ts'
import { paymentDisputed } from '../messaging/store-notices.ts'
import { lockOrder, type PaymentContext } from '../orders/order-lock.ts'
import { type Attempt, findByReference } from './attempts.ts'

/**
 * Notifies the store of a dispute about the payment of an order, once for each state of it. The order stays as it is.
 * Returns whether there is such a payment.
 */
export async function notePaymentDispute(
  db: Database,
  { record }: Pick<PaymentContext, 'record'>,
  provider: string,
  dispute: Dispute & { reference: string },
): Promise<boolean> {
  const payment = await findByReference(db, provider, dispute.reference)
  if (!payment) return false
  await transaction(db, async (tx) => {
    const order = (await lockOrder(tx, payment.orderId, payment.shopId))!
    if (!(await isNews(tx, 'payments', payment, dispute))) return
    const { id: resourceId, shopId, number } = order
    const about = { shopId, resource: 'orders', resourceId, name: `order #${number}` }
    await paymentDisputed(tx, record, { ...dispute, ...about })
  })
  return true
}

/**
 * Writes the state of a dispute on the charge that it is about; returns false if that is known. Callbacks may come
 * twice, at once and out of order, so nothing that has ended becomes open again.
 */
export async function isNews(
  tx: Transaction,
  table: 'payments' | 'renewal_charges',
  { id, shopId }: Pick<Attempt, 'id' | 'shopId'>,
  { id: disputeId, state }: Pick<Dispute, 'id' | 'state'>,
): Promise<boolean> {
  const written = await tx(table)
    .where({ id, shop_id: shopId })
    .whereRaw(
      `(disputes ->> :disputeId is null or (disputes ->> :disputeId <> :state and :state <> 'open'))`,
      {
        disputeId,
        state,
      },
    )
    .update({
      disputes: tx.raw(`coalesce(disputes, '{}') || jsonb_build_object(:disputeId::text, :state::text)`, {
        disputeId,
        state,
      }),
    })
  return written > 0
}
