/** The guests that visitors became a moment ago, or are becoming. */
const made = new Map<string, Promise<string>>()
const minute = 60_000

/**
 * Returns the token of a visitor's guest at a store, and makes one if there is none: calls of one browser that begin
 * before any of them has brought it a session belong to one guest.
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
