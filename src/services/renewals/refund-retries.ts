// Manual retries of refunds, of orders and of renewals, for merchants.

import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { type Database, transaction } from '../../db/database.ts'
import type { PaymentContext } from '../orders/order-lock.ts'
import { get, type RefundRecord } from '../payments/refund-records.ts'
import {
  type RefundResult,
  refusedBy,
  submitRefund,
  takeForRetry as takeRefund,
} from '../payments/refund-requests.ts'
import { refundCharge, settleRefund, takeForRetry as takeCharge } from './charge-refunds.ts'

/**
 * Retries a refund of promised money, of an order or of a renewal, for the merchant: at once, and even after the
 * service has given it up. Throws refundNotFound, refundNotRetryable, refundRefused with what the provider said, and
 * paymentProviderUnavailable while the outcome is unknown: it is looked up later.
 */
export async function retryRefund(
  db: Database,
  context: PaymentContext,
  shop: Shop,
  id: string,
): Promise<RefundRecord> {
  const { kind, status } = await get(db, shop, id)
  const outcome =
    kind === 'renewal' ? await retryRenewal(db, context, shop, id) : await retryOrder(db, context, shop, id)
  if (!outcome) {
    const reason =
      status === 'succeeded'
        ? 'it has succeeded'
        : kind === 'requested'
          ? 'request a new refund of the order instead'
          : 'it is being tried at this moment'
    throw new Refusal('refundNotRetryable', { values: { reason } })
  }
  if (outcome.state === 'refused') throw refusedBy(outcome.reason)
  if (outcome.state !== 'succeeded') throw new Refusal('paymentProviderUnavailable')
  return get(db, shop, id)
}

async function retryOrder(
  db: Database,
  context: PaymentContext,
  shop: Shop,
  id: string,
): Promise<RefundResult | null> {
  const refund = await take(db, context, shop, id, takeRefund)
  return refund && submitRefund(db, context, { refund, isNew: false })
}

async function retryRenewal(
  db: Database,
  context: PaymentContext,
  shop: Shop,
  id: string,
): Promise<RefundResult | null> {
  const charge = await take(db, context, shop, id, takeCharge)
  if (!charge) return null
  const outcome = await refundCharge(context, charge)
  await transaction(db, (tx) => settleRefund(tx, context, charge, outcome))
  return outcome
}

/** Takes the refund that a merchant retries, and records that in the activity log of the store. */
function take<T>(
  db: Database,
  { record }: PaymentContext,
  shop: Shop,
  id: string,
  takeForRetry: (tx: Database, shop: Shop, id: string) => Promise<T | null>,
): Promise<T | null> {
  return transaction(db, async (tx) => {
    const taken = await takeForRetry(tx, shop, id)
    if (taken) await record(tx, { shopId: shop.id, action: 'refund.retried', resourceId: id })
    return taken
  })
}
