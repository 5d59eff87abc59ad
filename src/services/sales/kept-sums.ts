// Materialized aggregates: sums of whole days and months by group, which a report adds up where they are still right.

import type { Database } from '../../db/database.ts'
import { isReturned, isSold, type Part, sumsInGap } from './groupings.ts'

/** A period of a store, by its first moment and the one after its last. */
export interface Sold {
  shopId: string
  begins: string
  ends: string
}

// Kept sums are right as long as the days in UTC that they touch have changed as often as when they were made: whoever
// sees an order paid or moved sees its change (decision sums-by-group-are-kept-while-nothing-changes). A month is taken before its
// days, and of two that overlap, as they do once a store has moved to another time zone, the first. What is left are gaps,
// which are read from the orders.
const chosen = `
  asked as (
    select cast(:begins as timestamptz) as begins, cast(:ends as timestamptz) as ends,
      date_trunc('day', cast(:begins as timestamptz), 'UTC') as first
  ), changed as (
    select day, sum(changes) as changes from (
      select day, changes from sale_changes, asked where shop_id = :shopId and day >= first and day < ends
      union all
      select date_trunc('day', waiting.begins, 'UTC'), 1 from record_count_changes as waiting, asked
      where shop_id = :shopId and kind = 'sales' and waiting.begins >= first and waiting.begins < ends
    ) as changes group by day
  ), calendar as materialized (
    select day, coalesce(changes, 0) as changes, sum(coalesce(changes, 0)) over (order by day) as so_far
    from asked cross join lateral generate_series(first, ends - interval '1 millisecond', interval '24 hours') as day
    left join changed using (day)
  ), valid as materialized (
    select span, kept.begins, kept.ends,
      kept.begins >= max(kept.ends) over (
        partition by span order by kept.begins, kept.ends rows between unbounded preceding and 1 preceding
      ) is not false as is_apart
    from sales_sums as kept cross join asked
    join calendar as first on first.day = date_trunc('day', kept.begins, 'UTC')
    join calendar as last on last.day = date_trunc('day', kept.ends - interval '1 millisecond', 'UTC')
    where kept.shop_id = :shopId and kept.part = :part and kept.begins >= asked.begins and kept.ends <= asked.ends
      and kept.changes = last.so_far - first.so_far + first.changes
  ), months as materialized (
    select begins, ends from valid where is_apart and span = 'month'
  ), chosen as materialized (
    select begins, ends from months
    union all
    select begins, ends from valid as day where is_apart and span = 'day'
      and not exists (select from months where months.begins < day.ends and months.ends > day.begins)
  ), gaps as materialized (
    select lower(one) as begins, upper(one) as ends
    from asked cross join lateral unnest(tstzmultirange(tstzrange(begins, ends)) - coalesce(
      (select range_agg(tstzrange(chosen.begins, chosen.ends)) from chosen), '{}')) as one
  ), kept as materialized (
    select sums.* from chosen join sales_sums as sums
      on sums.shop_id = :shopId and sums.part = :part and sums.begins = chosen.begins and sums.ends = chosen.ends
  )`

/**
 * Returns SQL of the tables `sums`, what was sold of each part in a period, and `total`, what was sold in all, for a `with`.
 * Both are what the orders say at that moment; amounts in minor units. Its bindings are `part` and those of `Sold`.
 */
export const sumsBy = (part: Part): string => `${chosen}, sums as (
    select part, sum(orders)::bigint as orders, sum(pieces)::bigint as pieces, sum(sales)::bigint as sales,
      sum(discount)::bigint as discount, sum(refunded)::bigint as refunded
    from (
      select entry.* from kept cross join lateral
        unnest(keys, group_orders, group_pieces, group_sales, group_discounts, group_refunded)
        as entry (part, orders, pieces, sales, discount, refunded)
      union all
      select found.* from gaps as gap cross join lateral (${sumsInGap(part)}) as found
    ) as entries group by part
  ), total as (
    select coalesce(sum(orders), 0)::bigint as orders, coalesce(sum(sales), 0)::bigint as sales,
      coalesce(sum(refunded), 0)::bigint as refunded
    from (
      select orders, sales, refunded from kept
      union all
      select sold.*, 0 from gaps as gap
      cross join lateral (select count(*), sum(o.total) from orders o where ${isSold}) as sold
      union all
      select 0, 0, returned.* from gaps as gap
      cross join lateral (select sum(amount) from refunds where ${isReturned}) as returned
    ) as totals
  )`

/**
 * Keeps the sums of a day or a month by one part, unless those that are kept are still right. Returns whether it has
 * made them. It reads a month from those of its days.
 */
export async function keepSums(
  db: Database,
  { part, ...period }: Sold & { part: Part; span: 'day' | 'month' },
): Promise<boolean> {
  const { rowCount } = await db.raw(
    `with ${sumsBy(part)}
    insert into sales_sums as old (shop_id, part, span, begins, ends, changes, orders, sales, refunded,
      keys, group_orders, group_pieces, group_sales, group_discounts, group_refunded)
    select :shopId, :part, :span, begins, ends, (select sum(changes) from calendar), orders, sales, refunded, entries.*
    from asked, total, (
      select coalesce(array_agg(part), '{}'), coalesce(array_agg(sums.orders), '{}'), coalesce(array_agg(pieces), '{}'),
        coalesce(array_agg(sums.sales), '{}'), coalesce(array_agg(discount), '{}'), coalesce(array_agg(sums.refunded), '{}')
      from sums
    ) as entries
    where not exists (select from kept where (kept.begins, kept.ends) = (asked.begins, asked.ends))
    on conflict (shop_id, part, begins, ends) do update set (span, changes, orders, sales, refunded,
      keys, group_orders, group_pieces, group_sales, group_discounts, group_refunded) = (select
      excluded.span, excluded.changes, excluded.orders, excluded.sales, excluded.refunded, excluded.keys, excluded.group_orders,
      excluded.group_pieces, excluded.group_sales, excluded.group_discounts, excluded.group_refunded)`,
    { part, ...period },
  )
  return rowCount > 0
}
