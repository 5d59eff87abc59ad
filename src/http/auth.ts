// Authentication: who makes the call, and for which store (tenant resolution).

import type { Request, Response } from 'express'
import { clock } from '../base/clock.ts'
import {
  type Account,
  type Agent,
  type Installation,
  isRecent,
  type Shop,
  type Shopper,
} from '../base/context.ts'
import { Refusal } from '../base/errors.ts'
import { isId } from '../base/ids.ts'
import { parseUrl } from '../base/url.ts'
import type { Database } from '../db/database.ts'
import { bindSession, findSession } from '../services/people/sessions.ts'
import { findToken } from '../services/permissions/app-tokens.ts'
import { findOpenShop, findShopByDomain } from '../services/shared/shop.ts'
import { type BrowserAccess, findBrowserAccess } from '../services/sign-in/browser-access.ts'
import { successorOf } from '../services/stores/former-domains.ts'
import type { BrowserSessions } from './browser-session.ts'
import { bulkheadOfClaim } from './bulkhead.ts'
import type { Route } from './handler.ts'
import { sessionTokens } from './session-tokens.ts'
import type { Surface } from './surface-options.ts'

/** The caller of a request, and the store it concerns. */
export interface Identity {
  shopper: Shopper | null
  account: Account | null
  installation: Installation | null
  shop: Shop | null
  /** Only on the API of agents. */
  agent?: Agent
}
export type Authenticate = (req: Request, res: Response, route: Route) => Promise<Identity>

const nobody: Identity = { shopper: null, account: null, installation: null, shop: null }

/**
 * Returns a function that identifies the caller from the headers, or refuses the call by its route's policy (401 before
 * 403 before 404).
 */
export function createAuthenticator(
  surface: Surface,
  db: Database,
  jwtSecrets: string[],
  browser: BrowserSessions | null,
): Authenticate {
  const shareOf = (req: Request) => bulkheadOfClaim(db, surface, req)
  if (surface === 'apps') {
    if (browser) return byBrowser(shareOf, browser, jwtSecrets)
    return (req, _res, route) => byAppToken(shareOf(req), req, route)
  }
  const tokenOf = (req: Request) => bearer(req) ?? browser?.tokenOf(req) ?? null
  const find: FindSession<Person> = async (req, sessionId) => {
    const found = await findSession(shareOf(req), {
      sessionId,
      surface,
      shopId: shopIdOf(req),
      now: clock.now(),
    })
    return found && { shop: found.shop, shopper: { ...found.shopper, token: tokenOf(req)! } }
  }
  const sessions = readerOf(jwtSecrets, tokenOf, find, browser)
  if (surface === 'store') return (req, res, route) => atStore(shareOf(req), sessions, req, res, route)
  return async (req, res, route) => {
    const person = await personOf(sessions, req, res, route)
    if (!person) return nobody
    permit(route, person.shopper)
    return { ...nobody, account: { ...(person.shopper as Account), cookie: bearer(req) === null } }
  }
}

async function byAppToken(db: Database, req: Request, route: Route): Promise<Identity> {
  const token = bearer(req)
  const found = token?.startsWith('app_') ? await findToken(db, token, clock.now()) : null
  if (!found) throw new Refusal(route.authRefusals?.authentication ?? 'authenticationRequired')
  permitApp(route, found.installation)
  return { ...nobody, ...found }
}

/** Identifies a merchant's browser, which calls the Apps API at the console's own origin with its cookie alone. */
function byBrowser(shareOf: ShareOf, browser: BrowserSessions, jwtSecrets: string[]): Authenticate {
  const find: FindSession<BrowserAccess> = (req, sessionId) =>
    findBrowserAccess(shareOf(req), { sessionId, shopId: shopIdOf(req) })
  const sessions = readerOf(jwtSecrets, browser.tokenOf, find, browser)
  return async (req, res, route) => {
    const found = await sessions(req, res)
    if (!found?.at) throw new Refusal(route.authRefusals?.authentication ?? 'authenticationRequired')
    permitApp(route, found.at.installation)
    return { ...nobody, ...found.at }
  }
}

/** Returns whether the scopes of a caller's token cover an operation; people need none. */
export function hasScopesOf(route: Route, { installation }: Pick<Identity, 'installation'>): boolean {
  const missing = route.scopes.filter((scope) => !installation?.scopes.includes(scope))
  return route.anyScope ? missing.length < route.scopes.length : missing.length === 0
}

