import { type RefusalName, refusals } from '../src/errors.ts'
import {
  callerOf,
  type Document,
  groupBy,
  hasETag,
  type Operation,
  operationsOf,
  type Response,
  type Schema,
  successOf,
} from './contract.ts'

/**
 * Adds to a bundled contract what no author should have to repeat: the envelope of every reply and its
 * examples, the failures that follow from an operation's policy, the common headers and parameters.
 */
export function expand(contract: Document): void {
  const store = contract.info.title === 'Store API'
  const withParameters = new Set<string>()
  for (const place of operationsOf(contract)) {
    const { path, operation } = place
    if (store) addParameter(operation, 'ShopId', withParameters)
    if (operation['x-idempotent']) addParameter(operation, 'IdempotencyKey', withParameters)
    const cached = hasETag(contract, place)
    addSuccess(operation)
    if (cached) addNotModified(operation)
    addFailures(operation, refusalsOf(contract, path, operation))
  }
  contract.components ??= {}
  contract.components.parameters = { ...contract.components.parameters, ...pick(parameters, withParameters) }
  contract.components.schemas = { ...contract.components.schemas, Failure: failure }
  requireMaximum(contract.paths, 'paths')
  requireMaximum(contract.components, 'components')
}

/** Returns every refusal of an operation: its own and those that its policy implies. */
export function refusalsOf(contract: Document, path: string, operation: Operation): RefusalName[] {
  const caller = callerOf(contract, operation)
  const words = operation['x-auth-refusals']
  const found: RefusalName[] = ['tooManyRequests']
  if (caller !== 'nobody') found.push(words?.authentication ?? 'authenticationRequired')
  if (operation['x-guest'] === 'refused' || contract.info.title === 'Console API') {
    if (caller === 'somebody') found.push('loginRequired')
  }
  const scopes = (operation.security ?? contract.security ?? []).flatMap((entry) =>
    Object.values(entry).flat(),
  )
  if (scopes.length > 0) found.push(words?.scope ?? 'insufficientScope')
  if (contract.info.title === 'Store API' && operation['x-shop'] !== 'optional') found.push('shopNotFound')
  const upload = operation.requestBody?.content['multipart/form-data']
  if (operation.requestBody) {
    found.push('invalidRequest', upload ? 'fileTooLarge' : 'bodyTooLarge', 'unsupportedMediaType')
  }
  if (operation.requestBody?.content['application/json']) found.push('malformedJson')
  const inputs = operation.parameters ?? []
  if (inputs.some((input) => input.in === 'query' || /\/(Page|Limit)$/.test(input.$ref ?? ''))) {
    found.push('invalidRequest')
  }
  if (path.includes('{')) found.push('malformedUri')
  if (operation['x-idempotent']) found.push('idempotencyMismatch', 'idempotencyInFlight', 'invalidRequest')
  return [...new Set([...found, ...(operation['x-refusals'] ?? [])])]
}

/** Throws for a number without a maximum: the validator lets 1e400 through as Infinity there. */
function requireMaximum(node: unknown, at: string): void {
  if (typeof node !== 'object' || node === null) return
  const { type, maximum } = node as { type?: unknown; maximum?: unknown }
  if ([type].flat().some((name) => name === 'number' || name === 'integer') && maximum === undefined) {
    throw new Error(`${at} is a number without a maximum`)
  }
  for (const [key, value] of Object.entries(node)) requireMaximum(value, `${at}/${key}`)
}

function addParameter(operation: Operation, name: keyof typeof parameters, used: Set<string>): void {
  operation.parameters = [...(operation.parameters ?? []), { $ref: `#/components/parameters/${name}` }]
  used.add(name)
}

function addSuccess(operation: Operation): void {
  const { status, response } = successOf(operation)
  response.headers = { ...response.headers, ...headers }
  const json = response.content?.['application/json']
  if (!json) return
  const members = operation['x-members'] === 'top-level' ? json.schema : {}
  const envelope = (data: unknown) => ({
    status,
    success: true,
    message: response.description,
    data,
    ...(operation['x-members'] === 'top-level' ? (data as object) : {}),
  })
  json.schema = {
    type: 'object',
    required: ['status', 'success', 'message', 'data', ...(members.required ?? [])],
    properties: {
      status: { const: status },
      success: { const: true },
      message: messageOf(operation, response.description),
      data: json.schema,
      ...members.properties,
    },
  }
  if (json.example !== undefined) json.example = envelope(json.example)
  for (const example of Object.values(json.examples ?? {})) example.value = envelope(example.value)
}

