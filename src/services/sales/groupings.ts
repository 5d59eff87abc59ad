import type { components } from '../../../generated/apps.types.ts'

export type Dimension = Exclude<components['schemas']['SalesByGroup']['by'], 'rate'>

/** The ways in which sums are kept: categories are added up from products. */
export const parts = ['product', 'country', 'customer', 'coupon', 'rule', 'paymentMethod', 'staff'] as const
export type Part = (typeof parts)[number]

/** How parts are put into groups: SQL of a group's id by its part, and of its name by its id. */
interface Grouping {
  part: Part
  id: string
  name: string
}

const named = (table: string, name = 'name') =>
  `(select ${name} from ${table} where shop_id = :shopId and id = page.id)`

export const groupings: Record<Dimension, Grouping> = {
  product: { part: 'product', id: 'part', name: named('products') },
  category: {
    part: 'product',
    id: '(select category_id from products where shop_id = :shopId and id = part)',
    name: named('categories'),
  },
  country: { part: 'country', id: 'part', name: 'page.id' },
  customer: {
    part: 'customer',
    id: 'part',
    name: named('customers', "coalesce(nullif(name, ''), email)"),
  },
  coupon: { part: 'coupon', id: 'part', name: named('coupons', 'code') },
  rule: { part: 'rule', id: 'part', name: named('automatic_discounts') },
  paymentMethod: {
    part: 'paymentMethod',
    id: '(select option from payment_methods where shop_id = :shopId and id = part)',
    name: 'page.id',
  },
  staff: {
    part: 'staff',
    id: 'part',
    name: "(select coalesce(nullif(name, ''), email) from users where id = page.id and deleted_at is null)",
  },
}

/**
 * The groups of orders (`o`), as SQL. `beside` joins what they do not have themselves, and `discount` is what the part
 * took from one.
 */
interface Division {
  part: string
  beside?: string
  discount?: string
}

const divisions: Record<Exclude<Part, 'product'>, Division> = {
  country: { part: 'o.shipping_country' },
  customer: { part: 'o.customer_id' },
  coupon: { part: 'o.coupon_id' },
  paymentMethod: { part: 'o.payment_method_id' },
  // An order counts for each of its discounts (decision an-order-counts-for-each-of-its-discounts).
  rule: {
    part: "rule->>'_id'",
    beside: "left join jsonb_array_elements(o.discounts) as rule on rule->>'kind' = 'automatic'",
    discount: "(rule->>'amount')::bigint",
  },
  // A draft and its order have the same id.
  staff: {
    part: 'draft.staff_id',
    beside: 'left join draft_orders draft on draft.shop_id = o.shop_id and draft.id = o.id',
  },
}

// The same orders and refunds that the figures by day count, deleted ones included.
export const isSold = 'o.shop_id = :shopId and o.paid_at >= gap.begins and o.paid_at < gap.ends'
export const isReturned = `refunds.shop_id = :shopId and refunds.kind = 'refund' and refunds.state = 'succeeded'
  and refunds.created_at >= gap.begins and refunds.created_at < gap.ends`

const ordersBy = ({ part, beside = '', discount = 'null::bigint' }: Division) => `
  select ${part} as part, count(*) as orders, null::bigint as pieces, sum(o.total) as sales, sum(${discount}) as discount, 0::bigint as refunded
  from orders o ${beside} where ${isSold} group by 1
  union all
  select ${part}, 0, null, 0, null, sum(refunds.amount) from refunds
  join orders o on o.shop_id = refunds.shop_id and o.id = refunds.order_id ${beside}
  where ${isReturned} group by 1`

const linesByProduct = `
  select item.product_id as part, null::bigint as orders, sum(item.quantity) as pieces,
    sum(item.unit_price * item.quantity - item.discount) as sales, null::bigint as discount, null::bigint as refunded
  from orders o join order_items item on item.shop_id = o.shop_id and item.order_id = o.id
  where ${isSold} group by 1`

/** Returns SQL of the sums of a `gap` of time by a part, from the orders. */
export const sumsInGap = (part: Part): string =>
  part === 'product' ? linesByProduct : ordersBy(divisions[part])
