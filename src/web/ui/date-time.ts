const two = (part: number) => String(part).padStart(2, '0')

/** Returns a moment as a field of the type `datetime-local` takes it: where the reader is, to the minute. */
export function localInput(iso: string | null | undefined): string | undefined {
  if (!iso) return undefined
  const at = new Date(iso)
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** Returns the moment that such a field means; null where nothing was chosen. */
export function fromLocalInput(value: string | undefined): string | null {
  return value ? new Date(value).toISOString() : null
}

/**
 * Returns the same moment as such a field says it: with the offset from UTC that the reader's clock has then. Where days
 * count, as in a task that recurs, that is the day that the reader has chosen.
 */
export function localTime(value: string | undefined): string | null {
  if (!value) return null
  const at = new Date(value)
  const east = -at.getTimezoneOffset()
  const offset = [Math.trunc(Math.abs(east) / 60), Math.abs(east) % 60].map(two).join(':')
  return `${localInput(at.toISOString())}:00${east < 0 ? '-' : '+'}${offset}`
}
