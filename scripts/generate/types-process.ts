import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { type Document, operationsOf, type Parameter, successesOf } from './contract.ts'

process.once('message', async (contracts: Document[]) => {
  const texts: string[] = []
  for (const contract of contracts) texts.push(await typesOf(contract))
  process.send!(texts)
})

/**
 * Returns the TypeScript of the parameters and replies of handlers. A query parameter with a default always
 * has a value in a handler, so it is typed as required. Headers and failures belong to the pipeline and are
 * left out.
 */
async function typesOf(contract: Document): Promise<string> {
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
  return astToString(await openapiTS(typed as unknown as OpenAPI3))
}

function requireDefaults(parameters: Parameter[]): void {
  for (const parameter of parameters) {
    if (parameter.in === 'query' && parameter.schema?.default !== undefined) parameter.required = true
  }
}
