// Whether an order that is imported agrees with itself.

import { expectedTime } from '../../../../base/calendar.ts'
import type { Shop } from '../../../../base/context.ts'
import { amountText, toMinor } from '../../../../base/money.ts'
import { sumOf } from '../../../amounts/division.ts'
import type { Fault } from '../kind.ts'
import { type HistoricOrder, timeIn } from './rows.ts'

/** Returns where an order contradicts itself or the store: it is taken as stated, so that has to be right. */
export function faultsOf(order: HistoricOrder, shop: Shop): Fault[] {
  if (order.currency !== shop.currency) {
    const message = `The order is in ${order.currency}, and the store's in ${shop.currency}`
    return [{ field: 'currency', code: 'currency_differs', message }]
  }
  const times = (['placed', 'paid', 'refundedAt'] as const).filter(
    (name) => !isTime(shop, order[name] ?? null),
  )
  return [
    ...times.map((field) => ({ field, code: 'invalid_value', message: `${field} ${expectedTime}` })),
    ...amountFaults(order, shop),
    ...pieceFaults(order),
  ]
}

function amountFaults(order: HistoricOrder, { currency, scale }: Shop): Fault[] {
  const minor = (amount = 0) => toMinor(amount, scale)
  const text = (amount: number) => amountText(amount, scale, currency)
  const lines = order.items.map(({ quantity, unitPrice, itemDiscount }) => ({
    amount: quantity * minor(unitPrice),
    discount: minor(itemDiscount),
  }))
  const [subtotal, discount, total] = [order.subtotal, order.discount, order.total].map(minor) as [
    number,
    number,
    number,
  ]
  const ofLines = sumOf(lines, (line) => line.amount)
  const sum = subtotal + minor(order.shipping) - discount + minor(order.tax)
  return faultsIn('amounts_differ', [
    ['subtotal', ofLines !== subtotal, `The lines add up to ${text(ofLines)}, not to ${text(subtotal)}`],
    [
      'total',
      sum !== total,
      `Lines and shipping, less the discount, with taxes on top, add up to ${text(sum)}, not to ${text(total)}`,
    ],
    [
      'discount',
      sumOf(lines, (line) => line.discount) > discount,
      'The lines have a larger discount than the order',
    ],
    [
      'itemDiscount',
      lines.some((line) => line.discount > line.amount),
      'A line has a discount above its price',
    ],
    ['refunded', minor(order.refunded) > total, 'More was refunded than the order was about'],
  ])
}

function pieceFaults({ items, toShip }: HistoricOrder): Fault[] {
  const shipped = sumOf(items, (one) => one.shipped ?? 0)
  const isBeyond = items.some((one) => (one.shipped ?? 0) > one.quantity)
  return faultsIn('pieces_differ', [
    ['toShip', shipped > (toShip ?? shipped), 'More pieces were shipped than were to be'],
    ['shipped', isBeyond, 'More pieces of a line were shipped than were sold'],
  ])
}

const faultsIn = (code: string, all: [field: string, isFault: boolean, message: string][]): Fault[] =>
  all.flatMap(([field, isFault, message]) => (isFault ? [{ field, code, message }] : []))

function isTime(shop: Shop, text: string | null): boolean {
  try {
    return text === null || timeIn(shop, text) !== ''
  } catch {
    return false
  }
}
