// Request validation against the OpenAPI contract.

import type { Request, Response } from 'express'
import { timeFormats, WrittenTime } from '../base/calendar.ts'
import { invalid, Refusal } from '../base/errors.ts'
import { inWords } from '../base/violations.ts'
import { written } from './formats.ts'
import type { Route } from './handler.ts'
import { type Match, pathParamsOf } from './router.ts'
import { type Metadata, mount, type Validated, type ValidateRequest } from './validator-internals.ts'

/** Validates a request, whose times without an offset are in `zone`. */
type Validate = (req: Request, res: Response, match: Match, zone?: string) => Promise<void>

const validators = new WeakMap<object, Validate>()

/** Returns a contract's validator, cached for a process that opens a surface again, as tests do. */
export function validatorOf(contract: object): Validate {
  const known = validators.get(contract) ?? createValidator(contract as Documented)
  validators.set(contract, known)
  return known
}

/** An operation's validation, and what the validator's own look-up finds for it. */
interface Learned {
  metadata: Metadata
  validateRequest: ValidateRequest
  hasTimes: boolean
  /** The names of the parameters of its query. */
  parameters: Set<string>
}

/**
 * Mounts express-openapi-validator for one operation at a time, on its first call: given a whole contract, it would
 * read all of it before the first call, and again for each operation. This also bypasses its route look-up, which tries
 * every documented path on every call; the result, which belongs on `req.openapi`, is computed once.
 */
function createValidator(contract: Documented): Validate {
  const known = new Map<string, Promise<Learned>>()
  const learned = (route: Route) => {
    const found = known.get(route.operationId) ?? learn(contract, route)
    known.set(route.operationId, found)
    return found
  }
  return async (req, res, match, zone = 'UTC') => {
    const { metadata, validateRequest, hasTimes, parameters } = await learned(match.route)
    nameIgnored(req, res, parameters)
    ;(req as Validated).openapi = { ...metadata, pathParams: pathParamsOf(match) }
    const { headers } = req
    // The validator removes what the contract does not name, headers included, but X-Forwarded-For is still needed. It
    // also compiles itself anew for each content type and forgets none, so we hide types that callers made up: the
    // body's was checked when the body was read.
    const type = headers['content-type'] && (match.route.body ?? undefined)
    req.headers = { ...headers, 'content-type': type }
    try {
      await validateRequest(req, res)
      refuseInfinity(req.query)
      if (hasTimes) for (const part of [req.query, req.body]) settleTimes(part, zone)
    } catch (error) {
      throw asRefusal(error, match.route)
    } finally {
      req.headers = headers
    }
  }
}

/** Returns a copy of a contract with only what requests need: replies are nine tenths of it. */
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

/** Returns an operation without its replies and its upload: the handler reads a file, chunk by chunk (upload.ts). */
function requestOf(described: Described): Described {
  if (Array.isArray(described)) return described // Parameters shared by all operations of a path.
  const { requestBody, ...rest } = described
  const isUpload = requestBody?.content?.['multipart/form-data'] !== undefined
  return { ...rest, ...(requestBody && !isUpload && { requestBody }), responses: {} }
}

type Components = Record<'parameters' | 'schemas', Record<string, unknown>>

/** Adds to `found` the components that a part of a contract refers to, directly or indirectly. */
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

/** Rewrites what the validator would otherwise read differently from its callers. */
function adapt(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  keepMap(node)
  readAsForms(node)
  splitNullable(node)
  for (const value of Object.values(node)) adapt(value)
}

/** `removeAdditional: 'all'` would empty a map, whose properties are all additional; patterns are kept. */
function keepMap(schema: { additionalProperties?: unknown; patternProperties?: object }): void {
  if (typeof schema.additionalProperties !== 'object') return
  schema.patternProperties = { '^': schema.additionalProperties }
  delete schema.additionalProperties
}

/**
 * Splits a schema that allows a text or null into two if the text must be normalized: the validator only does that to
 * what cannot be anything else.
 */
