const two = (part: number) => String(part).padStart(2, '0')

/** Returns a moment as a field of the type `datetime-local` takes it: where the reader is, to the minute. */
export function localInput(iso: string | null | undefined): string | undefined {
  if (!iso) return undefined
  const at = new Date(iso)
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** Returns the moment that such a field means; null if nothing was chosen. */
export function fromLocalInput(value: string | undefined): string | null {
  return value ? new Date(value).toISOString() : null
}

/**
 * Returns the same moment as such a field says it: with the offset from UTC that the reader's clock has then. Where
 * days count, as in a task that recurs, that is the day that the reader has chosen.
 */
export function localTime(value: string | undefined): string | null {
  if (!value) return null
  const at = new Date(value)
  const east = -at.getTimezoneOffset()
  const offset = [Math.trunc(Math.abs(east) / 60), Math.abs(east) % 60].map(two).join(':')
  return `${localInput(at.toISOString())}:00${east < 0 ? '-' : '+'}${offset}`
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
