import type { InvoiceData, Line, Tax } from '../../gateways/documents/invoice-data.ts'
import { divide, sumOf } from '../amounts/division.ts'
import { refundOf } from '../amounts/refunds.ts'
import { modifierWords } from '../modifiers/choices.ts'
import type { OrderFacts } from './order-facts.ts'

/** An order as far as its lines, or those of its credit notes, depend on it. */
export type LinedOrder = Pick<
  OrderFacts,
  'id' | 'lines' | 'discount' | 'shippingName' | 'shippingCost' | 'shippingTaxes' | 'total' | 'taxAdded'
>

type Amounts = Pick<InvoiceData, 'lines' | 'taxes' | 'net' | 'total' | 'taxIncluded'>

/**
 * Returns the lines of an order as they were computed when it was placed, shipping last. The part of the discount that no
 * line bears is that of shipping.
 */
export function placedLines(order: LinedOrder): Line[] {
  const ofGoods = order.lines.map((line, position) => ({
    position,
    name: line.name,
    isShipping: false,
    details: detailsOf(line),
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    ...amountsOf(line.unitPrice * line.quantity, line.discount, line.taxes),
  }))
  const discount = order.discount - sumOf(ofGoods, (line) => line.discount)
  const shipping: Line = {
    position: ofGoods.length,
    name: order.shippingName ?? '',
    isShipping: true,
    details: null,
    quantity: null,
    unitPrice: null,
    ...amountsOf(order.shippingCost, discount, order.shippingTaxes),
  }
  return order.shippingCost > 0 ? [...ofGoods, shipping] : ofGoods
}

/** Returns what an order's invoice shows. Throws if its lines do not add up: a wrong invoice could not be taken back. */
export function linesOf(order: LinedOrder): Amounts {
  const sums = sumsOf(placedLines(order))
  if (sums.total !== order.total) throw new Error(`the lines of order ${order.id} do not add up to its total`)
  return { ...sums, taxIncluded: order.taxAdded === 0 }
}

function amountsOf(subtotal: number, discount: number, kept: OrderFacts['taxes']) {
  const taxes = (kept ?? []).map(({ name, rate, base, amount, category }): Tax => {
    const isUntaxed = category === 'K' || category === 'G'
    return { name, rate, base, amount, ...(isUntaxed && { category }) }
  })
  const tax = sumOf(taxes, ({ amount }) => amount)
  const after = subtotal - discount
  const isIncluded = kept?.some(({ included }) => included) ?? true
  const [net, gross] = isIncluded ? [after - tax, after] : [after, after + tax]
  return { subtotal, discount, net, gross, taxes }
}

function detailsOf({ variant, options, modifiers }: OrderFacts['lines'][number]): string | null {
  const named = variant?.split(' / ') ?? []
  const chosen = Object.entries(options).filter(([, value]) => !named.includes(value))
  const words = [
    variant,
    ...chosen.map(([name, value]) => `${name}: ${value}`),
    modifierWords(modifiers),
  ].filter(Boolean)
  return words.length > 0 ? words.join(', ') : null
}

/**
 * Returns the lines of a credit note for `amount`. Lines that were refunded by themselves (`refunded`, amounts by
 * position) come first, as far as earlier credit notes (`before`) have left something of them; the rest is divided among
 * what is then left of each line. Notes that together give everything back add up to the invoice, by line and by rate.
 */
export function creditedLines(
  invoice: Pick<InvoiceData, 'lines'>,
  before: readonly Pick<InvoiceData, 'lines'>[],
  amount: number,
  refunded: ReadonlyMap<number, number> = new Map(),
): Omit<Amounts, 'taxIncluded'> {
  const credited = invoice.lines.map(({ position }) =>
    sumOf(before, ({ lines }) => lines.find((line) => line.position === position)?.gross ?? 0),
  )
  const own = invoice.lines.map(({ gross, position }, n) =>
    Math.min(refunded.get(position) ?? 0, gross - credited[n]!),
  )
  const rest = divide(
    amount - sumOf(own, (part) => part),
    invoice.lines.map(({ gross }, n) => gross - credited[n]! - own[n]!),
  )
  const parts = own.map((part, n) => part + rest[n]!)
  const lines = invoice.lines.flatMap((line, n) =>
    parts[n]! > 0 ? [partOf(line, { before: credited[n]!, pieces: parts[n]! })] : [],
  )
  return sumsOf(lines)
}

/** Returns a part of a line of an invoice, whose pieces are its minor units here. */
export function partOf(line: Line, part: { before: number; pieces: number }): Line {
  if (part.pieces === line.gross) return line
  const rates = line.taxes.map(({ name, rate, amount }, n) => ({
    rate: { id: String(n), name, rate },
    amount,
  }))
  const whole = { ...line, tax: line.gross - line.net, taxes: rates, discounts: [], quantity: line.gross }
  const { gross, net, taxes } = refundOf(whole, part)
  return {
    ...line,
    quantity: null,
    unitPrice: null,
    subtotal: line.subtotal - line.discount === line.gross ? gross : net,
    discount: 0,
    net,
    gross,
    taxes: taxes.map(({ rate: { id }, amount }) => ({ ...line.taxes[Number(id)]!, base: net, amount })),
  }
}

/** Adds up lines, and their taxes by name and rate. */
export function sumsOf(lines: Line[]): Omit<Amounts, 'taxIncluded'> {
  const sums = new Map<string, Tax>()
  for (const { name, rate, base, amount } of lines.flatMap(({ taxes }) => taxes)) {
    const sum = sums.get(`${rate} ${name}`) ?? { name, rate, base: 0, amount: 0 }
    sums.set(`${rate} ${name}`, { ...sum, base: sum.base + base, amount: sum.amount + amount })
  }
  const taxes = [...sums.values()].sort((a, b) => b.rate - a.rate)
  return { lines, taxes, net: sumOf(lines, ({ net }) => net), total: sumOf(lines, ({ gross }) => gross) }
}
