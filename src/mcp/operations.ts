// The operations of a contract as agents see them: found by words, described in JSON Schema, and made into calls.

import { refusals } from '../base/errors.ts'
import { callsOf, type LocatedCall } from '../contract/calls.ts'
import { type Document, follow, type Parameter, type Schema } from '../contract/document.ts'
import { type Annotations, ToolError } from './protocol.ts'

export interface Operation {
  id: string
  summary: string
  description: string
  /** The tag, such as `orders`. */
  subject: string
  method: string
  path: string
  isWrite: boolean
  takesFile: boolean
  /** The scopes of one entry are needed. */
  scopes: string[][]
  parameters: NamedParameter[]
  body: { schema: Schema; example?: unknown; required: boolean } | null
  annotations: Annotations
  /** The write can depend on the record being as it was shown (If-Match). */
  isConditional: boolean
  /** The path of the read that shows the record which a write is about. */
  reader: string | null
  refusals: { status: number; code: string; message: string }[]
}

type NamedParameter = Parameter & { name: string; in: string; schema: Schema }

/** The parameters and the body with which an operation is called. */
export interface Arguments {
  parameters?: Record<string, unknown>
  body?: unknown
}

/** Returns the operations of a contract. */
export function operationsOf(contract: Document): Operation[] {
  const calls = callsOf(contract)
  const reads = new Set(calls.filter(({ method }) => method === 'get').map(({ path }) => path))
  return calls.map((call) => operationOf(contract, call, reads))
}

function operationOf(contract: Document, call: LocatedCall, reads: Set<string>): Operation {
  const { path, method, operation } = call
  const parameters = call.parameters.map((one) => follow(contract, one) as NamedParameter)
  const content = operation.requestBody?.content['application/json']
  const isWrite = method !== 'get'
  return {
    id: operation.operationId,
    summary: operation.summary,
    description: operation.description,
    subject: operation.tags[0]!,
    method,
    path,
    isWrite,
    takesFile: 'multipart/form-data' in (operation.requestBody?.content ?? {}),
    scopes: (operation.security ?? contract.security ?? []).flatMap((entry) => Object.values(entry)),
    parameters: parameters.filter((one) => one.in !== 'header'),
    body: content ? { ...content, required: operation.requestBody!.required ?? false } : null,
    annotations: annotationsOf(call),
    isConditional: isWrite && parameters.some(({ name }) => name === 'If-Match'),
    reader: isWrite ? readerOf(path, reads) : null,
    refusals: refusalsOf(operation['x-refusals'] ?? []),
  }
}

/**
 * Says what a client may show people before they allow a call. Only what adds a record to a list of the store destroys
 * nothing; a change, a deletion and an action at a record may.
 */
function annotationsOf({ method, path, operation }: LocatedCall): Annotations {
  const isRead = method === 'get'
  const adds = method === 'post' && '201' in operation.responses && !path.includes('{')
  return {
    readOnlyHint: isRead,
    destructiveHint: !isRead && !adds,
    idempotentHint: ['get', 'put', 'delete'].includes(method),
    openWorldHint: false,
  }
}

/** Finds the read of the record in a path: that of the path itself, or of the record that an action is at. */
function readerOf(path: string, reads: Set<string>): string | null {
  const end = path.lastIndexOf('}') + 1
  return [path, path.slice(0, end)].find((one) => reads.has(one)) ?? null
}

function refusalsOf(names: readonly (keyof typeof refusals)[]): Operation['refusals'] {
  return names.map((name) => {
    const [status, message, code] = refusals[name]
    return { status, code: code ?? '', message }
  })
}

/**
 * Returns whether an agent can call an operation with a token of these scopes: what takes a file is left to programs. A
 * write that needs no scope is not offered, so that a token which only reads stays one that only reads.
 */
export function isUsable({ scopes, isWrite, takesFile }: Operation, granted: readonly string[]): boolean {
  if (takesFile) return false
  return scopes.some((all) => (!isWrite || all.length > 0) && all.every((scope) => granted.includes(scope)))
}

/** Returns the operations that fit the words of a query, the best first. */
export function findOperations<Found extends Operation>(operations: Found[], query: string): Found[] {
  const words = wordsIn(query)
  const rated = operations.map((operation) => ({ operation, points: pointsOf(operation, words) }))
  return rated
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ operation }) => operation)
}

/** A word counts most in the name or the summary of an operation, and least in its description. */
function pointsOf({ id, summary, subject, path, description }: Operation, words: string[]): number {
  const places = [wordsIn(`${id} ${summary}`), wordsIn(`${subject} ${path}`), wordsIn(description)] as const
  const [named, placed, described] = places
  return words.reduce(
    (points, word) => {
      if (named.includes(word)) return points + 8
      if (placed.includes(word)) return points + 4
      return points + (described.includes(word) ? 1 : 0)
    },
    words.some((word) => named.includes(word)) ? 1 / named.length : 0,
  )
}

/** Splits a text, also `listOrders`, into words without the endings of plurals. */
function wordsIn(text: string): string[] {
  const words =
    text
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => word.replace(/(?<=\w{2})(ies|s)$/, (end) => (end === 'ies' ? 'y' : '')))
}

/** Returns all that is needed to call an operation; its schemas refer to `$defs` beside them. */
export function describeOperation(contract: Document, operation: Operation): object {
  const { id, summary, description, subject, scopes, annotations, body } = operation
  const $defs: Record<string, Schema> = {}
  const parameters = operation.parameters.map(
    ({ name, in: place, required = false, schema, description }) => ({
      name,
      in: place,
      required,
      description,
      schema: localized(contract, schema, $defs),
    }),
  )
  const taken = body && { ...body, schema: localized(contract, body.schema, $defs) }
  return {
    operationId: id,
    summary,
    description,
    subject,
    method: operation.method.toUpperCase(),
    path: operation.path,
    scopes,
    annotations,
    parameters,
    body: taken,
    $defs,
    refusals: operation.refusals,
  }
}

/** Returns a schema whose references lead to `$defs`, to which the schemas that they name are added. */
export function localized(contract: Document, schema: Schema, $defs: Record<string, Schema>): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value) => {
    if (key !== '$ref' || typeof value !== 'string') return value
    const name = value.split('/').at(-1)!
    if (!(name in $defs)) {
      $defs[name] = {}
      $defs[name] = localized(contract, contract.components!.schemas![name]!, $defs)
    }
    return `#/$defs/${name}`
  })
}

/** Returns the path and query of a call, relative to the API. Throws ToolError for a parameter that is missing or unknown. */
export function addressOf({ id, path, parameters }: Operation, given: Record<string, unknown> = {}): string {
  const unknown = Object.keys(given).find((name) => !parameters.some((one) => one.name === name))
  if (unknown) {
    const known = parameters.map(({ name }) => name).join(', ') || 'none'
    throw new ToolError(`${id} has no parameter ${unknown}; it has: ${known}`)
  }
  const query = new URLSearchParams()
  let address = path
  for (const { name, in: place, required } of parameters) {
    const value = given[name]
    if (value === undefined || value === null) {
      if (required) throw new ToolError(`${id} needs the parameter ${name}`)
      continue
    }
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(String(value)))
    else for (const one of [value].flat()) query.append(name, String(one))
  }
  return query.size > 0 ? `${address}?${query}` : address
}