function splitNullable(schema: { type?: unknown; format?: unknown; anyOf?: object[] }): void {
  if (!Array.isArray(schema.type) || !Object.hasOwn(written, String(schema.format))) return
  const text = { ...schema, type: 'string' }
  for (const keyword of Object.keys(schema)) delete schema[keyword as keyof typeof schema]
  schema.anyOf = [text, { type: 'null' }]
}

/**
 * Lets each query parameter contain what a URI reserves, such as the `:` of a time, as it comes out of a query parsed
 * as a form. The contract does not say so (decision queries-are-read-as-forms).
 */
function readAsForms(parameter: { in?: unknown; allowReserved?: boolean }): void {
  if (parameter.in === 'query') parameter.allowReserved = true
}

interface Documented {
  openapi: string
  info: object
  servers: { url: string }[]
  paths: Record<string, Record<string, Described>>
  components: Components
}

interface Described {
  parameters?: { $ref?: string; name?: string; in?: string }[]
  requestBody?: { content?: Record<string, unknown> }
  responses?: object
}

/** Returns the path under which a contract lists its operations, regardless of the path that serves them. */
function documentedPrefix({ servers }: Pick<Documented, 'servers'>): string {
  return servers[0]!.url.replace('{address}', '')
}

async function learn({ paths, ...contract }: Documented, { path, method }: Route): Promise<Learned> {
  const { parameters = [], [method]: operation } = paths[path] as Record<string, Described>
  const only = { [path]: { parameters, [method]: operation } }
  const asked = validatable({ ...contract, paths: only })
  const hasTimes = Object.keys(timeFormats).some((format) => JSON.stringify(asked).includes(`"${format}"`))
  const [lookUp, validateRequest] = mount(asked)
  const metadata = await lookUp(
    method.toUpperCase(),
    documentedPrefix(contract) + path.replace(/\{.+?\}/g, 'x'),
  )
  const followed = [
    ...(parameters as NonNullable<Described['parameters']>),
    ...(operation?.parameters ?? []),
  ].map(({ $ref, ...parameter }) =>
    $ref ? (contract.components.parameters[$ref.split('/').at(-1)!] as typeof parameter) : parameter,
  )
  const names = followed.flatMap((one) => (one.in === 'query' ? [one.name!] : []))
  return { metadata: metadata!, validateRequest, hasTimes, parameters: new Set(names) }
}

/** Replaces each time by its text, in the zone of the call's store unless it has an offset. */
function settleTimes(part: unknown, zone: string): void {
  if (typeof part !== 'object' || part === null) return
  for (const [name, value] of Object.entries(part)) {
    if (value instanceof WrittenTime) Object.assign(part, { [name]: value.in(zone) })
    else settleTimes(value, zone)
  }
}

/** Names the parameters that a call's query has in vain, in the reply (decision ignored-parameters-are-named). */
function nameIgnored({ originalUrl }: Request, res: Response, known: Set<string>): void {
  const start = originalUrl.indexOf('?')
  if (start === -1) return
  const given = new URLSearchParams(originalUrl.slice(start + 1))
  const ignored = [...new Set(given.keys())].filter((name) => !known.has(name))
  if (ignored.length > 0) res.setHeader('Ignored-Parameters', listed(ignored))
}

/** Lists names in a header: percent-encoded, and dots for those beyond the first 20, and for the rest of a long one. */
function listed(names: string[]): string {
  const first = names.slice(0, 20).map((name) => {
    const encoded = encodeURIComponent(name.slice(0, 50).toWellFormed())
    return name.length > 50 ? `${encoded}...` : encoded
  })
  return [...first, ...(names.length > 20 ? ['...'] : [])].join(', ')
}

/** Refuses Infinity: the validator turns `?page=1e400` into it, and it passes every maximum. */
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
  // The validator reports an invalid property name as a fault of the map that contains it.
  const isName = errors[1]?.message === 'property name must be valid'
  return invalid(`${isName ? 'a property of ' : ''}${field || 'the body'} ${inWords(message)}`)
}
