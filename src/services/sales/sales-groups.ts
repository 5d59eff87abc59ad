import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'
import { symbolOf } from '../../base/money.ts'
import type { Database } from '../../db/database.ts'
import { type PageQuery, type Pagination, paginationOf } from '../shared/pagination.ts'
import { type Dimension, groupings } from './groupings.ts'
import { sumsBy } from './kept-sums.ts'
import { type Asked, momentsAsked } from './periods.ts'

type Report = components['schemas']['SalesByGroup']
interface Row extends Pick<Report, 'groups'> {
  count: number
  orders: number
  sales: number
  refunded: number
  grouped: number
}

// Parts are added up before the ids of their groups are looked up.
const report = ({ part, id, name }: (typeof groupings)[Dimension]) => `
  with ${sumsBy(part)}, grouped as materialized (
    select ${id} as id, sum(orders)::bigint as orders, sum(pieces)::bigint as pieces, sum(sales)::bigint as sales,
      sum(discount)::bigint as discount, sum(refunded)::bigint as refunded
    from sums group by 1
  ), page as (
    select * from grouped order by sales desc, id limit :limit offset :offset
  )
  select
    coalesce((select json_agg(json_build_object('_id', id, 'name', ${name}, 'orders', orders, 'pieces', pieces,
      'sales', sales / cast(:scale as float8), 'discount', discount / cast(:scale as float8), 'refunded', refunded / cast(:scale as float8)) order by sales desc, id)
      from page), '[]') as groups,
    (select count(*) from grouped) as count,
    (select coalesce(sum(sales), 0)::bigint from grouped) as grouped,
    orders, sales, refunded
  from total`

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
  const grouping = groupings[by]
  const { rows } = await db.raw<{ rows: Row[] }>(report(grouping), {
    ...{ shopId: shop.id, part: grouping.part, begins, ends },
    ...{ scale: shop.scale, limit, offset: (page - 1) * limit },
  })
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
