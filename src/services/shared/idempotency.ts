// Store of idempotency keys and their first replies.

import { createHash } from 'node:crypto'
import { seconds } from '../../base/clock.ts'
import type { Installation } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Database } from '../../db/database.ts'
import { interval } from '../../db/sql/interval.ts'
import { databaseMoment } from '../../db/sql/now.ts'
import { refuseSql } from '../../db/sql/refusals.ts'
import { sendLast, statement } from '../../db/statement.ts'

export interface Reply {
  status: number
  data: unknown
}

/** A call that may be repeated: `fingerprint` is a hash of the operation and its body. */
export interface Repeatable {
  caller: string
  key: string
  operation: string
  fingerprint: string
}

/** The claim of a call on its key, told apart from every other claim by the time at which it ends. */
export interface Claim extends Pick<Repeatable, 'caller' | 'key'> {
  until: string
}

/** Longer than any call; a killed process does not block its key forever. */
const lifetime = 60 * seconds

/**
 * Claims a key for this call, or returns the reply to the first call. Throws idempotencyMismatch for another body under
 * the same key, and idempotencyInFlight while the first call is running. The claim of a call that ended without a reply
 * is taken over after 60 s by the database's clock; the key's one-day retention restarts then, so that it does not end
 * before the call does.
 */
export async function claimKey(db: Database, call: Repeatable): Promise<{ claim: Claim } | { first: Reply }> {
  const { caller, key, operation, fingerprint } = call
  const now = databaseMoment()
  const locked_until = db.raw(`${now} + ${interval(lifetime)}`)
  const mine = await db('idempotency_keys')
    .insert({ caller, key, operation, fingerprint, locked_until })
    .onConflict(['caller', 'key'])
    .merge(['locked_until', 'created_at'])
    .where('idempotency_keys.fingerprint', fingerprint)
    .whereNull('idempotency_keys.reply')
    .whereRaw(`idempotency_keys.locked_until < ${now}`)
    .returning<{ until: string }[]>('locked_until as until')
  if (mine.length > 0) return { claim: { caller, key, until: mine[0]!.until } }
  const first = await db('idempotency_keys').where({ caller, key }).first('fingerprint', 'reply')
  if (first && first.fingerprint !== fingerprint) throw new Refusal('idempotencyMismatch')
  if (!first?.reply) throw new Refusal('idempotencyInFlight')
  return { first: first.reply }
}

/**
 * Returns an app's Idempotency-Key as stored with a record that must not be created twice, even if the process died
 * before the reply was stored. Keys are separate for each caller: an installation keeps its keys when its token
 * changes. Null without a key.
 */
export function callerKey(
  installation: Installation | undefined,
  key: string | string[] | undefined,
): string | null {
  return key && installation ? `${installation.id ?? installation.tokenId}:${key}` : null
}

/**
 * Returns a hash of a caller's request, stored with `callerKey`. The record outlives the reply kept by the pipeline: a
 * key that is used again later must still come with the same request.
 */
export function requestFingerprint(request: object): string {
  const members = Object.entries(request).filter(([, value]) => value !== undefined)
  return createHash('sha256')
    .update(JSON.stringify(members.sort(([one], [other]) => (one < other ? -1 : 1))))
    .digest('hex')
}

/** Throws idempotencyMismatch if the record that a key once created came from a different request. */
export function requireSameRequest(first: string, again: string): void {
  if (first !== again) throw new Refusal('idempotencyMismatch')
}

// A write whose connection broke may still be on its way to the database when its key is released and the call is
// repeated: only one of the two may be done.
const keep = statement<Claim & { reply: string }, never>(
  'idempotency.keep',
  `with kept as (
      update idempotency_keys set reply = :reply
      where caller = :caller and key = :key and locked_until = :until and reply is null returning key
    )
    select case when not exists (select from kept) then ${refuseSql('idempotencyInFlight')} end`,
)

/**
 * Stores the reply under its key, in the transaction of the write if it has one. If this call no longer holds the key,
 * it throws idempotencyInFlight, which undoes the write.
 */
export async function keepReply(db: Database, claim: Claim, reply: Reply): Promise<void> {
  const kept = keep.with({ ...claim, reply: JSON.stringify(reply) })
  await sendLast(db, () => kept)
}

/** Releases the key of a refused call, which changed nothing: a corrected call may use it. */
export async function releaseKey(db: Database, { caller, key, until }: Claim): Promise<void> {
  await db('idempotency_keys').where({ caller, key, locked_until: until }).whereNull('reply').delete()
}

/**
 * Removes the replies kept for a person who cannot call any more, at any store and outside of them, because they hold
 * personal data.
 */
export async function forgetReplies(db: Database, userId: string): Promise<void> {
  // `A` follows `@`.
  await db('idempotency_keys').where('caller', '>=', `${userId}@`).where('caller', '<', `${userId}A`).delete()
}
