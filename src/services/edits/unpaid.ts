// Editing an order that waits for its money: it is computed anew, at its own prices for the lines that it keeps.

import type { Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { toMajor } from '../../base/money.ts'
import type { Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import type { Discount, Rule } from '../amounts/discounts.ts'
import { type Line, type Totals, totalsOf } from '../amounts/totals.ts'
import { freeTimes } from '../bookings/order-lines.ts'
import { requireAmount } from '../catalog/line-prices.ts'
import { amountsOf } from '../checkout/order-amounts.ts'
import { discountFrom, type Terms } from '../coupons/terms.ts'
import { taxAddressOf } from '../drafts/addresses.ts'
import { type DraftLine, piecesOf, pricedLines, readLines, withPromises } from '../drafts/lines.ts'
import { itemOf } from '../drafts/placement.ts'
import type { LockedOrder } from '../orders/order-lock.ts'
import { keptDiscounts, keptReduction } from '../promotions/applied.ts'
import { type LineScope, scopeAmong } from '../promotions/scopes.ts'
import { minorOf } from '../shared/shop.ts'
import { holdPieces, type Pieces, type Promised, promiseOf, releasePieces } from '../stock/pieces.ts'
import type { TaxAddress } from '../taxes/order-taxation.ts'
import { type KeptTax, keptRates, keptTaxes, taxColumns } from '../taxes/order-taxes.ts'
import type { Changes, EditCall, EditContext, Outcome } from './changes.ts'

interface Item {
  id: string
  productId: string | null
  variantId: string | null
  unitPrice: number
  quantity: number
  shipped: number
  cancelled: number
  holdsStock: boolean
  isShipped: boolean
  taxes: KeptTax[] | null
  position: number
  name: string
  isBooked: boolean
}

interface Kept {
  shippingCost: number
  taxes: KeptTax[] | null
  shippingTaxes: KeptTax[] | null
  rules: Rule[]
  couponId: string | null
  shippingAddress: TaxAddress | null
  billingAddress: TaxAddress | null
  isInvoiced: boolean
  toShip: number
}

/**
 * Changes an unpaid order: its new total is what its shopper, or somebody with a payment link, then pays. The times of
 * lines that are gone become free. Throws
 * orderItemNotFound, orderNotEditable for one whose invoice was issued, or fewer pieces than were sent, outOfStock,
 * bookingRequired for more of what is booked, and the refusals of new lines.
 */
export async function editUnpaid(
  tx: Transaction,
  { dependencies, record }: EditContext,
  { shop }: EditCall,
  order: LockedOrder,
  { lines = [], add = [], shipping }: Changes,
): Promise<Outcome> {
  const before = await keptOf(tx, order)
  if (before.isInvoiced) throw new Refusal('orderNotEditable')
  const items = await itemsOf(tx, order)
  const kept = keptItems(items, lines)
  const added = await readLines(tx, shop, add, [])
  if (kept.length + added.length === 0) throw invalid('an order keeps a line; cancel it instead')
  const rates = await ratesOf(tx, shop, dependencies, before, added)
  const priced = [
    ...kept.map(
      ({ id, productId, unitPrice: price, quantity, taxes }): Line => ({
        ...{ id, product: productId ?? id, price, quantity, rates: keptRates(taxes) },
      }),
    ),
    ...rates,
  ]
  const cost = shipping ? minorOf(shop, shipping.price, 'shipping.price') : before.shippingCost
  const coupon = await couponOf(tx, shop, before.couponId, priced)
  const totals = totalsOf({
    lines: priced,
    shipping: { cost, rates: keptRates(before.shippingTaxes) },
    ...{ rules: before.rules, coupon },
    taxIncluded: before.taxes?.every(({ included }) => included) ?? shop.pricesIncludeTax ?? true,
  })
  requireAmount(shop, toMajor(totals.total, shop.scale))
  await freeTimes(tx, record, order, goneOf(items, kept))
  const promised = await moveStock(tx, shop, order, { items, kept, added })
  await write(tx, order, {
    ...{ before, kept, items, totals, coupon, shipping, promised },
    added: withPromises(added, promised),
  })
  return { after: totals.total, refunded: 0, owed: totals.total, draftId: null, refund: null }
}

const keptColumns = columnList<Kept>({
  shippingCost: 'shipping_cost',
  taxes: 'taxes',
  shippingTaxes: 'shipping_taxes',
  rules: 'rules',
  couponId: 'coupon_id',
  shippingAddress: 'shipping_address',
  billingAddress: 'billing_address',
  toShip: 'to_ship',
  isInvoiced: `exists (
    select from invoices where invoices.shop_id = orders.shop_id and invoices.order_id = orders.id
  )`,
})

async function keptOf(tx: Transaction, { id, shopId: shop_id }: LockedOrder): Promise<Kept> {
  return (await tx('orders').where({ id, shop_id }).first<Kept>(tx.raw(keptColumns)))!
}

const itemColumns = columnList<Item>({
  id: 'id',
  productId: 'product_id',
  variantId: 'variant_id',
  unitPrice: 'unit_price',
  quantity: 'quantity',
  shipped: 'shipped',
  cancelled: 'cancelled',
  holdsStock: 'holds_stock',
  isShipped: "kind <> 'service' and digital is null",
  taxes: 'taxes',
  position: 'position',
  name: 'name',
  isBooked: `exists (
    select from bookings where bookings.shop_id = order_items.shop_id and bookings.order_id = order_items.order_id
      and bookings.item_id = order_items.id
  )`,
})

/** Returns the lines of an order, which the caller has locked. */
export async function itemsOf(
  tx: Transaction,
  { id: order_id, shopId: shop_id }: LockedOrder,
): Promise<Item[]> {
  return tx('order_items')
    .where({ order_id, shop_id })
    .orderBy('position')
    .select<Item[]>(tx.raw(itemColumns))
}

/**
 * Returns the lines that stay, with their new quantities. Throws orderItemNotFound, orderNotEditable, and bookingRequired
 * for more of what is booked.
 */
function keptItems(items: Item[], lines: NonNullable<Changes['lines']>): Item[] {
  const wanted = new Map(lines.map(({ itemId, quantity }) => [itemId, quantity]))
  if ([...wanted.keys()].some((id) => !items.some((item) => item.id === id)))
    throw new Refusal('orderItemNotFound')
  return items
    .map((item) => {
      const quantity = wanted.get(item.id) ?? item.quantity
      if (quantity < item.shipped) throw new Refusal('orderNotEditable')
      if (quantity > item.quantity && item.isBooked)
        throw new Refusal('bookingRequired', { values: { name: item.name } })
      return { ...item, quantity }
    })
    .filter(({ quantity }) => quantity > 0)
}

/** Returns the ids of the lines that do not stay. */
const goneOf = (items: Item[], kept: Item[]): string[] =>
  items.filter((item) => !kept.some(({ id }) => id === item.id)).map(({ id }) => id)

/** Returns new lines with their taxes, as the totals take them. */
async function ratesOf(
  tx: Transaction,
  shop: Shop,
  dependencies: EditContext['dependencies'],
  { shippingAddress, billingAddress: billing }: Kept,
  added: DraftLine[],
): Promise<Line[]> {
  if (added.length === 0) return []
  const buyer = { userId: '', ...(billing && { billing }) }
  const address = shippingAddress && taxAddressOf(shippingAddress)
  const purchase = { lines: pricedLines(added), buyer, address, rules: [] }
  return (await amountsOf(tx, shop, purchase, { dependencies, causer: null })).lines
}

/** Returns the coupon of an order, which it keeps; null without one. */
async function couponOf(
  tx: Transaction,
  shop: Shop,
  id: string | null,
  lines: readonly Line[],
): Promise<Discount | null> {
  if (!id) return null
  const terms = (await tx('coupons')
    .where({ id, shop_id: shop.id })
    .first<Terms & { appliesTo: LineScope | null }>({
      _id: 'id',
      code: 'code',
      type: 'type',
      reduction: 'discount',
      appliesTo: 'applies_to',
      freeShipping: 'free_shipping',
    }))!
  return discountFrom(terms, await scopeAmong(tx, shop, lines, terms.appliesTo))
}

interface Moved {
  items: Item[]
  kept: Item[]
  added: DraftLine[]
}

/** Moves the stock of the lines, and returns what is promised of pieces that are not there. */
async function moveStock(
  tx: Transaction,
  shop: Shop,
  { id: orderId }: LockedOrder,
  { items, kept, added }: Moved,
): Promise<Promised[]> {
  const changes = items.flatMap((item): Pieces[] => {
    const quantity = (kept.find(({ id }) => id === item.id)?.quantity ?? 0) - item.quantity
    const { productId, variantId, holdsStock } = item
    return holdsStock && productId && quantity !== 0 ? [{ productId, variantId, quantity }] : []
  })
  const more = [...changes.filter(({ quantity }) => quantity > 0), ...piecesOf(added)]
  const fewer = changes.flatMap((one) => (one.quantity < 0 ? [{ ...one, quantity: -one.quantity }] : []))
  await releasePieces(tx, shop, fewer, { orderId, reason: 'edit' })
  return holdPieces(tx, shop, more, { orderId, reason: 'edit' })
}

interface Written extends Moved {
  before: Kept
  totals: Totals
  coupon: Discount | null
  shipping: Changes['shipping']
  promised: Promised[]
}

/** Returns the details of a line with more pieces, some of which are not there; undefined for others, which keep theirs. */
function promiseFor(tx: Transaction, item: Item, { items, promised }: Pick<Written, 'items' | 'promised'>) {
  const before = items.find(({ id }) => id === item.id)!
  if (item.quantity <= before.quantity) return undefined
  const found = promiseOf(item, promised)
  if (!found) return undefined
  // A day that the line has promised already stays.
  const given = tx.raw("changed_details(details, jsonb_build_object('backorder', ?::jsonb))", [
    JSON.stringify(found),
  ])
  return tx.raw("case when details->'backorder' is null then ? else details end", [given])
}

async function write(
  tx: Transaction,
  { id: order_id, shopId: shop_id }: LockedOrder,
  { before, kept, added, items, totals, coupon, shipping, promised }: Written,
): Promise<void> {
  const columnsOf = (n: number) => {
    const line = totals.lines[n]!
    const { discount, discounts } = keptReduction(line, coupon)
    const taxes = before.taxes && JSON.stringify(keptTaxes(line, totals.taxIncluded))
    return { discount, discounts: JSON.stringify(discounts), taxes }
  }
  await tx('order_items').where({ order_id, shop_id }).whereIn('id', goneOf(items, kept)).delete()
  for (const [n, item] of kept.entries())
    await tx('order_items')
      .where({ id: item.id, shop_id, order_id })
      .update({
        quantity: item.quantity,
        ...columnsOf(n),
        details: promiseFor(tx, item, { items, promised }),
      })
  const next = Math.max(-1, ...items.map(({ position }) => position)) + 1
  for (const [n, line] of added.entries()) {
    const row = itemOf(line, { unitPrice: line.unitPrice, discount: 0, discounts: [], taxes: null }, next + n)
    const { options, modifiers, digital, details } = row
    await tx('order_items').insert({
      ...row,
      ...{ shop_id, order_id, ...columnsOf(kept.length + n) },
      options: JSON.stringify(options),
      modifiers: modifiers && JSON.stringify(modifiers),
      digital: digital && JSON.stringify(digital),
      details: details && JSON.stringify(details),
    })
  }
  const pieces = [...kept.filter(({ isShipped }) => isShipped), ...added.filter(({ shipped }) => shipped)]
  const rate = shipping && { rateId: order_id, carrier: '', shippingMethod: shipping.name, etaDays: null }
  const columns = taxColumns(before.taxes && totals)
  await tx('orders')
    .where({ id: order_id, shop_id })
    .update({
      ...{ subtotal: totals.subtotal, shipping_cost: totals.shippingCost, discount: totals.discount },
      discounts: JSON.stringify(keptDiscounts(totals.discounts, coupon)),
      ...{ taxes: columns.taxes, shipping_taxes: columns.shippingTaxes, tax_added: columns.taxAdded },
      ...(before.toShip > 0 && { to_ship: pieces.reduce((sum, { quantity }) => sum + quantity, 0) }),
      ...(rate && { shipping_rate: JSON.stringify(rate) }),
    })
}
