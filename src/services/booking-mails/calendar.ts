// Invitations: events for the calendars of guests, with the methods of RFC 5546.

import { calendarOf, parameter, text, utc } from '../../base/icalendar.ts'
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
  const lines = [`METHOD:${method}`, 'BEGIN:VEVENT', ...linesOf(event, writtenAt), ...people, 'END:VEVENT']
  return { method, text: calendarOf(lines) }
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

const mailto = ({ email }: Person) => `mailto:${encodeURI(email.toWellFormed())}`
