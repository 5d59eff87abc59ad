import { type ManualMethod, manualMethodOf } from '../../base/manual-payments.ts'
import { amountText, scaleOf, withSeparators } from '../../base/money.ts'
import { addressLines } from '../geo/address-formats.ts'
import { countryName } from '../geo/countries.ts'
import { paidReason, sumsOf } from '../mail-parts/amounts.ts'
import type { AnnouncedChange, OrderChange, OrderFacts, ShipmentFacts } from '../mail-parts/order-facts.ts'
import { transferOf } from '../mail-parts/transfers.ts'
import type { Mail } from '../messaging/mail-queue.ts'
import { brandOf, cardText, dayOf, momentOf, renderMail, webAddress } from '../messaging/mail-templates.ts'
import { type EmailTemplates, filledWords, isMailOn, lookOf } from '../messaging/order-templates.ts'
import { withoutLinks } from '../messaging/plain-names.ts'
import { type Chosen, modifierWords } from '../modifiers/choices.ts'

/**
 * Builds the e-mail about a change of an order, with what its store has `chosen`. Returns null if the change is
 * announced by push messages only, if the store has turned its e-mail off, or if the order has no e-mail address.
 */
export function orderMail(announced: AnnouncedChange, chosen: EmailTemplates | null): Mail | null {
  const told = withPlainNames(announced)
  const { change, facts } = told
  if (change === 'processing' || !facts.email || !isMailOn(chosen, change)) return null
  const total = amountText(facts.total, facts.shop.scale, facts.currency)
  const values = { order: `#${facts.number}`, store: facts.shop.name, name: facts.address?.name ?? '', total }
  const { subject: own, ...words } = filledWords(chosen, change, values, facts.proven !== false)
  const subject = own ?? subjectOf(told)
  const brand = brandOf(lookOf(chosen, facts.shop))
  const common = { subject, preview: previewOf(told), brand, ...words, ...orderOf(told) }
  return { to: facts.email, subject, ...renderMail(change, { ...common, ...partsOf(told) }) }
}

/**
 * Returns a change with the names of its store and products, and the links of its parcel, made safe for an e-mail
 * (decision names-carry-no-links-in-mail). A person who has signed in with the address reads what the store has
 * written, and is linked to its pages (decision only-proved-addresses-get-store-links).
 */
function withPlainNames(told: AnnouncedChange): AnnouncedChange {
  const { shop, items, proven } = told.facts
  const named = { ...told, facts: { ...told.facts, shop: { ...shop, name: withoutLinks(shop.name) } } }
  if (proven !== false) return named
  const unlinked = { ...named.facts.shop, domain: null }
  const plain = <Product extends { name: string }>(one: Product) => ({
    ...one,
    name: withoutLinks(one.name),
  })
  const shown = items.map((item) => ({
    ...plain(item),
    variant: item.variant && withoutLinks(item.variant),
    options: Object.fromEntries(Object.entries(item.options ?? {}).map((option) => option.map(withoutLinks))),
    modifiers: item.modifiers && unlinkedModifiers(item.modifiers),
  }))
  const facts = { ...named.facts, shop: unlinked, items: shown }
  if (named.change === 'granted') return { ...named, facts, given: named.given.map(plain) }
  if (named.change === 'shipped') return { ...named, facts, shipment: withOwnPage(named.shipment) }
  return { ...named, facts }
}

const unlinkedModifiers = (modifiers: Chosen[]): Chosen[] =>
  modifiers.map((one) => ({
    ...one,
    name: withoutLinks(one.name),
    modifiers: unlinkedModifiers(one.modifiers),
  }))

/** Returns a parcel that links to our own page, which shows the store's links. */
function withOwnPage({ carrier, trackingNumber, page, ...shipment }: ShipmentFacts): ShipmentFacts {
  return {
    ...shipment,
    carrier: carrier && withoutLinks(carrier),
    trackingNumber: trackingNumber && withoutLinks(trackingNumber),
    trackingUrl: page,
  }
}

/** Returns a one-line headline for a change; push messages use it as their title. */
export function headlineOf(told: AnnouncedChange): string {
  const order = `Your order #${told.facts.number}`
  switch (told.change) {
    case 'placed':
      return `We have received your order #${told.facts.number}`
    case 'processing':
      return `${order} is being prepared`
    case 'paid':
      return `${order} has been paid`
    case 'granted':
      return `Your downloads from ${told.facts.shop.name} are ready`
    case 'delayed':
      return `${order} takes a little longer`
    case 'shipped':
      return `${order} is on its way`
    case 'cancelled':
      return `${order} has been cancelled`
    case 'refunded':
      return `${order} has been ${refundedOf(told)}`
    case 'excess_refunded':
      return `We are refunding your payment for order #${told.facts.number}`
  }
}

