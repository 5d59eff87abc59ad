import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'
import { symbolOf, toMajor } from '../../base/money.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { type Asked, begins, daysAsked, daysFrom, midnights, refuseZone } from './periods.ts'

type Figures = components['schemas']['SalesFigures']
interface Sales {
  currency: { symbol: string; code: string }
  timeZone: string
  days: (Figures & { date: string })[]
  total: Figures
}

/** Figures in minor units. */
type Sums = Omit<Figures, 'net'>
type Period = { days: string[]; timeZone: string }

// Sums are stored by hour (decision counts-are-kept-by-day-and-sales-by-hour). In a time zone whose days begin within
// an hour, the part of that hour before midnight is read from the records. A deleted order still counts as sold and
// refunded.
const ofHours = "shop_id = :shopId and kind = 'sales'"
const beforeMidnight = (time: string) => `shop_id = :shopId and ${time} >= hour and ${time} < begins`
const figure = (value: string, key: string) =>
  `cast(coalesce(sum(${value}) filter (where key = '${key}'), 0) as bigint)`
const byDay = statement<Period & { shopId: string }, Sums & { date: string }>(
  'sales.byDay',
  `with beginnings as materialized (select day, ${begins} as begins from ${midnights}),
    midnights as materialized (
      select day, begins, lead(begins) over (order by day) as ends, hour, lead(hour) over (order by day) as last
      from beginnings cross join lateral (select date_trunc('hour', begins, 'UTC') as hour offset 0) as hours
    ),
    waiting as materialized (
      select key, begins as at, change, amount from record_count_changes where ${ofHours}
    ),
    halves as materialized (
      select begins as midnight, half.* from midnights cross join lateral (
        select 'orders' as key, count(*) as number, sum(total) as amount from orders where ${beforeMidnight('paid_at')}
        having count(*) > 0
        union all
        select 'renewals', count(*), sum(amount) from renewal_charges
        where ${beforeMidnight('created_at')} and state = 'succeeded' having count(*) > 0
        union all
        select 'refunds', count(*), sum(amount) from refunds
        where ${beforeMidnight('created_at')} and kind = 'refund' and state = 'succeeded' having count(*) > 0
      ) as half
      where hour < begins
    ),
    sums as (
      select day, kept.* from midnights cross join lateral (
        select key, sum(total) as number, sum(amount) as amount from record_counts_by_time as hours
        where ${ofHours} and hours.begins >= hour and hours.begins < last group by key
      ) as kept
      union all select day, key, change, amount from midnights join waiting on at >= hour and at < last
      union all select day, key, number, amount from midnights join halves on midnight = ends
      union all select day, key, -number, -amount from midnights join halves on midnight = begins
    )
    select cast(day as date) as date, ${figure('number', 'orders')} as orders,
      ${figure('number', 'renewals')} as renewals,
      ${figure('amount', 'orders')} + ${figure('amount', 'renewals')} as sales,
      ${figure('number', 'refunds')} as refunds, ${figure('amount', 'refunds')} as refunded
    from midnights left join sums using (day) where ends is not null group by day order by day`,
)

/**
 * Returns what the store sold and refunded on each day from `from` to `to`, inclusive, in major units, and the totals
 * (decision sales-are-counted-when-paid). The default is the last 30 days, in the store's time zone. Throws
 * invalidRequest for an unknown time zone, and for a period that ends before it begins or is longer than 400 days.
 */
export async function salesByDay(db: Database, shop: Shop, asked: Asked): Promise<Sales> {
  const { zone, from, to } = await daysAsked(db, shop, asked)
  const rows = await byDay(db, { shopId: shop.id, days: daysFrom(from, to), timeZone: zone }).catch(
    refuseZone,
  )
  const sum = (of: keyof Sums) => rows.reduce((total, row) => total + row[of], 0)
  const sums = { orders: sum('orders'), renewals: sum('renewals'), refunds: sum('refunds') }
  return {
    currency: { symbol: symbolOf(shop.currency), code: shop.currency },
    timeZone: asked.timeZone ?? shop.timeZone,
    days: rows.map(({ date, ...figures }) => ({ date, ...inMajor(figures, shop) })),
    total: inMajor({ ...sums, sales: sum('sales'), refunded: sum('refunded') }, shop),
  }
}

function inMajor({ sales, refunded, ...counts }: Sums, { scale }: Shop): Figures {
  const [sold, back, net] = [sales, refunded, sales - refunded].map((minor) => toMajor(minor, scale))
  return { ...counts, sales: sold!, refunded: back!, net: net! }
}
