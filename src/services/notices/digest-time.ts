import { days, hours } from '../../base/clock.ts'
import { dayIn, momentIn } from '../../base/time-zone.ts'

/** The hour of the day at which people begin to read. */
const morning = 7 * hours

/** Returns the next 7 in the morning in a time zone, also on days when the clocks change. */
export function nextDigest(timeZone: string, now: Date): Date {
  const today = Date.parse(dayIn(timeZone, now.getTime()))
  const moments = [today, today + days].map((day) => momentIn(timeZone, day + morning))
  return new Date(moments.find((at) => at > now.getTime())!)
}
