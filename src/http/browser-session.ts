// Session cookie of the console, with its CSRF protection (SameSite, Origin and Sec-Fetch-Site).

import type { Request, Response } from 'express'
import { clock } from '../base/clock.ts'
import type { Config } from '../config/config.ts'
import { tokenExpiresAt } from '../services/people/sessions.ts'
import type { Route } from './handler.ts'

/**
 * The cookie that holds the console's session token; no script can read it (decision the-session-is-a-strict-cookie).
 */
export interface BrowserSessions {
  /** Returns the token in a call's cookie; null if there is none, or if the call may come from another site. */
  tokenOf(req: Request): string | null
  /** Returns a reply's data as the caller sees it: a token that the browser keeps goes into a cookie instead. */
  answer(req: Request, res: Response, route: Route, data: unknown): unknown
  /** Makes the browser forget an ended session. */
  forget(req: Request, res: Response): void
}

/** Returns the console's cookie, with the name and attributes that its public address allows. */
export function browserSessions({ publicUrls }: Pick<Config, 'publicUrls'>): BrowserSessions {
  const { origin, protocol } = new URL(publicUrls.console)
  const secure = protocol === 'https:'
  // A name with this prefix can only be set by this very host, over HTTPS, and for all of its paths.
  const name = secure ? '__Host-console' : 'storefront-console'
  const options = { httpOnly: true, sameSite: 'strict', secure, path: '/' } as const
  const pattern = new RegExp(`(?:^|;) *${name}=([\\w.-]+)`)
  const tokenOf = (req: Request) => {
    const { authorization, cookie = '' } = req.headers
    if (authorization !== undefined || !isOwn(req, origin)) return null
    return pattern.exec(cookie)?.[1] ?? null
  }
  const forget = (req: Request, res: Response) => {
    if (tokenOf(req) !== null) res.clearCookie(name, options)
  }
  return {
    tokenOf,
    forget,
    answer(req, res, { session }, data) {
      if (session === 'ended') forget(req, res)
      if (session !== 'opened' || req.headers['x-keep-session'] !== 'cookie') return data
      const { token, ...rest } = data as { token: string }
      const maxAge = Date.parse(tokenExpiresAt(token)) - clock.now().getTime()
      res.cookie(name, token, { ...options, maxAge })
      return rest
    },
  }
}

/**
 * Returns whether the call comes from a page of the console or directly from the person at the browser, judged by
 * Sec-Fetch-Site or, without it, Origin. Page scripts can set neither.
 */
function isOwn({ method, headers }: Request, origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site === undefined) return headers.origin === origin
  return site === 'same-origin' || (site === 'none' && ['GET', 'HEAD'].includes(method))
}
