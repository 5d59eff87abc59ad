// Request validation against the OpenAPI contract.

import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { middleware } from 'express-openapi-validator'
import { factorySchema } from 'express-openapi-validator/dist/framework/openapi/factory.schema.js'
import { invalid, Refusal } from '../base/errors.ts'
import { formats, written } from './formats.ts'
import type { Route } from './handler.ts'
import { type Match, pathParamsOf } from './router.ts'
import { inWords } from './violations.ts'

type Spec = Exclude<Parameters<typeof middleware>[0]['apiSpec'], string>
type Metadata = NonNullable<(Request & { openapi?: { pathParams: unknown; schema: unknown } })['openapi']>
export type Validated = Request & { openapi?: Metadata }
type Validate = (req: Request, res: Response, match: Match) => Promise<void>

/** The contracts list their operations under this path, wherever they are served. */
const documentedPrefix = '/api/v1'

// The package compiles its schema of contracts anew for each operation, although validating ours against it is switched
// off, and the first call of an operation would spend most of its time on that. So the schema is emptied; only its id
// remains.
const ofContracts = factorySchema('3.1.0') as Record<string, unknown>
for (const keyword of Object.keys(ofContracts).filter((one) => one !== '$id')) delete ofContracts[keyword]

const validators = new WeakMap<object, Validate>()

/** Returns the validator of a contract; a process that opens a surface again, as tests do, keeps what it has made. */
export function validatorOf(contract: object): Validate {
  const known = validators.get(contract) ?? createValidator(contract as Documented)
  validators.set(contract, known)
  return known
}

/** The validation of an operation, and what the validator's own look-up finds for it. */
interface Learned {
  metadata: Metadata
  validateRequest: RequestHandler
}

/**
 * Mounts express-openapi-validator for one operation at a time, when it is first called: given a whole contract, it
 * reads all of it before the first call, and again for each operation. It also goes without its route look-up, which
 * tries every documented path for every call; the result, which belongs on `req.openapi`, is computed once.
 */
function createValidator(contract: Documented): Validate {
  const known = new Map<string, Promise<Learned>>()
  const learned = (route: Route) => {
    const found = known.get(route.operationId) ?? learn(contract, route)
    known.set(route.operationId, found)
    return found
  }
  return async (req, res, match) => {
    const { metadata, validateRequest } = await learned(match.route)
    ;(req as Validated).openapi = { ...metadata, pathParams: pathParamsOf(match) }
    const { headers } = req
    // The validator removes what the contract does not name, also from the headers: X-Forwarded-For is still
    // needed. And it compiles itself anew for each content type and forgets none, so it is told of no type that callers
    // made up: that of a body was compared when the body was read (decision 407).
    const type = headers['content-type'] && (match.route.body ?? undefined)
    req.headers = { ...headers, 'content-type': type }
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
    apiSpec: validatable(contract as Documented) as Spec,
    validateApiSpec: false, // `make gen` lints it.
    validateSecurity: false, // Authentication runs first, so that 401 and 403 come before 400.
    validateRequests: { allowUnknownQueryParameters: true, removeAdditional: 'all' },
    validateResponses: false,
    fileUploader: false,
    formats,
    // Handlers are given times, URLs and e-mail addresses in one form, however callers write them (decisions 262 and 406).
    serDes: Object.entries(written).map(([format, deserialize]) => ({ format, deserialize })),
  })
  const named = (name: string) => handlers.find((handler) => handler.name === name)!
  return [named('metadataMiddleware'), named('requestMiddleware')]
}

/** Returns a copy of what requests consist of: replies are nine tenths of a contract. */
function validatable({ openapi, info, servers, components, paths }: Documented): object {
  const asked = Object.entries(paths).map(([path, described]) => [
    path,
    Object.fromEntries(Object.entries(described).map(([method, one]) => [method, requestOf(one)])),
  ])
  const part = {
    openapi,
    info,
    servers,
    paths: Object.fromEntries(asked),
    components: { schemas: {}, parameters: {} },
  }
  refer(part.paths, components, part.components)
  const copy = structuredClone(part)
  keepMaps(copy)
  splitNullable(copy)
  readAsForms(copy)
  return copy
}

