// Making a draft an order, with how it is paid.

import type { components } from '../../../generated/apps.types.ts'
import { clock, days } from '../../base/clock.ts'
import type { Installation, Shop } from '../../base/context.ts'
import { invalid } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import { markPaidByHand } from '../collecting/manual-payments.ts'
import type { PaymentContext } from '../orders/order-lock.ts'
import { update } from '../orders/order-status.ts'
import { placeDraft } from './placement.ts'
import { type Draft, find, lockOpen, shown } from './records.ts'

type Completion = {
  paid?: { method: components['schemas']['ManualMethod']; reference?: string; paidAt?: string }
  invoiceDays?: number
}

/**
 * Places the order of a draft, which is paid by hand, or accepted and to be paid within some days. The lock on the draft
 * and the id that both have make one order of it, whatever happens at once. Throws draftOrderNotFound,
 * draftOrderCompleted, invalidRequest unless exactly one way is named, and the refusals of `placeDraft`.
 */
export async function complete(
  tx: Transaction,
  context: PaymentContext,
  { shop, installation, id }: { shop: Shop; installation: Installation; id: string },
  { paid, invoiceDays }: Completion,
): Promise<Draft> {
  if ((paid === undefined) === (invoiceDays === undefined)) throw invalid('send either paid or invoiceDays')
  const draft = await lockOpen(tx, shop, id)
  await placeDraft(tx, context.record, shop, draft)
  if (paid) await markPaidByHand(tx, context, { shop, orderId: id, ...paid })
  else {
    const due = new Date(clock.now().getTime() + invoiceDays! * days)
    await tx('orders').where({ id, shop_id: shop.id }).update({ payment_due_at: due })
    await update(tx, context, shop, id, { status: 'processing' })
    await context.record(tx, { shopId: shop.id, resource: 'orders', resourceId: id })
  }
  return shown(await find(tx, shop, { 'draft_orders.id': id }), shop, installation)
}
