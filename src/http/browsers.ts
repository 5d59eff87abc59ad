import { randomUUID } from 'node:crypto'
import compression from 'compression'
import cors from 'cors'
import type { Request, RequestHandler, Response } from 'express'
import { clock, seconds } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { isCardNumber } from '../services/shared/card-numbers.ts'
import { findShopByDomain } from '../services/shared/shop.ts'
import type { Surface } from './auth.ts'

/**
 * Returns the middleware before the pipeline: it sets the request's id, compresses replies for clients that
 * accept that, and lets browsers on a store's own domain call the Store API (CORS). It is one layer, because
 * Express walks through each.
 */
export function forBrowsers({ surface, db }: { surface: Surface; db: Database }): RequestHandler {
  const compress = compression({ threshold: 1024 })
  const allow = surface === 'store' ? ownDomains(db) : null
  return (req, res, next) => {
    res.setHeader('X-Request-Id', nameOf(req.headers['x-request-id']))
    const answer: typeof next = (error) => {
      if (!error && allow && req.headers.origin) allow(req, res, next)
      else next(error)
    }
    if (req.headers['accept-encoding']) compress(req, res, answer)
    else answer()
  }
}

/**
 * Returns the request's id: the caller's own if it is sane, so that callers find it in our logs. It never
 * contains a card number.
 */
function nameOf(given: string | string[] | undefined): string {
  const isSane = typeof given === 'string' && /^[\w.-]{1,128}$/.test(given) && !isCardNumber(given)
  return isSane ? given : randomUUID()
}

/**
 * Handles CORS. The origins are the domains of stores; others get no CORS headers, so their browsers withhold
 * the reply. The pipeline answers preflight requests, and counts them.
 */
function ownDomains(db: Database): RequestHandler {
  const isOwn = rememberingDomains(db)
  return cors({
    origin: (origin, done) => {
      const host = origin && URL.canParse(origin) ? new URL(origin).hostname : ''
      isOwn(host).then(
        (own) => done(null, own),
        () => done(null, false), // the call itself will report that the database is unavailable
      )
    },
    exposedHeaders: [
      'ETag',
      'Idempotent-Replayed',
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset',
    ].concat(['Retry-After', 'X-Request-Id']),
    maxAge: 600,
    preflightContinue: true,
  })
}

/**
 * Returns a check whether a domain is a store's. A positive result is cached for 5 s, because a store's pages
 * ask with every call; a negative one is not, because the domain may become a store's at any moment.
 */
function rememberingDomains(db: Database): (domain: string) => Promise<boolean> {
  const ownUntil = new Map<string, number>()
  return async (domain) => {
    const now = clock.now().getTime()
    if (now < (ownUntil.get(domain) ?? 0)) return true
    const own = (await findShopByDomain(db, domain)) !== null
    if (ownUntil.size >= 1_000) ownUntil.clear()
    if (own) ownUntil.set(domain, now + 5 * seconds)
    return own
  }
}

/** Returns whether this is a preflight request from a page that may call. */
export function isPreflight(req: Request, res: Response): boolean {
  return req.method === 'OPTIONS' && res.hasHeader('Access-Control-Allow-Methods')
}
