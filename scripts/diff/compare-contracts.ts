import { compareSchemas, type Difference, type Direction, type Schema } from './compare-schemas.ts'

/** The parts of a published contract that callers depend on. */
export interface Contract {
  info: { version: string }
  security?: Security
  paths?: Record<string, PathItem>
  webhooks?: Record<string, PathItem>
  components?: {
    schemas?: Record<string, Schema>
    parameters?: Record<string, Parameter>
    responses?: Record<string, Reply>
  }
}
type PathItem = { parameters?: Parameter[] } & Record<string, Operation>
type Security = Record<string, string[]>[]
type Content = Record<string, { schema?: Schema }>
interface Operation {
  operationId: string
  security?: Security
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, Reply>
  'x-guest'?: string
}
interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  schema?: Schema
}
interface Reply {
  $ref?: string
  headers?: Record<string, unknown>
  content?: Content
}

/** A difference, and the operation that has it. */
export interface OperationDifference extends Difference {
  operation: string
}

interface Pair {
  before: Contract
  after: Contract
  /** For a webhook, the service sends the request and the app the reply. */
  request: Direction
  reply: Direction
}

/** Returns how a contract differs from an earlier one, by the rules of docs/compatibility.md. */
export function compareContracts(before: Contract, after: Contract): OperationDifference[] {
  const calls = { before, after, request: 'sent', reply: 'received' } as const
  const events = { before, after, request: 'received', reply: 'sent' } as const
  return [
    ...compareOperations(before.paths, after.paths, calls),
    ...compareOperations(before.webhooks, after.webhooks, events),
  ]
}

function* compareOperations(
  before: Contract['paths'] = {},
  after: Contract['paths'] = {},
  pair: Pair,
): Iterable<OperationDifference> {
  const [olds, nows] = [operationsOf(before), operationsOf(after)]
  for (const [key, { title, operation }] of olds) {
    const now = nows.get(key)
    const named = `${title} (${operation.operationId})`
    if (!now) yield { breaking: true, operation: named, where: '', what: 'the operation was removed' }
    else
      for (const difference of compareOperation(operation, now.operation, pair))
        yield { operation: named, ...difference }
  }
  for (const [key, { title, operation }] of nows) {
    const named = `${title} (${operation.operationId})`
    if (!olds.has(key)) yield { breaking: false, operation: named, where: '', what: 'the operation is new' }
  }
}

/** Returns the operations by method and path. The names of placeholders make no difference. */
function operationsOf(paths: NonNullable<Contract['paths']>) {
  const entries = Object.entries(paths).flatMap(([path, { parameters = [], ...methods }]) =>
    Object.entries(methods).map(([method, operation]) => {
      const title = `${method.toUpperCase()} ${path}`
      const whole = { ...operation, parameters: [...parameters, ...(operation.parameters ?? [])] }
      return [title.replace(/\{\w+\}/g, '{}'), { title, operation: whole }] as const
    }),
  )
  return new Map(entries)
}

function* compareOperation(old: Operation, now: Operation, pair: Pair): Iterable<Difference> {
  if (old.operationId !== now.operationId)
    yield { breaking: true, where: 'operationId', what: `is ${now.operationId} now` }
  yield* compareSecurity(old, now, pair)
  yield* compareParameters(old, now, pair)
  yield* compareBodies(old, now, pair)
  yield* compareReplies(old, now, pair)
}

/** Every caller who had access still has it, with the same credentials. */
function* compareSecurity(old: Operation, now: Operation, pair: Pair): Iterable<Difference> {
  const olds = old.security ?? pair.before.security ?? []
  const nows = now.security ?? pair.after.security ?? []
  const anybody = (security: Security) =>
    security.length === 0 || security.some((one) => Object.keys(one).length === 0)
  if (anybody(nows)) {
    if (!anybody(olds)) yield { breaking: false, where: 'security', what: 'needs no token any more' }
  } else if (anybody(olds)) {
    yield { breaking: true, where: 'security', what: 'needs a token now' }
  } else {
    yield* compareSchemes(olds, nows)
  }
  if (now['x-guest'] === 'refused' && old['x-guest'] !== 'refused')
    yield { breaking: true, where: 'security', what: 'refuses guests now' }
}

