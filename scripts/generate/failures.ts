import { type RefusalName, refusals } from '../../src/base/errors.ts'
import {
  type Document,
  groupBy,
  type Operation,
  operationsOf,
  pascalCase,
  type Response,
  type SurfaceName,
} from './contract.ts'
import { common, headerRefs, headersOfFailure } from './headers.ts'
import { codeOf, exampleOf, isOwnMistake, refusalsOf } from './refusals.ts'

/**
 * Documents every failure of every operation. Parts that several operations share are in `components` once.
 */
export function addFailures(surface: SurfaceName, contract: Document): void {
  const found: Failure[] = []
  for (const place of operationsOf(contract)) {
    const names = refusalsOf(surface, contract, place)
    const byStatus = groupBy(names, (name) => String(refusals[name][0]))
    for (const [status, group] of [...byStatus].sort()) {
      found.push({ ...failureOf(contract, place.operation, group), operation: place.operation, status })
    }
    place.operation['x-refusals'] = names
  }
  share(contract, found)
  contract.components!.headers = { ...contract.components!.headers, ...headersOfFailure }
  const codes = [...found.flatMap((failure) => failure.codes), ...outside]
  contract.components!.schemas = {
    ...contract.components!.schemas,
    Failure: failureSchema,
    FailureCode: {
      type: 'string',
      description: 'The reason in a form for programs. It stays the same when the message is reworded.',
      enum: [...new Set(codes)].sort(),
    },
  }
}

/** A failure reply of an operation. */
interface Failure {
  operation: Operation
  status: string
  /** The name of the reply where operations share it; null where its text is the operation's own. */
  name: string | null
  codes: string[]
  response: Response
  examples: Record<string, unknown>
}

/** The codes of calls that match no operation. */
const outside = [refusals.pathNotFound[2], refusals.methodNotAllowed[2]]

function failureOf(
  contract: Document,
  operation: Operation,
  names: RefusalName[],
): Omit<Failure, 'operation' | 'status'> {
  const shown = names.map((name) => ({ name, value: exampleOf(contract, operation, name) }))
  const codes = [...new Set(names.map((name) => codeOf(operation, name)))]
  const own = names.some((name) => isOwnMistake(contract, operation, name))
  return {
    name: own ? null : names.map(pascalCase).join('Or'),
    codes,
    examples: Object.fromEntries(shown.map(({ name, value }) => [name, { summary: name, value }])),
    response: {
      description: names.map((name, index) => describe(name, shown[index]!.value.message)).join(' · '),
      headers: headerRefs([...common, ...names.flatMap((name) => headersWith(operation, name))]),
      content: {
        'application/json': {
          schema: {
            allOf: [
              { $ref: '#/components/schemas/Failure' },
              {
                type: 'object',
                properties: { status: { const: refusals[names[0]!][0] }, code: { enum: codes } },
              },
            ],
          },
          examples: {},
        },
      },
    },
  }
}

/** Returns the names of the headers that a refusal has in addition to those of every reply. */
function headersWith(operation: Operation, name: RefusalName): string[] {
  if (['tooManyRequests', 'busy', 'idempotencyInFlight'].includes(name)) return ['Retry-After']
  if (name === 'changedMeanwhile') return ['ETag']
  const scope = operation['x-auth-refusals']?.scope ?? 'insufficientScope'
  return refusals[name][0] === 401 || name === scope ? ['WWW-Authenticate'] : []
}

/** Returns the message of a refusal without the parts that differ between calls. */
function describe(name: RefusalName, message: string): string {
  const [, words] = refusals[name]
  if (words === '{reason}') return 'The request is not valid'
  return words.endsWith(': {reason}') ? words.slice(0, -': {reason}'.length) : message
}

/** Moves repeated replies and examples into `components` and refers to them from the operations. */
function share(contract: Document, found: Failure[]): void {
  const examples: Record<string, unknown> = {}
  for (const { operation, response, examples: own } of found) {
    response.content!['application/json']!.examples = Object.fromEntries(
      Object.entries(own).map(([name, example]) => {
        if (isOwnMistake(contract, operation, name as RefusalName)) return [name, example as object]
        examples[name] ??= example
        const same = JSON.stringify(examples[name]) === JSON.stringify(example)
        return [name, same ? { $ref: `#/components/examples/${name}` } : (example as object)]
      }),
    )
  }
  const responses: Record<string, Response> = {}
  for (const alike of groupBy(found, ({ name, response }) => `${name}${JSON.stringify(response)}`).values()) {
    const { name, response } = alike[0]!
    const shared = name !== null && alike.length > 1 && !responses[name]
    if (shared) responses[name] = response
    for (const { operation, status } of alike) {
      operation.responses[status] = shared ? refersTo(name) : response
    }
  }
  contract.components = { ...contract.components, responses, examples }
}

/** Returns a reference to a reply in `components`. */
function refersTo(name: string): Response {
  return { $ref: `#/components/responses/${name}` } as Response
}

const failureSchema = {
  type: 'object',
  description: 'The body of every failure.',
  required: ['status', 'success', 'message', 'code', 'data'],
  properties: {
    status: { type: 'integer', minimum: 400, maximum: 599, description: 'The HTTP status.' },
    success: { type: 'boolean', const: false, description: 'Always false.' },
    message: { type: 'string', description: 'The reason in words, for people.' },
    code: { $ref: '#/components/schemas/FailureCode', description: 'The reason in a form for programs.' },
    error: { type: 'string', description: 'OAuth 2.0 endpoints only (RFC 6749 section 5.2).' },
    error_description: { type: 'string', description: 'OAuth 2.0 endpoints only.' },
    data: {
      type: 'object',
      description: 'Details of the reason, such as the ids of records; often empty.',
      additionalProperties: true,
    },
  },
}
