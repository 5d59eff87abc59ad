import type { RefusalName } from '../base/errors.ts'

/** The parts of an OpenAPI 3.1 document that the generator reads and writes. */
export interface Document {
  info: { title: string; version: string; contact?: object }
  servers: { url: string; description?: string; variables?: Record<string, { default: string }> }[]
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
  /** When it becomes deprecated, and when it ends: 2027-06-01. */
  'x-deprecated-since'?: string
  'x-sunset'?: string
  /** This operation's own refusals, by their names in src/base/errors.ts. */
  'x-refusals'?: RefusalName[]
  /** The event rows of a success. */
  'x-event'?: ContractEvent | ContractEvent[]
  /** The entry that a success leaves in the store's activity log. */
  'x-activity'?: ContractEntry
  /** `none`: the handler opens its own transactions, or needs none. */
  'x-transaction'?: 'none'
  /** The capability of the Universal Commerce Protocol that an agent needs. */
  'x-capability'?: string
  /** `refused`: a guest's token is refused. */
  'x-recent-sign-in'?: true
  'x-versioned'?: true
  'x-guest'?: 'refused'
  /** `optional`: the operation also works without a store. */
  'x-shop'?: 'optional'
  'x-idempotent'?: true
  /** The list can be read in the order of changes. */
  'x-mirrored'?: true
  /** The code of this operation's invalidRequest, if the specification names one. */
  'x-error-code'?: string
  /** Refusals for 401 and 403 instead of the usual ones. */
  'x-auth-refusals'?: { authentication: RefusalName; scope: RefusalName }
  /**
   * `sign-in`: calls are counted by network address too. `tracking`: also by the e-mail address in the body. `coupon`:
   * calls with an unknown code are counted by network address at the store.
   */
  'x-throttle'?: 'sign-in' | 'tracking' | 'coupon'
  /** A success opens a session, whose token a browser can keep in a cookie, or ends the caller's. */
  'x-session'?: 'opened' | 'ended'
  /** `top-level`: the members of `data` are repeated at the top level of the envelope (RFC 6749). */
  'x-members'?: 'top-level'
  /** Replaces the message if a member of `data` has this value: { autoRenew: { true: … } }. */
  'x-message-when'?: Record<string, Record<string, string>>
}

/** An event row; `id` is a path into `{ data, params }`, or `recorded` if the handler itself reports what changed. */
export interface ContractEvent {
  resource: string
  id?: string
}

/**
 * An entry of an activity log. `id` and `name` are paths like an event's, and `store` is the path to the store's id if
 * neither the token nor `params.storeId` has it; `recorded` as the id means that the handler itself records it.
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
  description?: string
  schema?: Schema
  example?: unknown
  /** The operation's example includes it although it is optional: one of several is required. */
  'x-shown'?: true
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

/** Returns the base address of a contract's paths: that of a service of `make start`. */
export function addressOf({ servers }: Document): string {
  const { url, variables = {} } = servers[0]!
  return url.replace(/\{(\w+)\}/g, (_, name) => variables[name]!.default)
}

/** Returns whether a call must have a token (somebody), may have one (anyone), or needs none (nobody). */
export function callerOf(contract: Document, operation: Operation): 'nobody' | 'anyone' | 'somebody' {
  const security = operation.security ?? contract.security ?? []
  if (security.length === 0) return 'nobody'
  return security.some((entry) => Object.keys(entry).length === 0) ? 'anyone' : 'somebody'
}

/** Returns the part of a contract that a reference names, or the part itself if it is not a reference. */
export function follow<Part extends { $ref?: string }>(contract: Document, part: Part): Part {
  if (!part.$ref) return part
  const [, , kind, name] = part.$ref.split('/') as [string, string, 'schemas' | 'parameters', string]
  return follow(contract, contract.components![kind]![name] as Part)
}
