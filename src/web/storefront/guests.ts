/** The guests that were made of visitors a moment ago, or are being made. */
const made = new Map<string, Promise<string>>()
const minute = 60_000

/**
 * Returns the token of the guest that a visitor of a store is, and makes one where there is none: calls of one browser that
 * begin before any of them has brought it a session are of one guest.
 */
export function guestOf(visitor: string, create: () => Promise<string>): Promise<string> {
  const known = made.get(visitor)
  if (known) return known
  const token = create()
  const forget = () => made.delete(visitor)
  made.set(visitor, token)
  token.then(() => setTimeout(forget, minute).unref(), forget)
  return token
}
