import { createRequire } from 'node:module'
import type { GlobalContext } from 'openapi-typescript'
import { type Document, operationsOf, type Parameter, successesOf } from './contract.ts'

// The package is loaded as CommonJS, and without its index: Node would read all of the compiler for the names that it
// exports, and the index lints and bundles a contract again before it transforms it.
const require = createRequire(import.meta.url)
const transform = require('openapi-typescript/dist/transform/index.cjs') as Transform
const { resolveRef, scanDiscriminators } = require('openapi-typescript/dist/lib/utils.cjs') as Utilities
const { astToString } = require('openapi-typescript/dist/lib/ts.cjs') as typeof import('openapi-typescript')

type Transform = (contract: object, context: Partial<GlobalContext>) => Parameters<typeof astToString>[0]
interface Utilities {
  resolveRef: (contract: object, $ref: string, options: object) => undefined
  scanDiscriminators: (contract: object, options: object) => GlobalContext['discriminators']
}

process.on('message', (contract: Document) => {
  try {
    process.send!({ types: typesOf(contract) })
  } catch (error) {
    process.send!({ failure: (error as Error).message })
  }
})

/**
 * Returns the TypeScript of the parameters and replies of handlers. A query parameter with a default always
 * has a value in a handler, so it is typed as required. Headers and failures belong to the pipeline and are
 * left out.
 */
function typesOf(contract: Document): string {
  const { components, ...others } = contract
  const { schemas, parameters = {} } = components!
  const typed = { ...others, components: { schemas, parameters } }
  for (const { operation } of operationsOf(typed)) {
    operation.responses = Object.fromEntries(
      successesOf(operation).map(([status, { headers, ...response }]) => [status, response]),
    )
    requireDefaults(operation.parameters ?? [])
  }
  requireDefaults(Object.values(parameters))
  const types = transform(typed, {
    defaultNonNullable: true,
    // The scan visits every part of the contract: an eighth of the time, wasted if there are none.
    discriminators: JSON.stringify(typed).includes('"discriminator"')
      ? scanDiscriminators(typed, {})
      : { objects: {}, refsHandled: [] },
    injectFooter: [],
    resolve: ($ref) => resolveRef(typed, $ref, {}),
  })
  return astToString(types)
}

function requireDefaults(parameters: Parameter[]): void {
  for (const parameter of parameters) {
    if (parameter.in === 'query' && parameter.schema?.default !== undefined) parameter.required = true
  }
}
