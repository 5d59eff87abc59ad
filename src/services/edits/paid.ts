// Editing a paid order: what is taken away is refunded, and what is added is a draft that its buyer pays.

import { invalid, Refusal } from '../../base/errors.ts'
import { toMajor, toMinor } from '../../base/money.ts'
import type { Transaction } from '../../db/database.ts'
import { freeTimes } from '../bookings/order-lines.ts'
import { create } from '../drafts/drafts.ts'
import { send } from '../drafts/links.ts'
import type { LockedOrder } from '../orders/order-lock.ts'
import { type Begun, beginRefund } from '../payments/refund-requests.ts'
import type { Changes, EditCall, EditContext, Outcome } from './changes.ts'
import { itemsOf } from './unpaid.ts'

interface Parts {
  fewer: { itemId: string; quantity: number }[]
  /** The lines of which nothing is left: times that were booked become free. */
  gone: string[]
  more: NonNullable<Changes['add']>
  /** The increase of the shipping cost, in minor units; a decrease if it is negative. */
  shipping: number
}

/**
 * Refunds what is taken away of a paid order, by line and with its stock, and begins a draft with what is added, which is
 * mailed to the buyer with a payment link. Throws orderItemNotFound, refundTooLarge, the refusals of `beginRefund`,
 * of new lines, and of `send`.
 */
export async function editPaid(
  tx: Transaction,
  context: EditContext,
  call: EditCall,
  order: LockedOrder,
  changes: Changes,
  reason: string | null,
): Promise<Outcome> {
  const parts = await partsOf(tx, call, order, changes)
  await freeTimes(tx, context.record, order, parts.gone)
  const refund = await refundParts(tx, context, call, parts, reason)
  const draft = await draftOf(tx, context, call, order, parts, changes)
  const [refunded, owed] = [refund?.refund.amount ?? 0, draft ? toMinor(draft.total, call.shop.scale) : 0]
  return {
    after: order.total - order.refunded - refunded + owed,
    refunded,
    owed,
    draftId: draft?._id ?? null,
    refund,
  }
}

async function partsOf(
  tx: Transaction,
  { shop }: EditCall,
  order: LockedOrder,
  { lines = [], add = [], shipping }: Changes,
): Promise<Parts> {
  const items = await itemsOf(tx, order)
  const parts: Parts = { fewer: [], gone: [], more: [...add], shipping: 0 }
  for (const { itemId, quantity } of lines) {
    const item = items.find(({ id }) => id === itemId)
    if (!item) throw new Refusal('orderItemNotFound')
    const left = item.quantity - item.cancelled
    if (quantity < item.shipped) throw new Refusal('orderNotEditable')
    if (quantity < left) parts.fewer.push({ itemId, quantity: left - quantity })
    if (quantity === 0) parts.gone.push(itemId)
    if (quantity > left) {
      if (!item.productId) throw invalid('more of a free line is added as a line of its own')
      const unitPrice = toMajor(item.unitPrice, shop.scale)
      const variant = item.variantId ? { variant: item.variantId } : {}
      parts.more.push({ product: item.productId, ...variant, unitPrice, quantity: quantity - left })
    }
  }
  if (shipping) {
    const { cost } = (await tx('orders')
      .where({ id: order.id, shop_id: order.shopId })
      .first<{ cost: number }>({ cost: 'shipping_cost' }))!
    parts.shipping = toMinor(shipping.price, shop.scale) - cost
  }
  return parts
}

async function refundParts(
  tx: Transaction,
  context: EditContext,
  { shop, installation, orderId }: EditCall,
  { fewer, shipping }: Parts,
  reason: string | null,
): Promise<Begun | null> {
  if (fewer.length === 0 && shipping >= 0) return null
  return beginRefund(tx, context, {
    ...{ shop, installation, orderId, restock: true },
    ...(fewer.length > 0 && { lines: fewer }),
    ...(shipping < 0 && { amount: toMajor(-shipping, shop.scale) }),
    ...(reason && { reason }),
  })
}

async function draftOf(
  tx: Transaction,
  { dependencies, config, vault }: EditContext,
  { shop, installation }: EditCall,
  order: LockedOrder,
  { more, shipping }: Parts,
  changes: Changes,
) {
  if (more.length === 0 && shipping <= 0) return null
  const costs = { name: changes.shipping?.name ?? '', price: toMajor(Math.max(shipping, 0), shop.scale) }
  // Shipping that costs more is a line, because a draft sells something.
  const lines = more.length > 0 ? more : [{ name: costs.name, unitPrice: costs.price, quantity: 1 }]
  const draft = await create(
    tx,
    { dependencies, shop, installation },
    { email: order.email, lines, ...(more.length > 0 && shipping > 0 && { shipping: costs }) },
    { kind: 'edit', order: order.id },
  )
  return send(tx, { config, vault }, { shop, installation, id: draft._id }, {})
}
