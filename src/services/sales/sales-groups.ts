import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'
import { symbolOf } from '../../base/money.ts'
import type { Database } from '../../db/database.ts'
import { type PageQuery, type Pagination, paginationOf } from '../shared/pagination.ts'
import { type Asked, momentsAsked } from './periods.ts'

type Report = components['schemas']['SalesByGroup']
type Dimension = Report['by']

/**
 * How orders or their lines are grouped: SQL of what they have themselves, of a group's id by that (`part`), and of its
 * name by its id. `beside` joins what orders (`o`) do not have themselves, and `discount` is what the group took from one.
 */
interface Grouping {
  part: string
  id: string
  name: string
  beside?: string
  discount?: string
}

const named = (table: string, name = 'name') =>
  `(select ${name} from ${table} where shop_id = :shopId and id = page.id)`

const ofOrders: Partial<Record<Dimension, Grouping>> = {
  country: { part: 'o.shipping_country', id: 'part', name: 'page.id' },
  customer: {
    part: 'o.customer_id',
    id: 'part',
    name: named('customers', "coalesce(nullif(name, ''), email)"),
  },
  coupon: { part: 'o.coupon_id', id: 'part', name: named('coupons', 'code') },
  paymentMethod: {
    part: 'o.payment_method_id',
    id: '(select option from payment_methods where shop_id = :shopId and id = part)',
    name: 'page.id',
  },
  // An order counts for each of its discounts (decision an-order-counts-for-each-of-its-discounts).
  rule: {
    part: "rule->>'_id'",
    id: 'part',
    name: named('automatic_discounts'),
    beside: "left join jsonb_array_elements(o.discounts) as rule on rule->>'kind' = 'automatic'",
    discount: "(rule->>'amount')::bigint",
  },
  // A draft and its order have the same id.
  staff: {
    part: 'draft.staff_id',
    id: 'part',
    name: "(select coalesce(nullif(name, ''), email) from users where id = page.id and deleted_at is null)",
    beside: 'left join draft_orders draft on draft.shop_id = o.shop_id and draft.id = o.id',
  },
}

const ofLines: Partial<Record<Dimension, Grouping>> = {
  product: { part: 'item.product_id', id: 'part', name: named('products') },
  category: {
    part: 'item.product_id',
    id: '(select category_id from products where shop_id = :shopId and id = part)',
    name: named('categories'),
  },
}

// The same orders and refunds that the figures by day count, deleted ones included.
const isSold = 'o.shop_id = :shopId and o.paid_at >= :begins and o.paid_at < :ends'
const isReturned = `refunds.shop_id = :shopId and refunds.kind = 'refund' and refunds.state = 'succeeded'
  and refunds.created_at >= :begins and refunds.created_at < :ends`

// Parts are added up before the ids of their groups are looked up.
const groupsOfOrders = ({ part, id, beside = '', discount = 'null::bigint' }: Grouping) => `
  select ${id} as id, sum(orders)::bigint as orders, null::bigint as pieces, sum(sales)::bigint as sales,
    sum(discount)::bigint as discount, sum(refunded)::bigint as refunded
  from (
    select ${part} as part, count(*) as orders, sum(o.total) as sales, sum(${discount}) as discount, 0 as refunded
    from orders o ${beside} where ${isSold} group by 1
    union all
    select ${part}, 0, 0, null, sum(refunds.amount) from refunds
    join orders o on o.shop_id = refunds.shop_id and o.id = refunds.order_id ${beside}
    where ${isReturned} group by 1
  ) as parts group by 1`

const groupsOfLines = ({ part, id }: Grouping) => `
  select ${id} as id, null::bigint as orders, sum(pieces)::bigint as pieces, sum(sales)::bigint as sales,
    null::bigint as discount, null::bigint as refunded
  from (
    select ${part} as part, sum(item.quantity) as pieces,
      sum(item.unit_price * item.quantity - item.discount) as sales
    from orders o join order_items item on item.shop_id = o.shop_id and item.order_id = o.id
    where ${isSold} group by 1
  ) as parts group by 1`

interface Row extends Pick<Report, 'groups'> {
  count: number
  orders: number
  sales: number
  refunded: number
  grouped: number
}

const report = (groups: string, { name }: Grouping) => `
  with grouped as materialized (${groups}), page as (
    select * from grouped order by sales desc, id limit :limit offset :offset
  )
  select
    coalesce((select json_agg(json_build_object('_id', id, 'name', ${name}, 'orders', orders, 'pieces', pieces,
      'sales', sales / cast(:scale as float8), 'discount', discount / cast(:scale as float8), 'refunded', refunded / cast(:scale as float8)) order by sales desc, id)
      from page), '[]') as groups,
    (select count(*) from grouped) as count,
    (select coalesce(sum(sales), 0)::bigint from grouped) as grouped,
    sold.orders, sold.sales, returned.refunded
  from (select count(*) as orders, coalesce(sum(o.total), 0)::bigint as sales from orders o where ${isSold}) as sold,
    (select coalesce(sum(amount), 0)::bigint as refunded from refunds where ${isReturned}) as returned`

/**
 * Returns what the store sold to each group in a period, the largest first, and in all. Groups of products and categories are
 * made of lines, so what orders cost beside these, such as shipping, is the `rest`: with it, all groups add up to the
 * orders. An order with several automatic discounts counts for each, so that of rules is negative. Throws as `momentsAsked`.
 */
export async function salesByGroup(
  db: Database,
  shop: Shop,
  { by, page, limit, ...asked }: Asked & PageQuery & { by: Dimension },
): Promise<Report & { pagination: Pagination }> {
  const { begins, ends } = await momentsAsked(db, shop, asked)
  const sql = ofOrders[by]
    ? report(groupsOfOrders(ofOrders[by]), ofOrders[by])
    : report(groupsOfLines(ofLines[by]!), ofLines[by]!)
  const bindings = { shopId: shop.id, begins, ends, scale: shop.scale, limit, offset: (page - 1) * limit }
  const { rows } = await db.raw<{ rows: Row[] }>(sql, bindings)
  const { count, orders, sales, refunded, grouped, groups: shown } = rows[0]!
  const inMajor = (amount: number) => amount / shop.scale
  return {
    currency: { symbol: symbolOf(shop.currency), code: shop.currency },
    timeZone: asked.timeZone ?? shop.timeZone,
    by,
    groups: shown,
    rest: inMajor(sales - grouped),
    total: { orders, sales: inMajor(sales), refunded: inMajor(refunded), net: inMajor(sales - refunded) },
    pagination: paginationOf(count, page, limit),
  }
}
