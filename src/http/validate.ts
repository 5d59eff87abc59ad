import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { middleware } from 'express-openapi-validator'
import { invalid, Refusal } from '../errors.ts'
import { timeFormats } from '../services/shared/calendar.ts'
import type { Route } from './handler.ts'
import { type Match, pathParamsOf } from './router.ts'

type Spec = Exclude<Parameters<typeof middleware>[0]['apiSpec'], string>
type Metadata = NonNullable<(Request & { openapi?: { pathParams: unknown; schema: unknown } })['openapi']>
export type Validated = Request & { openapi?: Metadata }
type Validate = (req: Request, res: Response, match: Match) => Promise<void>

/** The path under which the contracts list their operations, wherever they are served. */
const documentedPrefix = '/api/v1'

const validators = new WeakMap<object, Promise<Validate>>()

/** Making a validator takes a third of a second: a process that opens a surface again, as tests do, keeps its own. */
export function validatorOf(contract: object, routes: Route[]): Promise<Validate> {
  const known = validators.get(contract)
  if (known) return known
  const made = createValidator(contract, routes)
  validators.set(contract, made)
  return made
}

/**
 * Mounts express-openapi-validator without its route look-up, which tries every documented path for every
 * call. The result of that look-up, which belongs on `req.openapi`, is computed once for each operation,
 * here, at start.
 */
async function createValidator(contract: object, routes: Route[]): Promise<Validate> {
  const [metadata, validateRequest] = mount(contract)
  const known = new Map<string, Metadata>()
  for (const route of routes) known.set(route.operationId, await learn(metadata, route))
  return async (req, res, match) => {
    const learned = known.get(match.route.operationId)!
    ;(req as Validated).openapi = { ...learned, pathParams: pathParamsOf(match) }
    const { headers } = req
    // The validator removes what the contract does not name, also from the headers: X-Forwarded-For is still
    // needed.
    req.headers = { ...headers }
    try {
      await call(validateRequest, req, res)
      refuseInfinity(req.query)
    } catch (error) {
      throw asRefusal(error, match.route)
    } finally {
      req.headers = headers
    }
  }
}

/** Returns the validator's own look-up and its request validation, out of the list of its handlers. */
export function mount(contract: object): [RequestHandler, RequestHandler] {
  const handlers = middleware({
    apiSpec: validatable(contract) as Spec,
    validateApiSpec: false, // `make gen` lints it
    validateSecurity: false, // authentication runs first, so that 401 and 403 come before 400
    validateRequests: { allowUnknownQueryParameters: true, removeAdditional: 'all' },
    validateResponses: false,
    fileUploader: false,
    // Handlers are given times in one form, however callers write them (decision 262).
    serDes: Object.entries(timeFormats).map(([format, deserialize]) => ({ format, deserialize })),
  })
  const named = (name: string) => handlers.find((handler) => handler.name === name)!
  return [named('metadataMiddleware'), named('requestMiddleware')]
}

/**
 * A copy of what requests consist of. The validator reads all of it again for each operation, when it is first
 * called, and replies are nine tenths of a contract. A copy also has no uploads: a file is not validated but
 * read by its handler, piece by piece (upload.ts).
 */
function validatable(contract: object): object {
  const { components, paths, ...rest } = structuredClone(contract) as Documented
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    if (operation.requestBody?.content?.['multipart/form-data']) delete operation.requestBody
    operation.responses = {}
  }
  const { parameters, securitySchemes, schemas } = components
  const copy = { ...rest, paths, components: { parameters, securitySchemes, schemas: {} } }
  copy.components.schemas = referredTo(copy, schemas)
  keepMaps(copy)
  return copy
}

/** Returns the schemas that a part of a contract refers to, directly or by another one. */
function referredTo(part: unknown, schemas: Record<string, unknown>, found: Record<string, unknown> = {}) {
  if (typeof part !== 'object' || part === null) return found
  const { $ref } = part as { $ref?: unknown }
  const name = typeof $ref === 'string' ? /^#\/components\/schemas\/(.+)$/.exec($ref)?.[1] : undefined
  if (name && !(name in found)) {
    found[name] = schemas[name]
    referredTo(found[name], schemas, found)
  }
  for (const value of Object.values(part)) referredTo(value, schemas, found)
  return found
}

/** `removeAdditional: 'all'` would empty a map, all of whose properties are additional; patterns are kept. */
function keepMaps(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  const schema = node as { additionalProperties?: unknown; patternProperties?: object }
  if (typeof schema.additionalProperties === 'object') {
    schema.patternProperties = { '^': schema.additionalProperties }
    delete schema.additionalProperties
  }
  for (const value of Object.values(node)) keepMaps(value)
}

interface Documented {
  paths: Record<string, Record<string, Described>>
  components: Record<'parameters' | 'securitySchemes' | 'schemas', Record<string, unknown>>
}

interface Described {
  requestBody?: { content?: Record<string, unknown> }
  responses?: object
}

async function learn(metadata: RequestHandler, route: Route): Promise<Metadata> {
  const url = documentedPrefix + route.path.replace(/\{.+?\}/g, 'x')
  const req = {
    method: route.method.toUpperCase(),
    originalUrl: url,
    path: url,
    baseUrl: '',
    app: { enabled: (_setting: string): boolean => false },
  } as Validated
  await call(metadata, req, {} as Response)
  return req.openapi!
}

/** Refuses Infinity, which `?page=1e400` is to the validator and which passes every maximum there. */
function refuseInfinity(query: object): void {
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'number' && !Number.isFinite(value)) {
      throw invalid(`${name} must be a finite number`)
    }
  }
}

function call(handler: RequestHandler, req: Request, res: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    const next: NextFunction = (error?: unknown) => (error ? reject(error) : resolve())
    handler(req, res, next)
  })
}

interface ValidationProblem {
  status?: number
  errors?: { path: string; message: string }[]
}

/**
 * Makes one line that names the field: `/body/items/0/quantity must be …` becomes `items[0].quantity must be
 * …`.
 */
function asRefusal(error: unknown, route: Route): unknown {
  const { status, errors } = error as ValidationProblem
  if (status === 415)
    return new Refusal('unsupportedMediaType', { values: { expected: route.body ?? 'left out' } })
  if (status !== 400 || !errors?.[0]) return error
  const { path, message } = errors[0]
  const [, place, ...steps] = path.split('/')
  const field = steps
    .map((step, i) => (/^\d+$/.test(step) ? `[${step}]` : i === 0 ? step : `.${step}`))
    .join('')
  const reason = message.startsWith('must have required property')
    ? `${field || message.split("'")[1] || place} is required`
    : `${field || 'the body'} ${message.replace(/\s+/g, ' ')}`
  return invalid(reason)
}
