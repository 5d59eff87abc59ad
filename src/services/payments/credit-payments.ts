// Orders that goods of another order pay in full.

import { clock } from '../../base/clock.ts'
import { newId } from '../../base/ids.ts'
import type { Transaction } from '../../db/database.ts'
import type { LockedOrder, PaymentContext } from '../orders/order-lock.ts'
import { markOrderPaid } from './settlement.ts'

/** Marks a locked order as paid, of which nothing is left to pay with money. */
export async function payByCredit(
  tx: Transaction,
  context: PaymentContext,
  order: LockedOrder,
): Promise<void> {
  const [id, now] = [newId(), clock.now()]
  await tx('payments').insert({
    ...{ id, shop_id: order.shopId, order_id: order.id, provider: 'none', reference: `pay_${id}` },
    ...{ amount: 0, currency: order.currency, state: 'succeeded', created_at: now, updated_at: now },
  })
  await markOrderPaid(tx, context, order, id)
}
