// The request pipeline: every step between a socket and a handler, in order.

import type { Server } from 'node:http'
import express, { type Express, type Request, type Response } from 'express'
import { minutes } from '../base/clock.ts'
import { metrics } from '../base/metrics.ts'
import { nameCall, traceCall } from '../base/tracing.ts'
import { CachedReply, cacheReplies } from '../services/shared/cached-replies.ts'
import { createAgentDesk } from './agents/caller.ts'
import { refuseAgent } from './agents/errors.ts'
import { type Authenticate, createAuthenticator, type Identity } from './auth.ts'
import { bytesOf, readBody, refuseUnstorable } from './body.ts'
import { BodyQuota } from './body-quota.ts'
import { type BrowserSessions, browserSessions } from './browser-session.ts'
import { callerInLog } from './caller.ts'
import { forBrowsers, isPreflight } from './cors.ts'
import { refuseFailures } from './failures.ts'
import type { Route } from './handler.ts'
import { refuseForeignHosts } from './hosts.ts'
import { isRehearsal } from './mcp/inject.ts'
import { resourceMetadataUrl } from './oauth-metadata.ts'
import { parseQuery } from './query.ts'
import { cutOff, isText, refusalOf, sendCached, sendData, sendJson, sendRefusal, sendText } from './reply.ts'
import { lengthOf } from './reply-quota.ts'
import { type Match, Router } from './router.ts'
import { createRunner } from './run.ts'
import { serverFor } from './server.ts'
import { serviceRoutes } from './service-routes.ts'
import type { Api, SurfaceOptions } from './surface-options.ts'
import { createThrottling, type Throttling } from './throttling.ts'
import { validatorOf } from './validate.ts'

export const prefix = '/api/v1'
/** The path at which the console's origin serves the Apps API to merchants' browsers. */
const appsPrefix = '/apps/api/v1'
/** The path at which agents call a store at its own address. */
const agentsPrefix = '/ucp/v1'

/** Creates one surface of the service: everything between a socket and a handler. */
export async function createSurface(options: SurfaceOptions): Promise<{ app: Express; server: Server }> {
  const { surface, stopping } = options
  const app = express()
  app.disable('x-powered-by').set('query parser', parseQuery)
  if (options.config.trustProxy) app.set('trust proxy', options.config.trustProxy)
  if (surface === 'store') cacheReplies(options.db, options.config.cacheMegabytes)
  const throttling = createThrottling(options)
  const browser = surface === 'console' ? browserSessions(options.config) : null
  const serve = await createPipeline(options, throttling, prefix, browser)
  app.use(forBrowsers(options))
  if (!options.config.production) app.use(refuseForeignHosts(options.config))
  app.use((req, res, next) => (req.url.startsWith(`${prefix}/`) ? void serve(req, res) : next()))
  if (options.forAgents) {
    const ofAgents = { ...options, ...options.forAgents, surface: 'agents' } as const
    const serveAgents = await createPipeline(ofAgents, createThrottling(ofAgents), agentsPrefix, null)
    app.use((req, res, next) =>
      req.url.startsWith(`${agentsPrefix}/`) ? void serveAgents(req, res) : next(),
    )
  }
  if (options.forBrowsers) {
    const ofApps = { ...options, ...options.forBrowsers, surface: 'apps' } as const
    const serveApps = await createPipeline(ofApps, createThrottling(ofApps, 'browsers'), appsPrefix, browser)
    app.use((req, res, next) => (req.url.startsWith(`${appsPrefix}/`) ? void serveApps(req, res) : next()))
  }
  app.use(serviceRoutes(options, throttling))
  app.use(refuseFailures(options.log))
  app.use((req, res) => void serve(req, res))
  const server = serverFor(app, { stopping })
  // Large files arrive over slow connections; the Store API keeps Node's five minutes for a whole request.
  if (surface !== 'store') server.requestTimeout = 60 * minutes
  return { app, server }
}

/** The state of a call so far: its operation and caller. */
interface Seen {
  route: Route | null
  identity: Identity | null
}

