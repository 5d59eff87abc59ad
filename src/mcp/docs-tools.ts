// The tools and texts with which a coding agent looks up how the service is called.

import type { Document } from '../contract/document.ts'
import { explainRefusal } from './explain-refusal.ts'
import { describeOperation, findOperations, type Operation, operationsOf } from './operations.ts'
import { type Annotations, type McpServer, type Resource, type Tool, ToolError } from './protocol.ts'

/** The three APIs, by the name of their contract. */
const surfaces = ['store', 'apps', 'console'] as const
export type Surface = (typeof surfaces)[number]

export interface Docs {
  version: string
  /** Reads a published contract. */
  contractOf(surface: Surface): Document
  guides: Resource[]
}

const looksUp: Annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

/** Returns the server for a coding agent. The contracts are read at the first question about them. */
export function docsServer({ version, contractOf, guides }: Docs): McpServer {
  let known: Located[] | undefined
  const operations = () => {
    known ??= surfaces.flatMap((surface) => operationsAt(surface, contractOf(surface)))
    return known
  }
  return {
    name: 'storefront-docs',
    version,
    instructions:
      'Looks up how Storefront Commerce Service is called: operations of its Store API (shoppers), Apps API (a store and its apps) and Console API (merchants and developers), the refusals of calls, and guides as resources. It calls nothing.',
    tools: [finder(operations), describer(operations), explainRefusal],
    resources: guides,
  }
}

interface Located extends Operation {
  surface: Surface
  contract: Document
}

const operationsAt = (surface: Surface, contract: Document): Located[] =>
  operationsOf(contract).map((operation) => ({ ...operation, surface, contract }))

const surface = { enum: surfaces, description: 'The API; all three by default.' }

function finder(operations: () => Located[]): Tool {
  return {
    name: 'find_operations',
    title: 'Find operations',
    description: 'Searches the operations of the Store API, the Apps API and the Console API.',
    inputSchema: {
      type: 'object',
      required: ['query'],
      properties: {
        query: { type: 'string', description: 'English words, such as `apply coupon`.' },
        surface,
        limit: {
          type: 'integer',
          minimum: 1,
          maximum: 50,
          description: 'How many to return; 10 by default.',
        },
      },
      additionalProperties: false,
    },
    annotations: looksUp,
    run({ query, surface, limit = 10 }: { query: string; surface?: Surface; limit?: number }) {
      const found = findOperations(at(operations(), surface), query)
      return {
        found: found.length,
        operations: found.slice(0, limit).map(({ id, surface, method, path, summary, scopes }) => {
          return { operationId: id, surface, call: `${method.toUpperCase()} /api/v1${path}`, summary, scopes }
        }),
      }
    },
  }
}

function describer(operations: () => Located[]): Tool {
  return {
    name: 'describe_operation',
    title: 'Describe an operation',
    description:
      'Returns the parameters and the body of an operation as JSON Schema, an example and its refusals.',
    inputSchema: {
      type: 'object',
      required: ['operationId'],
      properties: {
        operationId: { type: 'string', description: 'The operationId, as find_operations returns it.' },
        surface,
      },
      additionalProperties: false,
    },
    annotations: looksUp,
    run({ operationId, surface }: { operationId: string; surface?: Surface }) {
      const found = at(operations(), surface).filter(({ id }) => id === operationId)
      if (found.length === 0) throw new ToolError(`There is no operation ${operationId}`)
      return {
        operations: found.map((one) => ({
          surface: one.surface,
          server: one.contract.servers[0]!.url,
          ...describeOperation(one.contract, one),
        })),
      }
    },
  }
}

const at = (operations: Located[], surface: Surface | undefined) =>
  operations.filter((one) => !surface || one.surface === surface)
