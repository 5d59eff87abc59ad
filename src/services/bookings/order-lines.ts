// Orders that take over held bookings: a line for each.

import { clock } from '../../base/clock.ts'
import { changed, type RecordChange, type Shop, type Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import { databaseNow } from '../../db/sql/now.ts'

/** A line of an order for a booking. */
export interface BookedLine {
  bookingId: string
  productId: string
  quantity: 1
}

/**
 * Locks the bookings that this shopper holds, for an order that takes them over, and returns its lines in the order of
 * the ids. Throws bookingNotFound, and holdOver for one that is not held any more.
 */
export async function takeHolds(
  tx: Transaction,
  shop: Shop,
  shopper: Shopper,
  ids: string[] = [],
): Promise<BookedLine[]> {
  if (ids.length === 0) return []
  const held = await tx('bookings')
    .where({ shop_id: shop.id, user_id: shopper.id })
    .whereIn('id', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .select({
      bookingId: 'id',
      productId: 'product_id',
      isHeld: tx.raw(`status = 'held' and expires_at > ${databaseNow()}`),
    })
  if (held.length < ids.length) throw new Refusal('bookingNotFound')
  if (held.some(({ isHeld }) => !isHeld)) throw new Refusal('holdOver')
  return held.map(({ bookingId, productId }) => ({ bookingId, productId, quantity: 1 }))
}

/**
 * Gives bookings to the order that takes them over, and records it; `items` are the ids of its lines for them, in order.
 */
export async function giveToOrder(
  tx: Transaction,
  record: RecordChange,
  shop: Shop,
  { orderId, email, items }: { orderId: string; email: string; items: string[] },
  lines: BookedLine[],
): Promise<void> {
  for (const [index, { bookingId }] of lines.entries()) {
    await tx('bookings')
      .where({ shop_id: shop.id, id: bookingId })
      .update({
        ...{ status: 'pending', order_id: orderId, item_id: items[index]!, email },
        ...{ expires_at: null, updated_at: clock.now() },
      })
    await record(tx, { shopId: shop.id, resource: 'bookings', resourceId: bookingId })
  }
}

/** Frees the times of lines that a locked order no longer has, and records it. */
export async function freeTimes(
  tx: Transaction,
  record: RecordChange,
  { id: order_id, shopId }: { id: string; shopId: string },
  items: readonly string[],
): Promise<void> {
  if (items.length === 0) return
  const standing: string[] = await tx('bookings')
    .where({ shop_id: shopId, order_id })
    .whereIn('item_id', items)
    .whereIn('status', ['pending', 'confirmed'])
    .orderBy('id')
    .forNoKeyUpdate()
    .pluck('id')
  const ended = { status: 'cancelled', expires_at: null, updated_at: clock.now() } as const
  await tx('bookings').where({ shop_id: shopId }).whereIn('id', standing).update(ended)
  await tx('booking_places').where({ shop_id: shopId }).whereIn('booking_id', standing).delete()
  await record(
    tx,
    standing.map((id) => ({ shopId, ...changed('bookings', id) })),
  )
}