/** Returns the pipeline of every call; its steps are in the order in which they may refuse it. */
async function createPipeline(
  options: SurfaceOptions<Api>,
  throttling: Throttling,
  base: string,
  browser: BrowserSessions | null,
): Promise<(req: Request, res: Response) => Promise<void>> {
  const { surface, config, db, routes } = options
  const router = new Router(base, routes)
  const desk = surface === 'agents' ? createAgentDesk(options) : null
  const authenticate =
    surface === 'agents' ? desk!.identify : createAuthenticator(surface, db, config.jwtSecrets, browser)
  const run = createRunner(options)
  const bodyQuota = new BodyQuota()
  const discovery = surface === 'apps' && !browser ? resourceMetadataUrl(config.publicUrls) : null
  const answer = async (req: Request, res: Response, seen: Seen): Promise<unknown> => {
    if (isPreflight(req, res)) return answerPreflight(res)
    const match = await findRoute(router, throttling, req, res)
    const { route } = match
    seen.route = route
    if (route.deprecated) announceEnd(res, route.deprecated)
    if (mayBeKept(route, surface === 'apps' && !browser)) res.setHeader('Cache-Control', 'private, no-cache')
    await throttling.arrival(route, req, res)
    const identity = await identify(authenticate, throttling, req, res, route)
    seen.identity = identity
    const rawBody = await readBody(req, res, route, bodyQuota)
    if (route.refusals.includes('invalidRequest')) refuseUnstorable(req.query, 'the query')
    if (desk) identity.agent = await desk.admit(req, route, identity, rawBody)
    await validatorOf(options.contract())(req, res, match, identity.shop?.timeZone)
    if (isRehearsal(req)) return void res.writeHead(204).end()
    const work = () => run(req, res, route, identity, rawBody)
    const done = await throttling.attempt({ route, caller: identity, req, res }, work)
    const data = browser ? browser.answer(req, res, route, done) : done
    if (desk) return sendJson(res, route.status, data)
    return send(req, res, route, data, options.onReply !== undefined)
  }
  const serve = async (req: Request, res: Response) => {
    const seen: Seen = { route: null, identity: null }
    const finish = begin(req, res, seen, options)
    try {
      finish(null, await answer(req, res, seen))
    } catch (error) {
      const refusal = refusalOf(error)
      const refuse = () =>
        desk ? refuseAgent(res, refusal) : sendRefusal(res, refusal, seen.route, discovery)
      const body = res.headersSent ? cutOff(res, refusal) : refuse()
      finish(refusal.refusal, body, error)
    } finally {
      if (seen.identity) {
        const bytes = { body: bytesOf(req), reply: lengthOf(res) }
        void throttling.lengths(seen.identity.shop?.id ?? null, req, bytes)
      }
    }
  }
  return (req, res) => {
    const id = String(res.getHeader('X-Request-Id') ?? '')
    const attributes = {
      'http.request.method': req.method,
      'storefront.surface': surface,
      'storefront.request_id': id,
    }
    return traceCall(req.headers, attributes, () => serve(req, res))
  }
}

/** Sends what a handler returned. Returns the body, or a promise of it, for observers, if there are any. */
function send(req: Request, res: Response, route: Route, data: unknown, observe: boolean): unknown {
  if (isText(data)) return sendText(req, res, route, data, observe)
  if (data instanceof CachedReply) return sendCached(req, res, route, data, observe)
  return sendData(req, res, route, data)
}

/**
 * Returns whether the caller's own cache may keep the reply and revalidate it before each use (decision
 * caches-keep-what-is-public): public reads, and the single records that apps read. Nothing that shoppers' and
 * merchants' pages read about a person is kept, because it would outlive the sign-out on a shared machine.
 */
function mayBeKept({ method, etag, caller }: Route, byApps: boolean): boolean {
  return method === 'get' && etag !== null && (byApps || caller !== 'somebody')
}

/** Tells callers of a deprecated operation since when it is deprecated, until when it works, and where to read more. */
function announceEnd(res: Response, { deprecation, sunset }: NonNullable<Route['deprecated']>): void {
  res.setHeader('Deprecation', deprecation)
  res.setHeader('Sunset', sunset)
  res.setHeader('Link', '</docs/versions.html>; rel="deprecation"; type="text/html"')
}

/**
 * Answers a preflight request, which already has its CORS headers. It is not counted: counting would cost more, and a
 * browser that is refused one never makes the call that would have counted.
 */
function answerPreflight(res: Response): void {
  res.writeHead(204, { 'Content-Length': '0' }).end() // Without a length, Safari waits for a body.
}

/**
 * Finds the route. A call without one is counted by address, so its reply reports the remaining calls like any other.
 */
async function findRoute(
  router: Router,
  throttling: Throttling,
  req: Request,
  res: Response,
): Promise<Match> {
  try {
    return router.find(req.method, req.originalUrl)
  } catch (error) {
    await throttling.call(null, req, res)
    throw error
  }
}

/** Identifies the caller. A refused token is counted by address, so guessing is not free. */
async function identify(
  authenticate: Authenticate,
  throttling: Throttling,
  req: Request,
  res: Response,
  route: Route,
): Promise<Identity> {
  try {
    const identity = await authenticate(req, res, route)
    await throttling.call(identity.shop?.id ?? null, req, res)
    return identity
  } catch (error) {
    if (!res.hasHeader('RateLimit-Limit')) await throttling.call(null, req, res)
    throw error
  }
}

/** Begins a call, and returns what to do when it ends: one log line, one observation, one reply to check. */
function begin(req: Request, res: Response, seen: Seen, { surface, log, onReply }: SurfaceOptions<Api>) {
  const startedAt = performance.now()
  const id = res.getHeader('X-Request-Id')
  res.setHeader('Cache-Control', 'no-store')
  return (refusal: string | null, body: unknown, error?: unknown) => {
    const { route, identity } = seen
    const ms = performance.now() - startedAt
    const status = res.statusCode
    const operation = route?.operationId ?? 'none'
    nameCall(operation, { 'http.response.status_code': status, 'http.route': route?.path ?? '' })
    metrics.requests.labels(surface, operation, String(status)).observe(ms / 1000)
    const line = {
      id,
      surface,
      operation,
      method: req.method,
      status,
      ms: Math.round(ms * 10) / 10,
      ...callerInLog(identity, req.ip),
    }
    // A store whose bulkhead is full must not also fill the log with stack traces.
    if (refusal === 'busy') log.warn(line, 'request refused: busy')
    else if (status >= 500) log.error({ ...line, err: error }, 'request failed')
    else log.info(line, 'request')
    if (refusal || !isRehearsal(req))
      onReply?.({ surface, route, status, headers: res.getHeaders(), refusal, body })
  }
}
