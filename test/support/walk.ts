import type { Express } from 'express'
import type supertest from 'supertest'
import type { Route } from '../../src/http/handler.ts'
import { prefix } from '../../src/http/serve.ts'
import type { Surface } from '../../src/http/surface-options.ts'
import { contractOf } from '../../src/surfaces.ts'
import { routes, surfaces } from './coverage.ts'
import { call } from './service.ts'

// The tools of the contract walk for any operation: its example, a function that sends it, and all scopes.

interface Content {
  example?: unknown
  examples?: Record<string, { value: unknown }>
  schema?: Schema
}
export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
}
interface Parameter {
  name: string
  in: string
  required?: boolean
  example?: unknown
}

export interface DocumentedOperation {
  description?: string
  parameters?: ({ $ref?: string; schema?: Schema } & Partial<Parameter>)[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, { $ref?: string; content?: Record<string, Content> }>
}
type Documented = {
  paths: Record<string, Record<string, DocumentedOperation>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
}

const contracts = Object.fromEntries(surfaces.map((surface) => [surface, contractOf(surface) as Documented]))

export interface Operation {
  surface: Surface
  route: Route
  /** `store getCart`, for a test's name. */
  name: string
  documented: DocumentedOperation
}

export const operations: Operation[] = surfaces.flatMap((surface) =>
  routes[surface].map((route) => ({
    surface,
    route,
    name: `${surface} ${route.operationId}`,
    documented: contracts[surface]!.paths[route.path]![route.method]!,
  })),
)

export const everyScope = [...new Set(routes.apps.flatMap(({ scopes }) => scopes))]

/** Returns the body in the contract's example of this operation. */
export function exampleBody({ route, documented }: Operation): unknown {
  const content = route.body ? documented.requestBody?.content[route.body] : undefined
  return content?.example ?? Object.values(content?.examples ?? {})[0]?.value
}

/** Returns the contract's schema of this operation's body, with its references resolved. */
export function schemaOf({ surface, route, documented }: Operation): Schema | undefined {
  const { schemas } = contracts[surface]!.components
  const followed = ({ $ref, ...schema }: Schema, above: readonly string[] = []): Schema => {
    // A schema that contains itself is followed once.
    if ($ref) return above.includes($ref) ? {} : followed(schemas[$ref.split('/').at(-1)!]!, [...above, $ref])
    const { minimum, maximum, maxLength } = schema
    const properties = Object.entries(schema.properties ?? {}).map(([name, inner]) => [
      name,
      followed(inner, above),
    ])
    return {
      minimum,
      maximum,
      maxLength,
      properties: Object.fromEntries(properties),
      ...(schema.items ? { items: followed(schema.items, above) } : {}),
    }
  }
  const schema = route.body ? documented.requestBody?.content[route.body]?.schema : undefined
  return schema && followed(schema)
}

/** Returns the members of this operation's query, `?category`, and of its body at any depth, `items[].productId`. */
export function requestMembers({ surface, documented }: Operation): string[] {
  const { schemas, parameters } = contracts[surface]!.components
  const nameOf = ($ref: string) => $ref.split('/').at(-1)!
  const query = (documented.parameters ?? [])
    .map(({ $ref, ...parameter }) => ($ref ? parameters[nameOf($ref)]! : parameter))
    .flatMap((parameter) => (parameter.in === 'query' ? `?${parameter.name}` : []))
  const membersOf = (
    { $ref, properties = {}, items, ...parts }: Schema,
    at: string,
    above: readonly string[] = [],
  ): string[] => {
    if ($ref) return above.includes($ref) ? [] : membersOf(schemas[nameOf($ref)]!, at, [...above, $ref])
    const inner = Object.entries(properties).flatMap(([name, member]) => {
      const path = at ? `${at}.${name}` : name
      return [path, ...membersOf(member, path, above)]
    })
    const alike = [parts.allOf ?? [], parts.anyOf ?? [], parts.oneOf ?? []].flat()
    return [
      ...inner,
      ...(items ? membersOf(items, `${at}[]`, above) : []),
      ...alike.flatMap((part) => membersOf(part, at, above)),
    ]
  }
  const bodies = Object.values(documented.requestBody?.content ?? {})
  const body = bodies.flatMap(({ schema }) => (schema ? membersOf(schema, '') : []))
  return [...new Set([...query, ...body])]
}

/** Returns the operation's URL, its path parameters filled with `value` (or with values by name). */
export function urlOf({ route }: Operation, value: string | Record<string, string> = 'x'): string {
  return (
    prefix +
    route.path.replace(/\{(.+?)\}/g, (_, name) => (typeof value === 'string' ? value : value[name]) ?? 'x')
  )
}

/** Returns the parameters of the query that the operation cannot do without, as in their examples. */
export function requiredQuery({ surface, documented }: Operation): Record<string, string> {
  const { parameters } = contracts[surface]!.components
  const all = (documented.parameters ?? []).map(({ $ref, ...parameter }) =>
    $ref ? parameters[$ref.split('/').at(-1)!]! : parameter,
  )
  const required = all.filter((one) => one.in === 'query' && one.required)
  return Object.fromEntries(required.map(({ name, example }) => [name!, String(example)]))
}

/** Sends the operation as in its example. */
export function send(
  app: Express,
  operation: Operation,
  headers: object,
  url = urlOf(operation),
): supertest.Test {
  const test = call(operation.surface, app)
    [operation.route.method](url)
    .set(headers as Record<string, string>)
  return withBody(test, operation, exampleBody(operation))
}

/** Adds a body to a call in the form that its operation takes. */
export function withBody(test: supertest.Test, { route }: Operation, body: unknown): supertest.Test {
  if (body === undefined) return test
  if (route.body === 'multipart/form-data')
    return test.attach('file', Buffer.from((body as { file: string }).file), 'a file.txt')
  return route.body === 'application/x-www-form-urlencoded'
    ? test.type('form').send(body as object)
    : test.send(body as object)
}
