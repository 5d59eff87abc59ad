// Placing the order of a draft.

import { clock } from '../../base/clock.ts'
import type { RecordChange, Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import type { Transaction } from '../../db/database.ts'
import { untilIn } from '../../db/sql/now.ts'
import { insertOrder } from '../checkout/order-placement.ts'
import { orderPlaced } from '../messaging/store-notices.ts'
import { paymentTime } from '../orders/order-expiry.ts'
import { takeOrderNumber } from '../orders/order-numbers.ts'
import type { Order } from '../orders/orders.ts'
import { createAnonymous } from '../people/accounts.ts'
import { ensureCustomer } from '../people/customers.ts'
import { holdPieces } from '../stock/pieces.ts'
import { keepTerms } from '../tax-providers/reports.ts'
import { type DraftLine, piecesOf, withPromises } from './lines.ts'
import type { Row } from './records.ts'

/**
 * Places the order of a draft that the caller has locked, with the id and the amounts of the draft: `pending`, with its
 * pieces held (decisions a-draft-and-its-order-share-an-id and drafts-keep-what-was-said). Its customer becomes one of the store, and the store is notified. The
 * order belongs to `owner`, by default to the customer's account. Throws draftOrderEmpty,
 * draftOrderWithoutEmail and outOfStock.
 */
export async function placeDraft(
  tx: Transaction,
  record: RecordChange,
  shop: Shop,
  draft: Row,
  owner?: Owner,
): Promise<Order> {
  const { id, computed, shipping } = draft
  const email = requireReady(draft)
  const customer = await ensureCustomer(tx, shop, { userId: null, email })
  if (customer.changed) await record(tx, { shopId: shop.id, resource: 'customers', resourceId: customer.id })
  const { userId, byGuest } = owner ?? (await ownerOf(tx, shop, customer.id))
  const lines = draft.held ? draft.lines : await heldLines(tx, shop, draft)
  const [order] = await insertOrder(tx, {
    ...{
      id,
      shopId: shop.id,
      userId,
      customerId: customer.id,
      email,
    },
    ...{ subtotal: computed.subtotal, shippingCost: computed.shippingCost, discount: computed.discount },
    rules: JSON.stringify(computed.rules),
    discounts: JSON.stringify(computed.discounts),
    ...{ taxes: computed.taxes, shippingTaxes: computed.shippingTaxes, taxAdded: computed.taxAdded },
    taxTreatment: computed.treatment,
    billingAddress: draft.billingAddress && JSON.stringify(draft.billingAddress),
    taxId: null,
    currency: shop.currency,
    addressCopy: draft.shippingAddress && JSON.stringify(draft.shippingAddress),
    ...{ paymentMethodId: null, note: draft.note, byHand: false, payableFor: untilIn(paymentTime) },
    ...{ byGuest, heldByGuest: false, guestAddress: null },
    lines: JSON.stringify(lines.map((line, position) => itemOf(line, computed.lines[position]!, position))),
    rate: shipping && JSON.stringify({ chosen: chosenRate(id, shop, shipping.name) }),
    toShip: lines.reduce((sum, { shipped, quantity }) => sum + (shipped ? quantity : 0), 0),
    ...{ collection: null, dueAt: null, handover: null, scale: shop.scale },
    number: await takeOrderNumber(tx, shop),
  })
  if (computed.terms) await keepTerms(tx, shop, id, computed.terms)
  if (draft.tokenHash) await keepLink(tx, shop, draft)
  await tx('draft_orders')
    .where({ id, shop_id: shop.id })
    .update({ status: 'completed', held: null, held_until: null, updated_at: clock.now() })
  await orderPlaced(tx, record, shop, order!, [])
  return order!
}

async function heldLines(tx: Transaction, shop: Shop, { id, lines }: Row): Promise<DraftLine[]> {
  return withPromises(lines, await holdPieces(tx, shop, piecesOf(lines), { orderId: id, reason: 'hold' }))
}

/** The link of the draft leads to its order, which does not expire before it. */
async function keepLink(tx: Transaction, shop: Shop, { id, tokenHash, linkExpiresAt }: Row): Promise<void> {
  const expires_at = linkExpiresAt!
  await tx('payment_links').insert({
    id: newId(),
    shop_id: shop.id,
    order_id: id,
    token_hash: tokenHash!,
    expires_at,
  })
  await tx('orders')
    .where({ id, shop_id: shop.id })
    .update({ expires_at: tx.raw('greatest(expires_at, ?)', [expires_at]) })
}

/** Returns the address of a draft that can become an order. Throws draftOrderEmpty and draftOrderWithoutEmail. */
export function requireReady({ email, lines }: Row): string {
  if (lines.length === 0) throw new Refusal('draftOrderEmpty')
  if (!email) throw new Refusal('draftOrderWithoutEmail')
  return email
}

/** The account that an order belongs to, and whether nobody has proved its address. */
interface Owner {
  userId: string
  byGuest: boolean
}

/** Returns the account of a customer, or a new one, whose order joins the account that proves the address. */
async function ownerOf(tx: Transaction, shop: Shop, id: string): Promise<Owner> {
  const found = await tx('customers')
    .where({ shop_id: shop.id, id })
    .first<{ userId: string | null }>('user_id as userId')
  const known = found?.userId
  return known ? { userId: known, byGuest: false } : { userId: await createAnonymous(tx), byGuest: true }
}

/** A rate by hand is no record: it has the id of the order. */
const chosenRate = (rateId: string, shop: Shop, shippingMethod: string) => ({
  ...{ rateId, carrier: shop.name, shippingMethod, etaDays: null },
})

/** Drops a pre-order that has come out since the draft was written. */
function stillAhead(details: DraftLine['details']): DraftLine['details'] {
  const { preorder, ...rest } = details ?? {}
  if (!preorder || Date.parse(preorder.releasesAt) > clock.now().getTime()) return details
  return Object.keys(rest).length > 0 ? rest : null
}

/** Returns a line as a row of order_items. */
export const itemOf = (line: DraftLine, computed: Row['computed']['lines'][number], position: number) => ({
  id: line.id,
  product_id: line.productId,
  variant_id: line.variantId,
  name: line.name,
  variant_name: line.variantName,
  image: line.image,
  options: line.options,
  modifiers: line.modifiers,
  quantity: line.quantity,
  auto_renew: false,
  holds_stock: line.holdsStock,
  kind: line.kind,
  digital: line.digital,
  details: stillAhead(line.details),
  position,
  unit_price: computed.unitPrice,
  discount: computed.discount,
  discounts: computed.discounts,
  taxes: computed.taxes,
})
