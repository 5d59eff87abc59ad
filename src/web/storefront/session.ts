/** A shopper's session: the token of the Store API, which no script of a page can read. */
export interface Session {
  token: string
  /** True if nobody has signed in: a guest has a cart and a wishlist all the same. */
  guest: boolean
}

const cookieName = 'session'
const visitorName = 'visitor'
const days = 86_400_000

/** Returns the cookies of a request by name. */
export function cookiesIn(header = ''): Map<string, string> {
  const pairs = header.split('; ').map((pair) => pair.split(/=(.*)/s) as [string, string])
  return new Map(pairs.filter(([name]) => name))
}

export function sessionIn(cookies: Map<string, string>): Session | null {
  const [, kind, token] = /^([gu])\.([\w.-]+)$/.exec(cookies.get(cookieName) ?? '') ?? []
  return token ? { token, guest: kind === 'g' } : null
}

/** Returns the cookie that keeps a session for as long as its token is good; null ends it. */
export function sessionCookie(session: Session | null, secure: boolean): string {
  if (!session) return cookie(cookieName, '', 0, secure)
  const left = Math.max(0, expiryOf(session.token) - Date.now())
  return cookie(cookieName, `${session.guest ? 'g' : 'u'}.${session.token}`, left, secure)
}

/**
 * Returns the cookie that ties calls to one browser if they begin before there is a session; null removes it
 * (decision one-guest-a-browser).
 */
export function visitorCookie(visitor: string | null, secure: boolean): string {
  // A page may stay open for days before anything is put in the cart.
  return cookie(visitorName, visitor ?? '', visitor ? 30 * days : 0, secure)
}

export function visitorIn(cookies: Map<string, string>): string | null {
  return /^[\w-]{22,64}$/.exec(cookies.get(visitorName) ?? '')?.[0] ?? null
}

/** Returns whether a token is old enough to be refreshed, and can still be used. */
export function isAgeing({ token }: Session): boolean {
  const left = expiryOf(token) - Date.now()
  return left > 0 && left < 7 * days
}

/** Returns a cookie that no script can read and no other site's form can send. */
export function cookie(name: string, value: string, milliseconds: number, secure: boolean): string {
  const age = Math.floor(milliseconds / 1000)
  return `${name}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** Reads when a token expires, in ms. The service checks its signature; here it is only kept. */
function expiryOf(token: string): number {
  try {
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    return Number(exp) * 1000
  } catch {
    return 0
  }
}
