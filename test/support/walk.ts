import type { Express } from 'express'
import type supertest from 'supertest'
import type { Surface } from '../../src/http/auth.ts'
import type { Route } from '../../src/http/handler.ts'
import { prefix } from '../../src/http/serve.ts'
import { contractOf } from '../../src/surfaces.ts'
import { routes, surfaces } from './coverage.ts'
import { call } from './service.ts'

// What the contract walk needs to call any operation: its example, a way to send it, and every scope there is.

interface Content {
  example?: unknown
  examples?: Record<string, { value: unknown }>
  schema?: Schema
}
export interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
}
interface DocumentedOperation {
  parameters?: { $ref?: string; name?: string; in?: string }[]
  requestBody?: { content: Record<string, Content> }
}
type Documented = {
  paths: Record<string, Record<string, DocumentedOperation>>
  components: { schemas: Record<string, Schema> }
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

/** The body that the contract shows as this operation's example. */
export function exampleBody({ route, documented }: Operation): unknown {
  const content = route.body ? documented.requestBody?.content[route.body] : undefined
  return content?.example ?? Object.values(content?.examples ?? {})[0]?.value
}

/** What the contract says of this operation's body, its references followed. */
export function schemaOf({ surface, route, documented }: Operation): Schema | undefined {
  const { schemas } = contracts[surface]!.components
  const followed = ({ $ref, ...schema }: Schema): Schema => {
    if ($ref) return followed(schemas[$ref.split('/').at(-1)!]!)
    const properties = Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, followed(inner)])
    return {
      properties: Object.fromEntries(properties),
      ...(schema.items ? { items: followed(schema.items) } : {}),
    }
  }
  const schema = route.body ? documented.requestBody?.content[route.body]?.schema : undefined
  return schema && followed(schema)
}

/** The operation's URL, its path parameters filled with `value` (or with values by name). */
export function urlOf({ route }: Operation, value: string | Record<string, string> = 'x'): string {
  return (
    prefix +
    route.path.replace(/\{(.+?)\}/g, (_, name) => (typeof value === 'string' ? value : value[name]) ?? 'x')
  )
}

/** The operation as its example shows it. */
export function send(
  app: Express,
  operation: Operation,
  headers: object,
  url = urlOf(operation),
): supertest.Test {
  const test = call(operation.surface, app)
    [operation.route.method](url)
    .set(headers as Record<string, string>)
  const body = exampleBody(operation)
  if (body === undefined) return test
  if (operation.route.body === 'multipart/form-data') {
    return test.attach('file', Buffer.from((body as { file: string }).file), 'a file.txt')
  }
  return operation.route.body === 'application/json'
    ? test.send(body as object)
    : test.type('form').send(body as object)
}