/**
 * Returns an operation without its replies and its upload: a file is read by its handler, piece by piece (upload.ts).
 */
function requestOf(described: Described): Described {
  if (Array.isArray(described)) return described // These are the parameters of all operations of a path.
  const { requestBody, ...rest } = described
  const isUpload = requestBody?.content?.['multipart/form-data'] !== undefined
  return { ...rest, ...(requestBody && !isUpload && { requestBody }), responses: {} }
}

type Components = Record<'parameters' | 'schemas', Record<string, unknown>>

/** Adds to `found` the components that a part of a contract refers to, directly or by another one. */
function refer(part: unknown, all: Components, found: Components): void {
  if (typeof part !== 'object' || part === null) return
  const { $ref } = part as { $ref?: unknown }
  const [, kind, name] = /^#\/components\/(schemas|parameters)\/(.+)$/.exec(String($ref)) ?? []
  if (kind && !(name! in found[kind as keyof Components])) {
    const referred = all[kind as keyof Components][name!]
    found[kind as keyof Components][name!] = referred
    refer(referred, all, found)
  }
  for (const value of Object.values(part)) refer(value, all, found)
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

/**
 * Makes two schemas of one that allows a text or null, where the text is to be written in one form: the validator does
 * that only to what cannot be anything else.
 */
function splitNullable(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  const schema = node as { type?: unknown; format?: unknown; anyOf?: object[] }
  if (Array.isArray(schema.type) && Object.hasOwn(written, String(schema.format))) {
    const text = { ...schema, type: 'string' }
    for (const keyword of Object.keys(schema)) delete schema[keyword as keyof typeof schema]
    schema.anyOf = [text, { type: 'null' }]
    return
  }
  for (const value of Object.values(node)) splitNullable(value)
}

/**
 * Lets each parameter of a query have what a URI reserves, such as the `:` of a time, as it comes out of a query that is
 * read as forms are. The contract does not say so (decision 862).
 */
function readAsForms(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  const parameter = node as { in?: unknown; allowReserved?: boolean }
  if (parameter.in === 'query') parameter.allowReserved = true
  for (const value of Object.values(node)) readAsForms(value)
}

interface Documented {
  openapi: string
  info: object
  servers: object[]
  paths: Record<string, Record<string, Described>>
  components: Components
}

interface Described {
  requestBody?: { content?: Record<string, unknown> }
  responses?: object
}

async function learn({ paths, ...contract }: Documented, { path, method }: Route): Promise<Learned> {
  const { parameters = [], [method]: operation } = paths[path] as Record<string, Described>
  const only = { [path]: { parameters, [method]: operation } }
  const [metadata, validateRequest] = mount({ ...contract, paths: only })
  const url = documentedPrefix + path.replace(/\{.+?\}/g, 'x')
  const req = {
    method: method.toUpperCase(),
    originalUrl: url,
    path: url,
    baseUrl: '',
    app: { enabled: (_setting: string): boolean => false },
  } as Validated
  await call(metadata, req, {} as Response)
  return { metadata: req.openapi!, validateRequest }
}

/** Refuses Infinity, into which the validator turns `?page=1e400` and which passes every maximum there. */
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

/** Makes one line that names the field: `/body/items/0/quantity must be …` becomes `items[0].quantity must be …`. */
function asRefusal(error: unknown, route: Route): unknown {
  const { status, errors } = error as ValidationProblem
  if (status === 415)
    return new Refusal('unsupportedMediaType', { values: { expected: route.body ?? 'left out' } })
  if (status !== 400 || !errors?.[0]) return error
  const { path, message } = errors[0]
  const [, place, ...steps] = path.split('/')
  const field = steps
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '')
  if (message.startsWith('must have required property'))
    return invalid(`${field || message.split("'")[1] || place} is required`)
  const [, other] = /^must have property .+ when property (.+) is present$/.exec(message) ?? []
  if (other) return invalid(`${field} is required with ${other}`)
  // The validator says what is wrong with the name of a property as if it were the map that has it.
  const isName = errors[1]?.message === 'property name must be valid'
  return invalid(`${isName ? 'a property of ' : ''}${field || 'the body'} ${inWords(message)}`)
}
