import { Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'

/**
 * Returns SQL for the hash of an order's e-mail address that is stored with the use of a coupon; null without an
 * address.
 */
export const addressHash = (email: string) =>
  `encode(sha256(convert_to(coupons.id || ' ' || nullif(${email}, ''), 'UTF8')), 'hex')`

/**
 * SQL that is true for a use that counts against the address of its order: the order was paid for, or its shopper has
 * proved that they own the address. Anybody can name any address (decision named-addresses-use-no-coupon).
 */
const countsForAddress = `(placed.paid_at is not null or coalesce(owner.email = placed.email, false))`

const uses = `coupon_redemptions as used
        join orders as placed on placed.id = used.order_id and placed.shop_id = used.shop_id
        join users as owner on owner.id = used.user_id`

/**
 * Returns SQL for the number of times a shopper, by account or by address, has used the coupon
 * (decision coupon-limits-count-addresses).
 */
export const timesUsedBy = (email: string) => `(
      select count(*) from ${uses}
      where used.shop_id = :shopId and used.coupon_id = coupons.id
        and (used.user_id = :userId or used.address_hash = ${addressHash(email)} and ${countsForAddress})
    )`

// Orders whose payments begin at the same time queue here; a separate statement then counts.
const lockCoupon = statement<{ couponId: string; shopId: string }, { id: string }>(
  'couponUses.lock',
  `select id from coupons where id = :couponId and shop_id = :shopId and per_user_limit is not null
  for no key update`,
)

// Uses that count come before those that do not; ties are broken by age.
const isBefore = `(not ${countsForAddress}, used.created_at, used.order_id) < (not mine.counts, mine.created_at, mine.order_id)`

const isOver = statement<{ orderId: string; shopId: string }, { over: boolean }>(
  'couponUses.isOver',
  `with mine as (
      select used.*, ${countsForAddress} as counts from ${uses}
      where used.order_id = :orderId and used.shop_id = :shopId
    )
    select coalesce(count(*) >= min(coupons.per_user_limit), false) as over
    from mine
    join coupons on coupons.id = mine.coupon_id and coupons.shop_id = mine.shop_id
    join (${uses}) on used.shop_id = mine.shop_id and used.coupon_id = mine.coupon_id
    where used.order_id <> mine.order_id and ${isBefore}
      and (used.user_id = mine.user_id or used.address_hash = mine.address_hash and ${countsForAddress})`,
)

/**
 * Makes sure that an order about to be paid does not use its coupon more often than one shopper may, by account or by
 * address: several guests may have named the address, and a guest may since have signed in. The caller has locked the
 * order. Throws couponUsedMeanwhile.
 */
export async function refuseOverused(
  tx: Transaction,
  { id: orderId, shopId, couponId }: { id: string; shopId: string; couponId: string | null },
): Promise<void> {
  if (couponId === null) return
  const [limited] = await lockCoupon(tx, { couponId, shopId })
  if (!limited) return
  const [found] = await isOver(tx, { orderId, shopId })
  if (found?.over) throw new Refusal('couponUsedMeanwhile')
}
