/**
 * Goes to the sign-in by reloading: nothing of the ended session stays in the page's memory, and no part of the page is
 * left to act on it.
 */
export function leave(search: { back: string; ended: 'true' } | Record<string, never> = {}): void {
  const query = new URLSearchParams(search)
  location.assign(`/console/sign-in${query.size > 0 ? `?${query}` : ''}`)
}