/** Summarises a change in a sentence or two; push messages use it as their body. */
export function summaryOf(told: AnnouncedChange): string {
  const { shop, total, currency } = told.facts
  if (told.change === 'cancelled') return cancelReason(told)
  if (told.change === 'refunded') return refundReason(told)
  if (told.change === 'delayed') return `It is now due ${momentOf(told.dueAt, shop.timeZone)}.`
  if (told.change === 'shipped') {
    const carrier = carrierOf(told)
    return carrier ? `Shipped with ${carrier}.` : `${shop.name} has shipped your order.`
  }
  if (told.change === 'granted')
    return `You now have access to ${told.given.map(({ name }) => name).join(', ')}.`
  if (told.change === 'paid') return paidReason(told.facts)
  if (told.change === 'excess_refunded')
    return `We received ${received(told)} when there was nothing left to pay.`
  return `${shop.name}: ${amountText(total, shop.scale, currency)}.`
}

/** Returns the carrier of a parcel; null for the store itself, which is named when a rate has no carrier. */
function carrierOf({ shipment: { carrier }, facts }: AnnouncedChange & { change: 'shipped' }): string | null {
  return carrier && withoutLinks(carrier) !== withoutLinks(facts.shop.name) ? carrier : null
}

function subjectOf(told: AnnouncedChange): string {
  const { number, shop } = told.facts
  if (told.change === 'paid') return `Receipt for order #${number} at ${shop.name}`
  if (told.change === 'placed') return `Your order #${number} at ${shop.name}`
  if (told.change === 'excess_refunded' || told.change === 'granted') return headlineOf(told)
  return `${headlineOf(told)} (${shop.name})`
}

function previewOf(told: AnnouncedChange): string {
  return told.change === 'placed' ? headlineOf(told) : summaryOf(told)
}

function cancelReason(told: AnnouncedChange & { change: 'cancelled' }): string {
  const { shop, credited = 0, currency } = told.facts
  const reason = cancelledBy(told)
  if (credited === 0) return reason
  const credit = amountText(credited, shop.scale, currency)
  return `${reason} What you sent back had paid ${credit} of it, which the store refunds.`
}

function cancelledBy({ by, facts }: AnnouncedChange & { change: 'cancelled' }): string {
  const { number, shop } = facts
  if (by === 'shopper') return `You have cancelled your order #${number} at ${shop.name}.`
  if (by === 'expiry' && facts.proved) {
    return `${shop.name} did not confirm your bank transfer for order #${number} in time, so the order has been cancelled. If you have sent the money, ask the store to return it.`
  }
  if (by === 'expiry') {
    return `Your order #${number} at ${shop.name} was not paid in time, so it has been cancelled.`
  }
  return `${shop.name} has cancelled your order #${number}. If you have already paid for it, ask the store for a refund.`
}

/** Returns what has become of a refunded order. */
function refundedOf({ full, cancelled }: OrderChange & { change: 'refunded' }): string {
  if (cancelled) return 'cancelled'
  return full ? 'refunded' : 'partially refunded'
}

function refundReason(told: AnnouncedChange & { change: 'refunded' }): string {
  const { amount, full, cancelled } = told
  const { number, shop, currency, total } = told.facts
  const verb = cancelled ? 'cancelled' : 'refunded'
  if (amount === 0 && total === 0)
    return `${shop.name} has ${verb} your order #${number}. You had not been charged for it.`
  const given = amountText(amount, shop.scale, currency)
  if (cancelled)
    return `${shop.name} has cancelled your order #${number} and refunded ${given}. How soon you see the money depends on your bank.`
  const what = full ? 'The order is now fully refunded.' : 'The rest of the order is not affected.'
  return `${shop.name} has refunded ${given} for order #${number}. ${what} How soon you see the money depends on your bank.`
}

/** The money received, in its own currency, which may differ from the order's. */
function received({ amount, currency }: { amount: number; currency: string }): string {
  return amountText(amount, scaleOf(currency), currency)
}

const creditOf = (facts: OrderFacts) => (facts.credited ? { paidBy: paidReason(facts) } : {})

