import type { components } from '../../../generated/store.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop, Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { toMajor } from '../../base/money.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { statement } from '../../db/statement.ts'
import type { Discount, Priced, Rule } from '../amounts/discounts.ts'
import { type Totals, totalsOf } from '../amounts/totals.ts'
import { redeem } from '../coupons/redemption.ts'
import {
  amountOf,
  belowMinimum,
  discountFrom,
  refuseOutOfScope,
  refuseUnusable,
  refuseUseless,
  type Terms,
  type Usability,
} from '../coupons/terms.ts'
import { timesUsedBy } from '../coupons/uses.ts'
import { type CurrentPrice, withCurrentPrice } from '../modifiers/current-price.ts'
import { keptDiscounts, keptReduction } from '../promotions/applied.ts'
import { rulesFor } from '../promotions/rules.ts'
import { scopeAmong } from '../promotions/scopes.ts'
import { couponCodeOf } from '../shared/typed-codes.ts'
import { type KeptTax, keptRates, keptTaxes, taxColumns } from '../taxes/order-taxes.ts'
import { cartPrices } from './cart-view.ts'

type ShownCoupon = components['schemas']['Coupon']
/** With what only some coupons show. */
type Coupon = Omit<ShownCoupon, 'discountAmount' | 'appliesTo' | 'freeShipping'> &
  Pick<Terms, 'appliesTo' | 'freeShipping'>
type OrderWithCoupon = components['schemas']['OrderWithCoupon']
type AppliedCoupon = OrderWithCoupon['coupon']

/**
 * The facts that decide whether a coupon may be used, and for which lines. Money is in minor units. The lines are the
 * order's, if there is one, otherwise the cart's; an anonymous caller has neither.
 */
interface Facts extends Usability, Pick<Terms, 'reduction'> {
  lines: KeptLine[] | null
  /** Null without an order: shipping counts too, and its cost is not known yet. */
  belowMinimum: boolean | null
}
/** The other inputs of an order's totals; null without an order. */
interface OrderTerms<Missing = never> {
  shippingCost: number | Missing
  rules: Rule[] | Missing
  /** Null where the store computes no taxes. */
  taxes: KeptTax[] | null
  shippingTaxes: KeptTax[] | null
}

/** A line as its order keeps it. */
type KeptLine = Priced & CurrentPrice & { taxes?: KeptTax[] | null }

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
  appliesTo: 'coupons.applies_to',
  freeShipping: 'coupons.free_shipping',
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
    select json_agg(json_build_object('id', id, 'product', coalesce(product_id, id), 'price', unit_price, 'quantity', quantity,
      'taxes', taxes)) from order_items
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

const find = statement<Question, Coupon & Facts & OrderTerms<null>>(
  'coupons.find',
  `select ${couponColumns}, ${factsOf({ lines: 'target.lines', total: 'target.total', email: 'coalesce(target.email, (select email from users where id = :userId))' })}
      , target."shippingCost", target.rules, target.taxes, target."shippingTaxes"
    from coupons left join (
      select ${orderLines} as lines, ${orderTotal} as total, orders.email, orders.shipping_cost as "shippingCost",
        orders.rules, orders.taxes, orders.shipping_taxes as "shippingTaxes"
      from orders
      where orders.id = :orderId and orders.shop_id = :shopId and orders.user_id = :userId
        and orders.deleted_at is null
      union all
      select ${cartPrices}, null, null, null, null, null, null where :orderId::text is null and :userId::text is not null
    ) target on true
    where ${named}`,
)

type CouponRow = Facts & OrderTerms & Omit<Coupon, '_id'> & { _id: string | null }
interface TargetOrder {
  ownerId: string
  status: string
  hasCoupon: boolean
  /** True while a payment may be under way, or a part is paid already: the amount must not change. */
  isBeingPaid: boolean
}

