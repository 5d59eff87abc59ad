import { refusals } from '../../src/base/errors.ts'
import {
  type Document,
  follow,
  groupBy,
  type LocatedOperation,
  type Operation,
  operationsOf,
  pascalCase,
  type Schema,
  type SurfaceName,
  successOf,
} from './contract.ts'

/**
 * Returns the TypeScript of generated/<surface>.client.ts: a table of the operations for the run time, and the
 * types of their functions. They are grouped by tag and named by operationId, without the tag's noun if it follows the
 * verb: `createOrder` is `orders.create`. Pages for browsers are left out.
 */
export function clientFile(surface: SurfaceName, contract: Document): string {
  const json = operationsOf(contract).filter(
    ({ operation }) => 'application/json' in (successOf(operation).response.content ?? {}),
  )
  const groups = [...groupBy(json, ({ operation }) => operation.tags[0]!)].map(
    ([tag, places]) => [camelCase(tag), named(tag, places)] as const,
  )
  const [first = [], ...others] = json.map(({ operation }) => codesOf(operation))
  const usual = first.filter((code) => others.every((codes) => codes.includes(code)))
  const types = groups.map(
    ([tag, places]) =>
      `  ${tag}: {\n${places.map(([name, place]) => typeOf(contract, usual, name, place)).join('')}  }\n`,
  )
  const entries = groups.map(
    ([tag, places]) =>
      `  ${tag}: {\n${places.map(([name, place]) => entryOf(contract, name, place)).join('')}  },\n`,
  )
  return `import type { Listing, Method, Table } from '../src/client/types.ts'
import type { operations as contract } from './${surface}.types.ts'

/** The codes by which every operation can be refused. */
type Usual = ${usual.map(quoted).join(' | ')}

export interface ${pascalCase(surface)}Operations {
${types.join('')}}

export const operations = {
${entries.join('')}} satisfies Table
`
}

const camelCase = (tag: string) => tag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Names the operations of a tag; two that would be called alike keep their operationIds. */
function named(tag: string, places: LocatedOperation[]): [string, LocatedOperation][] {
  const noun = pascalCase(tag)
  const one = noun.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
  const forms = [`${one}es`, noun.replace(/y$/, 'ies'), noun, `${one}s`, one]
  const short = ({ operation: { operationId } }: LocatedOperation) => {
    const [, verb, rest] = /^([a-z]+)(.*)$/.exec(operationId)!
    const form = forms.find((each) => rest!.startsWith(each) && !/^[a-z]/.test(rest!.slice(each.length)))
    return form ? `${verb}${rest!.slice(form.length)}` : operationId
  }
  const names = places.map(short)
  return places.map((place, index) => {
    const unique = names.filter((name) => name === names[index]).length === 1
    return [unique ? names[index]! : place.operation.operationId, place]
  })
}

function typeOf(contract: Document, usual: string[], name: string, place: LocatedOperation): string {
  const { operationId, summary } = place.operation
  const path = [...place.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => `${parameter}: string`)
  const own = codesOf(place.operation).filter((code) => !usual.includes(code))
  const list = listOf(contract, place)
  const optional = defaultsOf(contract, place)
  const parts = [
    `contract['${operationId}']`,
    `[${path.join(', ')}]`,
    ['Usual', ...own.map(quoted)].join(' | '),
  ]
  if (list) parts.push(quoted(list))
  if (optional.length > 0) parts.push(optional.map(quoted).join(' | '))
  return `    /** ${summary}. */\n    ${name}: ${list ? 'Listing' : 'Method'}<${parts.join(', ')}>\n`
}

const quoted = (text: string) => `'${text}'`

/** Returns the codes by which an operation can be refused. */
function codesOf(operation: Operation): string[] {
  const names = operation['x-refusals'] ?? []
  const codes = names.map((name) =>
    name === 'invalidRequest' ? (operation['x-error-code'] ?? 'invalid_request') : refusals[name][2],
  )
  return [...new Set(codes)]
}

function entryOf(contract: Document, name: string, place: LocatedOperation): string {
  const takes = inputOf(contract, place)
  const list = listOf(contract, place)
  const members = [
    `method: '${place.method.toUpperCase()}'`,
    `path: '${place.path}'`,
    ...(takes ? [`takes: '${takes}'`] : []),
    ...(place.operation['x-idempotent'] ? ['idempotent: true'] : []),
    ...(list ? [`list: '${list}'`] : []),
  ]
  return `    ${name}: { ${members.join(', ')} },\n`
}

function inputOf(
  contract: Document,
  place: LocatedOperation,
): 'query' | 'json' | 'form' | 'multipart' | null {
  const type = Object.keys(place.operation.requestBody?.content ?? {})[0]
  if (type) return type.includes('form-data') ? 'multipart' : type.includes('urlencoded') ? 'form' : 'json'
  return queryOf(contract, place).length > 0 ? 'query' : null
}

function queryOf(contract: Document, { path, operation }: LocatedOperation) {
  const shared = (contract.paths![path] as { parameters?: typeof operation.parameters }).parameters ?? []
  const all = [...shared, ...(operation.parameters ?? [])].map((parameter) => follow(contract, parameter))
  return all.filter((parameter) => parameter.in === 'query')
}

/**
 * Returns the parameters that have a default: in the handlers' types they are always there, but no caller must send
 * them.
 */
function defaultsOf(contract: Document, place: LocatedOperation): string[] {
  const query = queryOf(contract, place).filter(({ schema }) => 'default' in follow(contract, schema!))
  return query.map(({ name }) => name!)
}

/** Returns the member of a list's `data` that holds its records. */
function listOf(contract: Document, { operation }: LocatedOperation): string | null {
  const { schema } = successOf(operation).response.content!['application/json']!
  const data = follow(contract, follow(contract, schema).properties?.data ?? {})
  const members = Object.entries<Schema>(data.properties ?? {})
  const paged = members.some(([name]) => name === 'pagination' || name === 'next')
  return (paged && members.find(([, member]) => follow(contract, member).type === 'array')?.[0]) || null
}
