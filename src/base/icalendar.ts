// iCalendar (RFC 5545): values, lines and time zones.

import { days, hours, minutes } from './clock.ts'
import { momentIn, offsetAt } from './time-zone.ts'

/** Returns a calendar of these lines, each without its end. */
export const calendarOf = (lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Storefront//Bookings//EN', ...lines, 'END:VCALENDAR']
    .map((line) => `${folded(line)}\r\n`)
    .join('')

const written = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+Z$/g, '')

/** Writes a time in UTC, so that no calendar has to know a time zone. */
export const utc = (time: string): string => `${written(Date.parse(time))}Z`

/**
 * Returns a property with a time on the clocks of a zone; in UTC where they show it twice, and it is the second, which
 * calendars could not tell.
 */
export function localTime(property: 'DTSTART' | 'DTEND', zone: string, time: string): string {
  const at = Date.parse(time)
  const local = at + offsetAt(zone, at)
  return momentIn(zone, local) === at
    ? `${property};TZID=${zone}:${written(local)}`
    : `${property}:${utc(time)}`
}

// Line breaks become \n, and no other control character is allowed.
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** Returns free text as the value of a property. */
export const text = (value: string): string =>
  value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(unprintable, ' ')

/** Returns free text as the value of a parameter, which cannot have quotation marks. */
export const parameter = (value: string): string =>
  `"${value.replaceAll('"', "'").replace(unprintable, ' ')}"`

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

/** Returns the lines that say how far a zone is ahead of UTC between two moments, in milliseconds since 1970. */
export function zoneLines(zone: string, from: number, to: number): string[] {
  const changes = [{ at: from, before: offsetAt(zone, from), after: offsetAt(zone, from) }]
  for (let day = from; day < to; day += 1 * days) {
    const [before, after] = [offsetAt(zone, day), offsetAt(zone, day + 1 * days)]
    if (before !== after) changes.push({ at: changeBetween(zone, day, day + 1 * days), before, after })
  }
  return [
    ...['BEGIN:VTIMEZONE', `TZID:${zone}`],
    ...changes.flatMap(({ at, before, after }) => {
      const kind = after > before ? 'DAYLIGHT' : 'STANDARD'
      return [
        `BEGIN:${kind}`,
        `DTSTART:${written(at + before)}`,
        `TZOFFSETFROM:${offset(before)}`,
        `TZOFFSETTO:${offset(after)}`,
        `END:${kind}`,
      ]
    }),
    'END:VTIMEZONE',
  ]
}

/** Returns the first moment, to the minute, at which a zone is as far ahead of UTC as it is at `last`. */
function changeBetween(zone: string, first: number, last: number): number {
  let [before, after] = [first, last]
  while (after - before > 1 * minutes) {
    const middle = before + Math.floor((after - before) / 2 / minutes) * minutes
    if (offsetAt(zone, middle) === offsetAt(zone, last)) after = middle
    else before = middle
  }
  return after
}

function offset(ahead: number): string {
  const [whole, rest] = [Math.floor(Math.abs(ahead) / hours), (Math.abs(ahead) % hours) / minutes]
  return `${ahead < 0 ? '-' : '+'}${[whole, rest].map((part) => String(part).padStart(2, '0')).join('')}`
}
