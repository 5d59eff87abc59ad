import type { Server } from 'node:http'
import express, { type Express, type Request, type Response } from 'express'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { metrics } from '../metrics.ts'
import { type Authenticate, createAuthenticator, type Identity, type Surface } from './auth.ts'
import { readBody, refuseUnstorable } from './body.ts'
import { forBrowsers } from './browsers.ts'
import type { Route } from './handler.ts'
import { serverFor } from './listen.ts'
import { refusalOf, sendData, sendRefusal } from './reply.ts'
import { Router } from './router.ts'
import { createRunner } from './run.ts'
import { serviceRoutes } from './service-routes.ts'
import { Throttle } from './throttle.ts'
import { createValidator } from './validate.ts'

export const prefix = '/api/v1'

export interface SurfaceOptions {
  surface: Surface
  config: Config
  db: Database
  log: Logger
  /** Once aborted, /readyz says that the process is stopping. */
  stopping: AbortSignal
  contract: object
  routes: Route[]
  handlers: object
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
  app.disable('x-powered-by').set('query parser', 'simple')
  if (options.config.trustProxy) app.set('trust proxy', options.config.trustProxy)
  const serve = await createPipeline(options)
  app.use(forBrowsers(options))
  app.use((req, res, next) => (req.url.startsWith(`${prefix}/`) ? void serve(req, res) : next()))
  app.use(serviceRoutes(options))
  app.use((req, res) => void serve(req, res))
  return { app, server: serverFor(app) }
}

/** The way of every call, in the order in which it may be refused. */
async function createPipeline(
  options: SurfaceOptions,
): Promise<(req: Request, res: Response) => Promise<void>> {
  const { surface, config, db, routes } = options
  const router = new Router(prefix, routes)
  const validate = await createValidator(options.contract, prefix, routes)
  const authenticate = createAuthenticator(surface, db, config.jwtSecret)
  const throttle = createThrottling(config)
  const run = createRunner(db, prefix, options.handlers)
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
      finish(route, null, sendData(req, res, route, data))
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
  const id = res.getHeader('X-Request-Id')
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
