// Reminding the guests of bookings, some hours before.

import type { Database, Transaction } from '../../db/database.ts'
import { databaseNow } from '../../db/sql/now.ts'
import { suspendedShops } from '../shared/shop.ts'

/** How many guests are reminded in one transaction. */
const batch = 200

const due = (db: Database) =>
  db('bookings').where({ status: 'confirmed' }).where('remind_at', '<=', db.raw(databaseNow()))

/** Returns the stores whose guests are to be reminded now, longest waiting first. */
export const storesWithReminders = (db: Database): Promise<string[]> =>
  due(db)
    .whereRaw(`shop_id <> all (${suspendedShops})`)
    .groupBy('shop_id')
    .orderByRaw('min(remind_at)')
    .pluck('shop_id')

/**
 * Announces reminders to the next guests of a store, in one transaction with noting that they were reminded, so that each
 * is told once. Guests whose time has come by now are not reminded any more. Returns false if there were none.
 */
export async function remind(tx: Transaction, shopId: string): Promise<boolean> {
  const ids: string[] = await due(tx)
    .where({ shop_id: shopId })
    .orderBy('id')
    .limit(batch)
    .forNoKeyUpdate()
    .skipLocked()
    .pluck('id')
  if (ids.length === 0) return false
  await tx('bookings').where({ shop_id: shopId }).whereIn('id', ids).update({ remind_at: null })
  await tx.raw(
    `insert into booking_announcements (id, shop_id, booking_id, change, sequence, starts_at, ends_at)
    select substr(md5(gen_random_uuid()::text), 1, 24), shop_id, id, 'reminder', sequence, starts_at, ends_at from bookings
    where shop_id = :shopId and id = any(cast(:ids as text[])) and email <> '' and starts_at > ${databaseNow()}`,
    { shopId, ids },
  )
  return true
}
