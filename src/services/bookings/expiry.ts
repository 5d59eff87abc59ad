import type { Logger } from 'pino'
import { clock, minutes } from '../../base/clock.ts'
import { changed, type RecordChange } from '../../base/context.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { leaseDue } from '../../db/queues/lease.ts'
import { databaseNow, databaseTimeIn } from '../../db/sql/now.ts'
import { briefTransaction, eachDue } from '../shared/due-work.ts'

type Due = { id: string; shopId: string }

/** Holds ended concurrently. */
const atOnce = 4
/** How long to wait before retrying a hold that could not be ended, in milliseconds. */
const lease = 1 * minutes

/** Ends the holds of times that no order took over, in all stores, each in its own transaction, and tells their apps. */
export async function expireHolds(
  db: Database,
  { log, record }: { log: Logger; record: RecordChange },
  signal: AbortSignal,
): Promise<void> {
  await eachDue<Due>(log, signal, {
    take: (limit) => takeDue(db, limit),
    work: (hold) => briefTransaction(db, (tx) => expire(tx, record, hold)),
    atOnce,
    failure: 'a hold could not be ended',
    nameOf: ({ id: bookingId, shopId }) => ({ bookingId, shopId }),
  })
}

/** When a hold is due, written exactly as in the index. */
const dueAt = 'greatest(expires_at, expiry_next_at)'

function takeDue(db: Database, limit: number): Promise<Due[]> {
  const due = db('bookings')
    .where({ status: 'held' })
    .whereRaw(`${dueAt} <= ${databaseNow()}`)
    .orderByRaw(dueAt)
    .limit(limit)
  return leaseDue(db, 'bookings', due)
    .update({ expiry_next_at: db.raw(databaseTimeIn(lease)) })
    .returning<Due[]>(['id', 'shop_id as shopId'])
}

async function expire(tx: Transaction, record: RecordChange, { id, shopId }: Due): Promise<void> {
  const ended = await tx('bookings')
    .where({ id, shop_id: shopId, status: 'held' })
    .update({ status: 'expired', expires_at: null, updated_at: clock.now() })
  if (ended === 0) return
  await tx('booking_places').where({ shop_id: shopId, booking_id: id }).delete()
  await record(tx, { shopId, ...changed('bookings', id) })
}
