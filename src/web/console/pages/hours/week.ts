import type { FormValues } from '../../../ui/form.tsx'
import type { DayPeriod, Period, Weekday } from './queries.ts'

export const weekdays: Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
]

const dayMinutes = 24 * 60

/** Returns when a period ends, as clocks show it. */
export function endOf({ from, minutes }: DayPeriod): string {
  const end = (minutesOf(from) + minutes) % dayMinutes
  return [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Returns the period between two times of day; one that ends no later than it begins lasts into the next day. */
export function periodBetween(from: string, to: string): DayPeriod {
  const minutes = minutesOf(to) - minutesOf(from)
  return { from, minutes: minutes > 0 ? minutes : minutes + dayMinutes }
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Returns periods as people read them: "11:00–14:00, 18:00–02:00". */
export const periodsText = (periods: DayPeriod[]) =>
  [...periods]
    .sort((one, other) => (one.from < other.from ? -1 : 1))
    .map((period) => `${period.from}–${endOf(period)}`)
    .join(', ')

/** Reads the periods that the fields of a day say, whose names begin with `prefix`. */
export function periodsIn(values: FormValues, prefix: string, rows: number): DayPeriod[] {
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
    const [from, to] = [values.text(`${prefix}-${row}-from`), values.text(`${prefix}-${row}-to`)]
    return from && to ? [periodBetween(from.slice(0, 5), to.slice(0, 5))] : []
  })
}

export const periodsOfDay = (periods: Period[], day: Weekday): Period[] =>
  periods.filter((period) => period.day === day)
