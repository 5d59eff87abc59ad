/**
 * Goes to the sign-in by loading it anew: nothing of the session that has ended stays in the memory of the page, and no
 * part of it is left to act on it.
 */
export function leave(search: { back: string; ended: 'true' } | Record<string, never> = {}): void {
  const query = new URLSearchParams(search)
  location.assign(`/console/sign-in${query.size > 0 ? `?${query}` : ''}`)
}
