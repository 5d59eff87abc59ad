// Request validation against the OpenAPI contract.

import type { Request, Response } from 'express'
import { invalid, Refusal } from '../base/errors.ts'
import { written } from './formats.ts'
import type { Route } from './handler.ts'
import { type Match, pathParamsOf } from './router.ts'
import { type Metadata, mount, type Validated, type ValidateRequest } from './validator-internals.ts'
import { inWords } from './violations.ts'

type Validate = (req: Request, res: Response, match: Match) => Promise<void>

/** The contracts list their operations under this path, wherever they are served. */
const documentedPrefix = '/api/v1'

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
  validateRequest: ValidateRequest
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
    // made up: that of a body was compared when the body was read.
    const type = headers['content-type'] && (match.route.body ?? undefined)
    req.headers = { ...headers, 'content-type': type }
    try {
      await validateRequest(req, res)
      refuseInfinity(req.query)
    } catch (error) {
      throw asRefusal(error, match.route)
    } finally {
      req.headers = headers
    }
  }
}

/** Returns a copy of what requests consist of: replies are nine tenths of a contract. */
export function validatable(contract: object): object {
  const { openapi, info, servers, components, paths } = contract as Documented
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
  adapt(copy)
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

/** Says in each part of a contract what the validator would otherwise take differently from its callers. */
function adapt(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  keepMap(node)
  readAsForms(node)
  splitNullable(node)
  for (const value of Object.values(node)) adapt(value)
}

/** `removeAdditional: 'all'` would empty a map, all of whose properties are additional; patterns are kept. */
function keepMap(schema: { additionalProperties?: unknown; patternProperties?: object }): void {
  if (typeof schema.additionalProperties !== 'object') return
  schema.patternProperties = { '^': schema.additionalProperties }
  delete schema.additionalProperties
}

/**
 * Makes two schemas of one that allows a text or null, where the text is to be written in one form: the validator does
 * that only to what cannot be anything else.
 */
function splitNullable(schema: { type?: unknown; format?: unknown; anyOf?: object[] }): void {
  if (!Array.isArray(schema.type) || !Object.hasOwn(written, String(schema.format))) return
  const text = { ...schema, type: 'string' }
  for (const keyword of Object.keys(schema)) delete schema[keyword as keyof typeof schema]
  schema.anyOf = [text, { type: 'null' }]
}

/**
 * Lets each parameter of a query have what a URI reserves, such as the `:` of a time, as it comes out of a query that is
 * read as forms are. The contract does not say so (decision queries-are-read-as-forms).
 */
function readAsForms(parameter: { in?: unknown; allowReserved?: boolean }): void {
  if (parameter.in === 'query') parameter.allowReserved = true
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
  const [lookUp, validateRequest] = mount(validatable({ ...contract, paths: only }))
  const metadata = await lookUp(method.toUpperCase(), documentedPrefix + path.replace(/\{.+?\}/g, 'x'))
  return { metadata: metadata!, validateRequest }
}

/** Refuses Infinity, into which the validator turns `?page=1e400` and which passes every maximum there. */
function refuseInfinity(query: object): void {
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'number' && !Number.isFinite(value)) {
      throw invalid(`${name} must be a finite number`)
    }
  }
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
