import { cookie } from './session.ts'

/** The table at which a visitor has scanned a code: what they order is brought there. */
export interface Seat {
  code: string
  name: string
}

const cookieName = 'table'
/** How long somebody stays at a table, in milliseconds: whoever comes tomorrow scans again. */
const stay = 6 * 3_600_000

export function seatIn(cookies: Map<string, string>): Seat | null {
  const [, code, name] = /^([\w-]{1,40})\.(.+)$/.exec(cookies.get(cookieName) ?? '') ?? []
  try {
    return code && name ? { code, name: decodeURIComponent(name).slice(0, 60) } : null
  } catch {
    return null
  }
}

/** Returns the cookie that keeps a visitor at a table; null has them leave it. */
export function seatCookie(seat: Seat | null, secure: boolean): string {
  const value = seat ? `${seat.code}.${encodeURIComponent(seat.name)}` : ''
  return cookie(cookieName, value, seat ? stay : 0, secure)
}