function messageOf(operation: Operation, usual: string): Schema {
  const others = Object.values(operation['x-message-when'] ?? {}).flatMap((words) => Object.values(words))
  return others.length === 0 ? { const: usual } : { enum: [usual, ...others] }
}

function addNotModified(operation: Operation): void {
  const { response } = successOf(operation)
  response.headers = { ...response.headers, ...etag }
  operation.responses['304'] = {
    description: 'Nothing has changed since the reply whose ETag the call has in If-None-Match',
    headers: { ...headers, ...etag },
  }
}

function addFailures(operation: Operation, names: RefusalName[]): void {
  const byStatus = groupBy(names, (name) => String(refusals[name][0]))
  for (const [status, group] of [...byStatus].sort())
    operation.responses[status] = failureOf(operation, group)
  operation['x-refusals'] = names
}

function failureOf(operation: Operation, names: RefusalName[]): Response {
  const example = (name: RefusalName) => {
    const [status, message, code] = refusals[name] as readonly [number, string, string?]
    const shown = name === 'invalidRequest' ? (operation['x-error-code'] ?? code) : code
    const words = message.replace('{reason}', reasons[name] ?? 'limit must be <= 100')
    const data = dataOf[name] ?? {}
    return {
      summary: name,
      value: { status, success: false, message: words, ...(shown ? { code: shown } : {}), data },
    }
  }
  return {
    description: names
      .map((name) =>
        refusals[name][1].replace(/^\{reason\}$/, 'The request is not valid').replace(/: \{reason\}$/, ''),
      )
      .join(' · '),
    headers: { ...headers, ...(names.includes('tooManyRequests') ? retryAfter : {}) },
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Failure' },
        examples: Object.fromEntries(names.map((name) => [name, example(name)])),
      },
    },
  }
}

/** The values of `{reason}` in examples. */
const reasons: Partial<Record<RefusalName, string>> = {
  labelRefused: 'the address is not known',
  dispatchRefused: 'nobody drives there',
  domainNotClaimable: 'its name is reserved',
  unsafeWebhookUrl: 'it is not HTTPS',
}
/** The `data` of refusals, where callers are meant to read it. */
const dataOf: Partial<Record<RefusalName, object>> = {
  insufficientScope: { required: ['READ_ORDERS'], granted: ['READ_INVENTORY'] },
  methodNotAllowed: { allowed: ['GET', 'POST'] },
  illegalStatusMove: { allowed: ['paid', 'cancelled'] },
  illegalShipmentMove: { allowed: ['delivered', 'cancelled'] },
  tooManyCodes: { retryAfter: 1200 },
  outOfStock: { productId: '665f1c2ab4e0d3a1c9f00021' },
  variantRequired: { productId: '665f1c2ab4e0d3a1c9f00021' },
  shipmentDispatched: { dispatchId: '665f1c2ab4e0d3a1c9f000d1' },
}

function pick<T>(all: Record<string, T>, names: Set<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)))
}

const count = { type: 'integer', minimum: 0, maximum: 2147483647 }
const headers = {
  'X-Request-Id': { description: 'Names this call in our logs.', schema: { type: 'string' } },
  'RateLimit-Limit': { description: 'How many calls a burst may hold.', schema: count },
  'RateLimit-Remaining': { description: 'How many calls are left of it.', schema: count },
  'RateLimit-Reset': { description: 'Seconds until the whole burst is there again.', schema: count },
}
const etag = {
  ETag: {
    description: 'Names this state; send it in If-None-Match to be told 304.',
    schema: { type: 'string' },
  },
}
const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: count } }

const parameters = {
  ShopId: {
    name: 'x-shop-id',
    in: 'header',
    description: 'The store of the call. Left out, it is the store whose domain Origin or Referer names.',
    schema: { type: 'string' },
    example: '665f1c2ab4e0d3a1c9f00001',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Any string, new for each thing you mean to do. A repeated call with the same key and body gets the ' +
      'first reply again, marked `Idempotent-Replayed: true`, for 24 hours.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
    example: '4f2c7c1e-place-order',
  },
}

const failure = {
  type: 'object',
  description: 'What every refusal looks like.',
  required: ['status', 'success', 'message', 'data'],
  properties: {
    status: { type: 'integer', minimum: 400, maximum: 599 },
    success: { const: false },
    message: { type: 'string' },
    code: { type: 'string', pattern: '^[a-z_]+$' },
    error: { type: 'string', description: 'OAuth 2.0 endpoints only (RFC 6749 section 5.2).' },
    error_description: { type: 'string', description: 'OAuth 2.0 endpoints only.' },
    data: { type: 'object' },
  },
}
