// Orders of guests that join an account (account linking).

import { changed, type RecordChange } from '../../base/context.ts'
import type { Transaction } from '../../db/database.ts'

/** The guest who signs in, if one does, the store where they do, and the account, whose address is proved. */
interface Joining {
  guestId: string | null
  shopId: string
  userId: string
  email: string
}

/**
 * Transfers the orders that guests of a store have placed with this e-mail address, with their uses of coupons and the
 * rates that they took, to the account that has just proved it (decision guest-orders-join-a-proved-address). Notifies
 * apps of each order, and returns their ids. The orders of the guest who signs in are locked along with them, so that
 * all are locked in one order.
 */
export async function joinOrders(
  tx: Transaction,
  record: RecordChange,
  { shopId, ...joining }: Joining,
): Promise<string[]> {
  const { rows } = await tx.raw<{ rows: { id: string; deleted: boolean }[] }>(
    `with locked as materialized (
      select id, user_id is distinct from :guestId::text as joins from orders
      where user_id = :guestId::text
        or shop_id = :shopId and email = :email and by_guest and user_id <> :userId
      order by id for no key update
    ),
    joined as (
      update orders set user_id = :userId, by_guest = false from locked
      where orders.shop_id = :shopId and orders.id = locked.id and joins
      returning orders.id, shipping_rate->>'rateId' as rate, deleted_at is not null as deleted
    ),
    redeemed as (
      update coupon_redemptions set user_id = :userId from joined
      where coupon_redemptions.shop_id = :shopId and order_id = joined.id
    ),
    taken as (
      update shipping_rates set user_id = :userId from joined
      where shipping_rates.shop_id = :shopId and shipping_rates.id = rate and taken_by = joined.id
    )
    select id, deleted from joined`,
    { shopId, ...joining },
  )
  const kept = rows.filter(({ deleted }) => !deleted)
  await record(
    tx,
    kept.map(({ id }) => ({ shopId, ...changed('orders', id) })),
  )
  return rows.map(({ id }) => id)
}
