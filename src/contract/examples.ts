import type { LocatedCall } from './calls.ts'
import { addressOf, callerOf, type Document, follow, type Parameter } from './document.ts'

/** A call as the examples of the contract make it. */
export interface ExampleCall {
  method: string
  url: string
  headers: Record<string, string>
  body?: { type: string; value: unknown }
}

/**
 * Returns the call that an operation's examples describe, omitting optional query parameters unless they have
 * `x-shown`.
 */
export function exampleCall(contract: Document, place: LocatedCall): ExampleCall {
  const { path, method, operation } = place
  const parameters = place.parameters.map(
    (parameter) => follow(contract, parameter) as Parameter & { example?: unknown },
  )
  const exampleOf = (parameter: Parameter & { example?: unknown }) =>
    String(
      parameter.example ??
        parameter.schema?.example ??
        parameter.schema?.default ??
        parameter.schema?.enum?.[0] ??
        '',
    )
  const query = new URLSearchParams()
  const headers: Record<string, string> = {}
  let url = path
  for (const parameter of parameters) {
    const value = exampleOf(parameter)
    if (parameter.in === 'path') url = url.replace(`{${parameter.name}}`, encodeURIComponent(value))
    if (parameter.in === 'query' && (parameter.required || parameter['x-shown']))
      query.append(parameter.name!, value)
    if (parameter.name === 'x-shop-id') headers['x-shop-id'] = value
  }
  if (callerOf(contract, operation) !== 'nobody') headers.authorization = 'Bearer TOKEN'
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const examples = (content as { examples?: Record<string, { value?: unknown }> } | undefined)?.examples
  const value = content?.example ?? Object.values(examples ?? {})[0]?.value
  if (type && type !== 'multipart/form-data') headers['content-type'] = type
  const search = query.size > 0 ? `?${query}` : ''
  return {
    method: method.toUpperCase(),
    url: `${addressOf(contract)}${url}${search}`,
    headers,
    ...(type && { body: { type, value } }),
  }
}
