import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'
import { symbolOf } from '../../base/money.ts'
import type { Database } from '../../db/database.ts'
import { type PageQuery, type Pagination, paginationOf } from '../shared/pagination.ts'
import { type Asked, momentsAsked } from './periods.ts'

type Report = components['schemas']['SalesByGroup']
type Group = components['schemas']['SalesOfGroup']
type Dimension = Report['by']

/** What orders are grouped by: SQL of their id and their name in the row `o` and what is joined to it. */
interface Grouping {
  id: string
  name: string
  join: string
}

const ofOrders: Partial<Record<Dimension, Grouping>> = {
  country: { id: "o.shipping_address->>'country'", name: "o.shipping_address->>'country'", join: '' },
  customer: {
    id: 'o.customer_id',
    name: "coalesce(nullif(customers.name, ''), customers.email)",
    join: 'left join customers on customers.shop_id = o.shop_id and customers.id = o.customer_id',
  },
  coupon: { id: 'o.coupon_id', name: "o.coupon->>'code'", join: '' },
  paymentMethod: {
    id: 'methods.option',
    name: 'methods.option',
    join: 'left join payment_methods methods on methods.shop_id = o.shop_id and methods.id = o.payment_method_id',
  },
}

const ofLines: Partial<Record<Dimension, Grouping>> = {
  product: { id: 'products.id', name: 'products.name', join: '' },
  category: {
    id: 'products.category_id',
    name: 'categories.name',
    join: 'left join categories on categories.shop_id = o.shop_id and categories.id = products.category_id',
  },
}

// The same orders and refunds that the figures by day count, deleted ones included.
const sold = `sold as materialized (
  select * from orders where shop_id = :shopId and paid_at >= :begins and paid_at < :ends
)`
const returned = `returned as materialized (
  select order_id, sum(amount) as amount from refunds
  where shop_id = :shopId and kind = 'refund' and state = 'succeeded' and created_at >= :begins and created_at < :ends
  group by order_id
)`

const groupsOfOrders = ({ id, name, join }: Grouping) => `
  select ${id} as id, max(${name}) as name, count(o.paid) as orders, null::bigint as pieces,
    coalesce(sum(o.paid), 0) as sales, coalesce(sum(o.returned), 0) as refunded
  from (
    select sold.*, sold.total as paid, null::bigint as returned from sold
    union all
    select orders.*, null, returned.amount from returned
    join orders on orders.shop_id = :shopId and orders.id = returned.order_id
  ) as o ${join} group by 1`

const groupsOfLines = ({ id, name, join }: Grouping) => `
  select ${id} as id, max(${name}) as name, count(distinct o.id) as orders, sum(item.quantity) as pieces,
    sum(item.unit_price * item.quantity - item.discount) as sales, null::bigint as refunded
  from sold o
  join order_items item on item.shop_id = o.shop_id and item.order_id = o.id
  join products on products.shop_id = o.shop_id and products.id = item.product_id
  ${join} group by 1`

interface Row {
  groups: (Group & Record<'sales', number>)[]
  count: number
  orders: number
  sales: number
  refunded: number
  grouped: number
}

const report = (groups: string) => `
  with ${sold}, ${returned}, grouped as materialized (${groups}), page as (
    select * from grouped order by sales desc, id limit :limit offset :offset
  )
  select
    coalesce((select json_agg(json_build_object('_id', id, 'name', name, 'orders', orders, 'pieces', pieces,
      'sales', sales / cast(:scale as float8), 'refunded', refunded / cast(:scale as float8)) order by sales desc, id)
      from page), '[]') as groups,
    (select count(*) from grouped) as count,
    (select count(*) from sold) as orders,
    (select coalesce(sum(total), 0)::bigint from sold) as sales,
    (select coalesce(sum(amount), 0)::bigint from returned) as refunded,
    (select coalesce(sum(sales), 0)::bigint from grouped) as grouped`

/**
 * Returns what the store sold to each group in a period, the largest first, and in all. Groups of products and categories are
 * made of lines, so what orders cost beside these, such as shipping, is the `rest`: with it, all groups add up to the
 * orders. Throws as `momentsAsked`.
 */
export async function salesByGroup(
  db: Database,
  shop: Shop,
  { by, page, limit, ...asked }: Asked & PageQuery & { by: Dimension },
): Promise<Report & { pagination: Pagination }> {
  const { begins, ends } = await momentsAsked(db, shop, asked)
  const groups = ofOrders[by] ? groupsOfOrders(ofOrders[by]) : groupsOfLines(ofLines[by]!)
  const bindings = { shopId: shop.id, begins, ends, scale: shop.scale, limit, offset: (page - 1) * limit }
  const { rows } = await db.raw<{ rows: Row[] }>(report(groups), bindings)
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
