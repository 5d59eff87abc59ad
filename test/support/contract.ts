import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { routes as appsRoutes } from '../../generated/apps.routes.ts'
import { routes as consoleRoutes } from '../../generated/console.routes.ts'
import { routes as storeRoutes } from '../../generated/store.routes.ts'
import type { Surface } from '../../src/http/auth.ts'
import type { Route } from '../../src/http/handler.ts'
import type { ObservedReply } from '../../src/http/serve.ts'
import { contractOf } from '../../src/surfaces.ts'

export const routes: Record<Surface, Route[]> = {
  store: storeRoutes,
  apps: appsRoutes,
  console: consoleRoutes,
}
export const surfaces = ['store', 'apps', 'console'] as const

const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default
const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true, validateFormats: true }))
for (const surface of surfaces) ajv.addSchema(contractOf(surface), surface)

const validators = new Map<string, ValidateFunction>()
const seen = new Set<string>()
let problems: string[] = []

/**
 * Checks a reply against the contract and records which operation it exercised; a difference fails the
 * running test.
 */
export function observe({ surface, route, status, body, refusal }: ObservedReply): void {
  if (!route) return
  seen.add(keyOf(surface, route, refusal))
  if (refusal && !(route.refusals as string[]).includes(refusal)) {
    if (refusal === 'unavailable') return // any operation may answer with it
    problems.push(`${surface} ${route.operationId} refused with ${refusal}, which its contract does not list`)
  }
  if ((route.html && !refusal) || body === undefined) return // also 304, and a reply that was interrupted
  const validate = validatorOf(surface, route, status)
  const wire = JSON.parse(JSON.stringify(body))
  if (!validate(wire)) {
    problems.push(
      `${surface} ${route.operationId} ${status}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(wire)}`,
    )
  }
}

/** Returns and clears the contract violations of this test. */
export function takeProblems(): string[] {
  const taken = problems
  problems = []
  return taken
}

/**
 * Returns how much of the three contracts the run has exercised: every operation's success and every refusal.
 */
export function coverage(): { lines: string[]; missing: string[] } {
  const missing: string[] = []
  const lines = surfaces.map((surface) => {
    const successes = routes[surface].map((route) => keyOf(surface, route, null))
    const refused = routes[surface].flatMap((route) =>
      route.refusals.map((name) => keyOf(surface, route, name)),
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
  const pointer = encodeURI(
    `/paths/${path}/${route.method}/responses/${status}/content/application~1json/schema`,
  )
  const made = ajv.compile({ $ref: `${surface}#${pointer}` })
  validators.set(key, made)
  return made
}
