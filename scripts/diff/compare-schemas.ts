import { isDeepStrictEqual } from 'node:util'

/** A JSON Schema as the published contract has them; the comparison reads no other keyword. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  default?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  dependentRequired?: Record<string, string[]>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  [limit: string]: unknown
}

/** `sent`: callers send such values, and break where fewer are taken. `received`: the other way round. */
export type Direction = 'sent' | 'received'

/** A difference between two contracts, as a sentence about `where`, such as `items[].price`. */
export interface Difference {
  breaking: boolean
  where: string
  what: string
}

type Side = { schema: Schema; schemas: Record<string, Schema> }
interface Comparison {
  direction: Direction
  /** The pairs of named schemas that are being compared, because a schema can contain itself. */
  open: Set<string>
}

/**
 * Compares two schemas of values that go in one direction, by the rules of docs/compatibility.md. `schemas` are
 * the named ones that `$ref` refers to.
 */
export function compareSchemas(before: Side, after: Side, direction: Direction, where: string): Difference[] {
  return [...compare(before, after, where, { direction, open: new Set() })]
}

function* compare(before: Side, after: Side, where: string, context: Comparison): Iterable<Difference> {
  const pair = `${before.schema.$ref} ${after.schema.$ref}`
  if (before.schema.$ref && after.schema.$ref) {
    if (context.open.has(pair)) return
    context.open.add(pair)
  }
  const [old, now] = [resolve(before), resolve(after)]
  if (variantsOf(old.schema) || variantsOf(now.schema)) yield* compareVariants(old, now, where, context)
  else yield* compareOne(old, now, where, context)
  context.open.delete(pair)
}

/** Each variant that is sent must still be taken, and each that is received must be one that was received before. */
function* compareVariants(old: Side, now: Side, where: string, context: Comparison): Iterable<Difference> {
  const alternatives = (side: Side) =>
    (variantsOf(side.schema) ?? byType(side.schema)).map((schema) => resolve({ ...side, schema }))
  const fits = (one: Side, other: Side) =>
    ![...compare(one, other, where, { ...context, open: new Set(context.open) })].some(
      ({ breaking }) => breaking,
    )
  const [olds, nows] = [alternatives(old), alternatives(now)]
  const lost = olds.filter((one) => !nows.some((other) => fits(one, other)))
  const added = nows.filter((other) => !olds.some((one) => fits(one, other)))
  if (lost.length > 0) {
    const what = 'one of the alternatives was removed or narrowed'
    yield { breaking: context.direction === 'sent', where, what }
  }
  if (added.length > 0) {
    yield { breaking: context.direction === 'received', where, what: 'has another alternative' }
  }
}

function* compareOne(old: Side, now: Side, where: string, context: Comparison): Iterable<Difference> {
  yield* compareKeywords(old.schema, now.schema, where, context)
  yield* compareMembers(old, now, where, context)
  if (old.schema.items && now.schema.items) {
    yield* compare(part(old, old.schema.items), part(now, now.schema.items), `${where}[]`, context)
  }
}

function* compareKeywords(
  old: Schema,
  now: Schema,
  where: string,
  context: Comparison,
): Iterable<Difference> {
  for (const [keyword, breaks] of Object.entries(keywords)) {
    const [was, is] = [old, now].map((schema) => valueUnder(schema, keyword))
    if (isDeepStrictEqual(was, is)) continue
    yield {
      breaking: breaks(was, is, context.direction === 'sent'),
      where,
      what: `${keyword}: ${change(was, is)}`,
    }
  }
}

// biome-ignore lint/suspicious/noExplicitAny: each keyword has values of its own
type Breaks = (was: any, is: any, sent: boolean) => boolean

const takes = (types: string[], type: string) =>
  types.includes(type) || (type === 'integer' && types.includes('number'))

const limit =
  (isNarrower: (is: number, was: number) => boolean): Breaks =>
  (was, is, sent) =>
    sent && is !== undefined && (was === undefined || isNarrower(is, was))
const atMost = limit((is, was) => is < was)
const atLeast = limit((is, was) => is > was)

/** Formats that accept everything another one accepts. */
const widerFormats: Record<string, string[]> = {
  'iso-8601': ['date-time', 'date'],
  'iso-8601-end': ['date-time', 'date'],
  'iso-8601-day': ['date-time', 'date'],
}

/** When another value of a keyword breaks callers. */
const keywords: Record<string, Breaks> = {
  type: (was, is, sent) => {
    const [given, taken] = sent ? [was, is] : [is, was]
    return taken !== undefined && (!given || given.some((type: string) => !takes(taken, type)))
  },
  // A value that replies lose breaks callers who name it; a new one must be expected.
  enum: (was, is, sent) =>
    was ? is !== undefined && was.some((value: unknown) => !is.includes(value)) : sent,
  default: (was) => was !== undefined,
  format: (was, is, sent) =>
    sent ? is !== undefined && !widerFormats[is]?.includes(was) : was !== undefined,
  // Whether another pattern accepts as much is unknown, unless it only adds an alternative.
  pattern: (was, is, sent) => sent && is !== undefined && !is.split('|').includes(was),
  ...{ maximum: atMost, maxLength: atMost, maxItems: atMost, maxProperties: atMost },
  ...{ minimum: atLeast, minLength: atLeast, minItems: atLeast, minProperties: atLeast },
}

