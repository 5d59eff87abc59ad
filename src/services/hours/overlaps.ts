import { invalid } from '../../base/errors.ts'
import type { Hours, LocalHours, Way } from './periods.ts'

const dayMinutes = 24 * 60
const weekMinutes = 7 * dayMinutes
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** A time within a week or a day, in minutes from its beginning. */
interface Span {
  start: number
  end: number
}

/** Throws invalidRequest if two periods of a week or of a date overlap, or if a date has two sets of hours for a way. */
export function requireApart({ ways, exceptions }: Hours): void {
  for (const [way, rules] of Object.entries(ways)) requireWeekApart(rules.periods, `ways.${way}.periods`)
  requireDaysApart(exceptions, 'exceptions')
  const seen = new Set<string>()
  for (const [index, { date, ways: own }] of exceptions.entries()) {
    for (const way of new Set(own ?? allWays)) {
      if (seen.has(`${date} ${way}`)) throw invalid(`exceptions[${index}].date has hours for ${way} already`)
      seen.add(`${date} ${way}`)
    }
  }
}

/** Throws invalidRequest, which names `field`, if two periods of a week overlap. */
export function requireWeekApart(periods: LocalHours['periods'], field: string): void {
  const spans = periods.map((period) => spanOf(period, weekdays.indexOf(period.day) * dayMinutes))
  // The week begins again after its last period, which may last into it.
  const next = spans.map(({ start, end }) => ({ start: start + weekMinutes, end: end + weekMinutes }))
  if (overlap([...spans, ...next])) throw invalid(`${field} must not overlap`)
}

/** Throws invalidRequest, which names `field`, if two periods of a date overlap. */
export function requireDaysApart(exceptions: LocalHours['exceptions'], field: string): void {
  for (const [index, { periods }] of exceptions.entries())
    if (overlap(periods.map((period) => spanOf(period, 0))))
      throw invalid(`${field}[${index}].periods must not overlap`)
}

const allWays: Way[] = ['delivery', 'pickup', 'table']

function spanOf({ from, minutes }: { from: string; minutes: number }, begins: number): Span {
  const [hour = 0, minute = 0] = from.split(':').map(Number)
  const start = begins + hour * 60 + minute
  return { start, end: start + minutes }
}

function overlap(spans: Span[]): boolean {
  const sorted = [...spans].sort((one, other) => one.start - other.start)
  return sorted.some(({ start }, index) => index > 0 && start < sorted[index - 1]!.end)
}
