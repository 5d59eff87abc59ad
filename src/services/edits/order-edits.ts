// Edits of orders by their store (order amendments): a preview, and the change in one transaction.

import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { toMajor } from '../../base/money.ts'
import { withCalls } from '../../db/call-first.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { addressOf } from '../drafts/addresses.ts'
import { awaitsMoney, type LockedOrder, lockOrder } from '../orders/order-lock.ts'
import { inPayment } from '../orders/order-status.ts'
import { type Begun, finishRefund } from '../payments/refund-requests.ts'
import type { Address, Changes, EditCall, EditContext, Outcome } from './changes.ts'
import { editPaid } from './paid.ts'
import { editUnpaid } from './unpaid.ts'

type Shown = components['schemas']['OrderEdit']

/** Undoes the transaction of a preview. */
class Previewed extends Error {
  readonly shown: Shown

  constructor(shown: Shown) {
    super('nothing is kept of a preview')
    this.shown = shown
  }
}

/**
 * Changes an order, or returns what that would lead to. Everything is in one transaction; a refund is then submitted to
 * its provider, or by the job that finishes refunds (decision edits-of-paid-orders-are-refunds-and-drafts). Throws
 * orderNotFound, orderChanged, orderNotEditable, orderBeingPaid, orderItemNotFound, unknownCountry and invalidRequest, the
 * refusals of new lines, outOfStock, and those of `refund`.
 */
export async function edit(
  db: Database,
  context: EditContext,
  call: EditCall,
  {
    updatedAt,
    preview = false,
    reason,
    ...changes
  }: Changes & { updatedAt: string; preview?: boolean; reason?: string },
): Promise<Shown> {
  if (Object.keys(changes).length === 0) throw invalid('the edit changes nothing')
  try {
    const { shown, refund } = await withCalls(db, () =>
      transaction(db, async (tx) => {
        const edited = await editIn(tx, context, call, {
          updatedAt,
          preview,
          reason: reason ?? null,
          changes,
        })
        if (preview) throw new Previewed(edited.shown)
        return edited
      }),
    )
    if (refund) await finishRefund(db, context, refund)
    return shown
  } catch (error) {
    if (error instanceof Previewed) return error.shown
    throw error
  }
}

async function editIn(
  tx: Transaction,
  context: EditContext,
  call: EditCall,
  {
    updatedAt,
    preview,
    reason,
    changes,
  }: { updatedAt: string; preview: boolean; reason: string | null; changes: Changes },
): Promise<{ shown: Shown; refund: Begun | null }> {
  const { shop, orderId } = call
  const order = await lockOrder(tx, orderId, shop.id)
  if (!order || order.deletedAt) throw new Refusal('orderNotFound')
  await refuseUneditable(tx, order, updatedAt)
  if (changes.shippingAddress) await moveTo(tx, order, changes.shippingAddress)
  const outcome = awaitsMoney(order)
    ? await editUnpaid(tx, context, call, order, changes)
    : await editPaid(tx, context, call, order, changes, reason)
  const at = await keepEdit(tx, order, { changes, reason, outcome })
  await context.record(tx, [
    { shopId: shop.id, resource: 'orders', resourceId: orderId },
    { shopId: shop.id, action: 'order.edited', resourceId: orderId, name: `#${order.number}`, reason },
  ])
  const major = (amount: number) => toMajor(amount, shop.scale)
  const { after, refunded, owed, draftId: draft, refund } = outcome
  const amounts = {
    before: major(order.total),
    after: major(after),
    refunded: major(refunded),
    owed: major(owed),
  }
  return { shown: { reason, ...amounts, draft, preview, at: at.toISOString() }, refund }
}

/** Throws orderChanged, orderNotEditable and orderBeingPaid. */
async function refuseUneditable(tx: Transaction, order: LockedOrder, updatedAt: string): Promise<void> {
  const { id, shopId: shop_id, status, paymentStatus } = order
  const facts = (await tx('orders')
    .where({ id, shop_id })
    .first({
      updatedAt: 'updated_at',
      isSent: tx.raw('to_ship > 0 and shipped >= to_ship'),
      isCharged: tx.raw('exists ?', [inPayment(tx)]),
    }))!
  // Goods that came back, or money that was booked, have paid a part of what it costs.
  if (order.credited + order.partPaid > 0 && awaitsMoney(order)) throw new Refusal('orderNotEditable')
  if (Date.parse(facts.updatedAt) !== Date.parse(updatedAt)) throw new Refusal('orderChanged')
  if (status === 'cancelled' || status === 'refunded' || facts.isSent) throw new Refusal('orderNotEditable')
  if (facts.isCharged || paymentStatus === 'awaiting_confirmation') throw new Refusal('orderBeingPaid')
}

/**
 * Sends an order elsewhere. Its taxes depend on the country and the state, so these stay where there are taxes. Throws
 * unknownCountry, and invalidRequest for an incomplete address, or another country of a taxed order.
 */
async function moveTo(tx: Transaction, { id, shopId: shop_id }: LockedOrder, given: Address): Promise<void> {
  const address = addressOf(given)
  const before = (await tx('orders').where({ id, shop_id }).first('taxes', 'shipping_address'))!
  const place = ({ country, state }: { country: string; state: string }) => `${country} ${state}`
  if (before.taxes && before.shipping_address && place(before.shipping_address) !== place(address))
    throw invalid('shippingAddress of a taxed order stays in its country and state')
  await tx('orders')
    .where({ id, shop_id })
    .update({ shipping_address: JSON.stringify(address) })
}

async function keepEdit(
  tx: Transaction,
  { id: order_id, shopId: shop_id, total }: LockedOrder,
  { changes, reason, outcome }: { changes: Changes; reason: string | null; outcome: Outcome },
): Promise<Date> {
  const at = clock.now()
  await tx('order_edits').insert({
    ...{ id: newId(), shop_id, order_id, changes: JSON.stringify(changes), reason },
    ...{ total_before: total, total_after: outcome.after, refunded: outcome.refunded },
    ...{ draft_id: outcome.draftId, created_at: at },
  })
  await tx('orders').where({ id: order_id, shop_id }).update({ updated_at: at })
  return at
}

/** Returns the edits of an order, oldest first. Throws orderNotFound. */
export async function list(db: Database, shop: Shop, orderId: string): Promise<Shown[]> {
  const order = await db('orders').where({ shop_id: shop.id, id: orderId, deleted_at: null }).first('id')
  if (!order) throw new Refusal('orderNotFound')
  const rows = await db('order_edits')
    .where({ shop_id: shop.id, order_id: orderId })
    .orderBy('created_at')
    .select('reason', 'total_before', 'total_after', 'refunded', 'draft_id', 'created_at')
  const major = (amount: number) => toMajor(amount, shop.scale)
  return rows.map((row) => ({
    reason: row.reason,
    before: major(row.total_before),
    after: major(row.total_after),
    refunded: major(row.refunded),
    owed: major(Math.max(row.total_after - row.total_before + row.refunded, 0)),
    draft: row.draft_id,
    preview: false,
    at: row.created_at,
  }))
}