function valueUnder(schema: Schema, keyword: string): unknown {
  if (keyword === 'enum' && 'const' in schema) return [schema.const]
  const value = schema[keyword]
  return value === undefined || !['type', 'enum'].includes(keyword) ? value : [value].flat().sort()
}

/** Says what has changed: `-"small" +"large"` in a list, `50 → 100` otherwise. */
function change(was: unknown, is: unknown): string {
  if (!Array.isArray(was) || !Array.isArray(is)) return [was, is].map(shown).join(' → ')
  const only = (sign: string, some: unknown[], others: unknown[]) =>
    some.filter((value) => !others.includes(value)).map((value) => sign + shown(value))
  return [...only('-', was, is), ...only('+', is, was)].join(' ')
}

const shown = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value))

function* compareMembers(old: Side, now: Side, where: string, context: Comparison): Iterable<Difference> {
  const sent = context.direction === 'sent'
  const [olds, nows] = [old.schema.properties ?? {}, now.schema.properties ?? {}]
  for (const [name, schema] of Object.entries(olds)) {
    const member = join(where, name)
    const is = nows[name]
    if (!is) {
      yield { breaking: true, where: member, what: sent ? 'is no longer taken' : 'was removed' }
      continue
    }
    const [wasRequired, isRequired] = [old, now].map((side) => side.schema.required?.includes(name) ?? false)
    if (wasRequired !== isRequired) {
      const what = isRequired ? 'is required now' : 'is optional now'
      yield { breaking: sent === isRequired, where: member, what }
    }
    yield* compare(part(old, schema), part(now, is), member, context)
  }
  for (const name of Object.keys(nows).filter((key) => !olds[key])) {
    const required = sent && now.schema.required?.includes(name) === true
    yield { breaking: required, where: join(where, name), what: required ? 'is new and required' : 'is new' }
  }
  yield* compareOtherMembers(old, now, where, context)
}

/** Members that the schema does not name: whether they are accepted, and what they may be. */
function* compareOtherMembers(
  old: Side,
  now: Side,
  where: string,
  context: Comparison,
): Iterable<Difference> {
  const [was, is] = [old.schema.additionalProperties, now.schema.additionalProperties]
  const schemaOf = (value: boolean | Schema): Schema => (typeof value === 'object' ? value : {})
  if (was && !is) yield { breaking: true, where, what: 'has no members of any name any more' }
  if (was && is) yield* compare(part(old, schemaOf(was)), part(now, schemaOf(is)), `${where}.*`, context)
  const { propertyNames: newNames, dependentRequired = {} } = now.schema
  if (newNames) {
    const names = part(old, old.schema.propertyNames ?? {})
    yield* compare(names, part(now, newNames), `the names in ${where}`, context)
  }
  for (const [name, needs] of Object.entries(dependentRequired)) {
    const more = needs.filter((need) => !old.schema.dependentRequired?.[name]?.includes(need))
    if (more.length === 0) continue
    yield {
      breaking: context.direction === 'sent',
      where: join(where, name),
      what: `needs ${valueList(more)}`,
    }
  }
}

const part = ({ schemas }: Side, schema: Schema): Side => ({ schemas, schema })
const join = (where: string, name: string) => (where ? `${where}.${name}` : name)
const valueList = (values: unknown[]) => values.map((value) => JSON.stringify(value)).join(', ')
const variantsOf = ({ anyOf, oneOf }: Schema) => anyOf ?? oneOf
/** Returns a schema of several types, as an alternative for each. */
const byType = (schema: Schema): Schema[] => [schema.type ?? []].flat().map((type) => ({ ...schema, type }))

/** Follows a reference, whose siblings count too, and joins the parts of an `allOf`. */
function resolve({ schema, schemas }: Side): Side {
  const { $ref, allOf, ...own } = schema
  const parts: Schema[] = allOf ? [...allOf] : []
  if ($ref) parts.push(schemas[$ref.slice('#/components/schemas/'.length)] ?? {})
  if (parts.length === 0) return { schema: own, schemas }
  const resolved = parts.map((each) => resolve({ schema: each, schemas }).schema)
  const all = [...resolved, own]
  const joined: Schema = Object.assign({}, ...all)
  const members = all.flatMap(({ properties = {} }) => Object.entries(properties))
  if (members.length > 0) joined.properties = {}
  for (const [name, member] of members) {
    const known = joined.properties![name]
    joined.properties![name] = known ? { allOf: [known, member] } : member
  }
  const required = all.flatMap((each) => each.required ?? [])
  if (required.length > 0) joined.required = [...new Set(required)]
  return { schema: joined, schemas }
}
