// E-mails to guests about their bookings: what they say, and the event for their calendars.

import { amountText } from '../../base/money.ts'
import type { Mail } from '../messaging/mail-queue.ts'
import { brandOf, momentOf, renderNote } from '../messaging/mail-templates.ts'
import { type EmailTemplates, lookOf } from '../messaging/order-templates.ts'
import { withoutLinks } from '../messaging/plain-names.ts'
import type { BookingMessage } from '../messaging/push-queue.ts'
import { type Event, invitation } from './calendar.ts'

/** A change of a booking or a reminder of it, with the times that it had then. */
export interface Told {
  shopId: string
  bookingId: string
  change: 'confirmed' | 'moved' | 'cancelled' | 'reminder'
  sequence: number
  startsAt: string
  endsAt: string
  formerStartsAt: string | null
  createdAt: string
}

/** A booking with its guest and its store, as an e-mail about it needs them. Amounts are in minor units. */
export interface Booked {
  email: string
  /** Whether the account that booked has proved the address. */
  proven: boolean
  guestName: string
  /** By `requesterOf`; null for accounts. */
  guestAddress: string | null
  /** Whether the guest can move and cancel it in the shop, which those of the merchant cannot. */
  isOwn: boolean
  orderId: string | null
  serviceName: string
  resourceName: string
  resourceKind: 'person' | 'room' | 'thing'
  cancelUntil: string
  /** Hundredths of a percent. */
  lateFee: number | null
  fee: number | null
  status: string
  /** The number of changes so far: a reminder with a lower one is out of date. */
  sequence: number
  shop: {
    name: string
    logo: string | null
    color: string | null
    contact: { email?: string; phone?: string; address?: string }
    scale: number
    currency: string
    timeZone: string
    domain: string | null
    templates: EmailTemplates | null
  }
}

/**
 * Builds the e-mail about a change of a booking, in the look and the time zone of its store. `sender` is the address that
 * e-mails come from. What others have written becomes no link (decision names-carry-no-links-in-mail).
 */
export function bookingMail(told: Told, booked: Booked, sender: string): Mail {
  const { shop, proven, email, guestName } = booked
  const store = withoutLinks(shop.name)
  const words = wordsOf(told, booked, store)
  const look = lookOf(shop.templates, { ...shop, domain: proven ? shop.domain : null })
  return {
    to: email,
    ...words,
    html: renderNote({ ...words, brand: brandOf(look) }),
    // A calendar has the event already.
    calendar:
      told.change === 'reminder'
        ? null
        : invitation(eventOf(told, booked, store), {
            organizer: { name: store, email: sender },
            guest: { name: withoutLinks(guestName), email },
            writtenAt: told.createdAt,
          }),
  }
}

/** Returns the push message that reminds a guest of a booking. */
export function reminderMessage(
  { bookingId, startsAt }: Told,
  { serviceName, shop }: Booked,
): BookingMessage {
  return {
    type: 'booking',
    bookingId,
    title: `Reminder of your booking at ${shop.name}`,
    body: `${serviceName}, ${momentOf(startsAt, shop.timeZone)}`,
  }
}

function wordsOf(told: Told, booked: Booked, store: string): { subject: string; text: string } {
  const { change, startsAt, formerStartsAt } = told
  const { timeZone } = booked.shop
  const facts = [
    withoutLinks(booked.serviceName),
    `${booked.resourceKind === 'person' ? 'With ' : ''}${withoutLinks(booked.resourceName)}`,
    momentOf(startsAt, timeZone),
  ]
  const list = facts.map((fact) => `- ${fact}`).join('\n')
  if (change === 'cancelled')
    return {
      subject: `Your booking at ${store} has been cancelled`,
      text: `Your booking at ${store} has been cancelled:\n\n${list}\n${feeOf(booked)}`,
    }
  if (change === 'moved') {
    const isTime = formerStartsAt !== null && formerStartsAt !== startsAt
    const begins = isTime
      ? `has been moved. It was on ${momentOf(formerStartsAt, timeZone)}, and is now`
      : 'has changed. It is now'
    return {
      subject: `Your booking at ${store} has ${isTime ? 'been moved' : 'changed'}`,
      text: `Your booking at ${store} ${begins}:\n\n${list}\n\n${policyOf(told, booked)}\n`,
    }
  }
  if (change === 'reminder')
    return {
      subject: `Reminder of your booking at ${store}`,
      text: `You have a booking at ${store}:\n\n${list}\n\n${policyOf(told, booked)}\n`,
    }
  return {
    subject: `Your booking at ${store} is confirmed`,
    text: `${store} has confirmed your booking:\n\n${list}\n\n${policyOf(told, booked)}\n`,
  }
}

function policyOf({ createdAt }: Told, { isOwn, orderId, cancelUntil, lateFee, shop }: Booked): string {
  const isFree = isOwn && Date.parse(cancelUntil) > Date.parse(createdAt)
  const free = isFree ? [`You can move or cancel it until ${momentOf(cancelUntil, shop.timeZone)}.`] : []
  const late =
    isOwn && orderId && lateFee !== null
      ? [`If you cancel it ${isFree ? 'later' : 'now'}, the store keeps ${lateFee / 100} % of the price.`]
      : []
  const ways = [...free, ...late]
  return ways.length > 0 ? ways.join(' ') : 'If you cannot come, please tell the store.'
}

function feeOf({ fee, shop: { scale, currency } }: Booked): string {
  return fee ? `\nThe store keeps ${amountText(fee, scale, currency)} of the price.\n` : ''
}

/** A calendar turns names into links as a mail program does. */
function eventOf(told: Told, { serviceName, shop }: Booked, store: string): Event {
  const { shopId, bookingId, change, sequence, startsAt, endsAt } = told
  return {
    id: `${shopId}-${bookingId}`,
    ...{ sequence, startsAt, endsAt },
    summary: `${withoutLinks(serviceName)}, ${store}`,
    location: shop.contact.address && withoutLinks(shop.contact.address),
    isCancelled: change === 'cancelled',
  }
}
