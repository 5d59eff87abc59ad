import { dereference, validate } from '@cfworker/json-schema'
import { type Document, follow, type Schema } from './contract.ts'
import { objectsIn } from './extensions.ts'

/** The rules of Redocly for examples, by their names. */
export const exampleRules = [
  'no-invalid-media-type-examples',
  'no-invalid-parameter-examples',
  'no-invalid-schema-examples',
]

/**
 * Returns whether every example of a contract fits its schema, by the rules of Redocly: an object has no
 * member that its schema does not name. It is an answer without reasons. Redocly compiles each schema before
 * it looks at its one example, which takes ten times as long as looking.
 */
export function examplesFit(contract: Document): boolean {
  const shown = examplesOf(contract)
  const root = {
    components: {
      schemas: mapValues(contract.components?.schemas ?? {}, (schema) => closed(contract, schema)),
    },
    allOf: shown.map(({ schema }) => closed(contract, schema)),
  }
  const known = dereference(root)
  return shown.every(({ value }, at) => validate(value, root.allOf[at]!, '2020-12', known).valid)
}

/**
 * Returns all examples with their schemas: those of bodies, of parameters, and of schemas themselves. One
 * next to a reference is ignored, as Redocly does.
 */
function examplesOf(contract: Document): { schema: Schema; value: unknown }[] {
  return objectsIn(contract, '#').flatMap(([node]) => {
    const { $ref, example, examples = [], schema = node } = node as Example
    if ($ref) return []
    const listed = Array.isArray(examples)
      ? examples
      : Object.values(examples).map((named) => follow(contract, named).value)
    return [example, ...listed].filter((value) => value !== undefined).map((value) => ({ schema, value }))
  })
}

interface Example {
  $ref?: string
  schema?: Schema
  example?: unknown
  examples?: unknown[] | Record<string, { $ref?: string; value?: unknown }>
}

const parts = ['allOf', 'anyOf', 'oneOf']
const maps = ['properties', 'patternProperties']
const single = ['items', 'additionalProperties', 'not', 'propertyNames']

/**
 * Returns a copy of a schema that refuses members which it does not name. The parts of a composed schema name
 * the members together, so a part accepts those of the others.
 */
function closed(contract: Document, schema: Schema, isPart = false): Schema {
  const copy: Schema = {}
  for (const [key, value] of Object.entries(schema)) {
    if (maps.includes(key))
      copy[key] = mapValues(value as Record<string, Schema>, (each) => closed(contract, each))
    else if (single.includes(key) && typeof value === 'object') copy[key] = closed(contract, value)
    else if (key === 'allOf')
      copy[key] = value.map((part: Schema) => closed(contract, follow(contract, part), true))
    else if (parts.includes(key)) copy[key] = value.map((part: Schema) => closed(contract, part, true))
    else copy[key] = value
  }
  const namesMembers = maps.some((key) => key in schema) && !('additionalProperties' in schema)
  if (namesMembers && !isPart) copy.unevaluatedProperties ??= false
  return copy
}

function mapValues<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
