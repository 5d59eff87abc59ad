import type { Logger } from 'pino'
import { clock, days, fromNow, hours } from '../../clock.ts'
import type { RecordChange } from '../../context.ts'
import { type Database, savepoint, type Transaction } from '../../db/database.ts'
import { leaseDue } from '../../db/lease.ts'
import { briefTransaction, eachDue } from '../shared/due-work.ts'
import { eraseEnded } from './erasure.ts'

/** `atOnce` guests are checked at the same time, and one whose turn was lost is due again after `lease`. */
const atOnce = 2
const lease = 1 * hours
/** A guest is kept for this time, in milliseconds, after the end of its session (decision 237). */
const keptFor = 30 * days
/** Somebody with an open order or charge is checked again after this time. */
const openFor = 1 * days

type Guest = { id: string }

/**
 * Removes the carts and wishes of guests whose sessions ended long ago, what they wrote into orders that ended unpaid,
 * and the guests themselves if nothing that is still needed refers to them. A deleted account has no address either,
 * and is removed in the same way. Each is removed in a transaction of its own.
 */
export async function forgetGuests(
  db: Database,
  { log, record }: { log: Logger; record: RecordChange },
  signal: AbortSignal,
): Promise<void> {
  await eachDue<Guest>(log, signal, {
    take: (limit) => takeDue(db, limit),
    work: (guest) => briefTransaction(db, (tx) => forget(tx, record, guest)),
    atOnce,
    failure: 'a guest could not be removed',
    nameOf: ({ id: guestId }) => ({ guestId }),
  })
}

function takeDue(db: Database, limit: number): Promise<Guest[]> {
  const due = db('users')
    .whereNull('email')
    .where('forget_at', '<=', clock.now())
    .orderBy('forget_at')
    .limit(limit)
  return leaseDue(db, 'users', due)
    .update({ forget_at: fromNow(lease) })
    .returning<Guest[]>('id')
}

async function forget(tx: Transaction, record: RecordChange, { id }: Guest): Promise<void> {
  const guest = tx('users').where({ id }).whereNull('email')
  if (!(await guest.clone().forUpdate().skipLocked().first('id'))) return
  const session = await tx('sessions')
    .where({ user_id: id })
    .where('expires_at', '>', clock.now())
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
    await guest.update({ forget_at: fromNow(openFor) })
    return
  }
  try {
    await savepoint(tx, async () => {
      await tx('push_subscriptions').where({ user_id: id }).delete()
      await tx('shipping_addresses').where({ user_id: id }).delete()
      await tx('shipping_rates').where({ user_id: id }).whereNull('taken_by').delete()
      await tx('sessions').where({ user_id: id }).delete()
      await guest.clone().delete()
    })
  } catch (error) {
    if (!isReferred(error)) throw error
    await guest.update({ forget_at: null })
  }
}

/** Tells whether a row still refers to the one that was to be removed (PostgreSQL: foreign_key_violation). */
function isReferred(error: unknown): boolean {
  return (error as { code?: string }).code === '23503'
}
