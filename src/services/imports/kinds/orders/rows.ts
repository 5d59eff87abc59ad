// The rows of an order that is history: it holds no stock, and nothing of it is still to be paid here.

import type { components } from '../../../../../generated/apps.types.ts'
import { timeFormats } from '../../../../base/calendar.ts'
import type { Shop } from '../../../../base/context.ts'
import { newId } from '../../../../base/ids.ts'
import { toMinor } from '../../../../base/money.ts'
import type { Transaction } from '../../../../db/database.ts'
import type { Item } from '../existing.ts'

export type HistoricOrder = components['schemas']['HistoricOrder']
type HistoricItem = components['schemas']['HistoricItem']

/** Records of the store that an order refers to. */
export interface Placed {
  number: number
  customerId: string | null
  userId: string
  /** Whether no account is known to be the customer's. */
  byGuest: boolean
  itemOf(line: HistoricItem): Item | undefined
}

const insertOrder = `with given as (
    select * from jsonb_to_record(cast(:order as jsonb)) as given (
      id object_id, number integer, external_number text, user_id object_id, customer_id object_id, email text,
      by_guest boolean, subtotal bigint, shipping_cost bigint, discount bigint, tax_added bigint, refunded bigint,
      taxes jsonb, discounts jsonb, currency text, status text, payment_status text, paid_at timestamptz, paid_by jsonb,
      note text, shipping_address jsonb, billing_address jsonb, to_ship bigint, shipped bigint, created_at timestamptz,
      refunded_at timestamptz, refund_id object_id
    )
  ), placed as (
    insert into orders (
      id, shop_id, number, external_number, user_id, customer_id, email, by_guest, subtotal, shipping_cost, discount,
      tax_added, refunded, taxes, discounts, currency, status, payment_status, paid_at, paid_by, note, shipping_address,
      billing_address, to_ship, shipped, stock_held, created_at, updated_at
    )
    select id, :shopId, number, external_number, user_id, customer_id, email, by_guest, subtotal, shipping_cost, discount,
      tax_added, refunded, taxes, discounts, currency, status, payment_status, paid_at, paid_by, note, shipping_address,
      billing_address, to_ship, shipped, false, created_at, now()
    from given
  ), refunds as (
    insert into refunds (id, shop_id, order_id, amount, state, created_at, updated_at)
    select refund_id, :shopId, id, refunded, 'succeeded', refunded_at, now() from given where refunded > 0
  )
  insert into order_items (
    id, shop_id, order_id, product_id, variant_id, name, variant_name, unit_price, quantity, shipped, discount, discounts,
    holds_stock, position, details
  )
  select line.id, :shopId, given.id, product_id, variant_id, name, variant_name, unit_price, quantity, line.shipped,
    line.discount, line.discounts, false, position, details
  from given, jsonb_to_recordset(cast(:lines as jsonb)) as line (
    id object_id, product_id object_id, variant_id object_id, name text, variant_name text, unit_price bigint,
    quantity integer, shipped integer, discount bigint, discounts jsonb, position integer, details jsonb
  )`

/** Writes an order as it was, with its refund and its lines. */
export async function insert(
  tx: Transaction,
  shop: Shop,
  order: HistoricOrder,
  placed: Placed,
): Promise<void> {
  const id = newId()
  const row = { ...orderRow(id, shop, order), ...refundRow(shop, order) }
  const { itemOf, number, userId, customerId, byGuest } = placed
  const who = { number, user_id: userId, customer_id: customerId, by_guest: byGuest }
  const lines = order.items.map((line, position) => lineRow(id, shop, order, line, itemOf(line), position))
  await tx.raw(insertOrder, {
    ...{ shopId: shop.id, order: JSON.stringify({ ...row, ...who }), lines: JSON.stringify(lines) },
  })
}

/** Times without an offset are in the time zone of the store. */
export const timeIn = ({ timeZone }: Shop, text: string) => timeFormats['iso-8601']!(text, timeZone)

function orderRow(id: string, shop: Shop, order: HistoricOrder) {
  const { scale } = shop
  const minor = (amount = 0) => toMinor(amount, scale)
  const { items, payment = null, taxes = [] } = order
  const paymentStatus = paymentStatusOf(order)
  const paid = order.paid ?? (paymentStatus === 'unpaid' ? null : order.placed)
  const paidAt = paid && timeIn(shop, paid)
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    ...{ id, external_number: order.number.trim(), email: order.email?.trim().toLowerCase() ?? '' },
    ...{
      subtotal: minor(order.subtotal),
      shipping_cost: minor(order.shipping),
      discount: minor(order.discount),
    },
    ...{ tax_added: minor(order.tax), refunded: minor(order.refunded), currency: shop.currency },
    taxes: taxes.length > 0 ? taxes.map((tax) => keptTax(tax, scale)) : null,
    discounts: discountsOf(id, order, minor(order.discount)),
    ...{ status: order.status, payment_status: paymentStatus, paid_at: paidAt },
    paid_by: payment && paidAt ? { method: 'other', reference: payment, paidAt } : null,
    note: order.note ?? null,
    shipping_address: order.shippingAddress ? addressOf(id, order.shippingAddress) : null,
    billing_address: order.billingAddress ?? null,
    to_ship: order.toShip ?? pieces,
    shipped: items.reduce((sum, { shipped = 0 }) => sum + shipped, 0),
    created_at: timeIn(shop, order.placed),
  }
}

/** A payment that was still open where it began does not go on here. */
function paymentStatusOf({ status, paid, paymentStatus }: HistoricOrder) {
  const isSettled = ['paid', 'refunded', 'partially_refunded', 'unpaid'].includes(paymentStatus ?? '')
  if (isSettled) return paymentStatus
  if (status === 'refunded') return 'refunded'
  return paid || status === 'paid' ? 'paid' : 'unpaid'
}

function refundRow(shop: Shop, { refundedAt, paid, placed }: HistoricOrder) {
  return { refunded_at: timeIn(shop, refundedAt ?? paid ?? placed), refund_id: newId() }
}

/** A discount of the past is no record of the store: it has the id of the order. */
const discountsOf = (id: string, { coupon }: HistoricOrder, amount: number) =>
  amount > 0 ? [{ _id: id, kind: coupon ? 'coupon' : 'automatic', name: coupon ?? 'Discount', amount }] : []

function keptTax({ rate, base, amount, ...tax }: NonNullable<HistoricOrder['taxes']>[number], scale: number) {
  return {
    ...tax,
    rate: Math.round(rate * 10_000),
    base: toMinor(base, scale),
    amount: toMinor(amount, scale),
  }
}

/** The address is a copy of none that the shopper has here. */
function addressOf(id: string, address: NonNullable<HistoricOrder['shippingAddress']>) {
  const none = { _id: id, phone: '', line2: null, state: '', postalCode: null, lat: null, lng: null }
  return { ...none, ...address }
}

function lineRow(
  id: string,
  { scale }: Shop,
  order: HistoricOrder,
  line: HistoricItem,
  item: Item | undefined,
  position: number,
) {
  const discount = toMinor(line.itemDiscount ?? 0, scale)
  return {
    ...{ id: newId(), product_id: item?.productId ?? null, variant_id: item?.variantId ?? null },
    ...{ name: line.item, variant_name: line.variant ?? null, unit_price: toMinor(line.unitPrice, scale) },
    ...{ quantity: line.quantity, shipped: line.shipped ?? 0, position },
    ...{ discount, discounts: discountsOf(id, order, discount) },
    details: line.sku ? { sku: line.sku } : null,
  }
}
