import { refusals } from '../../src/base/errors.ts'
import {
  callerOf,
  type Document,
  follow,
  isJson,
  type LocatedOperation,
  operationsOf,
  type Schema,
  successOf,
} from './contract.ts'

// Single records: which reads show one, and which writes change it.

/** Single records that the token or the path before them identifies, without an id of their own. */
const singletons = [
  '/shop',
  '/app',
  '/digital-access/pass',
  '/auth/me',
  '/auth/factor',
  '/stores/{storeId}/transfer',
]

function isRecord({ path, method, operation }: LocatedOperation): boolean {
  return method === 'get' && isJson(operation) && (path.endsWith('}') || singletons.includes(path))
}

/**
 * Returns the kind of ETag that the reply to an operation has. Records that belong to somebody have a strong one, also
 * in the replies to writes that show them; public reads, which nobody writes back, have a weak one.
 */
export function etagOf(contract: Document, place: LocatedOperation): 'strong' | 'weak' | null {
  const { method, operation } = place
  if (method === 'get') {
    if (callerOf(contract, operation) !== 'somebody')
      return isJson(operation) || operation['x-versioned'] ? 'weak' : null
    return isRecord(place) ? 'strong' : null
  }
  const reader = readerOf(contract, place) ?? createdBy(contract, place)
  return reader && dataOf(contract, reader) === dataOf(contract, place) ? 'strong' : null
}

/** Returns the read of the record that a write names in its path. */
export function readerOf(contract: Document, place: LocatedOperation): LocatedOperation | null {
  if (place.method === 'get') return null
  return strongReads(contract).find(({ path }) => path === place.path) ?? null
}

/** Returns the read of the record that a write adds to a list. */
export function createdBy(contract: Document, { method, path, operation }: LocatedOperation) {
  if (method !== 'post' || successOf(operation).status !== 201) return null
  const [start, end] = [`${path}/{`, '}']
  return (
    strongReads(contract).find(
      (read) => read.path.startsWith(start) && read.path.indexOf(end) === read.path.length - 1,
    ) ?? null
  )
}

/** Returns whether a write can depend on the state of the record in its path. */
export function isConditional(contract: Document, place: LocatedOperation): boolean {
  return ['patch', 'put', 'delete'].includes(place.method) || mayCreate(contract, place)
}

/** Returns whether a write makes the record in its path if there is none yet. */
export function mayCreate(contract: Document, place: LocatedOperation): boolean {
  const read = ['put', 'post'].includes(place.method) ? readerOf(contract, place) : null
  const names = read?.operation['x-refusals'] ?? []
  return names.some((name) => refusals[name][0] === 404 && name !== 'shopNotFound')
}

function strongReads(contract: Document): LocatedOperation[] {
  return operationsOf(contract).filter(
    (place) => isRecord(place) && callerOf(contract, place.operation) === 'somebody',
  )
}

/** Returns the schema of the `data` in an operation's envelope, as text to compare. */
function dataOf(contract: Document, { operation }: LocatedOperation): string {
  const schema = successOf(operation).response.content?.['application/json']?.schema
  const { description, ...data } = (schema && follow(contract, schema).properties?.data) ?? ({} as Schema)
  return JSON.stringify(data)
}
