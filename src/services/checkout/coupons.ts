import type { components } from '../../../generated/store.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop, Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { decimalsOf, toMajor } from '../../base/money.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { sendAll, statement } from '../../db/statement.ts'
import type { Discount, Priced, Rule } from '../amounts/discounts.ts'
import { totalsOf } from '../amounts/totals.ts'
import { addressHash, timesUsedBy } from '../coupons/uses.ts'
import { moneyTable } from '../orders/orders.ts'
import { appliedOf, reductionOf } from '../promotions/applied.ts'
import { couponCodeOf } from '../shared/typed-codes.ts'
import { taxSum } from '../taxes/order-taxes.ts'
import { cartPrices } from './cart-view.ts'

type Coupon = components['schemas']['Coupon']
type OrderWithCoupon = components['schemas']['OrderWithCoupon']

/**
 * The facts that the checks of a coupon use. Money is in minor units. The lines are the order's, if there is one,
 * otherwise the cart's; an anonymous caller has neither.
 */
interface Facts {
  active: boolean
  notStarted: boolean
  expired: boolean
  usedUp: boolean
  timesUsed: number
  perUserLimit: number | null
  lines: Priced[] | null
  /** Null without an order: shipping counts too, and its cost is not known yet. */
  belowMinimum: boolean | null
  /** Minor units, or hundredths of a percent. */
  reduction: number
}
/** What else the totals of an order are computed from. */
interface OrderTerms {
  shippingCost: number
  rules: Rule[]
}
type Minimum = Pick<Coupon, 'minimumOrderAmount'>

/** The columns of a coupon, as the contract shapes it. */
const couponColumns = columnList<Coupon>({
  _id: 'coupons.id',
  code: 'coupons.code',
  type: 'coupons.type',
  title: 'coupons.title',
  discount: "coupons.discount / case coupons.type when 'fixed' then :scale::float8 else 100 end",
  minimumOrderAmount: 'coupons.minimum_order_amount / :scale::float8',
  startDate: 'coupons.starts_at',
  endDate: 'coupons.ends_at',
})

const factsOf = ({ lines, total, email }: { lines: string; total: string; email: string }) =>
  columnList<Facts>({
    active: 'coupons.active',
    notStarted: 'coupons.starts_at > :now::timestamptz',
    expired: 'coupons.ends_at < :now::timestamptz',
    usedUp: 'coalesce(coupons.usage_count >= coupons.usage_limit, false)',
    perUserLimit: 'coupons.per_user_limit',
    timesUsed: timesUsedBy(email),
    lines,
    belowMinimum: `${total} < coupons.minimum_order_amount`,
    reduction: 'coupons.discount',
  })

/** The lines of an order, as discounts see them. */
const orderLines = `(
    select json_agg(json_build_object('id', id, 'price', unit_price, 'quantity', quantity)) from order_items
    where order_items.order_id = orders.id and order_items.shop_id = orders.shop_id
  )`

/** The total that the minimum is compared with: the order's, before the discount. */
const orderTotal = 'orders.subtotal + orders.shipping_cost'

const named = `
  coupons.shop_id = :shopId and coupons.code = :code and coupons.deleted_at is null`

type Question = {
  shopId: string
  code: string
  orderId: string | null
  userId: string | null
  now: Date
  scale: number
}

const find = statement<Question, Coupon & Facts>(
  'coupons.find',
  `select ${couponColumns}, ${factsOf({ lines: 'target.lines', total: 'target.total', email: 'coalesce(target.email, (select email from users where id = :userId))' })}
    from coupons left join (
      select ${orderLines} as lines, ${orderTotal} as total, orders.email from orders
      where orders.id = :orderId and orders.shop_id = :shopId and orders.user_id = :userId
        and orders.deleted_at is null
      union all
      select ${cartPrices}, null, null where :orderId::text is null and :userId::text is not null
    ) target on true
    where ${named}`,
)

type CouponRow = Facts & OrderTerms & Omit<Coupon, '_id'> & { _id: string | null }
interface TargetOrder {
  ownerId: string
  status: string
  hasCoupon: boolean
  /** True while a payment may be under way: the amount being charged must not change. */
  isBeingPaid: boolean
}

// Locks the order, so that of two parallel calls for one order the second sees the first one's coupon.
const lockOrder = statement<Question, CouponRow & TargetOrder>(
  'coupons.lockOrder',
  `select orders.user_id as "ownerId", orders.status, orders.coupon_id is not null as "hasCoupon",
      orders.payment_status in ('pending', 'awaiting_confirmation') as "isBeingPaid",
      orders.shipping_cost as "shippingCost", orders.rules,
      ${couponColumns}, ${factsOf({ lines: orderLines, total: orderTotal, email: 'orders.email' })}
    from orders left join coupons on ${named}
    where orders.id = :orderId and orders.shop_id = :shopId and orders.deleted_at is null
    for no key update of orders`,
)

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
  /** The part of the discounts that each line bears, as JSON. */
  lines: string
  now: Date
  scale: number
}

type Redeemed = Omit<OrderWithCoupon, 'tax'> & { tax: OrderWithCoupon['tax'] | null }

const redeem = statement<Use, Redeemed>(
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
      update order_items set discount = line.discount, discounts = line.discounts
      from redeemed, json_to_recordset(:lines::json) as line (id object_id, discount bigint, discounts jsonb)
      where order_items.order_id = redeemed.order_id and order_items.shop_id = :shopId and order_items.id = line.id
    )
    update orders set coupon_id = redeemed.coupon_id, coupon = :coupon::jsonb, discount = :discount::bigint,
      discounts = :discounts::jsonb, updated_at = :now::timestamptz
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

