import { days, minutes } from './clock.ts'
import { momentIn, offsetAt } from './time-zone.ts'

/**
 * The contract's formats for times that callers send, each with the conversion applied before any handler sees the
 * text: a time as `writtenTime` returns it, a date as an inclusive end, or the day of a time. What has no offset is in
 * `zone`, the time zone of the call's store (decision stores-have-a-time-zone). Throws an error that says what is
 * expected.
 */
export const timeFormats: Record<string, (text: string, zone?: string) => string> = {
  'iso-8601': (text, zone) => writtenTime(read(text, zone)),
  'iso-8601-end': (text, zone) => writtenTime(read(text, zone, true)),
  'iso-8601-day': (text, zone = 'UTC') => dayOfTime(read(text, zone), zone),
}

/** A time as a caller wrote it, which the validator has found readable, until the zone of the call's store is known. */
export class WrittenTime {
  readonly in: (zone: string) => string

  constructor(text: string, format: string) {
    const convert = timeFormats[format]!
    convert(text)
    this.in = (zone) => convert(text, zone)
  }
}

/** Says why a text is not a time; follows the name of its field. */
export const expectedTime =
  'must be a date or a time in ISO 8601, such as 2026-11-30 or 2026-11-30T18:00:00+01:00'

/** Matches a time that has lost the + of its offset: form decoding turns it into a space in a query. */
const withoutPlus = /:\d\d\S* \d\d(:?\d\d)?$/

/** Matches a day with or without a time of day, and that with or without an offset. */
const iso8601 = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?)(Z|(?:[+-]\d\d)(?::?\d\d)?)?)?$/i

/** A moment, the offset that it is written in, and whether its text has one; in milliseconds. */
interface Read {
  utc: number
  offset: number
  hasOffset: boolean
}

/**
 * Reads a time of a request. A date alone means the beginning of that day, or its end. The time must lie between the
 * years 1 and 9999 in UTC: an offset may move a time of the first or last year out of them, while a zone moves it no
 * further than to their edge. Throws an error that says what is expected, also for the 30th of February.
 */
function read(text: string, zone = 'UTC', isEnd = false): Read {
  const [, day = '', time, written] = iso8601.exec(text) ?? []
  const local = Date.parse(`${day}T${time?.replace(',', '.') ?? '00:00'}Z`)
  const offset = written === undefined ? undefined : offsetOf(written)
  const begins = local - (offset ?? 0)
  if (!dayOf(day) || offset === null || !isWithinYears(begins) || !isWithinYears(local)) {
    throw new Error(
      withoutPlus.test(text) ? `${expectedTime} (in a query, + is written as %2B)` : expectedTime,
    )
  }
  if (offset !== undefined) return { utc: begins, offset, hasOffset: true }
  const moment = isEnd && time === undefined ? momentIn(zone, local + days) - 1 : momentIn(zone, local)
  const utc = withinYears(moment)
  return { utc, offset: offsetAt(zone, utc), hasOffset: false }
}

/** Returns a written offset in milliseconds; null for one that is none. */
function offsetOf(written: string): number | null {
  const [, sign = '+', hours = '00', rest = '00'] = /^([+-])(\d\d):?(\d\d)?/.exec(written) ?? []
  if (Number(hours) > 23 || Number(rest) > 59) return null
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(rest)) * minutes
}

/** Returns a time in full, with its offset, which determines its day: the first ten characters. */
function writtenTime({ utc, offset }: Read): string {
  const local = new Date(utc + offset).toISOString()
  if (offset === 0) return local
  const [hours, rest] = [Math.trunc(Math.abs(offset) / minutes / 60), Math.abs(offset / minutes) % 60].map(
    (part) => String(part).padStart(2, '0'),
  )
  return local.replace('Z', `${offset < 0 ? '-' : '+'}${hours}:${rest}`)
}

/** Returns the day of a time where the store is; of a local time, the day that it names. */
function dayOfTime({ utc, offset, hasOffset }: Read, zone: string): string {
  const local = withinYears(utc + (hasOffset ? offsetAt(zone, utc) : offset))
  return new Date(local).toISOString().slice(0, 10)
}

/**
 * Returns a time of a request in UTC, for comparing and storing it without its offset. PostgreSQL does not read offsets
 * of 16 hours or more, which ISO 8601 allows.
 */
export function inUtc(time: string): string {
  return new Date(time).toISOString()
}

const [earliest, latest] = [Date.parse('0001-01-01T00:00:00.000Z'), Date.parse('9999-12-31T23:59:59.999Z')]

function isWithinYears(time: number): boolean {
  return time >= earliest && time <= latest
}

function withinYears(time: number): number {
  return Math.min(Math.max(time, earliest), latest)
}

/** Returns the beginning of a day `YYYY-MM-DD` in UTC; null for a text that is not a calendar day. */
export function dayOf(text: string): Date | null {
  const day = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? text : Number.NaN)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text ? day : null
}
