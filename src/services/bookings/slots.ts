// Slots: when a resource can begin a service, by its working hours on the store's clocks (daylight saving time).

import { days, minutes } from '../../base/clock.ts'
import { dayIn, offsetAt } from '../../base/time-zone.ts'
import { dayAfter, firstShown, type LocalHours, openingsWithin } from '../hours/periods.ts'
import type { Rules } from './rules.ts'

/** The settings behind the slots of a service, apart from the resource. */
export interface SlotTerms {
  zone: string
  durationMinutes: number
  rules: Pick<Rules, 'noticeMinutes' | 'daysAhead' | 'stepMinutes'>
}

/**
 * Returns the moments at which a resource with these hours can begin, in the periods that begin on the days from `first`
 * to `last`, oldest first. They follow each other on the store's clocks: a slot at 09:00 is at 09:00 on every day. Where
 * clocks are put back it is at the first of the two, and none begins twice where they are put forward. Each ends within
 * the working hours.
 */
export function startsOf(
  { zone, durationMinutes, rules }: SlotTerms,
  hours: LocalHours,
  range: [first: string, last: string],
): number[] {
  const [length, step] = [durationMinutes * minutes, (rules.stepMinutes ?? durationMinutes) * minutes]
  return openingsWithin(zone, hours, range).flatMap(({ opens, closes }) => {
    const starts: number[] = []
    for (let local = opens + offsetAt(zone, opens); ; local += step) {
      const at = Math.max(firstShown(zone, local), opens)
      if (at + length > closes) return starts
      if (at !== starts.at(-1)) starts.push(at)
    }
  })
}

/** Returns the first and the last day on which the service can be booked at `now`. */
export function bookableDays({ zone, rules }: SlotTerms, now: number): [first: string, last: string] {
  const today = dayIn(zone, now)
  // A period of yesterday may last into today.
  return [dayAfter(today, -1), dayAfter(today, rules.daysAhead)]
}

/** Returns whether a service can be booked at `now` to begin at `start`, by its notice alone. */
export const isInTime = ({ rules }: SlotTerms, start: number, now: number): boolean =>
  start >= now + rules.noticeMinutes * minutes

/** Returns whether a resource with these hours can begin at exactly this moment, booked at `now`. */
export function isOffered(terms: SlotTerms, hours: LocalHours, start: number, now: number): boolean {
  if (!isInTime(terms, start, now)) return false
  const [first, last] = bookableDays(terms, now)
  if (start < Date.parse(first) - 2 * days || start > Date.parse(last) + 3 * days) return false
  const day = dayIn(terms.zone, start)
  const within: [string, string] = [dayAfter(day, -1), [day, last].sort()[0]!]
  return startsOf(terms, hours, within).includes(start)
}
