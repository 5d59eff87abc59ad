import { addAccess } from './access.ts'
import {
  type Document,
  type LocatedOperation,
  type Operation,
  operationsOf,
  pascalCase,
  type Schema,
  type SurfaceName,
  successOf,
} from './contract.ts'
import { common, headerRefs, headersOfRepeated, headersOfSuccess, ofEveryReply } from './headers.ts'
import { addMirror } from './mirrors.ts'
import { createdBy, etagOf, isConditional, mayCreate } from './records.ts'
import { addScopes } from './topics.ts'

/**
 * Adds the parts to a bundled contract that no author should have to repeat: the envelope around each reply
 * and its examples, the common headers and parameters, the scopes and topics, and a name for every body.
 * failures.ts adds the failures that follow from an operation's policy.
 */
export function expand(surface: SurfaceName, contract: Document): void {
  contract.components ??= {}
  addScopes(surface, contract)
  if (surface === 'webhooks') return
  addAccess(surface, contract)
  takeKeys(contract)
  const schemas: Record<string, Schema> = {}
  const used = new Set<keyof typeof parameters>()
  const addParameter = (operation: Operation, name: keyof typeof parameters) => {
    operation.parameters = [...(operation.parameters ?? []), { $ref: `#/components/parameters/${name}` }]
    used.add(name)
  }
  for (const place of operationsOf(contract)) {
    const { operation } = place
    if (surface === 'store') addParameter(operation, shopParameterOf(operation))
    if (surface === 'agents') addParameter(operation, 'UcpAgent')
    if (operation['x-idempotent']) {
      addParameter(operation, 'IdempotencyKey')
      addHeaders(operation, Object.keys(headersOfRepeated))
    }
    if (operation['x-mirrored']) addMirror(contract, operation)
    nameBody(operation, schemas)
    if (surface === 'agents') addHeaders(operation, common)
    else addSuccess(operation, schemas)
  }
  contract.components.schemas = { ...contract.components.schemas, ...schemas }
  if (surface !== 'agents')
    for (const place of operationsOf(contract)) addVersions(contract, place, addParameter)
  const named = [...used].map((name) => [name, parameters[name]])
  contract.components.parameters = { ...contract.components.parameters, ...Object.fromEntries(named) }
  const repeatable = used.has('IdempotencyKey')
  const headers = surface === 'agents' ? ofEveryReply : headersOfSuccess
  contract.components.headers = { ...headers, ...(repeatable && headersOfRepeated) }
}

/** POSTs that create, and yet take no Idempotency-Key. */
const withoutKey: Record<string, string> = {
  createGuest: 'nobody has called yet to whom a key could belong, and its reply is a token',
  createStoreToken: 'its reply has a secret, which is never kept: a token whose reply was lost is revoked',
  createApp: 'its reply has a secret, which is never kept: that of an app whose reply was lost is rotated',
  createPaymentLink:
    'its reply has a secret, which is never kept: a new link replaces one whose reply was lost',
  createImport: 'its body is not held; the same file changes nothing when it is imported again',
  uploadPicture:
    'its body is not held, so it could not be told from another; the same picture is kept once anyway',
  uploadDigitalFile: 'its body is not held, so it could not be told from another',
}

/** Lets every POST that creates something be repeated safely. Others say so themselves. */
function takeKeys(contract: Document): void {
  for (const { method, operation } of operationsOf(contract)) {
    const creates = method === 'post' && successOf(operation).status === 201
    if (creates && !(operation.operationId in withoutKey)) operation['x-idempotent'] = true
  }
}

/** The library of the examples is at the digital store of the demo. */
function shopParameterOf({ tags }: Operation): 'ShopId' | 'DigitalShopId' {
  return tags[0] === 'library' ? 'DigitalShopId' : 'ShopId'
}

/** Names request bodies: `createProduct` has a `CreateProductRequest`, unless its author named the body. */
function nameBody(operation: Operation, schemas: Record<string, Schema>): void {
  for (const body of Object.values(operation.requestBody?.content ?? {})) {
    if (body.schema.$ref) continue
    body.schema = named(`${pascalCase(operation.operationId)}Request`, body.schema, schemas)
  }
}

function named(name: string, schema: Schema, schemas: Record<string, Schema>): Schema {
  schemas[name] = schema
  return { $ref: `#/components/schemas/${name}` }
}

/**
 * Wraps the success reply in the envelope and names it: `createProduct` replies with a
 * `CreateProductResponse`.
 */
