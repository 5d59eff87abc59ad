import { createHash } from 'node:crypto'
import type { Request, Response } from 'express'
import type { Database } from '../db/database.ts'
import { claimKey, keepReply, type Repeatable, releaseKey } from '../services/shared/idempotency.ts'
import type { Identity } from './auth.ts'
import type { Route } from './handler.ts'

/** Does the work of a call; `onDone` runs in its transaction, where it has one, just before the commit. */
export type Work = (onDone: (at: Database, data: unknown) => Promise<void>) => Promise<unknown>

/** Runs a call once for each Idempotency-Key; a repeated one gets the data of the first again (decision 9). */
export async function once(
  db: Database,
  res: Response,
  route: Route,
  call: Repeatable,
  work: Work,
): Promise<unknown> {
  const first = await claimKey(db, call)
  if (first) {
    res.setHeader('Idempotent-Replayed', 'true')
    return first.data
  }
  try {
    return await work((at, data) =>
      holdsSecret(data) ? releaseKey(at, call) : keepReply(at, call, { status: route.status, data }),
    )
  } catch (error) {
    await releaseKey(db, call)
    throw error
  }
}

/** A secret is not written down for the sake of a repeated call: the call runs again, and goes on with what it began. */
function holdsSecret(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'clientSecret' in data
}

/** The call as its key knows it; null where the operation or the caller wants none. */
export function repeatableOf(
  req: Request,
  route: Route,
  path: string,
  { shopper, installation, account, shop }: Identity,
  rawBody: Buffer,
): Repeatable | null {
  const key = route.idempotent && req.headers['idempotency-key']
  if (!key || typeof key !== 'string') return null
  // An installation keeps its keys when its token is refreshed.
  const who = shopper?.id ?? installation?.id ?? installation?.tokenId ?? account?.id ?? ''
  const fingerprint = fingerprintOf(req.method, path, rawBody)
  return { caller: `${who}@${shop?.id ?? ''}`, key, operation: route.operationId, fingerprint }
}

/** What makes a repeated call the same call. */
export function fingerprintOf(method: string, path: string, rawBody: Buffer): string {
  return createHash('sha256').update(`${method} ${path}\n`).update(rawBody).digest('hex')
}
