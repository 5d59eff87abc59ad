// Part payments: money for a part of an order, which the merchant books before the rest comes.

import { clock } from '../../base/clock.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { providerOf } from '../../base/manual-payments.ts'
import { amountText, toMajor } from '../../base/money.ts'
import type { Transaction } from '../../db/database.ts'
import { dueOf } from '../credits/due.ts'
import type { LockedOrder } from '../orders/order-lock.ts'
import type { Order } from '../orders/orders.ts'

type Received = NonNullable<Order['paidBy']>

/** Throws paymentTooLarge, with what is left to pay in `data.due`, for more than that. */
export function refuseTooMuch(order: LockedOrder, amount: number): void {
  const [due, { scale, currency }] = [dueOf(order), order]
  if (amount <= due) return
  const values = { due: amountText(due, scale, currency) }
  throw new Refusal('paymentTooLarge', { values, data: { due: toMajor(due, scale) } })
}

/** Tells whether a part was booked with the same reference, and at the same time if one is given, before; without a reference, every call is another part. */
export async function isBooked(
  tx: Transaction,
  { id, shopId }: LockedOrder,
  {
    amount,
    method,
    reference,
    paidAt,
  }: { amount: number; paidAt: string | undefined } & Pick<Received, 'method' | 'reference'>,
): Promise<boolean> {
  if (reference === null) return false
  const same = await tx('payments')
    .where({ order_id: id, shop_id: shopId, state: 'part', amount })
    .whereRaw(`received ->> 'method' = ? and received ->> 'reference' = ?`, [method, reference])
    .where((same) => (paidAt ? same.whereRaw(`received ->> 'paidAt' = ?`, [paidAt]) : same))
    .first('id')
  return same !== undefined
}

/**
 * Books a part of what is left to pay of a locked order. Its merchant has seen money, so that the order does not expire,
 * and a transfer that was reported is answered (decision parts-are-booked-by-the-merchant).
 */
export async function bookPart(
  tx: Transaction,
  { id: order_id, shopId: shop_id, currency }: LockedOrder,
  amount: number,
  received: Received,
): Promise<void> {
  const [id, now] = [newId(), clock.now()]
  await tx('payments').insert({
    ...{ id, shop_id, order_id, provider: providerOf(received.method), reference: `pay_${id}` },
    ...{
      amount,
      currency,
      state: 'part',
      received: JSON.stringify(received),
      created_at: now,
      updated_at: now,
    },
  })
  await tx('orders')
    .where({ id: order_id, shop_id })
    .update({
      part_paid: tx.raw('part_paid + ?', [amount]),
      payment_status: tx.raw(
        `case payment_status when 'awaiting_confirmation' then 'pending' else payment_status end`,
      ),
      expires_at: null,
      // A transfer that is reported for the rest is another one.
      proof_at: null,
      reminder_at: null,
      updated_at: now,
    })
}