function addSuccess(operation: Operation, schemas: Record<string, Schema>): void {
  const { status, response } = successOf(operation)
  addHeaders(operation, common)
  const json = response.content?.['application/json']
  if (!json) return
  const topLevel = operation['x-members'] === 'top-level'
  const members = topLevel ? json.schema : {}
  const envelope = (data: unknown) => ({
    status,
    success: true,
    message: response.description,
    data,
    ...(topLevel ? (data as object) : {}),
  })
  const schema = {
    type: 'object',
    required: ['status', 'success', 'message', 'data', ...(members.required ?? [])],
    properties: {
      status: { type: 'integer', const: status, description: 'The HTTP status.' },
      success: { type: 'boolean', const: true, description: 'Always true.' },
      message: messageOf(operation, response.description),
      data: { description: dataWords(json.schema), ...json.schema },
      ...members.properties,
    },
  }
  json.schema = named(`${pascalCase(operation.operationId)}Response`, schema, schemas)
  if (json.example !== undefined) json.example = envelope(json.example)
  for (const example of Object.values(json.examples ?? {})) example.value = envelope(example.value)
}

function dataWords({ type }: Schema): string {
  return type === 'null' ? 'Always null.' : 'The result of the call.'
}

function messageOf(operation: Operation, usual: string): Schema {
  const others = Object.values(operation['x-message-when'] ?? {}).flatMap((words) => Object.values(words))
  const values = others.length === 0 ? { const: usual } : { enum: [usual, ...others] }
  return { type: 'string', ...values, description: 'The result in words, for people.' }
}

function addHeaders(operation: Operation, names: string[]): void {
  const { response } = successOf(operation)
  response.headers = { ...response.headers, ...headerRefs(names) }
}

/** Says which replies have an ETag, and which writes can depend on one. */
function addVersions(
  contract: Document,
  place: LocatedOperation,
  addParameter: (operation: Operation, name: keyof typeof parameters) => void,
): void {
  const { method, operation } = place
  const etag = etagOf(contract, place)
  if (etag) addHeaders(operation, ['ETag'])
  if (createdBy(contract, place)) addHeaders(operation, ['Location'])
  if (etag && method === 'get') addNotModified(operation)
  if (!isConditional(contract, place)) return
  addParameter(operation, 'IfMatch')
  addParameter(operation, 'IfUnmodifiedSince')
  if (mayCreate(contract, place)) addParameter(operation, 'IfNoneMatch')
}

function addNotModified(operation: Operation): void {
  operation.responses['304'] = {
    description: 'Nothing has changed since the reply whose ETag If-None-Match contains',
    headers: headerRefs([...common, 'ETag']),
  }
}

const shopId = {
  name: 'x-shop-id',
  in: 'header',
  description:
    'The id of the store that the call is for. Without it, the call is for the store whose domain Origin or Referer ' +
    'names. An id that no store has is refused.',
  schema: { type: 'string' },
  'x-shown': true as const,
}
const parameters = {
  UcpAgent: {
    name: 'UCP-Agent',
    in: 'header',
    description:
      'Where the profile of the agent is, as a dictionary (RFC 8941): `profile="https://agent.example/profile.json"`.',
    schema: { type: 'string' },
    example: 'profile="https://agent.example/profile.json"',
  },
  ShopId: { ...shopId, example: '665f1c2ab4e0d3a1c9f00001' },
  DigitalShopId: { ...shopId, example: '665f1c2ab4e0d3a1c9f00002' },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A string of your choice, a new one for each action. For 24 hours, a repeated call with the same key and body ' +
      'gets the first reply again, with `Idempotent-Replayed: true`.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
    example: '4f2c7c1e-place-order',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The `ETag` of the record as you know it, or several. If the record has another one by now, nothing is changed ' +
      'and the reply is 412 `changed_meanwhile` with the record as it is. `*` stands for any version.',
    schema: { type: 'string' },
  },
  IfUnmodifiedSince: {
    name: 'If-Unmodified-Since',
    in: 'header',
    description:
      'Like `If-Match`, but with an HTTP date: nothing is changed if `updatedAt` is later. It has whole seconds, so ' +
      'only `If-Match` sees two changes within a second.',
    schema: { type: 'string' },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description:
      'With `*`, nothing is changed and the reply is 412 `changed_meanwhile` if there is a record already.',
    schema: { type: 'string' },
  },
}
