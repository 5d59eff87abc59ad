import { createHash, randomUUID } from 'node:crypto'
import { IncomingMessage, type Server, ServerResponse, createServer } from 'node:http'
import express, { type Express, type Request, type Response } from 'express'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Change, RecordChange } from '../context.ts'
import { type Database, type Transaction, transaction } from '../db/database.ts'
import { recordEvent } from '../events/record.ts'
import { claimKey, keepReply, type Repeatable, releaseKey } from '../services/idempotency.ts'
import { type Authenticate, createAuthenticator, type Identity, type Surface } from './auth.ts'
import { readBody, refuseUnstorable } from './body.ts'
import type { Handler, Route } from './handler.ts'
import { metrics } from './metrics.ts'
import { notHttp, refusalOf, sendData, sendRefusal } from './reply.ts'
import { Router } from './router.ts'
import { serviceRoutes } from './service-routes.ts'
import { Throttle } from './throttle.ts'
import { createValidator } from './validate.ts'

export const prefix = '/api/v1'

// biome-ignore lint/suspicious/noExplicitAny: each handler is checked against its own operation where it is written
type AnyHandler = Handler<any, any>

export interface SurfaceOptions {
  surface: Surface
  config: Config
  db: Database
  log: Logger
  contract: object
  routes: Route[]
  handlers: Record<string, object>
  /** Told of every reply: tests check each against the contract. */
  onReply?: (reply: ObservedReply) => void
}

export interface ObservedReply {
  surface: Surface
  route: Route | null
  status: number
  body: unknown
  /** The name of the refusal, null on success. */
  refusal: string | null
}

/** One surface of the service: everything between a socket and a handler. */
export async function createSurface(options: SurfaceOptions): Promise<{ app: Express; server: Server }> {
  const app = express()
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple')
  if (options.config.trustProxy) app.set('trust proxy', options.config.trustProxy)
  const serve = await createPipeline(options)
  app.use((req, res, next) => (req.url.startsWith(`${prefix}/`) ? void serve(req, res) : next()))
  app.use(serviceRoutes(options))
  app.use((req, res) => void serve(req, res))
  return { app, server: listenWith(app) }
}

/** The way of every call, in the order in which it may be refused. */
async function createPipeline(options: SurfaceOptions): Promise<(req: Request, res: Response) => Promise<void>> {
  const { surface, config, db, routes } = options
  const router = new Router(prefix, routes)
  const validate = await createValidator(options.contract, prefix, routes)
  const authenticate = createAuthenticator(surface, db, config.jwtSecret)
  const throttle = createThrottling(config)
  const run = createRunner(db, options.handlers)
  return async (req, res) => {
    const finish = begin(req, res, options)
    let route: Route | null = null
    try {
      const match = router.find(req.method, req.originalUrl)
      route = match.route
      if (route.signIn) throttle.signIn(req, res)
      const identity = await identify(authenticate, throttle, req, res, route)
      const rawBody = await readBody(req, res, route)
      refuseUnstorable(req.query, 'the query', 0)
      await validate(req, res, match)
      const data = await run(req, res, route, identity, rawBody)
      finish(route, null, sendData(res, route, data))
    } catch (error) {
      const refusal = refusalOf(error)
      finish(route, refusal.refusal, sendRefusal(res, refusal, route), error)
    }
  }
}

/** A refused token is counted too, by address: guessing is not free. */
async function identify(
  authenticate: Authenticate,
  throttle: ReturnType<typeof createThrottling>,
  req: Request,
  res: Response,
  route: Route,
): Promise<Identity> {
  try {
    const identity = await authenticate(req, res, route)
    throttle.store(identity.shop?.id ?? req.ip ?? '', res)
    return identity
  } catch (error) {
    if (!res.hasHeader('RateLimit-Limit')) throttle.store(req.ip ?? '', res)
    throw error
  }
}

function createThrottling({ limits }: Config) {
  const byStore = new Throttle({ rate: limits.storeRate, burst: limits.storeBurst })
  const byAddress = new Throttle({ rate: limits.signInPerMinute / 60, burst: limits.signInPerMinute })
  return {
    store: (key: string, res: Response) => byStore.take(key, res),
    signIn: (req: Request, res: Response) => byAddress.take(req.ip ?? '', res),
  }
}

