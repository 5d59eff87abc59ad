import { clock } from '../../base/clock.ts'
import { changed } from '../../base/context.ts'
import type { Transaction } from '../../db/database.ts'
import type { Card, ChargeOutcome } from '../../gateways/payments/provider.ts'
import { dueOf } from '../credits/due.ts'
import { grantPaid } from '../digital/fulfilment.ts'
import { holdCardToken } from '../digital/saved-cards.ts'
import { orderPaid } from '../messaging/store-notices.ts'
import { announceGranted, announceOrder } from '../orders/order-announcements.ts'
import { awaitsMoney, type LockedOrder, lockOrder, type PaymentContext } from '../orders/order-lock.ts'
import { markPaid } from '../orders/order-status.ts'
import { queueExcessRefund } from './refund-records.ts'

type Paid = Extract<ChargeOutcome, { state: 'succeeded' }>

/** The payment that an outcome belongs to. */
export interface PaymentRef {
  id: string
  shopId: string
  orderId: string
}

/** How a payment that nobody attempted ends. */
const unusedEnd = { state: 'abandoned', orderStatus: 'unpaid' } as const

/**
 * Records a provider's outcome of a payment, from the pay call, the shopper's poll, the provider's webhook or the
 * reconciler. The lock on the order serialises them and a conditional update admits one, so an order is paid, announced
 * and receipted once. A success counts in any state, even of a payment that was declined or abandoned before: what the
 * order does not expect is refunded.
 */
export async function complete(
  tx: Transaction,
  context: PaymentContext,
  payment: PaymentRef,
  outcome: ChargeOutcome,
): Promise<void> {
  const order = await lockOrder(tx, payment.orderId, payment.shopId)
  if (!order) throw new Error(`payment ${payment.id} has no order`)
  if (outcome.state === 'succeeded') return recordSuccess(tx, context, order, payment.id, outcome)
  if (outcome.state === 'declined') {
    const { reason: failure, unused } = outcome
    const end = unused ? unusedEnd : ({ state: 'declined', orderStatus: 'failed' } as const)
    return close(tx, payment, { ...end, failure })
  }
  if (outcome.state === 'pending') {
    await tx('payments')
      .where({ id: payment.id, shop_id: payment.shopId })
      .whereIn('state', ['intent', 'pending'])
      .update({
        state: 'pending',
        authorization_url: outcome.authorizationUrl ?? tx.ref('authorization_url'),
        updated_at: clock.now(),
      })
  }
}

/** Abandons an open payment; if its charge succeeds nevertheless, `complete` accepts or refunds it. */
export async function abandon(tx: Transaction, payment: PaymentRef, reason: string): Promise<void> {
  await lockOrder(tx, payment.orderId, payment.shopId)
  await close(tx, payment, { ...unusedEnd, failure: reason })
}

async function recordSuccess(
  tx: Transaction,
  context: PaymentContext,
  order: LockedOrder,
  id: string,
  { amount, currency, card, fee }: Paid,
): Promise<void> {
  const pays = awaitsMoney(order) && currency === order.currency && amount >= dueOf(order)
  const settled = await tx('payments')
    .where({ id, shop_id: order.shopId })
    .whereNotIn('state', ['succeeded', 'refunded'])
    .update({
      state: pays ? 'succeeded' : 'refunded',
      card: JSON.stringify(shownOf(card)),
      fee,
      failure: null,
      updated_at: clock.now(),
    })
  if (settled === 0) return
  const excess = pays ? amount - dueOf(order) : amount
  if (excess > 0) await queueExcessRefund(tx, order, id, excess)
  if (pays) {
    await holdCardToken(tx, context.vault, order, id, card)
    await keepCountry(tx, order, card)
    await markOrderPaid(tx, context, order, id)
  } else await announceOrder(tx, { ...keyOf(order), change: 'excess_refunded', amount, currency })
}

/** Keeps the country of the card as evidence of where the buyer is (decision two-countries-are-kept-as-evidence). */
async function keepCountry(tx: Transaction, { id, shopId }: LockedOrder, { country }: Card): Promise<void> {
  if (!country) return
  await tx('orders')
    .where({ id, shop_id: shopId })
    .whereNotNull('tax_treatment')
    .update({ card_country: country })
}

/** Returns the public fields of a card, without the token that could be used to charge it. */
function shownOf({ brand, last4, reusable }: Card): Omit<Card, 'token' | 'country'> {
  return { brand, last4, reusable }
}

function keyOf({ id, shopId }: LockedOrder): { orderId: string; shopId: string } {
  return { orderId: id, shopId }
}

/**
 * Marks a locked order as paid by this payment, notifies the store and its apps, sends the shopper a receipt, and
 * grants access to digital products, which is announced to the shopper. `requester` is the network that asked for the
 * order, if it was free.
 */
export async function markOrderPaid(
  tx: Transaction,
  context: PaymentContext,
  order: LockedOrder,
  paymentId: string,
  requester?: string,
): Promise<void> {
  const { id, shopId } = order
  const { record } = context
  if (!(await markPaid(tx, id, shopId))) throw new Error(`order ${id} changed while it was locked`)
  await record(tx, { shopId, ...changed('orders', id) })
  await orderPaid(tx, record, { ...order, due: dueOf(order) })
  await announceOrder(tx, { ...keyOf(order), change: 'paid', paymentId, requester })
  await announceGranted(tx, order, await grantPaid(tx, context, order), requester)
}

/**
 * Closes an open payment without a charge. The order shows that, unless the shopper has since chosen another method.
 */
async function close(
  tx: Transaction,
  { id, orderId, shopId }: PaymentRef,
  end: { state: 'declined' | 'abandoned'; failure: string; orderStatus: 'failed' | 'unpaid' },
): Promise<void> {
  const [closed] = await tx('payments')
    .where({ id, shop_id: shopId })
    .whereIn('state', ['intent', 'pending'])
    .update({ state: end.state, failure: end.failure, updated_at: clock.now() })
    .returning<{ provider: string }[]>('provider')
  if (!closed) return
  await tx('orders')
    .where({ id: orderId, shop_id: shopId, payment_status: 'pending' })
    .whereIn(
      'payment_method_id',
      tx('payment_methods').where({ shop_id: shopId, option: closed.provider }).select('id'),
    )
    .update({ payment_status: end.orderStatus, updated_at: clock.now() })
}
