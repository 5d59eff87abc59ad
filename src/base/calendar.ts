/**
 * The contract's formats for times that callers send, each with the conversion applied before any handler sees the
 * text: a time as `writtenTime` returns it, a date as an inclusive end, or the day of a time in UTC.
 */
export const timeFormats: Record<string, (text: string) => string> = {
  'iso-8601': (text) => writtenTime(text),
  'iso-8601-end': (text) => writtenTime(text, '23:59:59.999'),
  'iso-8601-day': (text) => new Date(writtenTime(text)).toISOString().slice(0, 10),
}

/** Says why a text is not a time; follows the name of its field. */
export const expectedTime =
  'must be a date or a time in ISO 8601, such as 2026-11-30 or 2026-11-30T18:00:00+01:00'

/** Matches a time that has lost the + of its offset: form decoding turns it into a space in a query. */
const withoutPlus = /:\d\d\S* \d\d(:?\d\d)?$/

/** Matches a day with or without a time of day, and that with or without an offset. */
const iso8601 = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?)(Z|(?:[+-]\d\d)(?::?\d\d)?)?)?$/i

/**
 * Returns a time of a request in full, with the offset that it was written in, which determines its day: the first ten
 * characters. Without an offset it is in UTC; a date alone means `ofDay` on that day. The time must also lie between
 * the years 1 and 9999 in UTC: an offset may move a time of the first or last year out of them. Throws an error that
 * says what is expected, also for the 30th of February.
 */
function writtenTime(text: string, ofDay = '00:00:00'): string {
  const [, day = '', time = ofDay, zone = 'Z'] = iso8601.exec(text) ?? []
  const [, sign = '+', hours = '00', minutes = '00'] = /^([+-])(\d\d):?(\d\d)?/.exec(zone) ?? []
  const offset = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000
  const utc = Date.parse(`${day}T${time.replace(',', '.')}${sign}${hours}:${minutes}`)
  if (!dayOf(day) || !isWithinYears(utc) || !isWithinYears(utc + offset)) {
    throw new Error(
      withoutPlus.test(text) ? `${expectedTime} (in a query, + is written as %2B)` : expectedTime,
    )
  }
  const local = new Date(utc + offset).toISOString()
  return offset === 0 ? local : local.replace('Z', `${sign}${hours}:${minutes}`)
}

/**
 * Returns a time of a request in UTC, for comparing and storing it without its offset. PostgreSQL does not read offsets
 * of 16 hours or more, which ISO 8601 allows.
 */
export function inUtc(time: string): string {
  return new Date(time).toISOString()
}

function isWithinYears(time: number): boolean {
  const year = new Date(time).getUTCFullYear()
  return year >= 1 && year <= 9999
}

/** Returns the beginning of a day `YYYY-MM-DD` in UTC; null for a text that is not a calendar day. */
export function dayOf(text: string): Date | null {
  const day = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? text : Number.NaN)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text ? day : null
}
