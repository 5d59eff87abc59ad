// iCalendar (RFC 5545): events for the calendars of guests, with the methods of RFC 5546.

import type { CalendarEvent } from '../messaging/mail-queue.ts'

/** An event as a calendar shows it. Times are in ISO 8601; names are free text. */
export interface Event {
  /** The same for an event through all of its changes. */
  id: string
  /** Grows with every change: calendars keep the event with the highest. */
  sequence: number
  startsAt: string
  endsAt: string
  summary: string
  location?: string | undefined
  isCancelled: boolean
}

interface Person {
  name: string
  email: string
}

/**
 * Returns an invitation to an event that its guest has accepted by booking it, or its cancellation. `writtenAt` is when it
 * changed.
 */
export function invitation(
  event: Event,
  { organizer, guest, writtenAt }: { organizer: Person; guest: Person; writtenAt: string },
): CalendarEvent {
  const method = event.isCancelled ? 'CANCEL' : 'REQUEST'
  const people = [
    `ORGANIZER;CN=${parameter(organizer.name)}:${mailto(organizer)}`,
    `ATTENDEE;CN=${parameter(guest.name || guest.email)};PARTSTAT=ACCEPTED;RSVP=FALSE:${mailto(guest)}`,
  ]
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Storefront//Bookings//EN', `METHOD:${method}`],
    ...['BEGIN:VEVENT', ...linesOf(event, writtenAt), ...people, 'END:VEVENT'],
    'END:VCALENDAR',
  ]
  return { method, text: lines.map((line) => `${folded(line)}\r\n`).join('') }
}

function linesOf(
  { id, sequence, startsAt, endsAt, summary, location, isCancelled }: Event,
  writtenAt: string,
): string[] {
  return [
    `UID:${id}`,
    `DTSTAMP:${utc(writtenAt)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${text(summary)}`,
    ...(location ? [`LOCATION:${text(location)}`] : []),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  ]
}

/** Times are written in UTC, so that no calendar has to know the store's time zone. */
const utc = (time: string) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '')

// Line breaks become \n, and no other control character is allowed.
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

const text = (value: string) =>
  value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(unprintable, ' ')

/** The value of a parameter cannot have quotation marks. */
const parameter = (value: string) => `"${value.replaceAll('"', "'").replace(unprintable, ' ')}"`

const mailto = ({ email }: Person) => `mailto:${encodeURI(email.toWellFormed())}`

/** Lines have 75 octets at most; one that is longer goes on in the next, after a space. No character is divided. */
function folded(line: string): string {
  let [lines, octets] = ['', 0]
  for (const character of line) {
    const length = Buffer.byteLength(character)
    if (octets + length > 75) [lines, octets] = [`${lines}\r\n `, 1]
    lines += character
    octets += length
  }
  return lines
}
