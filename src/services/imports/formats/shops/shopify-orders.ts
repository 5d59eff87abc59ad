// Shopify's exports of orders: the first line of an order has its amounts, and each line one of what was sold.

import { toMajor, toMinor } from '../../../../base/money.ts'
import { divide } from '../../../amounts/division.ts'
import { booleanOf, type Issue } from '../cells.ts'
import { type Fields, fieldsOf } from '../fields.ts'
import { type Draft, type DraftContext, type Format, having } from '../format.ts'
import { refuseSecond } from '../orders.ts'
import type { Row } from '../table.ts'
import { addressesOf } from './shopify-addresses.ts'

export const shopifyOrders: Format = {
  name: 'shopify',
  knows: having('name', 'financial status', 'total', 'lineitem name', 'lineitem quantity'),
  keyOf: ({ cells }) => cells.name?.trim() || null,
  draftOf,
}

type Cells = Row['cells']

function draftOf(rows: Row[], { scale }: DraftContext): Draft {
  const issues: Issue[] = []
  const [first] = rows as [Row]
  const { cells } = first
  const read = fieldsOf(first, issues)
  refuseSecond(rows, 'financial status', issues)
  const items = rows.filter(isLine).map((row) => itemOf(row, cells, issues))
  const amounts: Fields = {
    ...read.amount('stated', 'subtotal'),
    ...read.amount('shipping', 'shipping'),
    ...read.amount('discount', 'discount amount'),
    ...read.amount('taxes', 'taxes'),
    ...read.amount('total', 'total'),
    ...read.amount('refunded', 'refunded amount'),
  }
  const fields: Fields = {
    ...read.text('number', cells.name),
    ...read.text('email', cells.email?.toLowerCase()),
    ...read.text('currency', cells.currency?.toUpperCase()),
    ...read.text('note', cells.notes),
    ...read.text('coupon', cells['discount code']),
    ...read.text('payment', cells['payment method']),
    ...timesOf(cells),
    ...statusesOf(cells),
    ...addressesOf(first, issues),
  }
  const toShip = rows.filter(isLine).map((row, at) => (isSent(row) ? Number(items[at]!.quantity) || 0 : 0))
  Object.assign(fields, amountsOf(cells, amounts, items, scale), {
    items: items.map(({ stated: _, ...item }) => item),
    toShip: toShip.reduce((sum, count) => sum + count, 0),
    refunded: refundedOf(fields, amounts),
  })
  return { fields, issues }
}

const isLine = ({ cells }: Row) =>
  Boolean(cells['lineitem name']?.trim() || cells['lineitem quantity']?.trim())

/** Goods are sent unless their line says that they need no shipping. */
const isSent = ({ cells }: Row) => booleanOf(cells['lineitem requires shipping']) !== false

function itemOf(row: Row, order: Cells, issues: Issue[]): Fields {
  const read = fieldsOf(row, issues)
  const item: Fields = {
    ...read.text('item', row.cells['lineitem name']),
    ...read.text('sku', row.cells['lineitem sku']),
    ...read.amount('quantity', 'lineitem quantity'),
    ...read.amount('unitPrice', 'lineitem price'),
    ...read.amount('stated', 'lineitem discount'),
  }
  const states = [order['fulfillment status'], row.cells['lineitem fulfillment status']]
  if (isSent(row) && states.some((state) => state?.trim().toLowerCase() === 'fulfilled'))
    item.shipped = item.quantity
  return item
}

/** Times are written as `2025-03-04 10:20:00 +0100`. */
const timeIn = (cell = '') =>
  cell
    .trim()
    .replace(/ (?=[+-]\d\d:?\d\d$)/, '')
    .replace(/ UTC$/, 'Z') || undefined

const financial: Record<string, [status: string, paymentStatus: string]> = {
  paid: ['paid', 'paid'],
  partially_refunded: ['paid', 'partially_refunded'],
  refunded: ['refunded', 'refunded'],
  voided: ['cancelled', 'unpaid'],
  expired: ['cancelled', 'unpaid'],
}

