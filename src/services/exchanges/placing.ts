// Placing the order of what is wanted in exchange, which the goods that came back pay.

import type { Transaction } from '../../db/database.ts'
import { createPaymentLink } from '../collecting/payment-links.ts'
import { payBack } from '../credits/pay-back.ts'
import type { DraftCall } from '../drafts/drafts.ts'
import { placeDraft } from '../drafts/placement.ts'
import { lockOpen } from '../drafts/records.ts'
import { lockOrder, type PaymentContext } from '../orders/order-lock.ts'
import { payByCredit } from '../payments/credit-payments.ts'
import { propose } from '../payments/refund-lines.ts'
import { beginRefund } from '../payments/refund-requests.ts'
import { holdWanted, releaseWanted } from './holding.ts'
import { type Wanted, wishOf } from './wanted.ts'

/** How long the shopper has to pay the difference. */
const linkDays = 14

/** A line of a return, with what has arrived of it. */
export interface ArrivedLine {
  itemId: string
  quantity: number
  received: number
  wanted: Wanted | null
}

/** An exchange that came about; amounts are in minor units. */
export interface Placed {
  exchangeId: string
  number: number
  total: number
  /** The part of the total that the goods pay. */
  credited: number
  /** The part of their price that goes back. */
  paidBack: number
  /** Where the shopper pays the difference, if there is one. */
  link: { url: string; expiresAt: string } | null
}

/**
 * Places the order of an exchange whose goods have arrived, and pays it with their price: the share that a refund of them
 * would have. What is left of that is refunded, and what is missing is asked for by a payment link. If fewer pieces came,
 * the exchange is of fewer. The caller has locked the order that the goods are of. Returns null if nothing is left of the
 * exchange. Throws outOfStock, orderNotRefundable, refundTooLarge, and the refusals of `holdWanted`.
 */
export async function placeWanted(
  tx: Transaction,
  context: PaymentContext,
  call: DraftCall,
  {
    orderId,
    returnId,
    ...exchange
  }: { orderId: string; returnId: string; exchangeId: string; lines: ArrivedLine[] },
): Promise<Placed | null> {
  const { shop } = call
  const arrived = exchange.lines.filter(({ received }) => received > 0)
  const exchangeId = await heldFor(tx, call, { orderId, ...exchange })
  if (!exchangeId) return null
  const draft = await lockOpen(tx, shop, exchangeId, { ofReturn: true })
  const back = arrived.map(({ itemId, received }) => ({ itemId, quantity: received }))
  const { amount: worth } = await propose(tx, { shopId: shop.id, orderId }, { lines: back })
  const owner = (await tx('orders')
    .where({ id: orderId, shop_id: shop.id })
    .first<{ userId: string; byGuest: boolean }>('user_id as userId', 'by_guest as byGuest'))!
  await placeDraft(tx, context.record, shop, draft, owner)
  const { total } = draft.computed
  const credited = Math.min(worth, total)
  await tx('orders').where({ id: exchangeId, shop_id: shop.id }).update({ exchange_of: orderId, credited })
  // Goods that were free are given back by their receipt alone.
  if (worth > 0) {
    const { installation } = call
    await beginRefund(tx, context, { shop, installation, orderId, returnId, exchangeId, lines: back })
  }
  await payBack(tx, { id: orderId, shopId: shop.id }, exchangeId, worth - credited)
  const order = (await lockOrder(tx, exchangeId, shop.id))!
  const link =
    credited < total ? await createPaymentLink(tx, shop, exchangeId, { expiresInDays: linkDays }) : null
  if (!link) await payByCredit(tx, context, order)
  else await context.record(tx, { shopId: shop.id, resource: 'orders', resourceId: exchangeId })
  return { exchangeId, number: order.number, total, credited, paidBack: worth - credited, link }
}

/** Returns the draft of what is wanted for the pieces that arrived; null if that is nothing. */
async function heldFor(
  tx: Transaction,
  call: DraftCall,
  { orderId, exchangeId, lines }: { orderId: string; exchangeId: string; lines: ArrivedLine[] },
): Promise<string | null> {
  if (lines.every(({ quantity, received }) => quantity === received)) return exchangeId
  await releaseWanted(tx, call.shop, exchangeId)
  const fewer = lines.flatMap(({ itemId, quantity: of, received, wanted }) => {
    const quantity = wanted ? Math.floor((wanted.quantity * received) / of) : 0
    if (!wanted || quantity === 0) return []
    return [{ itemId, quantity: received, wanted: wishOf({ ...wanted, quantity }) }]
  })
  return fewer.length > 0 ? holdWanted(tx, call, orderId, fewer) : null
}