/** Returns the values that only the template of this change needs. */
function partsOf(told: AnnouncedChange): object {
  const { facts } = told
  switch (told.change) {
    case 'placed':
      return {
        payBefore: facts.expiresAt && momentOf(facts.expiresAt, facts.shop.timeZone),
        transfer: transferOf(facts),
      }
    case 'paid':
      return { payment: facts.payment, paidWith: paidWith(facts.payment), ...creditOf(facts) }
    case 'granted':
      return { given: told.given }
    case 'delayed':
      return { dueAt: momentOf(told.dueAt, facts.shop.timeZone) }
    case 'shipped': {
      const { shipment } = told
      const tracking = [
        ['Tracking number', shipment.trackingNumber],
        ['Tracking code', shipment.trackingCode],
      ].filter(([, value]) => value)
      return { carrier: carrierOf(told), tracking, trackingUrl: webAddress(shipment.trackingUrl) }
    }
    case 'cancelled':
      return { reason: cancelReason(told) }
    case 'refunded':
      return { reason: refundReason(told), outcome: refundedOf(told) }
    case 'excess_refunded':
      return { received: received(told) }
    case 'processing':
      return {}
  }
}

/**
 * Returns the options that the shopper chose besides the variant, whose name covers the rest. A value that several
 * options share names each option: "L" alone does not tell the size from the initial to be engraved.
 */
function choicesOf({ variant, options = {}, modifiers }: OrderFacts['items'][number]): string[] {
  const named = variant?.split(' / ') ?? []
  const all = Object.values(options)
  const isSaid = (value: string) => named.includes(value) && all.indexOf(value) === all.lastIndexOf(value)
  const chosen = Object.entries(options).filter(([, value]) => !isSaid(value))
  const modified = modifierWords(modifiers)
  return [...chosen.map(([name, value]) => `${name}: ${value}`), ...(modified ? [modified] : [])]
}

/** Returns when pieces are sent that had not come out, or were not there, when they were ordered. */
function promiseOf({ backorder, preorder }: OrderFacts['items'][number], timeZone: string): string[] {
  if (!backorder && !preorder) return []
  if (preorder) return [`Pre-order: comes out on ${momentOf(preorder.releasesAt, timeZone)}`]
  return [
    backorder?.shipsOn ? `Ships from ${dayOf(backorder.shipsOn)}` : 'Ships as soon as it is back in stock',
  ]
}

/** Returns the values of the order that are available to every template. */
function orderOf({ change, facts }: AnnouncedChange): object {
  const { number, currency } = facts
  const money = (minor: number) => amountText(minor, facts.shop.scale, currency)
  const items = facts.items.map((item) => ({
    ...item,
    choices: [...choicesOf(item), ...promiseOf(item, facts.shop.timeZone)],
    image: webAddress(item.image),
    quantity: withSeparators(item.quantity),
  }))
  const sums = sumsOf(change, facts).map(([name, amount]) => [name, money(amount)])
  const place = ['placed', 'paid', 'delayed', 'shipped'].includes(change) ? placeOf(facts) : null
  return { number, money, items, sums, place }
}

/** Returns where the goods go or wait, as lines below a heading; null if nothing is shipped. */
function placeOf(facts: OrderFacts): { heading: string; lines: string[] } | null {
  const { address, collection, proven } = facts
  const due = dueIn(facts)
  if (address) return { heading: 'Ships to', lines: [...due, ...linesOf(address)] }
  if (!collection) return due.length > 0 ? { heading: 'When', lines: due } : null
  const lines = [collection.address, collection.openingHours].flatMap((text) => text.split(/\r?\n/))
  return {
    heading: 'Collect it at',
    lines: [...due, ...(proven === false ? lines.map(withoutLinks) : lines)],
  }
}

/** Returns a line that says when an order is due, and one with its table; none for an order without a time. */
function dueIn({ handover, shop }: OrderFacts): string[] {
  if (!handover) return []
  const table = handover.table === undefined ? [] : [`Table ${withoutLinks(handover.table)}`]
  return [momentOf(handover.dueAt, shop.timeZone), ...table]
}

/**
 * A guest can have the e-mails about an order sent to anybody, so the address that they type must not become a link.
 */
function linesOf(address: NonNullable<OrderFacts['address']>) {
  const { country } = address
  return [...addressLines(address), ...(country ? [countryName(country)] : [])].map(withoutLinks)
}

const paidBy: Record<ManualMethod, string | null> = {
  transfer: 'bank transfer',
  on_delivery: 'payment on delivery',
  at_pickup: 'payment at pick-up',
  invoice: 'invoice',
  cash: 'cash',
  other: null,
}

function paidWith(payment: OrderFacts['payment']): string | null {
  if (payment?.card) return cardText(payment.card)
  const method = payment && manualMethodOf(payment.provider)
  return method ? paidBy[method] : null
}
