// Idempotency keys: a repeated call gets the first reply.

import { createHash } from 'node:crypto'
import type { Request, Response } from 'express'
import type { Database } from '../db/database.ts'
import { claimKey, keepReply, type Repeatable, releaseKey } from '../services/shared/idempotency.ts'
import type { Identity } from './auth.ts'
import type { Route } from './handler.ts'
import { isConfirmed } from './mcp/inject.ts'

/** A call's work; `onDone` runs just before the commit, in its transaction if it has one. */
export type Work = (onDone: (at: Database, data: unknown) => Promise<void>) => Promise<unknown>

/**
 * Runs a call once per Idempotency-Key; a repeated one gets the first one's data again (decision
 * idempotency-keys-are-claimed-for-a-minute). If the call fails, `beside` releases its key without waiting for a
 * connection of the call's bulkhead: otherwise, a call that failed for want of a connection would keep its key claimed
 * for a minute, and the next try would be refused.
 */
export async function once(
  { db, beside }: Record<'db' | 'beside', Database>,
  res: Response,
  route: Route,
  call: Repeatable,
  work: Work,
): Promise<unknown> {
  const claimed = await claimKey(db, call)
  if ('first' in claimed) {
    if (route.idempotent) res.setHeader('Idempotent-Replayed', 'true')
    return claimed.first.data
  }
  const { claim } = claimed
  try {
    return await work((at, data) =>
      holdsSecret(data) ? releaseKey(at, claim) : keepReply(at, claim, { status: route.status, data }),
    )
  } catch (error) {
    // A key that cannot be released stays claimed until its claim ends: the caller must learn why the call failed.
    await releaseKey(beside, claim).catch(() => {})
    throw error
  }
}

/**
 * Returns whether data contains a secret, which is never stored for repeated calls: the call runs again and continues
 * what it began.
 */
function holdsSecret(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'clientSecret' in data
}

/** Returns a call's identity for its key; null if the operation does not support keys or the caller sent none. */
export function repeatableOf(
  req: Request,
  route: Route,
  path: string,
  { shopper, installation, account, shop, agent }: Identity,
  rawBody: Buffer,
): Repeatable | null {
  const key = (route.idempotent || isConfirmed(req)) && req.headers['idempotency-key']
  if (!key || typeof key !== 'string') return null
  // An installation keeps its keys when its access token is refreshed. The address of an agent's profile may be too long
  // for an index.
  const who =
    shopper?.id ??
    installation?.id ??
    installation?.tokenId ??
    account?.id ??
    (agent ? hashOf(agent.profile) : '')
  const fingerprint = fingerprintOf(req.method, path, rawBody)
  return { caller: `${who}@${shop?.id ?? ''}`, key, operation: route.operationId, fingerprint }
}

/** Returns the fingerprint that identifies a repeated call. */
export function fingerprintOf(method: string, path: string, rawBody: Buffer): string {
  return createHash('sha256').update(`${method} ${path}\n`).update(rawBody).digest('hex')
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