/** Names the call, and returns what to do when it is over: one log line, one observation, one reply to check. */
function begin(req: Request, res: Response, { surface, log, onReply }: SurfaceOptions) {
  const startedAt = performance.now()
  const given = req.headers['x-request-id']
  const id = typeof given === 'string' && /^[\w.-]{1,128}$/.test(given) ? given : randomUUID()
  res.setHeader('X-Request-Id', id)
  return (route: Route | null, refusal: string | null, body: unknown, error?: unknown) => {
    const ms = performance.now() - startedAt
    const status = res.statusCode
    const operation = route?.operationId ?? 'none'
    metrics.requests.labels(surface, operation, String(status)).observe(ms / 1000)
    const line = { id, surface, operation, method: req.method, status, ms: Math.round(ms * 10) / 10 }
    if (status >= 500) log.error({ ...line, err: error }, 'request failed')
    else log.info(line, 'request')
    onReply?.({ surface, route, status, refusal, body })
  }
}

/** Runs the handler, and with it whatever the contract promises of it: transaction, events, idempotency. */
function createRunner(db: Database, handlers: Record<string, object>) {
  const byOperation = new Map(
    Object.values(handlers).flatMap((group) => Object.entries(group) as [string, AnyHandler][]),
  )
  return async (req: Request, res: Response, route: Route, identity: Identity, rawBody: Buffer) => {
    const handler = byOperation.get(route.operationId)!
    const call = { method: req.method, path: pathOf(req) }
    const record: RecordChange = (tx, change) => recordEvent(tx, { call, ...change })
    const params = (req as Request & { openapi: { pathParams: object } }).openapi.pathParams
    const { body, query, headers, ip = '' } = req
    const context = { ...identity, ip, rawBody, headers, body: body ?? {}, query, params, record }
    const repeatable = repeatableOf(req, route, identity, rawBody)
    const work = (onDone: (at: Database, data: unknown) => Promise<void>) =>
      route.transaction
        ? transaction(db, async (tx) => {
            const data = await handler({ ...context, db: tx })
            await recordAll(tx, route, identity, { data, params, call })
            await onDone(tx, data)
            return data
          })
        : handler({ ...context, db }).then((data) => onDone(db, data).then(() => data))
    return repeatable ? once(db, res, repeatable, route, work) : work(async () => undefined)
  }
}

type Work = (onDone: (at: Database, data: unknown) => Promise<void>) => Promise<unknown>

async function once(db: Database, res: Response, call: Repeatable, route: Route, work: Work): Promise<unknown> {
  const first = await claimKey(db, call)
  if (first) {
    res.setHeader('Idempotent-Replayed', 'true')
    return first.data
  }
  try {
    return await work((at, data) => keepReply(at, call, { status: route.status, data }))
  } catch (error) {
    await releaseKey(db, call)
    throw error
  }
}

function repeatableOf(req: Request, route: Route, identity: Identity, rawBody: Buffer): Repeatable | null {
  const key = route.idempotent && req.headers['idempotency-key']
  if (!key || typeof key !== 'string') return null
  const caller = identity.shopper?.id ?? identity.installation?.tokenId ?? identity.account?.id ?? ''
  const fingerprint = createHash('sha256').update(`${req.method} ${pathOf(req)}\n`).update(rawBody).digest('hex')
  return { caller: `${caller}@${identity.shop?.id ?? ''}`, key, operation: route.operationId, fingerprint }
}

/** The path as the contract writes it, with its ids, without the prefix and the query. */
function pathOf(req: Request): string {
  return req.originalUrl.slice(prefix.length).split('?')[0]!
}

interface Outcome {
  data: unknown
  params: object
  call: NonNullable<Change['call']>
}

async function recordAll(tx: Transaction, route: Route, identity: Identity, outcome: Outcome): Promise<void> {
  for (const { resource, id } of route.events) {
    const resourceId = id ? (valueAt(outcome, id) as string) : null
    await recordEvent(tx, { shopId: identity.shop!.id, resource, resourceId, call: outcome.call })
  }
}

/** `data.order._id` of an outcome. */
function valueAt(outcome: object, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], outcome)
}

/**
 * A server whose requests and responses are born with the app's prototypes: Express sets them on every
 * request, which is costly unless they already are what it sets.
 */
function listenWith(app: Express): Server {
  function AppRequest(...args: unknown[]): IncomingMessage {
    return Reflect.construct(IncomingMessage, args, AppRequest)
  }
  function AppResponse(...args: unknown[]): ServerResponse {
    return Reflect.construct(ServerResponse, args, AppResponse)
  }
  AppRequest.prototype = app.request
  AppResponse.prototype = app.response
  const server = createServer(
    {
      IncomingMessage: AppRequest as unknown as typeof IncomingMessage,
      ServerResponse: AppResponse as unknown as typeof ServerResponse,
    },
    app,
  )
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end(notHttp)
  })
  return server
}
