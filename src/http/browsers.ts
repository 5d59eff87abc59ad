import { randomUUID } from 'node:crypto'
import compression from 'compression'
import cors from 'cors'
import type { RequestHandler } from 'express'
import type { Database } from '../db/database.ts'
import { isCardNumber } from '../services/masking.ts'
import { findShopByDomain } from '../services/shops.ts'
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

/** Origins are the domains of stores; others get no CORS headers, and their browsers keep the reply to themselves. */
function ownDomains(db: Database): RequestHandler {
  return cors({
    origin: (origin, done) => {
      const host = origin && URL.canParse(origin) ? new URL(origin).hostname : ''
      findShopByDomain(db, host).then(
        (shop) => done(null, shop !== null),
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
  })
}
