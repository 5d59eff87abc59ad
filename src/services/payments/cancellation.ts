import type { components } from '../../../generated/store.types.ts'
import { clock } from '../../base/clock.ts'
import { Refusal } from '../../base/errors.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { type CancelOutcome, unknown } from '../../gateways/payments/provider.ts'
import { type CallBudget, spend } from '../../gateways/throttle/call-budget.ts'
import { holdBy } from '../orders/order-expiry.ts'
import { lockOrder, type PaymentContext } from '../orders/order-lock.ts'
import { type Attempt, findOpen } from './attempts.ts'
import { callLasts, type OrderCall, settleAs, standingOf } from './payments.ts'
import { abandon } from './settlement.ts'

type PaymentState = components['schemas']['PaymentState']

const givenUp = 'the shopper gave it up'

/**
 * Abandons the payment of an order: cancels an open card payment at its provider, or withdraws a bank transfer that was
 * only chosen. If the charge has succeeded by then, it counts: the order is paid, as the reply says. With nothing to
 * abandon, nothing changes. Throws orderNotFound, paymentNotCancellable (the provider does not allow it, or a transfer
 * was reported), tooManyRequests and paymentProviderUnavailable.
 */
export async function cancelPayment(
  db: Database,
  context: PaymentContext & CallBudget,
  call: OrderCall,
): Promise<PaymentState> {
  const before = await standingOf(db, call)
  const open = await findOpen(db, call.orderId, call.shop.id)
  if (!open && before.status === 'awaiting_confirmation') throw notCancellable('the transfer was reported')
  if (open) await spend(context, 'payment', call.shop, { shopperId: call.shopper.id, ip: call.ip })
  const outcome = open ? await closePayment(db, context, open, givenUp) : null
  if (outcome?.state === 'refused') throw notCancellable(outcome.reason)
  if (outcome?.state === 'unknown') throw new Refusal('paymentProviderUnavailable')
  await transaction(db, (tx) => withdrawTransfer(tx, call))
  return standingOf(db, call)
}

function notCancellable(reason: string): Refusal {
  return new Refusal('paymentNotCancellable', { values: { reason } })
}

/**
 * Cancels an open card payment at its provider and settles it, however it ended. A payment that the provider does not
 * know is abandoned once no call can still be charging it. Returns the provider's outcome.
 */
export async function closePayment(
  db: Database,
  context: PaymentContext,
  attempt: Attempt,
  reason: string,
): Promise<CancelOutcome> {
  const { provider: name, reference, providerId, createdAt } = attempt
  const provider = context.cardProviders[name]
  const outcome: CancelOutcome = provider
    ? await provider.cancel(reference, providerId)
    : unknown(`${name} is not configured`)
  if (outcome.state === 'succeeded' || outcome.state === 'declined') {
    await settleAs(db, context, attempt, outcome)
  } else if (outcome.state === 'cancelled' || outcome.state === 'missing') {
    const isYoung = clock.now().getTime() - Date.parse(createdAt) <= callLasts
    if (outcome.state === 'missing' && isYoung) {
      return { state: 'refused', reason: 'it has only just begun; try again in a moment' }
    }
    await transaction(db, (tx) => abandon(tx, attempt, reason))
  }
  return outcome
}

/** Withdraws a chosen transfer, unless it was reported or a card payment has begun as well. */
async function withdrawTransfer(tx: Transaction, { shop, orderId }: OrderCall): Promise<void> {
  const order = await lockOrder(tx, orderId, shop.id)
  if (order?.paymentStatus !== 'pending' || (await findOpen(tx, orderId, shop.id))) return
  const withdrawn = await tx('payments')
    .where({ order_id: orderId, shop_id: shop.id, state: 'transfer' })
    .update({ state: 'abandoned', failure: givenUp, updated_at: clock.now() })
  await tx('orders')
    .where({ id: orderId, shop_id: shop.id })
    .update({
      payment_status: 'unpaid',
      ...(withdrawn > 0 && { expires_at: holdBy(tx, null) }),
      updated_at: clock.now(),
    })
}