/** One entry is enough, so each caller is compared with the entry that demands the least more of them. */
function* compareSchemes(olds: Security, nows: Security): Iterable<Difference> {
  for (const old of olds) {
    for (const [scheme, scopes] of Object.entries(old)) {
      const [least] = nows
        .flatMap((one) => (one[scheme] ? [one[scheme].filter((scope) => !scopes.includes(scope))] : []))
        .sort((one, other) => one.length - other.length)
      if (!least) yield { breaking: true, where: 'security', what: `takes no ${scheme} any more` }
      else if (least.length > 0)
        yield { breaking: true, where: 'security', what: `needs the scope ${least.join(', ')} too` }
    }
  }
}

function* compareParameters(old: Operation, now: Operation, pair: Pair): Iterable<Difference> {
  const of = (operation: Operation, { components }: Contract) =>
    new Map(
      (operation.parameters ?? [])
        .map((parameter) => referenced(parameter, components?.parameters))
        .filter((parameter) => parameter.in !== 'path')
        .map((parameter) => [`${parameter.in} parameter ${parameter.name}`, parameter]),
    )
  const [olds, nows] = [of(old, pair.before), of(now, pair.after)]
  for (const [where, was] of olds) {
    const is = nows.get(where)
    if (!is) yield { breaking: true, where, what: 'is no longer taken' }
    else {
      if (is.required && !was.required) yield { breaking: true, where, what: 'is required now' }
      yield* compareContent(was.schema, is.schema, pair, pair.request, where)
    }
  }
  for (const [where, { required = false }] of nows)
    if (!olds.has(where))
      yield { breaking: required, where, what: required ? 'is new and required' : 'is new' }
}

function* compareBodies(old: Operation, now: Operation, pair: Pair): Iterable<Difference> {
  const [was, is] = [old.requestBody, now.requestBody]
  if (is?.required && !was?.required) yield { breaking: true, where: 'body', what: 'is required now' }
  for (const [type, { schema }] of Object.entries(was?.content ?? {})) {
    const content = is?.content[type]
    if (!content) yield { breaking: true, where: 'body', what: `is not taken as ${type} any more` }
    else yield* compareContent(schema, content.schema, pair, pair.request, 'body')
  }
}

function* compareReplies(old: Operation, now: Operation, pair: Pair): Iterable<Difference> {
  for (const status of Object.keys(now.responses).filter((each) => !old.responses[each]))
    yield { breaking: false, where: `reply ${status}`, what: 'is new' }
  for (const [status, reply] of Object.entries(old.responses)) {
    const where = `reply ${status}`
    const current = now.responses[status]
    if (!current) {
      yield { breaking: true, where, what: 'was removed' }
      continue
    }
    const was = referenced(reply, pair.before.components?.responses)
    const is = referenced(current, pair.after.components?.responses)
    for (const header of Object.keys(was.headers ?? {}).filter((name) => !is.headers?.[name]))
      yield { breaking: true, where: `${where}, header ${header}`, what: 'was removed' }
    for (const [type, { schema }] of Object.entries(was.content ?? {})) {
      const content = is.content?.[type]
      if (!content) yield { breaking: true, where, what: `is not ${type} any more` }
      else
        for (const difference of compareContent(schema, content.schema, pair, pair.reply, where))
          yield difference.where === `${where}.message` ? { ...difference, breaking: false } : difference
    }
  }
}

function compareContent(
  was: Schema | undefined,
  is: Schema | undefined,
  { before, after }: Pair,
  direction: Direction,
  where: string,
): Difference[] {
  const side = (schema: Schema = {}, { components }: Contract) => ({
    schema,
    schemas: components?.schemas ?? {},
  })
  return compareSchemas(side(was, before), side(is, after), direction, where)
}

function referenced<Part extends { $ref?: string }>(part: Part, parts: Record<string, Part> = {}): Part {
  return part.$ref ? parts[part.$ref.slice(part.$ref.lastIndexOf('/') + 1)]! : part
}
