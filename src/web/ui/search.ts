/**
 * Reads what a page keeps in its address. Values that make no sense are ignored.
 */
type Given = Record<string, unknown>

export function textIn(given: Given, name: string): string | undefined {
  const value = given[name]
  // The router reads `?query=12` as a number.
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text !== '' ? text : undefined
}

export function oneOf<Value extends string>(
  given: Given,
  name: string,
  values: readonly Value[],
): Value | undefined {
  return values.find((value) => value === given[name])
}

/** Reads a day such as 2026-11-22. */
export function dayIn(given: Given, name: string): string | undefined {
  const text = textIn(given, name)
  return text && isDay(text) ? text : undefined
}

/** Returns whether the day exists: 2026-02-31 does not, and would be read as one in March. */
function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** Reads the address of a list without filters. */
export const readPage = (given: Given): { page?: number } => ({ page: pageIn(given) })

/** Returns the number of a page; by default the first. */
export function pageIn(given: Given, name = 'page'): number | undefined {
  const page = Number(given[name])
  return Number.isInteger(page) && page > 1 ? page : undefined
}