// Locks the order, so that of two parallel calls for one order the second sees the first one's coupon.
const lockOrder = statement<Question, CouponRow & TargetOrder>(
  'coupons.lockOrder',
  `select orders.user_id as "ownerId", orders.status, orders.coupon_id is not null as "hasCoupon",
      orders.payment_status in ('pending', 'awaiting_confirmation') or orders.credited > 0 or orders.part_paid > 0 as "isBeingPaid",
      orders.shipping_cost as "shippingCost", orders.rules, orders.taxes, orders.shipping_taxes as "shippingTaxes",
      ${couponColumns}, ${factsOf({ lines: orderLines, total: orderTotal, email: 'orders.email' })}
    from orders left join coupons on ${named}
    where orders.id = :orderId and orders.shop_id = :shopId and orders.deleted_at is null
    for no key update of orders`,
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
 * and couponMinimum; then couponNotForItems and couponNotCombinable.
 */
export async function verify(
  db: Database,
  shop: Shop,
  shopper: Shopper | null,
  { code, orderId }: { code: string; orderId?: string },
): Promise<ShownCoupon> {
  const [found] = await find(db, questionOf(shop, shopper, code, orderId ?? null))
  if (!found) throw new Refusal('invalidCouponCode')
  refuseUnusable(found)
  const lines = found.lines?.map((line) => withCurrentPrice(line)) ?? null
  if (orderId !== undefined && lines === null) throw new Refusal('orderNotFound')
  if (found.belowMinimum) throw belowMinimum(found.minimumOrderAmount, shop)
  const coupon = shownCoupon(found)
  if (lines === null) return coupon
  const asked = { country: null, buyer: { userId: shopper!.id } }
  const rules = found.rules ?? (await rulesFor(db, shop, lines, asked))
  const used = await use(db, shop, found, {
    ...{ lines, rules, shippingCost: found.shippingCost ?? 0 },
    ...{ taxes: found.taxes, shippingTaxes: found.shippingTaxes },
  })
  return { ...coupon, discountAmount: toMajor(amountOf(used.totals, used.discount), shop.scale) }
}

const shownCoupon = ({ _id, code, type, discount, minimumOrderAmount, ...rest }: Coupon): ShownCoupon => ({
  ...{ _id, code, type, discount, minimumOrderAmount },
  ...{ startDate: rest.startDate, endDate: rest.endDate, title: rest.title },
  // A coupon of the specification has neither.
  ...(rest.appliesTo && { appliesTo: rest.appliesTo }),
  ...(rest.freeShipping && { freeShipping: true }),
})

/** Returns what a coupon takes from lines. Throws couponNotForItems and couponNotCombinable. */
async function use(
  db: Database,
  shop: Shop,
  coupon: Terms,
  { rules, shippingCost: cost, taxes, shippingTaxes, ...order }: OrderTerms & { lines: KeptLine[] },
): Promise<{ discount: Discount; totals: Totals }> {
  const discount = await discountAmong(db, shop, coupon, order.lines)
  const totals = totalsOf({
    lines: order.lines.map((line) => ({ ...line, rates: keptRates(line.taxes ?? null) })),
    shipping: { cost, rates: keptRates(shippingTaxes) },
    rules,
    coupon: discount,
    taxIncluded: taxes?.every(({ included }) => included) ?? true,
  })
  refuseUseless(rules, totals, discount)
  return { discount, totals }
}

/** Returns a coupon as the totals take it. Throws couponNotForItems. */
async function discountAmong(
  db: Database,
  shop: Shop,
  coupon: Terms,
  lines: readonly Priced[],
): Promise<Discount> {
  const discount = discountFrom(coupon, await scopeAmong(db, shop, lines, coupon.appliesTo))
  refuseOutOfScope(lines, discount)
  return discount
}

/**
 * Returns a coupon for goods that are not ordered yet, as the totals take it and as an order would show it. `total` is
 * compared with its minimum, in minor units. Throws the refusals of `verify`, but couponNotCombinable.
 */
export async function couponFor(
  db: Database,
  shop: Shop,
  shopper: Shopper,
  { code, lines, total }: { code: string; lines: readonly Priced[]; total: number },
): Promise<{ discount: Discount; shown: AppliedCoupon }> {
  const [found] = await find(db, questionOf(shop, shopper, code, null))
  if (!found) throw new Refusal('invalidCouponCode')
  refuseUnusable(found)
  if (toMajor(total, shop.scale) < found.minimumOrderAmount)
    throw belowMinimum(found.minimumOrderAmount, shop)
  return { discount: await discountAmong(db, shop, found, lines), shown: appliedCoupon(found) }
}

const appliedCoupon = ({ _id, code, type, discount }: Coupon): AppliedCoupon => ({
  _id,
  code,
  type,
  discount,
})

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
  if (!isCoupon(found)) throw new Refusal('invalidCouponCode')
  refuseUnusable(found)
  if (found.belowMinimum) throw belowMinimum(found.minimumOrderAmount, shop)
  const { discount, totals } = await use(tx, shop, found, found)
  const taken = {
    orderId,
    shopId: shop.id,
    couponId: found._id,
    userId: shopper.id,
    coupon: JSON.stringify(appliedCoupon(found)),
    discount: totals.discount,
    discounts: JSON.stringify(keptDiscounts(totals.discounts, discount)),
    lines: JSON.stringify(
      totals.lines.map((line, n) => ({
        id: found.lines[n]!.id,
        ...keptReduction(line, discount),
        taxes: found.taxes && keptTaxes(line, totals.taxIncluded),
      })),
    ),
    ...taxColumns(found.taxes && totals),
    now: question.now,
    scale: question.scale,
  }
  return { order: await redeem(tx, taken) }
}

const isCoupon = (found: CouponRow): found is CouponRow & { _id: string; lines: KeptLine[] } =>
  found._id !== null
