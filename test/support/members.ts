import { type DocumentedOperation, operations, type Schema } from './walk.ts'

// Every member of a contract's bodies, with the schema in which its author wrote it.

interface Member {
  /** `Order: note`, `Entitlement: card.brand`; `*` stands for any name. */
  name: string
  schema: Schema
}
type Body = { content?: Record<string, { schema?: Schema }> }

/** Returns the members of all replies of success, each once. */
export function replyMembers(surface: string, contract: object): Member[] {
  return ofSurface(surface, contract, ({ responses }) =>
    Object.entries(responses).flatMap(([status, body]) => (/^[23]/.test(status) ? schemasOf(body) : [])),
  )
}

/** Returns the members of all bodies that callers send, each once, and their parameters. */
export function requestMembers(surface: string, contract: object): Member[] {
  return ofSurface(surface, contract, ({ parameters = [], requestBody }) => [
    ...schemasOf(requestBody ?? {}),
    { properties: Object.fromEntries(parameters.map(({ name, schema = {} }) => [name ?? '', schema])) },
  ])
}

/** Returns whether a member can be null. */
export function isNullable({ type, anyOf = [], oneOf = [] }: Schema): boolean {
  const types = [type].flat()
  return (
    (types.includes('null') && types.length > 1) || [...anyOf, ...oneOf].some((one) => one.type === 'null')
  )
}

function schemasOf({ content = {} }: Body): Schema[] {
  return Object.values(content).flatMap(({ schema }) => schema ?? [])
}

function ofSurface(
  surface: string,
  contract: object,
  roots: (operation: DocumentedOperation) => Schema[],
): Member[] {
  const { schemas } = (contract as { components: { schemas: Record<string, Schema> } }).components
  const own = operations.filter((operation) => operation.surface === surface)
  const [seen, found]: [Set<string>, Member[]] = [new Set(), []]
  const follow = (schema: Schema): Schema => {
    const named = schema.$ref && schemas[schema.$ref.split('/').at(-1)!]
    return named ? follow(named) : schema
  }
  const walk = (schema: Schema, owner: string, path: string[]): void => {
    const name = schema.$ref?.split('/').at(-1)
    if (name) {
      if (!seen.has(name) && schemas[name]) walk(seen.add(name) && schemas[name], name, [])
      return
    }
    const { properties = {}, additionalProperties: any, items, allOf = [], anyOf = [], oneOf = [] } = schema
    const members = { ...properties, ...(typeof any === 'object' ? { '*': any } : {}) }
    for (const [key, member] of Object.entries(members)) {
      // The envelope of a reply is the same everywhere.
      const at = owner.endsWith('Response') && key === 'data' && path.length === 0 ? [] : [...path, key]
      found.push({ name: `${owner}: ${at.join('.')}`, schema: follow(member) })
      walk(member, owner, at)
    }
    for (const part of [items ?? [], allOf, anyOf, oneOf].flat()) walk(part, owner, path)
  }
  for (const { documented, name } of own) for (const root of roots(documented)) walk(root, name, [])
  return found
}
