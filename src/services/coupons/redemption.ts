// A use of a coupon by an order: counting it, and giving the order its discount.

import type { components } from '../../../generated/store.types.ts'
import { Refusal } from '../../base/errors.ts'
import type { Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { sendAll, statement } from '../../db/statement.ts'
import { moneyTable } from '../orders/orders.ts'
import { taxSum } from '../taxes/order-taxes.ts'
import { addressHash, timesUsedBy } from './uses.ts'

type OrderWithCoupon = components['schemas']['OrderWithCoupon']

// Parallel calls queue on the coupon's row here, so the count in the next statement is final.
const countUse = statement<{ id: string; shopId: string }, { id: string }>(
  'coupons.countUse',
  `update coupons set usage_count = usage_count + 1
  where id = :id and shop_id = :shopId and (usage_limit is null or usage_count < usage_limit)
  returning id`,
)

type Use = {
  orderId: string
  shopId: string
  couponId: string
  userId: string
  coupon: string
  discount: number
  discounts: string
  /** As JSON; null where the store computes none. */
  taxes: string | null
  shippingTaxes: string | null
  taxAdded: number
  /** The part of the discounts that each line bears, as JSON. */
  lines: string
  now: Date
  scale: number
}

type Redeemed = Omit<OrderWithCoupon, 'tax'> & { tax: OrderWithCoupon['tax'] | null }

const redeemOnce = statement<Use, Redeemed>(
  'coupons.redeem',
  `with redeemed as (
      insert into coupon_redemptions (order_id, shop_id, coupon_id, user_id, address_hash)
      select orders.id, :shopId, coupons.id, :userId, ${addressHash('orders.email')}
      from coupons join orders on orders.id = :orderId and orders.shop_id = coupons.shop_id
      where coupons.id = :couponId and coupons.shop_id = :shopId
        and (coupons.per_user_limit is null or coupons.per_user_limit > ${timesUsedBy('orders.email')})
      returning order_id, coupon_id
    ),
    reduced as (
      update order_items set discount = line.discount, discounts = line.discounts, taxes = line.taxes
      from redeemed, json_to_recordset(:lines::json)
        as line (id object_id, discount bigint, discounts jsonb, taxes jsonb)
      where order_items.order_id = redeemed.order_id and order_items.shop_id = :shopId and order_items.id = line.id
    )
    update orders set coupon_id = redeemed.coupon_id, coupon = :coupon::jsonb, discount = :discount::bigint,
      discounts = :discounts::jsonb, taxes = :taxes::jsonb, shipping_taxes = :shippingTaxes::jsonb,
      tax_added = :taxAdded, updated_at = :now::timestamptz
    from redeemed, ${moneyTable} where orders.id = redeemed.order_id and orders.shop_id = :shopId
    returning ${columnList<Redeemed>({
      _id: 'orders.id',
      orderId: 'orders.number',
      subtotal: 'orders.subtotal / scale',
      shippingCost: 'orders.shipping_cost / scale',
      discount: 'orders.discount / scale',
      total: 'orders.total / scale',
      tax: taxSum,
      coupon: 'orders.coupon',
    })}`,
)

const usesOf = statement<Pick<Use, 'orderId' | 'shopId' | 'couponId' | 'userId'>, { times: number }>(
  'coupons.usesOf',
  `select ${timesUsedBy('orders.email')} as times
  from coupons join orders on orders.id = :orderId and orders.shop_id = coupons.shop_id
  where coupons.id = :couponId and coupons.shop_id = :shopId`,
)

/**
 * Gives an order, which is locked, the discount of a coupon, and counts the use. Throws couponUsedUp and couponUsedByYou,
 * exactly under parallel calls.
 */
export async function redeem(tx: Transaction, use: Use): Promise<OrderWithCoupon> {
  const [[counted], [order]] = await sendAll(
    tx,
    countUse.with({ id: use.couponId, shopId: use.shopId }),
    redeemOnce.with(use),
  )
  if (!counted) throw new Refusal('couponUsedUp')
  if (order) {
    const { tax, ...amounts } = order
    return tax ? { ...amounts, tax } : amounts
  }
  const [used] = await usesOf(tx, use)
  throw new Refusal('couponUsedByYou', { values: { times: used!.times } })
}
