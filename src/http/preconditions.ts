// Conditional writes: If-Match, If-Unmodified-Since and If-None-Match (RFC 9110 section 13).

import type { Request } from 'express'
import { Refusal } from '../base/errors.ts'
import { isStronglySame, isWeaklySame, tagOf, tagsIn } from './etags.ts'
import type { Route } from './handler.ts'

type Headers = Request['headers']

/** Returns whether a call makes its write depend on the state of the record. */
export function isConditional({ refusals }: Route, headers: Headers): boolean {
  const given = headers['if-match'] ?? headers['if-unmodified-since'] ?? headers['if-none-match']
  return given !== undefined && refusals.includes('changedMeanwhile')
}

/**
 * Refuses a write with changedMeanwhile unless the record is as its headers demand. `record` is what the read of the
 * record shows, undefined if there is none. The refusal shows it only to callers who `mayRead` it.
 */
export function requireUnchanged(route: Route, headers: Headers, record: unknown, mayRead: boolean): void {
  // A change of a record that does not exist is refused for that (RFC 9110 section 13.2.1).
  const isMissing = record === undefined && route.reader && ['patch', 'delete'].includes(route.method)
  if (isMissing || isMet(route, headers, record)) return
  throw new Refusal('changedMeanwhile', { data: mayRead ? ((record ?? {}) as Record<string, unknown>) : {} })
}

/**
 * Weighs the headers in the order of RFC 9110 section 13.2.2: If-Match counts instead of If-Unmodified-Since. A record
 * that has no read of its own has no tag that a caller could know; whether it exists, the write says.
 */
function isMet({ reader }: Route, headers: Headers, record: unknown): boolean {
  const { 'if-match': match, 'if-unmodified-since': since, 'if-none-match': noneMatch } = headers
  const tag = record === undefined ? null : tagOf(JSON.stringify(record))
  if (match !== undefined) {
    const tags = tagsIn(match)
    const isSame = tags === '*' ? tag !== null || !reader : tags.some((given) => isStronglySame(given, tag))
    if (!isSame) return false
  } else if (since !== undefined && !isUnmodified(since, record)) return false
  if (noneMatch === undefined || tag === null) return true
  const tags = tagsIn(noneMatch)
  return tags !== '*' && !tags.some((given) => isWeaklySame(given, tag))
}

/**
 * Compares a record's `updatedAt` with an HTTP date, which has whole seconds. A time as replies have it, with
 * milliseconds, is taken too. Anything else is ignored, as for a record without a time (RFC 9110 section 13.1.4).
 */
function isUnmodified(since: string, record: unknown): boolean {
  const limit = Date.parse(since)
  const updated = Date.parse((record as { updatedAt?: string } | undefined)?.updatedAt ?? '')
  if (Number.isNaN(limit) || Number.isNaN(updated)) return true
  const isExact = /^\d{4}-/.test(since)
  return (isExact ? updated : Math.floor(updated / 1000) * 1000) <= limit
}
