import { setTimeout as sleep } from 'node:timers/promises'
import express, { type Express, type Request } from 'express'
import { routes as appsRoutes } from '../../generated/apps.routes.ts'
import { routes as consoleRoutes } from '../../generated/console.routes.ts'
import { routes as storeRoutes } from '../../generated/store.routes.ts'
import { invalid, Refusal, refusals } from '../../src/base/errors.ts'
import { readConfig } from '../../src/config/config.ts'
import type { Document } from '../../src/contract/document.ts'
import { readBody } from '../../src/http/body.ts'
import { BodyQuota } from '../../src/http/body-quota.ts'
import { forBrowsers, isPreflight } from '../../src/http/cors.ts'
import type { Route } from '../../src/http/handler.ts'
import { parseQuery } from '../../src/http/query.ts'
import { sendData, sendRefusal } from '../../src/http/reply.ts'
import { pathParamsOf, Router } from '../../src/http/router.ts'
import type { Surface, SurfaceOptions } from '../../src/http/surface-options.ts'
import { validatorOf } from '../../src/http/validate.ts'
import { contractOf } from '../../src/surfaces.ts'
import { MockCart } from './cart.ts'
import { MockRecords, refusalWith } from './records.ts'

const routes: Record<Surface, Route[]> = { store: storeRoutes, apps: appsRoutes, console: consoleRoutes }
const prefix = '/api/v1'
const longestDelay = 60_000

/** Makes a surface that validates calls as the service does, and answers them from the examples of the contract. */
export async function mockSurface(surface: Surface): Promise<Express> {
  const contract = contractOf(surface) as Document
  const router = new Router(prefix, routes[surface])
  const validate = validatorOf(contract)
  const records = new MockRecords(contract)
  const cart = new MockCart(records)
  const room = new BodyQuota()
  const app = express().disable('x-powered-by').set('query parser', parseQuery)
  app.use(
    forBrowsers({
      surface,
      config: readConfig({ NODE_ENV: 'development', MAILBOX: 'true' }),
    } as SurfaceOptions),
  )
  app.get('/openapi.json', (_req, res) => void res.json(contract))
  app.use(async (req, res) => {
    if (isPreflight(req, res)) return void res.status(204).end()
    let route: Route | null = null
    try {
      const match = router.find(req.method, req.originalUrl)
      route = match.route
      await sleep(Math.min(Number(wish(req, 'delay') ?? 0) || 0, longestDelay))
      refuseOnDemand(route, wish(req, 'refusal'))
      refuseStrangers(route, req)
      await readBody(req, res, route, room)
      await validate(req, res, match)
      const call = { route, params: pathParamsOf(match), query: req.query, body: req.body ?? {} }
      if (route.media) return void res.type(route.media).send(textOf(contract, route))
      sendData(req, res, route, cart.answer(call) ?? records.answer(call))
    } catch (error) {
      if (!(error instanceof Refusal)) console.error(error)
      sendRefusal(res, error instanceof Refusal ? error : new Refusal('unexpected'), route)
    }
  })
  return app
}

/** Returns the example of a reply that is a page or a table. */
function textOf(contract: Document, { path, method, media }: Route): string {
  const [reply] = Object.values(contract.paths?.[path]?.[method]?.responses ?? {})
  return String(reply?.content?.[media!]?.example ?? '<!doctype html><title>Mock</title>')
}

/** Returns what a caller wants of the mock, by a header (`X-Mock-Delay`) or in the query (`mock-delay`). */
function wish(req: Request, what: 'delay' | 'refusal'): string | undefined {
  const found = req.get(`x-mock-${what}`) ?? req.query[`mock-${what}`]
  return typeof found === 'string' ? found : undefined
}

/** Refuses a call as its caller wants, by the code of a refusal that the operation documents. */
function refuseOnDemand(route: Route, wanted: string | undefined): void {
  if (!wanted) return
  const found = route.refusals.find((name) => wanted === name || wanted === refusals[name][2])
  const isPassing = found === 'busy' || (found && refusals[found][0] === 429)
  if (found) throw new Refusal(found, isPassing ? { data: { retryAfter: 1 } } : {})
  const codes = route.refusals.map((name) => refusals[name][2])
  throw invalid(`X-Mock-Refusal must be one of ${[...new Set(codes)].join(', ')}`)
}

/** Accepts any token except `wrong`; refuses an operation that needs a token and has none. */
function refuseStrangers(route: Route, req: Request): void {
  if (route.caller === 'somebody' && /^(Bearer wrong)?$/.test(req.headers.authorization ?? ''))
    throw new Refusal(refusalWith(route, 401))
}
