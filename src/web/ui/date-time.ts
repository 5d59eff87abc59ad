const two = (part: number) => String(part).padStart(2, '0')

/** Returns a moment as a field of the type `datetime-local` takes it: where the reader is, to the minute. */
export function localInput(iso: string | null | undefined): string | undefined {
  if (!iso) return undefined
  const at = new Date(iso)
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/**
 * Returns the moment that such a field means; null where nothing was chosen. A field that still shows the moment with which
 * it was opened means that one, whose seconds it does not show.
 */
export function fromLocalInput(value: string | undefined, before?: string | null): string | null {
  if (before && value === localInput(before)) return before
  return value ? new Date(value).toISOString() : null
}
