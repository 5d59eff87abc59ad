import { RRuleTemporal } from 'rrule-temporal'
import { dayOf } from '../../base/calendar.ts'

/** The recurrence of a task, from `first` to `until`, inclusive. Days are `YYYY-MM-DD`. */
export interface Recurrence {
  first: string
  recurring: 'daily' | 'weekly' | 'monthly'
  /** The interval in days, weeks or months. */
  every: number
  until: string
}

/**
 * Returns the days on which a task recurs between two days, inclusive, in order (RFC 5545). They are calendar days
 * without a time, so daylight saving time moves none. In a month too short for the day of `first`, the task recurs on
 * the last day. The cost does not depend on how far the two days are from the first.
 */
export function daysBetween(recurrence: Recurrence, from: Date, to: Date): string[] {
  if (from > to) return []
  const days = new RRuleTemporal({ rruleString: ruleOf(recurrence) }).between(from, to, true)
  return days.map((day) => day.toPlainDate().toString())
}

/** Returns whether a task recurs on this day; false for a text that is not a calendar day. */
export function recursOn(recurrence: Recurrence, text: string): boolean {
  const day = dayOf(text)
  return day !== null && daysBetween(recurrence, day, day).length > 0
}

function ruleOf({ first, recurring, every, until }: Recurrence): string {
  const parts = [`FREQ=${recurring.toUpperCase()}`, `INTERVAL=${every}`, `UNTIL=${compact(until)}T000000Z`]
  const day = Number(first.slice(8))
  if (recurring === 'monthly' && day > 28) parts.push(lastOf(day))
  return `DTSTART;TZID=UTC:${compact(first)}T000000\nRRULE:${parts.join(';')}`
}

/** RFC 5545 skips months without such a day; this selects the last existing day from the 28th on. */
function lastOf(day: number): string {
  const days = [28, 29, 30, 31].filter((candidate) => candidate <= day)
  return `BYMONTHDAY=${days};BYSETPOS=-1`
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}