const questionOf = (shop: Shop, shopper: Shopper | null, code: string, orderId: string | null): Question => ({
  shopId: shop.id,
  code: couponCodeOf(code),
  orderId,
  userId: shopper?.id ?? null,
  now: clock.now(),
  scale: shop.scale,
})

/**
 * Checks a coupon without changing anything. If the caller names an order of their own, it determines the minimum and
 * `discountAmount`; otherwise `discountAmount` is that of the caller's cart, and is absent for a caller without a
 * token. The limit per shopper, by account and by address, is checked for callers with a token. Throws, in the order of
 * the specification: invalidCouponCode, couponNotStarted, couponExpired, couponUsedUp, couponUsedByYou, orderNotFound
 * and couponMinimum.
 */
export async function verify(
  db: Database,
  shop: Shop,
  shopper: Shopper | null,
  { code, orderId }: { code: string; orderId?: string },
): Promise<Coupon> {
  const [found] = await find(db, questionOf(shop, shopper, code, orderId ?? null))
  if (!found) throw new Refusal('invalidCouponCode')
  refuseUnusable(found)
  if (orderId !== undefined && found.lines === null) throw new Refusal('orderNotFound')
  refuseBelowMinimum(found, shop)
  const { _id, type, discount, minimumOrderAmount, startDate, endDate, title } = found
  const coupon = { _id, code: found.code, type, discount, minimumOrderAmount, startDate, endDate, title }
  if (found.lines === null) return coupon
  const { discount: amount } = totalsOf({ lines: found.lines, coupon: discountFrom(found) })
  return { ...coupon, discountAmount: toMajor(amount, shop.scale) }
}

/**
 * Applies a coupon's discount to the shopper's own pending order and counts the use, which is permanent. Limits are
 * exact under parallel calls. Throws, in the order of the specification: orderNotFound, orderNotYours, orderNotPending,
 * couponOrderBeingPaid, orderHasCoupon, then the refusals of `verify`.
 */
export async function apply(
  tx: Transaction,
  shop: Shop,
  shopper: Shopper,
  { orderId, code }: { orderId: string; code: string },
): Promise<{ order: OrderWithCoupon }> {
  const question = questionOf(shop, shopper, code, orderId)
  const [found] = await lockOrder(tx, question)
  if (!found) throw new Refusal('orderNotFound')
  if (found.ownerId !== shopper.id) throw new Refusal('orderNotYours')
  if (found.status !== 'pending') throw new Refusal('orderNotPending')
  if (found.isBeingPaid) throw new Refusal('couponOrderBeingPaid')
  if (found.hasCoupon) throw new Refusal('orderHasCoupon')
  if (!found._id) throw new Refusal('invalidCouponCode')
  refuseUnusable(found)
  refuseBelowMinimum(found, shop)
  const { _id: couponId, type, discount, lines, shippingCost: cost, rules } = found
  const reduction = discountFrom(found)
  const totals = totalsOf({ lines: lines!, shipping: { cost }, rules, coupon: reduction })
  const isTaken = totals.discounts.some((one) => one.discount === reduction)
  if (rules.length > 0 && !isTaken) throw new Refusal('couponNotCombinable')
  const coupon = JSON.stringify({ _id: couponId, code: found.code, type, discount })
  const { now, scale } = question
  const use = {
    orderId,
    shopId: shop.id,
    couponId,
    userId: shopper.id,
    coupon,
    discount: totals.discount,
    discounts: JSON.stringify(appliedOf(totals.discounts, shop, reduction)),
    lines: JSON.stringify(
      totals.lines.map((line, position) => ({
        id: lines![position]!.id,
        ...reductionOf(line, shop, reduction),
      })),
    ),
    now,
    scale,
  }
  const [[counted], [order]] = await sendAll(
    tx,
    countUse.with({ id: couponId, shopId: shop.id }),
    redeem.with(use),
  )
  if (!counted) throw new Refusal('couponUsedUp')
  if (order) {
    const { tax, ...amounts } = order
    return { order: tax ? { ...amounts, tax } : amounts }
  }
  const [used] = await usesOf(tx, use)
  throw new Refusal('couponUsedByYou', { values: { times: used!.times } })
}

/** Returns a coupon as the totals take it. */
function discountFrom({
  reduction,
  type,
  code,
  _id,
}: Facts & Pick<CouponRow, 'type' | 'code' | '_id'>): Discount {
  const effect =
    type === 'fixed'
      ? { kind: 'amount' as const, amount: reduction }
      : { kind: 'percentage' as const, percent: reduction }
  return { id: _id!, name: code, scope: null, effect }
}

function refuseUnusable({ active, notStarted, expired, usedUp, timesUsed, perUserLimit }: Facts): void {
  // Someone with the code of a campaign that has ended is not guessing.
  if (!active) throw new Refusal('invalidCouponCode', { counted: false })
  if (notStarted) throw new Refusal('couponNotStarted')
  if (expired) throw new Refusal('couponExpired')
  if (usedUp) throw new Refusal('couponUsedUp')
  if (perUserLimit !== null && timesUsed >= perUserLimit) {
    throw new Refusal('couponUsedByYou', { values: { times: timesUsed } })
  }
}

function refuseBelowMinimum({ belowMinimum, minimumOrderAmount }: Facts & Minimum, { scale }: Shop): void {
  if (!belowMinimum) return
  const amount = minimumOrderAmount.toFixed(decimalsOf(scale))
  throw new Refusal('couponMinimum', { values: { amount }, data: { minimum: minimumOrderAmount } })
}
