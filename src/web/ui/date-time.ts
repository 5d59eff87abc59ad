import { partsIn } from './dates.ts'

/** Returns a moment as a field of the type `datetime-local` takes it: as it is in a time zone, to the minute. */
export function localInput(iso: string | null | undefined, zone?: string): string | undefined {
  if (!iso) return undefined
  const { day, time } = partsIn(iso, zone)
  return `${day}T${time}`
}

/** Returns the day of a moment in a time zone, as a field of the type `date` takes it. */
export function dayInput(iso: string | number, zone?: string): string {
  return partsIn(iso, zone).day
}

/** Returns the first moment of a day such as 2026-11-30 where the reader is. */
export function dayBegins(day: string): string {
  return new Date(`${day}T00:00:00`).toISOString()
}

/** Later ones have a year of five digits, which the service refuses. */
const latest = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/**
 * Returns the last moment of the reader's local day, which is the one before the next day. If clocks are put back at
 * midnight, the last hour of a day is repeated, and its time of day would mean the first of the two.
 */
export function dayEnds(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(Math.min(new Date(year, month - 1, date + 1).getTime() - 1, latest)).toISOString()
}
