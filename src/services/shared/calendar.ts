import { invalid } from '../../errors.ts'

/**
 * Returns a time of a request in milliseconds. It must lie between the years 1 and 9999 in UTC too: an offset
 * may move a time of the first or last year out of them. Throws invalidRequest, naming the field, also for
 * the 30th of February.
 */
export function timeOf(name: string, text: string): number {
  const time = new Date(text)
  const year = time.getUTCFullYear()
  if (!(year >= 1 && year <= 9999)) throw invalid(`${name} must be a time between the years 1 and 9999`)
  if (!dayOf(text.slice(0, 10))) throw invalid(`${name} must be a valid calendar date`)
  return time.getTime()
}

/**
 * Returns a time of a request with the offset that it was written in, which determines its day: the first ten
 * characters. Throws the refusals of timeOf.
 */
export function writtenTime(name: string, text: string): string {
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)$/.exec(text) ?? []
  const offset = Number(`${sign ?? ''}1`) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
  const local = new Date(timeOf(name, text) + offset * 60_000).toISOString()
  timeOf(name, local)
  return offset === 0 ? local : local.replace('Z', `${sign}${hours}:${minutes}`)
}

/** Returns the beginning of a day `YYYY-MM-DD` in UTC; null for a text that is not a calendar day. */
export function dayOf(text: string): Date | null {
  const day = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? text : Number.NaN)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text ? day : null
}
