/** The guests that visitors became a moment ago, or are becoming; the oldest come first. */
const made = new Map<string, Promise<string>>()
/** Maximum number of guests that are remembered: callers choose their names themselves. */
const most = 10_000
const minute = 60_000

/**
 * Returns the token of a visitor's guest at a store, and makes one if there is none: calls of one browser that begin
 * before any of them has brought it a session belong to one guest.
 */
export function guestOf(visitor: string, create: () => Promise<string>): Promise<string> {
  const known = made.get(visitor)
  if (known) return known
  const token = create()
  const forget = () => {
    if (made.get(visitor) === token) made.delete(visitor)
  }
  made.set(visitor, token)
  if (made.size > most) made.delete(made.keys().next().value!)
  token.then(() => setTimeout(forget, minute).unref(), forget)
  return token
}
