import type { Logger } from 'pino'
import { days, hours } from '../../base/clock.ts'
import type { RecordChange } from '../../base/context.ts'
import { type Database, savepoint, type Transaction } from '../../db/database.ts'
import { leaseDue } from '../../db/queues/lease.ts'
import { databaseNow, databaseTimeIn } from '../../db/sql/now.ts'
import { briefTransaction, eachDue } from '../shared/due-work.ts'
import { eraseEnded } from './erasure.ts'

/** `atOnce` people are checked concurrently; one whose check was lost is due again after `lease`. */
const atOnce = 2
const lease = 1 * hours
/** How long a guest is kept after the end of their session, in milliseconds. */
const keptFor = 30 * days
/** How long until a person with an open order or charge is checked again. */
const openFor = 1 * days
/** How long until an unused account is checked again after a recent request for a code. */
const unusedFor = 60 * days

type Person = { id: string }
/** Works on a due person, in a transaction. */
type Look = (tx: Transaction, person: Person) => Promise<void>

/**
 * Removes the carts and wishlists of guests whose sessions ended long ago, what they wrote in orders that ended unpaid,
 * and the guests themselves if nothing that is still needed refers to them. A deleted account has no address either,
 * and is removed in the same way. Unused accounts follow, after the guests. Each is removed in its own transaction.
 */
export async function forgetGuests(
  db: Database,
  { log, record }: { log: Logger; record: RecordChange },
  signal: AbortSignal,
): Promise<void> {
  const each = (whose: string, look: Look) =>
    eachDue<Person>(log, signal, {
      take: (limit) => takeDue(db, whose, limit),
      work: (person) => briefTransaction(db, (tx) => look(tx, person)),
      atOnce,
      failure: 'a guest or an unused account could not be removed',
      nameOf: ({ id: userId }) => ({ userId }),
    })
  await each('email is null', (tx, guest) => forget(tx, record, guest))
  await each('email is not null', forgetUnused)
}

/**
 * The condition is SQL text, because it must match that of a partial index. People are due by the database's clock: a
 * worker whose own is months ahead would remove guests who are shopping.
 */
function takeDue(db: Database, whose: string, limit: number): Promise<Person[]> {
  const due = db('users')
    .whereRaw(whose)
    .where('forget_at', '<=', db.raw(databaseNow()))
    .orderBy('forget_at')
    .limit(limit)
  return leaseDue(db, 'users', due)
    .update({ forget_at: db.raw(databaseTimeIn(lease)) })
    .returning<Person[]>('id')
}

async function forget(tx: Transaction, record: RecordChange, { id }: Person): Promise<void> {
  const guest = tx('users').where({ id }).whereNull('email')
  if (!(await guest.clone().forUpdate().skipLocked().first('id'))) return
  const session = await tx('sessions')
    .where({ user_id: id })
    .where('expires_at', '>', tx.raw(databaseNow()))
    .whereNull('revoked_at')
    .orderBy('expires_at', 'desc')
    .first<{ end: string } | undefined>({ end: 'expires_at' })
  if (session) {
    const forget_at = new Date(Date.parse(session.end) + keptFor)
    await guest.update({ forget_at })
    return
  }
  await tx('carts').where({ user_id: id }).delete()
  await tx('wishlist_items').where({ user_id: id }).delete()
  if (await eraseEnded(tx, record, id)) {
    await guest.update({ forget_at: tx.raw(databaseTimeIn(openFor)) })
    return
  }
  const removed = await unlessReferred(tx, async () => {
    await tx('push_subscriptions').where({ user_id: id }).delete()
    await tx('shipping_addresses').where({ user_id: id }).delete()
    await tx('shipping_rates').where({ user_id: id }).whereNull('taken_by').delete()
    await tx('sessions').where({ user_id: id }).delete()
    await guest.clone().delete()
  })
  if (!removed) await guest.update({ forget_at: null })
}

/**
 * Removes an account that was created by requesting a code and in which nobody has signed in. Every sign-in leaves rows
 * that refer to the account for longer than the 60 days until it is checked.
 */
async function forgetUnused(tx: Transaction, { id }: Person): Promise<void> {
  const account = tx('users').where({ id }).whereNotNull('email')
  const found: { isUntouched: boolean; isAsked: boolean } | undefined = await account
    .clone()
    .forUpdate()
    .skipLocked()
    .first({
      isUntouched: tx.raw('updated_at = created_at and disabled_at is null'),
      isAsked: tx.raw(`exists (select from one_time_codes where user_id = users.id)
        or exists (select from sign_in_tries where user_id = users.id)`),
    })
  if (!found) return
  // Somebody may be about to sign in.
  if (found.isAsked) await account.update({ forget_at: tx.raw(databaseTimeIn(unusedFor)) })
  else if (!found.isUntouched || !(await unlessReferred(tx, () => account.clone().delete())))
    await account.update({ forget_at: null })
}

/**
 * Removes rows, unless others still refer to them; nothing is changed in that case. Returns whether they were removed.
 */
async function unlessReferred(tx: Transaction, remove: () => Promise<unknown>): Promise<boolean> {
  try {
    await savepoint(tx, remove)
    return true
  } catch (error) {
    if (!isReferred(error)) throw error
    return false
  }
}

/** Tells whether a row still refers to the one being removed (PostgreSQL: foreign_key_violation). */
function isReferred(error: unknown): boolean {
  return (error as { code?: string }).code === '23503'
}
