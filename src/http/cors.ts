// CORS, request ids, HTTPS redirects and compression: what comes before the pipeline.

import { randomUUID } from 'node:crypto'
import compression from 'compression'
import cors from 'cors'
import type { Request, RequestHandler, Response } from 'express'
import { days, hours, seconds } from '../base/clock.ts'
import { isCardNumber } from '../services/shared/card-numbers.ts'
import { tagByCoding } from './etags.ts'
import type { SurfaceOptions } from './surface-options.ts'

/**
 * Returns the middleware before the pipeline: sets the request id, enforces HTTPS if the public address uses it,
 * compresses replies for clients that accept it, and lets pages of any origin call the Store API and the Apps API
 * (CORS). It is one layer, because Express walks through each.
 */
export function forBrowsers({ surface, config }: SurfaceOptions): RequestHandler {
  const compress = compression({ threshold: 1024 })
  const isOpen = (path: string) => surface !== 'console' || forPublicApps.has(path)
  const isSecure = config.publicUrls[surface].startsWith('https:')
  return (req, res, next) => {
    // For this host only: its subdomains may belong to others.
    if (isSecure) res.setHeader('Strict-Transport-Security', `max-age=${(365 * days) / seconds}`)
    res.setHeader('X-Request-Id', nameOf(req.headers['x-request-id']))
    // `fetch` sends `no-cache` with every If-None-Match. It is meant for caches on the way; Express would never answer
    // 304 to it.
    delete req.headers['cache-control']
    const answer: typeof next = (error) => {
      if (!error && isOpen(req.path)) anyOrigin(req, res, next)
      else next(error)
    }
    if (!req.headers['accept-encoding']) return answer()
    tagByCoding(res)
    compress(req, res, answer)
  }
}

/**
 * Returns the request id: the caller's own if it is sane, so that callers can find it in our logs. It never contains a
 * card number.
 */
function nameOf(given: string | string[] | undefined): string {
  const isSane = typeof given === 'string' && /^[\w.-]{1,128}$/.test(given) && !isCardNumber(given)
  return isSane ? given : randomUUID()
}

/** The endpoints of the console that apps in browsers call from their own origins, without cookies. */
const forPublicApps = new Set([
  '/.well-known/oauth-authorization-server',
  '/api/v1/oauth/token',
  '/api/v1/oauth/revoke',
])

/** The headers of replies that the contract describes. The pages of other origins may read them. */
export const documentedHeaders = [
  'Content-Disposition',
  'Deprecation',
  'ETag',
  'Idempotent-Replayed',
  'Ignored-Parameters',
  'Link',
  'Location',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'Sunset',
  'WWW-Authenticate',
  'X-Request-Id',
]

/**
 * Handles CORS: any origin may call, without credentials, because browsers never send a token automatically (decision
 * any-origin-may-call-the-stores). Every reply has the same headers, so caches may share replies between origins.
 */
const anyOrigin = cors({
  origin: '*',
  exposedHeaders: documentedHeaders,
  maxAge: (24 * hours) / seconds,
  preflightContinue: true, // This middleware treats every OPTIONS as a preflight request.
})

/** Returns whether this is a preflight request to a surface that pages of other origins may call. */
export function isPreflight(req: Request, res: Response): boolean {
  const { method, headers } = req
  const asks = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
  return asks && res.hasHeader('Access-Control-Allow-Origin')
}
