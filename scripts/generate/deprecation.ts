import { below, type Document, type Operation, operationsOf } from './contract.ts'
import type { Finding } from './origins.ts'

/** The minimum number of days between announcing an operation's end and ending it. */
const notice = 180
const day = 86_400_000

/** Returns the headers that say when an operation was deprecated and when it ends (RFC 9745, RFC 8594). */
export function deprecationOf(operation: Operation): { deprecation: string; sunset: string } | null {
  const { 'x-deprecated-since': since, 'x-sunset': end } = operation
  if (!operation.deprecated || !since || !end) return null
  return { deprecation: `@${Date.parse(since) / 1000}`, sunset: new Date(end).toUTCString() }
}

/** Finds operations whose end is announced incompletely, or too late for their callers. */
export function* announcedEnds(contract: Document): Iterable<Finding> {
  for (const { pointer, operation } of operationsOf(contract)) {
    const { deprecated = false, 'x-deprecated-since': since, 'x-sunset': end } = operation
    if (!deprecated && !since && !end) continue
    if (!deprecated || !since || !end) {
      const message = 'deprecated, x-deprecated-since and x-sunset belong together'
      yield {
        pointer: below(pointer, deprecated ? 'deprecated' : since ? 'x-deprecated-since' : 'x-sunset'),
        message,
      }
    } else if (Date.parse(end) - Date.parse(since) < notice * day) {
      yield {
        pointer: below(pointer, 'x-sunset'),
        message: `is less than ${notice} days after x-deprecated-since`,
      }
    }
  }
}
