import type { Logger } from 'pino'
import { days, minutes } from '../../base/clock.ts'
import type { RecordChange } from '../../base/context.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { leaseDue } from '../../db/queues/lease.ts'
import { interval } from '../../db/sql/interval.ts'
import { databaseNow } from '../../db/sql/now.ts'
import { dueOf } from '../credits/due.ts'
import { transferUnconfirmed } from '../messaging/store-notices.ts'
import { lockOrder } from '../orders/order-lock.ts'
import { briefTransaction, eachDue, nextTime } from '../shared/due-work.ts'

/** For an order that does not expire: how long after the first proof of its transfer the store is reminded. */
const reminders = [1 * days, 3 * days]
/** Stores reminded concurrently. */
const atOnce = 2
/** How long to wait before retrying a failed reminder. */
const lease = 10 * minutes

/**
 * Returns when the store is next reminded of a transfer that it has not confirmed: after one third and two thirds of
 * the time from the first proof to the order's expiry. Returns null after the last reminder.
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
 * Reminds stores of reported transfers that they have not confirmed, each in its own transaction: one that fails is
 * logged and retried in 10 minutes, while the others proceed.
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

/**
 * Uses the database's clock, as for the next reminder: a worker whose own is behind would schedule the same one again.
 */
function takeDue(db: Database, limit: number): Promise<Due[]> {
  const now = databaseNow()
  const due = db('orders').where('reminder_at', '<=', db.raw(now)).orderBy('reminder_at').limit(limit)
  return leaseDue(db, 'orders', due)
    .update({ reminder_at: db.raw(`${now} + ${interval(lease)}`) })
    .returning<Due[]>(['id', 'shop_id as shopId'])
}

/** Reminds the store once for the time that has come; a completed order needs no further reminders. */
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
  if (isWaiting) await transferUnconfirmed(tx, record, { ...order, due: dueOf(order) })
}
