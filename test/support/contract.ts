import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { routes as appsRoutes } from '../../generated/apps.routes.ts'
import { routes as consoleRoutes } from '../../generated/console.routes.ts'
import { routes as storeRoutes } from '../../generated/store.routes.ts'
import type { RefusalName } from '../../src/errors.ts'
import type { Surface } from '../../src/http/auth.ts'
import type { Route } from '../../src/http/handler.ts'
import type { ObservedReply } from '../../src/http/surface-options.ts'
import { contractOf } from '../../src/surfaces.ts'

export const routes: Record<Surface, Route[]> = {
  store: storeRoutes,
  apps: appsRoutes,
  console: consoleRoutes,
}
export const surfaces = ['store', 'apps', 'console'] as const

const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default
const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true, validateFormats: true }))
type Replies = { responses: Record<string, { $ref?: string } | undefined> }
type Documented = { paths: Record<string, Record<string, Replies>> }
const contracts = Object.fromEntries(
  surfaces.map((surface) => [surface, contractOf(surface) as Documented]),
) as Record<Surface, Documented>
for (const surface of surfaces) ajv.addSchema(contracts[surface], surface)

/** What every operation lists and no test can make every operation meet. */
const unprovoked = new Set<RefusalName>(['unexpected', 'unavailable'])

const validators = new Map<string, ValidateFunction>()
const seen = new Set<string>()
let problems: string[] = []

/** Holds a reply against the contract and remembers what was exercised; a difference fails the running test. */
export function observe({ surface, route, status, body, refusal }: ObservedReply): void {
  if (!route) return
  seen.add(keyOf(surface, route, refusal))
  if (refusal && !(route.refusals as string[]).includes(refusal)) {
    problems.push(`${surface} ${route.operationId} refused with ${refusal}, which its contract does not list`)
  }
  if ((route.html && !refusal) || body === undefined) return // also 304, and a reply that was cut off
  const validate = validatorOf(surface, route, status)
  const wire = JSON.parse(JSON.stringify(body))
  if (!validate(wire)) {
    problems.push(
      `${surface} ${route.operationId} ${status}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(wire)}`,
    )
  }
}

/** What replies of this test broke the contract, once. */
export function takeProblems(): string[] {
  const taken = problems
  problems = []
  return taken
}

/** How much of the three contracts the run has exercised: every operation's success and every refusal. */
export function coverage(): { lines: string[]; missing: string[] } {
  const missing: string[] = []
  const lines = surfaces.map((surface) => {
    const successes = routes[surface].map((route) => keyOf(surface, route, null))
    const refused = routes[surface].flatMap((route) =>
      route.refusals.filter((name) => !unprovoked.has(name)).map((name) => keyOf(surface, route, name)),
    )
    missing.push(...[...successes, ...refused].filter((key) => !seen.has(key)))
    const count = (keys: string[]) => `${keys.filter((key) => seen.has(key)).length} of ${keys.length}`
    return `${surface}: ${count(successes)} operations, ${count(refused)} refusals exercised`
  })
  return { lines, missing }
}

function keyOf(surface: string, route: Route, refusal: string | null): string {
  return `${surface} ${route.operationId} ${refusal ?? 'success'}`
}

function validatorOf(surface: Surface, route: Route, status: number): ValidateFunction {
  const key = `${surface} ${route.operationId} ${status}`
  const known = validators.get(key)
  if (known) return known
  const path = route.path.replaceAll('~', '~0').replaceAll('/', '~1')
  const response = `/paths/${path}/${route.method}/responses/${status}`
  const shared = contracts[surface].paths[route.path]?.[route.method]?.responses[status]?.$ref?.slice(1)
  const pointer = encodeURI(`${shared ?? response}/content/application~1json/schema`)
  const made = ajv.compile({ $ref: `${surface}#${pointer}` })
  validators.set(key, made)
  return made
}
