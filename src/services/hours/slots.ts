// Slots: the times for which orders are taken.

import { minutes } from '../../base/clock.ts'
import { dayIn } from '../../base/time-zone.ts'
import { dayAfter, type Hours, openingsOf, type Way } from './periods.ts'

/** A time for which orders are taken, in milliseconds since 1970: they are due when it begins. */
export interface Slot {
  starts: number
  ends: number
}

/** The settings behind the slots of one way of fulfilment. */
export interface SlotRules {
  zone: string
  hours: Hours
  way: Way
  /** Until when the merchant has closed the store; null: not. */
  closedUntil: number | null
}

/**
 * Returns the slots of the periods that begin on the days from `first` to `last`, oldest first. Each begins while the
 * store is open, and no later than its time for last orders.
 */
export function slotsOf({ zone, hours, way, closedUntil }: SlotRules, days: [string, string]): Slot[] {
  const rules = hours.ways[way]
  if (!rules) return []
  const length = rules.slotMinutes * minutes
  return openingsOf(zone, hours, way, days).flatMap(({ opens, closes }) => {
    const last = Math.min(closes - 1, closes - rules.lastOrderMinutes * minutes)
    const slots: Slot[] = []
    for (let starts = opens; starts <= last; starts += length) {
      slots.push({ starts, ends: Math.min(starts + length, closes) })
    }
    return slots.filter(({ starts }) => starts >= (closedUntil ?? 0))
  })
}

/** Returns the first and the last day for which orders are taken at `now`. A period of yesterday may still be open. */
function daysTaken({ zone, hours, way }: SlotRules, now: number): [string, string] {
  const today = dayIn(zone, now)
  return [dayAfter(today, -1), dayAfter(today, hours.ways[way]?.daysAhead ?? 0)]
}

/** Returns the first moment for which an order that is placed at `now` can be due. */
export function earliest({ hours, way }: SlotRules, now: number): number {
  return now + (hours.ways[way]?.leadMinutes ?? 0) * minutes
}

/** Returns the slots that an order placed at `now` can have, oldest first, whether or not they are full. */
export function slotsTaken(rules: SlotRules, now: number): Slot[] {
  const first = earliest(rules, now)
  return slotsOf(rules, daysTaken(rules, now)).filter(({ starts }) => starts >= first)
}
