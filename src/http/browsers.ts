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
 * What comes before the pipeline: the call gets its name, replies are compressed for those who can read that, and
 * a browser on a store's own domain may call the Store API (CORS). One layer, because Express walks through each.
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

/** A sane name is taken over, so that a caller finds its own in our logs. No card number ever is in them. */
function nameOf(given: string | string[] | undefined): string {
  const isSane = typeof given === 'string' && /^[\w.-]{1,128}$/.test(given) && !isCardNumber(given)
  return isSane ? given : randomUUID()
}

/**
 * Origins are the domains of stores; others get no CORS headers, and their browsers keep the reply to themselves. The
 * question before a call is answered by the pipeline, which counts it.
 */
function ownDomains(db: Database): RequestHandler {
  const isOwn = rememberingDomains(db)
  return cors({
    origin: (origin, done) => {
      const host = origin && URL.canParse(origin) ? new URL(origin).hostname : ''
      isOwn(host).then(
        (own) => done(null, own),
        () => done(null, false), // the call itself will say that the database is away
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
 * Whether a domain is a store's. One that is, is remembered for 5 s, as its pages ask with every call; one that is not
 * may become one at any moment, and is looked up again.
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

/** Whether this is a browser's question before a call, from a page that may call. */
export function isPreflight(req: Request, res: Response): boolean {
  return req.method === 'OPTIONS' && res.hasHeader('Access-Control-Allow-Methods')
}
