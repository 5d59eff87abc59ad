import type { RefusalName } from '../../src/errors.ts'

/** The parts of an OpenAPI 3.1 document that the generator reads and writes. */
export interface Document {
  info: { title: string; version: string }
  servers: { url: string }[]
  tags?: { name: string; description?: string }[]
  security?: Record<string, string[]>[]
  paths?: Record<string, Record<string, Operation>>
  webhooks?: Record<string, Record<string, Operation>>
  components?: {
    schemas?: Record<string, Schema>
    parameters?: Record<string, Parameter>
    responses?: Record<string, Response>
    headers?: Record<string, unknown>
    examples?: Record<string, unknown>
    securitySchemes?: Record<string, Schema>
  }
}

export const surfaces = ['store', 'apps', 'console', 'webhooks'] as const
export type SurfaceName = (typeof surfaces)[number]

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema; example?: unknown }> }
  responses: Record<string, Response>
  deprecated?: boolean
  /** The day from which it is deprecated, and the one on which it ends: 2027-06-01. */
  'x-deprecated-since'?: string
  'x-sunset'?: string
  /** The refusals of this operation alone, by their names in src/errors.ts. */
  'x-refusals'?: RefusalName[]
  /** The event rows of a success. */
  'x-event'?: ContractEvent | ContractEvent[]
  /** The entry of the store's activity log that a success leaves behind. */
  'x-activity'?: ContractEntry
  /** `none`: the handler opens its own transactions, or needs none. */
  'x-transaction'?: 'none'
  /** `refused`: a guest's token is refused. */
  'x-recent-sign-in'?: true
  'x-guest'?: 'refused'
  /** `optional`: the operation works without a store, too. */
  'x-shop'?: 'optional'
  'x-idempotent'?: true
  /** The code of this operation's invalidRequest, where the specification names one. */
  'x-error-code'?: string
  /** Other refusals for 401 and 403 than the usual ones. */
  'x-auth-refusals'?: { authentication: RefusalName; scope: RefusalName }
  /** `sign-in`: calls are counted by network address too. `tracking`: by the e-mail address in the body as well. */
  'x-throttle'?: 'sign-in' | 'tracking'
  /** `top-level`: the members of `data` are repeated at the top level of the envelope (RFC 6749). */
  'x-members'?: 'top-level'
  /** Another message where a member of `data` has this value: { autoRenew: { true: … } }. */
  'x-message-when'?: Record<string, Record<string, string>>
}

/**
 * An event row; `id` is a path into `{ data, params }`, or `recorded` where the handler itself reports what
 * changed.
 */
export interface ContractEvent {
  resource: string
  id?: string
}

/**
 * An entry of an activity log. `id` and `name` are paths like that of an event, and `store` is where the id of the store
 * is if neither the token nor `params.storeId` says it; `recorded` as the id means that the handler itself records it.
 */
export interface ContractEntry {
  action: string
  id?: string
  name?: string
  store?: string
}

export interface Parameter {
  $ref?: string
  name?: string
  in?: string
  required?: boolean
  schema?: Schema
}

export interface Response {
  $ref?: string
  description: string
  headers?: Record<string, unknown>
  content?: Record<
    string,
    { schema: Schema; example?: unknown; examples?: Record<string, { value?: unknown; $ref?: string }> }
  >
}

// biome-ignore lint/suspicious/noExplicitAny: a JSON schema is walked, not understood
export type Schema = Record<string, any>

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** An operation and its place in the contract. */
export interface Place {
  path: string
  method: (typeof methods)[number]
  /** `#/paths/~1products/get` */
  pointer: string
  operation: Operation
}

/** Returns every operation of a contract with its place. */
export function operationsOf(contract: Document): Place[] {
  return Object.entries(contract.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      const pointer = below(below('#/paths', path), method)
      return operation ? [{ path, method, pointer, operation }] : []
    }),
  )
}

/** Returns the success replies of an operation, which exclude 304. */
export function successesOf(operation: Operation): [status: string, response: Response][] {
  return Object.entries(operation.responses ?? {}).filter(
    ([status]) => /^[23]/.test(status) && status !== '304',
  )
}

/** Returns the one success reply that every operation has: the rule `oneSuccess` ensures it. */
export function successOf(operation: Operation): { status: number; response: Response } {
  const [status, response] = successesOf(operation)[0]!
  return { status: Number(status), response }
}

/** Single records that the token identifies, without an id. */
const singletons = ['/shop', '/app', '/digital-access/pass']

/** Returns whether a read supports If-None-Match: reads without a token, and single records, do. */
export function hasETag(contract: Document, { path, method, operation }: Place): boolean {
  const isJson = 'application/json' in (successOf(operation).response.content ?? {})
  const isRecord = path.endsWith('}') || singletons.includes(path)
  return method === 'get' && isJson && (isRecord || callerOf(contract, operation) !== 'somebody')
}

/** Returns whether a call must have a token (somebody), may have one (anyone), or needs none (nobody). */
export function callerOf(contract: Document, operation: Operation): 'nobody' | 'anyone' | 'somebody' {
  const security = operation.security ?? contract.security ?? []
  if (security.length === 0) return 'nobody'
  return security.some((entry) => Object.keys(entry).length === 0) ? 'anyone' : 'somebody'
}

/** Returns the scopes that an operation requires. */
export function scopesOf(contract: Document, operation: Operation): string[] {
  return (operation.security ?? contract.security ?? []).flatMap((entry) => Object.values(entry).flat())
}

/** Tells whether one of an operation's scopes is enough: they stand in entries of their own. */
export function takesAnyScope(contract: Document, operation: Operation): boolean {
  const entries = operation.security ?? contract.security ?? []
  return entries.filter((entry) => Object.values(entry).flat().length > 0).length > 1
}

/** Returns the events that an operation declares. */
export function eventsOf(operation: Operation): ContractEvent[] {
  return [operation['x-event'] ?? []].flat()
}

/** Returns the JSON pointer to a member of the part that `pointer` leads to. */
export function below(pointer: string, key: string | number): string {
  const step = String(key)
  return `${pointer}/${/[~/]/.test(step) ? step.replaceAll('~', '~0').replaceAll('/', '~1') : step}`
}

/** Returns the part of a contract that a reference names, or the part itself where it is not a reference. */
export function follow<Part extends { $ref?: string }>(contract: Document, part: Part): Part {
  if (!part.$ref) return part
  const [, , kind, name] = part.$ref.split('/') as [string, string, 'schemas' | 'parameters', string]
  return follow(contract, contract.components![kind]![name] as Part)
}

/**
 * Returns a name in Pascal case: `CreateProduct` for createProduct, `ShippingAddress` for shipping-address.
 */
export function pascalCase(name: string): string {
  return name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
}

/** Groups items by key like `Map.groupBy`, which Node 20 does not have yet. */
export function groupBy<T>(items: T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
