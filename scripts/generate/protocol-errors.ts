import { type RefusalName, refusals } from '../../src/base/errors.ts'
import { statusForAgents } from '../../src/http/agents/statuses.ts'
import { type Document, groupBy, operationsOf, type Response } from './contract.ts'
import { common, headerRefs, headersOfFailure } from './headers.ts'
import { refusalsOf } from './refusals.ts'

/**
 * Documents the errors of the protocol, which have its own shape. What a rule of the store refuses is a reply with 200
 * that says so.
 */
export function addProtocolErrors(contract: Document): void {
  const failure = { $ref: '#/components/schemas/Failure' }
  for (const place of operationsOf(contract)) {
    const names = refusalsOf('agents', contract, place)
    for (const [status, group] of groupBy(names, (name) => String(statusForAgents(name)))) {
      if (status !== '200') place.operation.responses[status] = errorOf(group)
    }
    place.operation.responses['200'] ??= {
      description: 'Nothing was created; `messages` says why',
      headers: headerRefs(common),
      content: { 'application/json': { schema: failure } },
    }
    place.operation['x-refusals'] = names
  }
  contract.components!.headers = { ...contract.components!.headers, ...headersOfFailure }
  contract.components!.schemas = { ...contract.components!.schemas, ProtocolError: protocolError }
}

function errorOf(names: RefusalName[]): Response {
  return {
    description: names.map((name) => `${refusals[name][2]}`).join(' · '),
    headers: headerRefs(common),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ProtocolError' } } },
  }
}

const protocolError = {
  type: 'object',
  description: 'The body of an error of the protocol.',
  required: ['code', 'content'],
  properties: {
    code: { type: 'string', description: 'The reason in a form for programs.' },
    content: { type: 'string', description: 'The reason in words.' },
  },
}
