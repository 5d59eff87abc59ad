import type { Logger } from 'pino'
import { days, minutes } from '../../base/clock.ts'
import type { RecordChange } from '../../base/context.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { leaseDue } from '../../db/queues/lease.ts'
import { interval } from '../../db/sql/interval.ts'
import { databaseNow } from '../../db/sql/now.ts'
import { transferUnconfirmed } from '../messaging/store-notices.ts'
import { briefTransaction, eachDue, nextTime } from '../shared/due-work.ts'
import { lockOrder } from './order-lock.ts'

/** A store is reminded of an order that does not expire at these times after the first proof of its transfer. */
const reminders = [1 * days, 3 * days]
/** This many stores are reminded at the same time. */
const atOnce = 2
/** An order whose reminder failed is due again after this time. */
const lease = 10 * minutes

/**
 * Returns when the store is next reminded of a transfer that it has not confirmed: after a third and after two thirds of
 * the time from the first proof to the end of the order. Returns null after the last time.
 */
export function nextReminder(
  { provedAt, expiresAt }: { provedAt: Date | string; expiresAt: string | null },
  now?: Date,
): Date | null {
  if (expiresAt === null) return nextTime(reminders, provedAt, now)
  const left = Date.parse(expiresAt) - new Date(provedAt).getTime()
  return nextTime([left / 3, (left * 2) / 3], provedAt, now)
}

interface Due {
  id: string
  shopId: string
}

/**
 * Reminds stores of the transfers that shoppers have reported and they have not confirmed, each in a
 * transaction of its own: one that fails is logged, and due again in 10 minutes, while the others proceed.
 */
export async function remindStores(
  db: Database,
  context: { log: Logger; record: RecordChange },
  signal: AbortSignal,
): Promise<void> {
  await eachDue<Due>(context.log, signal, {
    take: (limit) => takeDue(db, limit),
    work: (order) => briefTransaction(db, (tx) => remind(tx, context.record, order)),
    atOnce,
    failure: 'a store could not be reminded of a transfer',
    nameOf: ({ id: orderId, shopId }) => ({ orderId, shopId }),
  })
}

/** By the database's clock, as the next reminder: a worker whose own is behind would choose the time that has come. */
function takeDue(db: Database, limit: number): Promise<Due[]> {
  const now = databaseNow()
  const due = db('orders').where('reminder_at', '<=', db.raw(now)).orderBy('reminder_at').limit(limit)
  return leaseDue(db, 'orders', due)
    .update({ reminder_at: db.raw(`${now} + ${interval(lease)}`) })
    .returning<Due[]>(['id', 'shop_id as shopId'])
}

/** Reminds the store once for the time that has come; an order that is over needs no further reminders. */
async function remind(tx: Transaction, record: RecordChange, { id, shopId }: Due): Promise<void> {
  const order = await lockOrder(tx, id, shopId)
  const row: { provedAt: string; now: string } | undefined = await tx('orders')
    .where({ id, shop_id: shopId })
    .whereNotNull('reminder_at')
    .first({ provedAt: 'proof_at', now: tx.raw(databaseNow()) })
  if (!order || !row) return
  const { status, paymentStatus, deletedAt, expiresAt } = order
  const isWaiting =
    paymentStatus === 'awaiting_confirmation' && ['pending', 'processing'].includes(status) && !deletedAt
  await tx('orders')
    .where({ id, shop_id: shopId })
    .update({ reminder_at: isWaiting ? nextReminder({ ...row, expiresAt }, new Date(row.now)) : null })
  if (isWaiting) await transferUnconfirmed(tx, record, order)
}