/** Refuses a valid token that lacks permission. */
function permitApp(route: Route, installation: Installation): void {
  if (!hasScopesOf(route, { installation })) {
    const missing = route.scopes.filter((scope) => !installation.scopes.includes(scope))
    const data = { required: route.scopes, granted: installation.scopes }
    const values = { permissions: missing.join(', ') }
    throw new Refusal(route.authRefusals?.scope ?? 'insufficientScope', { values, data })
  }
  if (route.recentSignIn && !isRecent(installation.signedInAt)) throw new Refusal('tokenSignInAgain')
}

/**
 * Identifies a caller of the Store API, and the store. A session without a store is bound to this call's store; at any
 * other store it counts as no session (decision a-session-belongs-to-one-store-or-the-console).
 */
async function atStore(
  db: Database,
  sessions: SessionReader<Person>,
  req: Request,
  res: Response,
  route: Route,
): Promise<Identity> {
  const person = await personOf(sessions, req, res, route)
  const shop = person && shopIdOf(req) ? person.shop : await shopOf(db, req)
  if (person) {
    const bound = !shop || (await bindSession(db, person.shopper, shop))
    if (!bound) throw new Refusal('authenticationRequired')
    permit(route, person.shopper)
  }
  // A named store must exist even if the route needs none: otherwise a shopper would unknowingly sign in without a
  // store.
  if (!shop && (route.shop || req.headers['x-shop-id'])) throw await shopMissing(db, req)
  return { ...nobody, shopper: person?.shopper ?? null, shop }
}

/** Refuses an identified person who lacks permission. */
function permit(route: Route, shopper: Shopper): void {
  if (!route.guests && shopper.guest) throw new Refusal('loginRequired')
  if (route.recentSignIn && !isRecent(shopper.signedInAt)) throw new Refusal('signInAgain')
}

interface Person {
  shopper: Shopper
  /** The store that the call names by id. */
  shop: Shop | null
}

/**
 * Identifies a caller by session token. The token is ignored if the route needs none, and must be valid if it is
 * optional.
 */
async function personOf(
  sessions: SessionReader<Person>,
  req: Request,
  res: Response,
  route: Route,
): Promise<Person | null> {
  if (route.caller === 'nobody' || (route.caller === 'anyone' && !req.headers.authorization)) return null
  const person = await sessions(req, res)
  if (!person) throw new Refusal('authenticationRequired')
  return person
}

type ShareOf = (req: Request) => Database
/** Reads the session of a call's token; null if there is no token, or no such session. */
type SessionReader<Found> = (req: Request, res: Response) => Promise<Found | null>
type FindSession<Found> = (req: Request, sessionId: string) => Promise<Found | null>

/** Returns a reader that also makes the browser forget a cookie whose session does not exist. */
function readerOf<Found>(
  jwtSecrets: string[],
  tokenOf: (req: Request) => string | null,
  find: FindSession<Found>,
  browser: BrowserSessions | null,
): SessionReader<Found> {
  const claimsOf = sessionTokens(jwtSecrets, tokenOf)
  return async (req, res) => {
    const claims = await claimsOf(req)
    const found = claims && (await find(req, claims.sessionId))
    if (!found) browser?.forget(req, res)
    return found
  }
}

function bearer(req: Request): string | null {
  return /^Bearer +(\S+)$/i.exec(req.headers.authorization ?? '')?.[1] ?? null
}

function shopIdOf(req: Request): string | null {
  const id = req.headers['x-shop-id']
  return isId(id) ? id : null
}

/** `x-shop-id` decides; without it, the host of Origin, else of Referer. */
async function shopOf(db: Database, req: Request): Promise<Shop | null> {
  const id = shopIdOf(req)
  if (id) return findOpenShop(db, id)
  if (req.headers['x-shop-id']) return null
  const page = pageOf(req)
  return page && findShopByDomain(db, page.hostname)
}

function pageOf(req: Request): URL | null {
  return parseUrl(req.headers.origin ?? req.headers.referer ?? '')
}

/** Returns the refusal of a call without a store, which tells a page where the store of its address has moved. */
async function shopMissing(db: Database, req: Request): Promise<Refusal> {
  const page = req.headers['x-shop-id'] ? null : pageOf(req)
  const movedTo = page && (await successorOf(db, page.hostname))
  return new Refusal('shopNotFound', movedTo ? { data: { movedTo } } : {})
}
