import { manualMethodOf } from '../../base/manual-payments.ts'
import type { Buyer, InvoiceData, Party } from '../../gateways/documents/invoice-data.ts'
import { creditedLines, linesOf } from './invoice-lines.ts'
import type { OrderFacts } from './order-facts.ts'
import type { InvoiceSettings } from './settings.ts'

/** The number and the day that a document is issued with. */
export interface Issue {
  number: string
  day: string
}

/** Returns everything that the invoice of an order shows. */
export function invoiceOf(order: OrderFacts, settings: InvoiceSettings, { number, day }: Issue): InvoiceData {
  const amounts = linesOf(order)
  const buyer = buyerOf(order)
  const shipTo = order.billingAddress && order.shippingAddress && partyOf(order.shippingAddress)
  return {
    kind: 'invoice',
    number,
    issuedOn: day,
    suppliedOn: order.shippedOn ?? day,
    order: { number: order.number, placedOn: order.placedOn },
    corrects: null,
    seller: sellerOf(settings),
    buyer,
    shipTo: shipTo && isSamePlace(shipTo, buyer) ? null : shipTo,
    currency: order.currency,
    scale: order.scale,
    locale: settings.locale,
    ...amounts,
    paid: order.paidOn ? amounts.total : order.credited + order.partPaid,
    ...(order.credited > 0 && { credited: order.credited }),
    treatment: order.treatment,
    taxNote: settings.taxNote ?? null,
    payment: order.payment && order.paidOn ? { ...paymentOf(order.payment), paidOn: order.paidOn } : null,
    footer: settings.footer ?? null,
    logo: order.logo,
    color: order.color,
  }
}

/**
 * Returns everything that a credit note shows: of `amount`, or of all that earlier notes have left of the invoice.
 * `isPaidBack` says that the money was returned, and not only no longer owed.
 */
export function creditNoteOf(
  invoice: InvoiceData,
  before: readonly InvoiceData[],
  { number, day }: Issue,
  given: {
    amount: number | null
    reason: string | null
    isPaidBack: boolean
    lines: ReadonlyMap<number, number>
  },
): InvoiceData {
  const left = invoice.total - before.reduce((sum, { total }) => sum + total, 0)
  const amounts = creditedLines(invoice, before, Math.min(given.amount ?? left, left), given.lines)
  return {
    ...invoice,
    ...amounts,
    kind: 'credit_note',
    number,
    issuedOn: day,
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn, reason: given.reason },
    // Of an order that was never paid, only what goods have paid goes back.
    paid: given.isPaidBack ? amounts.total : Math.min(invoice.paid, amounts.total),
    payment: null,
  }
}

function sellerOf({ seller }: InvoiceSettings): InvoiceData['seller'] {
  const { taxNumber, registration, email, phone, iban } = seller
  return {
    ...partyOf(seller),
    taxNumber: taxNumber ?? null,
    registration: registration ?? null,
    email: email ?? null,
    phone: phone ?? null,
    iban: iban ?? null,
  }
}

function buyerOf({ billingAddress, shippingAddress, customer, email, taxNumber }: OrderFacts): Buyer {
  const address = billingAddress ?? shippingAddress
  const name = address?.company || address?.name || customer || email
  return { ...partyOf({ ...address, name }), email, taxNumber }
}

function partyOf(party: { [Part in keyof Party]?: Party[Part] | undefined }): Party {
  const {
    name,
    line1 = null,
    line2 = null,
    city = null,
    state = null,
    postalCode = null,
    country = null,
  } = party
  return { name: name ?? '', line1, line2, city, state, postalCode, country }
}

const isSamePlace = (one: Party, other: Party) =>
  (['name', 'line1', 'line2', 'city', 'postalCode', 'country'] as const).every(
    (part) => (one[part] ?? '') === (other[part] ?? ''),
  )

function paymentOf({ provider, reference, card }: NonNullable<OrderFacts['payment']>) {
  if (card) return { method: `${card.brand} •••• ${card.last4}`, reference }
  const byHand = manualMethodOf(provider)
  if (!byHand) return { method: 'online', reference }
  return { method: byHand === 'transfer' || byHand === 'invoice' ? 'transfer' : 'direct', reference }
}
