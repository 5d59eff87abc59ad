import { clock, fromNow, seconds } from '../../clock.ts'
import type { Installation } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { Refusal } from '../../errors.ts'

export interface Reply {
  status: number
  data: unknown
}

/** Who repeats which call: `fingerprint` is a hash of the operation and its body. */
export interface Repeatable {
  caller: string
  key: string
  operation: string
  fingerprint: string
}

/**
 * Claims a key for this call and returns null, or returns the reply that the first call got. Throws
 * idempotencyMismatch for another body under the same key, idempotencyInFlight while the first is running.
 * A claim lasts 60 s, longer than any call, so that a process that was killed blocks nobody for good.
 */
export async function claimKey(db: Database, call: Repeatable): Promise<Reply | null> {
  const { caller, key, operation, fingerprint } = call
  const claimed = await db('idempotency_keys')
    .insert({ caller, key, operation, fingerprint, locked_until: fromNow(60 * seconds) })
    .onConflict(['caller', 'key'])
    .merge(['locked_until'])
    .where('idempotency_keys.fingerprint', fingerprint)
    .whereNull('idempotency_keys.reply')
    .where('idempotency_keys.locked_until', '<', clock.now())
    .returning('key')
  if (claimed.length > 0) return null
  const first = await db('idempotency_keys').where({ caller, key }).first('fingerprint', 'reply')
  if (first && first.fingerprint !== fingerprint) throw new Refusal('idempotencyMismatch')
  if (!first?.reply) throw new Refusal('idempotencyInFlight')
  return first.reply
}

/**
 * An app's Idempotency-Key as a record keeps it that must not be made twice, also where its maker died before the reply
 * was kept. A key is known only to its caller: an installation keeps its keys with a new token.
 */
export function callerKey(installation: Installation, key: string | string[] | undefined): string | null {
  return key ? `${installation.id ?? installation.tokenId}:${key}` : null
}

/** Keeps the reply under its key; in the transaction of the write where there is one. */
export async function keepReply(db: Database, { caller, key }: Repeatable, reply: Reply): Promise<void> {
  await db('idempotency_keys')
    .where({ caller, key })
    .update({ reply: JSON.stringify(reply) })
}

/** A call that was refused did nothing: its key is free for a better one. */
export async function releaseKey(db: Database, { caller, key }: Repeatable): Promise<void> {
  await db('idempotency_keys').where({ caller, key }).whereNull('reply').delete()
}
