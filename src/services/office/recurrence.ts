import { RRuleTemporal } from 'rrule-temporal'
import { dayOf } from '../shared/calendar.ts'

/** The days of a task that recurs, each `YYYY-MM-DD`: from `first` to `until`, both among them. */
export interface Recurrence {
  first: string
  recurring: 'daily' | 'weekly' | 'monthly'
  /** Every so many days, weeks or months. */
  every: number
  until: string
}

/**
 * The days between two, both included, on which a task recurs, in order (RFC 5545). They are days of a calendar
 * without a clock, so no change to or from summer time moves one. In a month that is too short for the first day, it
 * is the last one (decision 87). Costs the same wherever in the recurrence the two days lie.
 */
export function daysBetween(recurrence: Recurrence, from: Date, to: Date): string[] {
  if (from > to) return []
  const days = new RRuleTemporal({ rruleString: ruleOf(recurrence) }).between(from, to, true)
  return days.map((day) => day.toPlainDate().toString())
}

/** Whether a text is a day on which a task recurs; one that names no day is none. */
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

/** RFC 5545 leaves out months without such a day: of the days from the 28th on, this takes the last that there is. */
function lastOf(day: number): string {
  const days = [28, 29, 30, 31].filter((candidate) => candidate <= day)
  return `BYMONTHDAY=${days};BYSETPOS=-1`
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}
