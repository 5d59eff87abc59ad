import { activities } from '../../src/base/activity.ts'
import { type RefusalName, refusals } from '../../src/base/errors.ts'
import { scopeOfResource, scopes } from '../../src/base/scopes.ts'
import { below, type ContractEvent, type Document, eventsOf, operationsOf } from './contract.ts'
import { type Finding, isObject } from './origins.ts'
import { enums } from './topics.ts'

/** A check of an extension's value; it returns the fault, if any. */
type Check = (value: unknown) => string | undefined

const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value) ? undefined : `must be ${values.join(' or ')}`
const isMap = (value: unknown): value is Record<string, unknown> => isObject(value) && !Array.isArray(value)

const event: Check = (value) =>
  [value].flat().every((one) => isMap(one) && typeof one.resource === 'string' && isText(one.id))
    ? undefined
    : 'must be an object, or a list of objects, with a resource and the path to an id'
const entry: Check = (value) =>
  isMap(value) &&
  Object.hasOwn(activities, String(value.action)) &&
  [value.id, value.name, value.store].every(isText)
    ? undefined
    : 'must name an action of src/base/activity.ts'
const pair: Check = (value) =>
  isMap(value) && typeof value.authentication === 'string' && typeof value.scope === 'string'
    ? undefined
    : 'must be an object with the refusals for authentication and scope'
const messages: Check = (value) =>
  isMap(value) && Object.values(value).every((words) => isMap(words) && Object.values(words).every(isText))
    ? undefined
    : 'must have the messages of a member by its values'
const isText = (value: unknown) => value === undefined || typeof value === 'string'

const date: Check = (value) =>
  /^\d{4}-\d\d-\d\d$/.test(String(value)) && !Number.isNaN(Date.parse(String(value)))
    ? undefined
    : "must be a day in quotes, such as '2027-06-01'"

/** The extensions that an operation may have. */
const ofOperations: Record<string, Check> = {
  'x-refusals': (value) => (Array.isArray(value) ? undefined : 'must be a list of refusals'),
  'x-event': event,
  'x-activity': entry,
  'x-transaction': oneOf('none'),
  'x-guest': oneOf('refused'),
  'x-recent-sign-in': oneOf(true),
  'x-shop': oneOf('optional'),
  'x-capability': (value) =>
    /^dev\.ucp\.[a-z_.]+$/.test(String(value)) ? undefined : 'must be the name of a capability',
  'x-idempotent': oneOf(true),
  'x-mirrored': oneOf(true),
  'x-versioned': oneOf(true),
  'x-throttle': oneOf('sign-in', 'tracking', 'coupon'),
  'x-session': oneOf('opened', 'ended'),
  'x-auth-refusals': pair,
  'x-error-code': (value) => (/^[a-z_]+$/.test(String(value)) ? undefined : 'must be in snake_case'),
  'x-deprecated-since': date,
  'x-sunset': date,
  'x-message-when': messages,
  'x-members': oneOf('top-level'),
}
/** The extensions that a schema or a parameter may have. */
const ofSchemas: Record<string, Check> = { 'x-enum': oneOf(...Object.keys(enums)), 'x-shown': oneOf(true) }

/**
 * Finds extensions that are misspelt, out of place or have an invalid value: they would be ignored silently.
 */
export function* knownExtensions(contract: Document): Iterable<Finding> {
  const operations = new Set<unknown>(operationsOf(contract).map(({ operation }) => operation))
  for (const [node, pointer] of objectsIn(contract, '#')) {
    const known = operations.has(node) ? ofOperations : ofSchemas
    for (const [key, value] of Object.entries(node)) {
      if (!key.startsWith('x-')) continue
      const wrong = known[key] ? known[key](value) : 'is not an extension that is known here'
      if (wrong) yield { pointer: below(pointer, key), message: `${key} ${wrong}` }
    }
  }
}

/** Finds refusals of operations that src/base/errors.ts does not define. */
export function* knownRefusals(contract: Document): Iterable<Finding> {
  for (const { pointer, operation } of operationsOf(contract)) {
    for (const key of ['x-refusals', 'x-auth-refusals'] as const) {
      for (const [at, name] of Object.entries<RefusalName>(operation[key] ?? {})) {
        if (Object.hasOwn(refusals, String(name))) continue
        yield {
          pointer: below(below(pointer, key), at),
          message: `${name} is not a refusal of src/base/errors.ts`,
        }
      }
    }
  }
}

/** Finds scopes that src/base/scopes.ts does not define: no token could have them. */
export function* knownScopes(contract: Document): Iterable<Finding> {
  const places = operationsOf(contract).map(({ pointer, operation }) => ({ pointer, ...operation }))
  for (const { pointer, security = [] } of [{ pointer: '#', ...contract }, ...places]) {
    for (const [at, entry] of security.entries()) {
      for (const [scheme, names] of Object.entries(entry)) {
        const place = below(below(below(pointer, 'security'), at), scheme)
        for (const [n, name] of names.entries()) {
          if (Object.hasOwn(scopes, name)) continue
          yield { pointer: below(place, n), message: `${name} is not a scope of src/base/scopes.ts` }
        }
      }
    }
  }
}

/** Finds events of operations that are not topics: no app would be notified of them. */
export function* knownTopics(contract: Document): Iterable<Finding> {
  for (const { pointer, operation } of operationsOf(contract)) {
    for (const { resource } of eventsOf(operation).filter(isMap) as Partial<ContractEvent>[]) {
      if (resource === undefined || Object.hasOwn(scopeOfResource, resource)) continue
      yield {
        pointer: below(pointer, 'x-event'),
        message: `${resource} is not a topic of src/base/scopes.ts`,
      }
    }
  }
}

/**
 * Returns every object in a contract with its pointer, except examples and literal values. With `names`, the
 * keys of `node` are property names.
 */
export function objectsIn(
  node: unknown,
  pointer: string,
  names = false,
  found: LocatedNode[] = [],
): LocatedNode[] {
  if (!isObject(node)) return found
  if (!names) found.push([node, pointer])
  for (const key in node) {
    if (!names && literal.has(key)) continue
    const value = node[key]
    if (isObject(value)) objectsIn(value, below(pointer, key), !names && key === 'properties', found)
  }
  return found
}

/** An object of a contract, with its pointer. */
export type LocatedNode = [node: Record<string, unknown>, pointer: string]

const literal = new Set(['example', 'examples', 'default', 'enum', 'const'])