const financialOf = (cells: Cells) => financial[cells['financial status']?.trim().toLowerCase() ?? '']

function statusesOf(cells: Cells): Fields {
  const [status, paymentStatus] = financialOf(cells) ?? ['pending', 'unpaid']
  return { status: cells['cancelled at']?.trim() ? 'cancelled' : status, paymentStatus }
}

function timesOf(cells: Cells): Fields {
  const [placed, paid, cancelled] = ['created at', 'paid at', 'cancelled at'].map((name) =>
    timeIn(cells[name]),
  )
  const wasPaid = (financialOf(cells)?.[1] ?? 'unpaid') !== 'unpaid'
  return {
    ...(placed && { placed }),
    ...(wasPaid && { paid: paid ?? placed }),
    ...(cancelled && { refundedAt: cancelled }),
  }
}

/** Older exports do not say how much was refunded of what was refunded whole. */
const refundedOf = ({ paymentStatus }: Fields, { refunded, total }: Fields) =>
  paymentStatus === 'refunded' && !refunded ? total : refunded

/**
 * Returns the amounts of an order in our words. Their subtotal is after the discounts of lines, and their total may
 * contain the taxes or have them on top: whichever adds up is meant. What lines do not say of the discount is divided over
 * them, as far as it is not one of shipping.
 */
function amountsOf(cells: Cells, given: Fields, items: Fields[], scale: number): Fields {
  const minor = (value: unknown) => (typeof value === 'number' ? toMinor(value, scale) : 0)
  const lines = items.map(({ quantity, unitPrice }) => (Number(quantity) || 0) * minor(unitPrice))
  const sum = lines.reduce((all, amount) => all + amount, 0)
  const [shipping, taxes, total] = [given.shipping, given.taxes, given.total].map(minor) as [
    number,
    number,
    number,
  ]
  const stated = given.stated === undefined ? sum : minor(given.stated)
  const discounts = [minor(given.discount), sum - stated].filter((one) => one >= 0)
  const meant = discounts
    .flatMap((discount) => [0, taxes].map((tax) => ({ discount, tax })))
    .find(({ discount, tax }) => sum + shipping - discount + tax === total) ?? {
    discount: discounts[0]!,
    tax: 0,
  }
  const ofLines = Math.min(Math.max(sum - stated, meant.discount - shipping, 0), meant.discount, sum)
  const own = items.map(({ stated }, at) => Math.min(minor(stated), lines[at]!))
  const left = ofLines - own.reduce((all, amount) => all + amount, 0)
  const shares = divide(
    left >= 0 ? left : ofLines,
    left >= 0 ? lines.map((amount, at) => amount - own[at]!) : lines,
  )
  for (const [at, item] of items.entries())
    item.itemDiscount = toMajor((left >= 0 ? own[at]! : 0) + shares[at]!, scale)
  const major = (amount: number) => toMajor(amount, scale)
  return {
    ...{
      subtotal: major(sum),
      shipping: major(shipping),
      discount: major(meant.discount),
      tax: major(meant.tax),
    },
    ...(given.total !== undefined && { total: given.total }),
    ...(taxes > 0 && { taxes: taxesOf(cells, { taxes, total, isAdded: meant.tax > 0 }, scale) }),
  }
}

/** Returns the sum of the taxes as one, with the name and rate of the first if it is the only one. */
function taxesOf(
  cells: Cells,
  { taxes, total, isAdded }: { taxes: number; total: number; isAdded: boolean },
  scale: number,
): Fields[] {
  const isOnly = !cells['tax 2 name']?.trim()
  const name = (isOnly && cells['tax 1 name']?.trim().slice(0, 100)) || 'Taxes'
  const named = /(\d+(?:[.,]\d+)?) ?%/.exec(name)?.[1]
  const net = total - taxes
  const rate =
    isOnly && named ? Number(named.replace(',', '.')) : net > 0 ? Math.round((taxes / net) * 1e6) / 1e4 : 0
  return [{ name, rate, base: toMajor(net, scale), amount: toMajor(taxes, scale), included: !isAdded }]
}
