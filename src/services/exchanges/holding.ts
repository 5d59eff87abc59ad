// Holding what is wanted in exchange: a draft order, which becomes an order when the goods have come
// (decision an-exchange-is-an-order-of-its-own).

import type { components } from '../../../generated/apps.types.ts'
import { days, fromNow } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { toMajor } from '../../base/money.ts'
import type { Transaction } from '../../db/database.ts'
import { sumOf } from '../amounts/division.ts'
import { create, type DraftCall, discard } from '../drafts/drafts.ts'
import type { DraftLine } from '../drafts/lines.ts'
import { lockOpen } from '../drafts/records.ts'
import { propose } from '../payments/refund-lines.ts'
import { type Item, itemsOf, offersFor, type WishedLine } from './wanted.ts'

type Address = components['schemas']['Address']

/** How long what is wanted is held for goods that are on their way, in milliseconds. */
const holdTime = 30 * days

interface Order {
  email: string
  isPaid: boolean
  shippingAddress: Address | null
  billingAddress: components['schemas']['BillingAddress'] | null
}

/**
 * Holds what is wanted for lines of an order, which the caller has locked, at the prices of now; returns the id of the
 * draft. Pieces of the same product at the same price cost what was paid for those that go back. Throws wantedNotSold,
 * outOfStock, orderNotRefundable for an order that is not paid, and the refusals of `create`.
 */
export async function holdWanted(
  tx: Transaction,
  call: DraftCall,
  orderId: string,
  lines: WishedLine[],
): Promise<string> {
  const { shop } = call
  const order = await orderOf(tx, shop, orderId)
  if (!order.isPaid) throw new Refusal('orderNotRefundable')
  const items = await itemsOf(tx, shop, orderId)
  const offers = await offersFor(tx, shop, items, lines)
  const off = await keptDiscount(tx, shop, { orderId, items, lines, offers })
  const draft = await create(
    tx,
    call,
    {
      email: order.email,
      lines: offers.map(newLine),
      ...(off > 0 && {
        discount: { kind: 'amount', value: toMajor(off, shop.scale), reason: 'As in the order before' },
      }),
      ...(order.shippingAddress && { shippingAddress: addressOf(order.shippingAddress) }),
      ...(order.billingAddress && { billingAddress: order.billingAddress }),
      holdStock: true,
    },
    { kind: 'exchange', order: orderId },
  )
  await tx('draft_orders')
    .where({ id: draft._id, shop_id: shop.id })
    .update({ held_until: fromNow(holdTime) })
  return draft._id
}

const newLine = ({ productId, variantId, quantity }: DraftLine) => ({
  product: productId!,
  ...(variantId && { variant: variantId }),
  quantity,
})

async function orderOf(tx: Transaction, shop: Shop, id: string): Promise<Order> {
  return (await tx('orders')
    .where({ id, shop_id: shop.id })
    .first<Order>(
      'email',
      'shipping_address as shippingAddress',
      'billing_address as billingAddress',
      tx.raw(`status = 'paid' and payment_status in ('paid', 'partially_refunded') as "isPaid"`),
    ))!
}

const addressOf = ({ name, phone, line1, line2, city, state, country, postalCode }: Address) => ({
  ...{ name, phone, line1, line2, city, state, country, postalCode },
})

/**
 * Returns what the goods that go back were reduced by, in minor units, where the same product is wanted at the price that
 * these had: a shopper who only changes the size pays nothing.
 */
async function keptDiscount(
  tx: Transaction,
  shop: Shop,
  {
    orderId,
    items,
    lines,
    offers,
  }: { orderId: string; items: Item[]; lines: WishedLine[]; offers: DraftLine[] },
): Promise<number> {
  const same = lines.filter(({ itemId, quantity }, n) => {
    const item = items.find(({ id }) => id === itemId)!
    const { productId, unitPrice, quantity: wanted } = offers[n]!
    return productId === item.product && unitPrice === item.unitPrice && quantity === wanted
  })
  if (same.length === 0) return 0
  const { parts } = await propose(tx, { shopId: shop.id, orderId }, { lines: same })
  const full = sumOf(
    same,
    ({ itemId, quantity }) => items.find(({ id }) => id === itemId)!.unitPrice * quantity,
  )
  // A part of a line has its price before taxes that are added, and with those that it contains.
  const paid = sumOf(parts, ({ line }) => line.subtotal - line.discount)
  return Math.max(full - paid, 0)
}

/** Releases what is held for an exchange that does not come about. */
export async function releaseWanted(tx: Transaction, shop: Shop, id: string): Promise<void> {
  await discard(tx, shop, await lockOpen(tx, shop, id, { ofReturn: true }))
}
