import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import type { Surface } from '../../src/http/auth.ts'
import type { Route } from '../../src/http/handler.ts'
import type { ObservedReply } from '../../src/http/surface-options.ts'
import { contractOf } from '../../src/surfaces.ts'
import { remember, surfaces } from './coverage.ts'

const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default
const ajv = addFormats(
  new Ajv2020({ strict: false, allErrors: true, validateFormats: true, code: { optimize: false } }),
)
type Replies = { responses: Record<string, { $ref?: string } | undefined> }
type Documented = { paths: Record<string, Record<string, Replies>> }
const contracts = Object.fromEntries(
  surfaces.map((surface) => [surface, contractOf(surface) as Documented]),
) as Record<Surface, Documented>
for (const surface of surfaces) ajv.addSchema(contracts[surface], surface)

const validators = new Map<string, ValidateFunction>()
let problems: string[] = []

/** Holds a reply against the contract and remembers what was exercised; a difference fails the file of the running test. */
export function observe({ surface, route, status, body, refusal }: ObservedReply): void {
  if (!route) return
  remember(surface, route, refusal)
  if (refusal && !(route.refusals as string[]).includes(refusal)) {
    problems.push(`${surface} ${route.operationId} refused with ${refusal}, which its contract does not list`)
  }
  if ((route.media && !refusal) || body === undefined) return // also 304, and a reply that was interrupted
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
