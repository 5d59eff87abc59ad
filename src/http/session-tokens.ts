// JWT verification of session tokens (passport-jwt).

import type { Request } from 'express'
import type { JwtPayload } from 'jsonwebtoken'
import { LRUCache } from 'lru-cache'
import passport from 'passport'
import { Strategy } from 'passport-jwt'
import { clock, days, seconds } from '../base/clock.ts'
import { keyOf } from '../base/jwt.ts'
import { audience } from '../services/people/sessions.ts'

/** The claims of a valid token: its session's id, and its expiry in milliseconds of the Unix epoch. */
interface SessionClaims {
  sessionId: string
  validUntil: number
}

/** A token is refused this long after it was issued, regardless of its expiry. */
const longest = 31 * days

/** Number of callers whose tokens stay cached, which takes about 5 MB. */
const most = 10_000

/**
 * Returns a function that reads a call's session token through Passport strategies, one for each secret: a token that
 * one refuses goes to the next. It resolves to null without a valid token. A verified token is remembered until it
 * expires (decision verified-signatures-are-remembered); the database is still asked at every call whether its session
 * lasts.
 */
export function sessionTokens(
  jwtSecrets: string[],
  tokenOf: (req: Request) => string | null,
): (req: Request) => Promise<SessionClaims | null> {
  const known = new LRUCache<string, SessionClaims>({ max: most })
  const verify = verifierOf(jwtSecrets, tokenOf)
  return async (req) => {
    const token = tokenOf(req)
    if (token === null) return null
    const kept = known.get(token)
    if (kept && kept.validUntil > clock.now().getTime()) return kept
    const claims = await verify(req)
    if (claims) known.set(token, claims)
    return claims
  }
}

function verifierOf(jwtSecrets: string[], tokenOf: (req: Request) => string | null) {
  const reader = new passport.Authenticator()
  const names = jwtSecrets.map((_, index) => `jwt-${index}`)
  for (const [index, secret] of jwtSecrets.entries()) reader.use(names[index]!, strategyOf(secret, tokenOf))
  return (req: Request) =>
    new Promise<SessionClaims | null>((resolve, reject) => {
      const done = (error: unknown, claims: SessionClaims | false) =>
        error ? reject(error) : resolve(claims || null)
      // A strategy never answers on its own here, so it needs no response.
      reader.authenticate(names, { session: false }, done)(req, {}, reject)
    })
}

function strategyOf(jwtSecret: string, tokenOf: (req: Request) => string | null): Strategy {
  return new Strategy(
    {
      jwtFromRequest: tokenOf,
      // passport-jwt's types do not know key objects.
      secretOrKey: keyOf(jwtSecret) as unknown as Buffer,
      algorithms: ['HS256'],
      audience,
      jsonWebTokenOptions: { maxAge: longest / seconds },
    },
    ({ jti, exp, iat }: JwtPayload, done: (error: unknown, claims: SessionClaims | false) => void) => {
      // A token without an expiry is refused even if its signature is valid.
      if (!exp || !iat) return done(null, false)
      done(null, { sessionId: jti ?? '', validUntil: Math.min(exp * seconds, iat * seconds + longest) })
    },
  )
}
