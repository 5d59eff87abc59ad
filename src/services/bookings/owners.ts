// The owners of bookings: guests who sign in, and people whose data is erased.

import { clock } from '../../base/clock.ts'
import { changed, type RecordChange } from '../../base/context.ts'
import type { Transaction } from '../../db/database.ts'
import { databaseNow } from '../../db/sql/now.ts'

/**
 * Transfers a guest's bookings in every store to the account that they signed in to, and those that were made at this
 * store with the address that the account has proved. Apps are notified of each.
 */
export async function moveBookings(
  tx: Transaction,
  record: RecordChange,
  who: { guestId: string | null; userId: string; email: string; shopId: string | null },
): Promise<void> {
  const { rows } = await tx.raw<{ rows: { id: string; shopId: string }[] }>(
    `with locked as materialized (
      select shop_id, id from bookings
      where user_id = :guestId::text or shop_id = :shopId::text and email = :email and (
        user_id is null or exists (select from users where users.id = bookings.user_id and users.auth_method = 'guest')
      )
      order by id for no key update
    )
    update bookings set user_id = :userId from locked
    where bookings.shop_id = locked.shop_id and bookings.id = locked.id
    returning bookings.id, bookings.shop_id as "shopId"`,
    who,
  )
  if (rows.length > 0)
    await record(
      tx,
      rows.map(({ id, shopId }) => ({ shopId, ...changed('bookings', id) })),
    )
}

/**
 * Erases a person in bookings that are over or were cancelled, and tells the stores' apps. Returns whether others are
 * left, to be erased once they are over.
 */
export async function eraseBookings(tx: Transaction, record: RecordChange, userId: string): Promise<boolean> {
  const erased = await tx('bookings')
    .where({ user_id: userId })
    .whereRaw(`(status in ('cancelled', 'expired', 'no_show') or ends_at < ${databaseNow()})`)
    .update({
      ...{ user_id: null, email: '', name: '', phone: null, note: null, guest_address: null },
      updated_at: clock.now(),
    })
    .returning<{ id: string; shopId: string }[]>(['id', 'shop_id as shopId'])
  if (erased.length > 0)
    await record(
      tx,
      erased.map(({ id, shopId }) => ({ shopId, ...changed('bookings', id) })),
    )
  return (await tx('bookings').where({ user_id: userId }).first('id')) !== undefined
}
