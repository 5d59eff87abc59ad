// Payments by hand: the merchant records money that came outside the service (offline payments).

import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { type ManualMethod, providerOf } from '../../base/manual-payments.ts'
import { amountText } from '../../base/money.ts'
import type { Transaction } from '../../db/database.ts'
import { dueOf } from '../credits/due.ts'
import { grantPaid } from '../digital/fulfilment.ts'
import { announceGranted, announceOrder } from '../orders/order-announcements.ts'
import { awaitsMoney, type LockedOrder, lockOrder, type PaymentContext } from '../orders/order-lock.ts'
import { markPaid, transitions } from '../orders/order-status.ts'
import { get, type StoreOrder } from '../orders/orders.ts'
import { withoutCardNumbers } from '../shared/card-numbers.ts'
import { minorOf } from '../shared/shop.ts'
import { bookPart, isBooked, refuseTooMuch } from './part-payments.ts'

type PaidBy = components['schemas']['PaidBy']

/**
 * A merchant's call that records the payment of an order. `amount` is in major units, by default all that is left to pay;
 * `paidAt` is an ISO 8601 time in UTC, by default now.
 */
export interface ManualPayment {
  shop: Shop
  orderId: string
  amount?: number
  method: ManualMethod
  reference?: string
  paidAt?: string
}

/**
 * Marks an order as paid by money that its merchant has seen, whatever the shopper has chosen or reported; less than what
 * is left to pay is booked as a part of it. The lock on the order serialises it with charges and cancelling: one of them
 * counts, and money that a card brings later is returned (decision money-seen-by-the-merchant-counts). Repeating the call
 * changes nothing, of a part if it has a reference. Throws orderNotFound; orderAlreadyPaid if it was paid in another way;
 * illegalStatusMove if it is cancelled or refunded; paymentTooLarge; and invalidRequest for a time in the future, and for
 * less than a minor unit.
 */
export async function markPaidByHand(
  tx: Transaction,
  context: PaymentContext,
  call: ManualPayment,
): Promise<StoreOrder> {
  const { shop, orderId, method } = call
  const order = await lockOrder(tx, orderId, shop.id)
  if (!order || order.deletedAt) throw new Refusal('orderNotFound')
  const by = { method, reference: withoutCardNumbers(call.reference?.trim() ?? '') || null }
  if (await isRepeated(tx, order, by)) return get(tx, shop, orderId)
  const amount = call.amount === undefined ? dueOf(order) : minorOf(shop, call.amount, 'amount')
  const paidAt = call.paidAt === undefined ? undefined : await timeOf(tx, order, call.paidAt)
  if (call.amount !== undefined && (await isBooked(tx, order, { amount, ...by, paidAt })))
    return get(tx, shop, orderId)
  refuseUnlessOpen(order)
  refuseTooMuch(order, amount)
  if (amount < dueOf(order)) return bookPartly(tx, context, { shop, order, amount, by, paidAt: call.paidAt })

  const paymentId = await recordPayment(tx, order, method)
  await markPaid(tx, orderId, shop.id, { ...by, paidAt: await timeOf(tx, order, call.paidAt) })
  const reason = by.reference ? `${method}: ${by.reference}` : method
  await context.record(tx, [
    { shopId: shop.id, resource: 'orders', resourceId: orderId },
    { shopId: shop.id, action: 'order.marked_paid', resourceId: orderId, name: `#${order.number}`, reason },
  ])
  await announceOrder(tx, { orderId, shopId: shop.id, change: 'paid', paymentId })
  await announceGranted(tx, order, await grantPaid(tx, context, order))
  return get(tx, shop, orderId)
}

async function bookPartly(
  tx: Transaction,
  { record }: PaymentContext,
  {
    shop,
    order,
    amount,
    by,
    paidAt,
  }: {
    shop: Shop
    order: LockedOrder
    amount: number
    by: Pick<PaidBy, 'method' | 'reference'>
    paidAt: string | undefined
  },
): Promise<StoreOrder> {
  const { id, number, currency, scale } = order
  await bookPart(tx, order, amount, { ...by, paidAt: await timeOf(tx, order, paidAt) })
  const reason = [by.method, amountText(amount, scale, currency), by.reference ?? []].flat().join(': ')
  await record(tx, [
    { shopId: shop.id, resource: 'orders', resourceId: id },
    { shopId: shop.id, action: 'order.marked_paid', resourceId: id, name: `#${number}`, reason },
  ])
  return get(tx, shop, id)
}

/** Tells whether the order was marked as paid by the same call before. */
async function isRepeated(
  tx: Transaction,
  { id, shopId }: LockedOrder,
  { method, reference }: Pick<PaidBy, 'method' | 'reference'>,
): Promise<boolean> {
  const same = await tx('orders')
    .where({ id, shop_id: shopId })
    .whereRaw(`paid_by->>'method' = ? and paid_by->>'reference' is not distinct from ?`, [method, reference])
    .first('id')
  return same !== undefined
}

function refuseUnlessOpen(order: LockedOrder): void {
  if (awaitsMoney(order)) return
  const { status } = order
  if (status === 'paid') throw new Refusal('orderAlreadyPaid')
  const values = { from: status, to: 'paid' }
  throw new Refusal('illegalStatusMove', { values, data: { allowed: transitions[status] } })
}

/** Returns when the money came: never before the order was placed, nor in the future. Throws invalidRequest. */
async function timeOf(tx: Transaction, { id, shopId }: LockedOrder, paidAt?: string): Promise<string> {
  const now = clock.now()
  if (paidAt === undefined) return now.toISOString()
  const at = new Date(paidAt)
  if (at > now) throw invalid('paidAt is in the future')
  const { placedAt } = (await tx('orders')
    .where({ id, shop_id: shopId })
    .first<{ placedAt: string }>('created_at as placedAt'))!
  return new Date(Math.max(at.getTime(), Date.parse(placedAt))).toISOString()
}

/**
 * Records the payment of all that is left to pay of the order, as the transfer that the shopper chose if that is how the money came:
 * a coupon may have reduced the amount since. Returns its id.
 */
async function recordPayment(tx: Transaction, order: LockedOrder, method: ManualMethod): Promise<string> {
  const { id: orderId, shopId: shop_id, currency } = order
  const amount = dueOf(order)
  const [provider, now] = [providerOf(method), clock.now()]
  const awaited = () => tx('payments').where({ order_id: orderId, shop_id, state: 'transfer' })
  const [confirmed] = await awaited()
    .where({ provider })
    .update({ state: 'succeeded', amount, updated_at: now })
    .returning<{ id: string }[]>('id')
  if (confirmed) return confirmed.id
  await awaited().update({ state: 'abandoned', failure: 'it was paid in another way', updated_at: now })
  const id = newId()
  await tx('payments').insert({
    id,
    shop_id,
    order_id: orderId,
    provider,
    reference: `pay_${id}`,
    amount,
    currency,
    state: 'succeeded',
    created_at: now,
    updated_at: now,
  })
  return id
}
