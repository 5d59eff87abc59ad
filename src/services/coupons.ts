import type { Knex } from 'knex'
import type { components } from '../../generated/store.types.ts'
import { fromNow } from '../clock.ts'
import type { Shop, Shopper } from '../context.ts'
import type { Database, Transaction } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import { Refusal } from '../errors.ts'
import { decimalsOf } from '../money.ts'

type Coupon = components['schemas']['Coupon']
type OrderWithCoupon = components['schemas']['OrderWithCoupon']

/** What the checks of a coupon look at. Money is in minor units; without an order, what needs one is null. */
interface Facts {
  notStarted: boolean
  expired: boolean
  usedUp: boolean
  timesUsed: number
  perUserLimit: number | null
  subtotal: number | null
  belowMinimum: boolean | null
  discountMinor: number | null
}

/** A coupon in the shape of the contract, for use with `values` as `couponColumns` names them. */
const couponColumns = `
  coupons.id as _id, coupons.code, coupons.type, coupons.title,
  coupons.discount / case coupons.type when 'fixed' then :scale::float8 else 100 end as discount,
  coupons.minimum_order_amount / :scale::float8 as "minimumOrderAmount",
  coupons.starts_at as "startDate", coupons.ends_at as "endDate"`

// A fixed discount never exceeds the subtotal, nor does a percentage, which the discounts keep to 100 at most.
// numeric rounds half away from zero, and amounts are not negative: half up, to the minor unit.
const factColumns = `
  coupons.starts_at > :now::timestamptz as "notStarted", coupons.ends_at < :now::timestamptz as expired,
  coalesce(coupons.usage_count >= coupons.usage_limit, false) as "usedUp",
  coupons.per_user_limit as "perUserLimit",
  (
    select count(*) from coupon_redemptions
    where coupon_redemptions.coupon_id = coupons.id and coupon_redemptions.user_id = :userId
  ) as "timesUsed",
  orders.subtotal, orders.subtotal < coupons.minimum_order_amount as "belowMinimum",
  least(orders.subtotal, case coupons.type
    when 'fixed' then coupons.discount
    else round(orders.subtotal::numeric * coupons.discount / 10000)
  end) as "discountMinor"`

const usable = `
  coupons.shop_id = :shopId and coupons.code = :code and coupons.active and coupons.deleted_at is null`

interface Question {
  [name: string]: unknown
  shopId: string
  code: string
  orderId: string | null
  userId: string | null
  now: Date
  scale: number
}

const find = statement<Question, Coupon & Facts>('coupons.find', (sql, given) => {
  const { shopId, code, orderId, userId, now, scale } = given
  return sql.raw(
    `select ${couponColumns}, ${factColumns} from coupons
    left join orders on orders.id = :orderId and orders.shop_id = coupons.shop_id and orders.user_id = :userId
      and orders.deleted_at is null
    where ${usable}`,
    { shopId, code, orderId, userId, now, scale },
  )
})

type Found = Facts & Omit<Coupon, '_id'> & { _id: string | null }
interface TargetOrder {
  ownerId: string
  status: string
  hasCoupon: boolean
}

// Locks the order, so that of parallel calls about one order the second sees the coupon of the first.
const lockOrder = statement<Question, Found & TargetOrder>('coupons.lockOrder', (sql, given) => {
  const { shopId, code, orderId, userId, now, scale } = given
  return sql.raw(
    `select orders.user_id as "ownerId", orders.status, orders.coupon_id is not null as "hasCoupon",
      ${couponColumns}, ${factColumns}
    from orders left join coupons on ${usable}
    where orders.id = :orderId and orders.shop_id = :shopId and orders.deleted_at is null
    for no key update of orders`,
    { shopId, code, orderId, userId, now, scale },
  )
})

const countUse = statement<{ id: string; shopId: string }, { id: string }>('coupons.countUse', (sql, given) =>
  sql('coupons')
    .where({ id: given.id, shop_id: given.shopId, active: true, deleted_at: null })
    .where((limit) =>
      limit.whereNull('usage_limit').orWhere('usage_count', '<', sql.ref('usage_limit') as unknown as Knex.Value),
    )
    .update({ usage_count: sql.raw('usage_count + 1') })
    .returning('id'),
)
