// Keeps the sums of days and months in which nothing changes any more.

import { clock } from '../../base/clock.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { parts } from './groupings.ts'
import { keepSums } from './kept-sums.ts'
import { daysFrom, momentsAsked } from './periods.ts'

/** A day or month with fewer orders is read from them as fast as from its sums. */
const fewestOrders = 1000

const dayOf = (moment: string) => moment.slice(0, 10)

interface Changed {
  day: string
  changes: number
  timeZone: string
  from: string
  to: string
}

// After two days, the days that touch this one are over in every time zone.
const isDue = "changes <> settled and day <= cast(:now as timestamptz) - interval '48 hours'"

const findStores = statement<{ now: Date }, { shopId: string }>(
  'sales.storesToSettle',
  `select shop_id as "shopId" from sale_changes where ${isDue} group by shop_id order by min(day) limit 100`,
)

const findChanged = statement<{ shopId: string; now: Date }, Changed>(
  'sales.dayToSettle',
  `select day, changes, time_zone as "timeZone", to_char(day at time zone time_zone, 'YYYY-MM-DD') as "from",
      to_char((day + interval '24 hours' - interval '1 millisecond') at time zone time_zone, 'YYYY-MM-DD') as "to"
    from sale_changes join shops on shops.id = shop_id where shop_id = :shopId and ${isDue} order by day limit 1`,
)

const settle = statement<{ shopId: string; day: string; changes: number }, never>(
  'sales.settle',
  `update sale_changes set settled = :changes::bigint where shop_id = :shopId and day = :day::timestamptz`,
)

const look = statement<
  { shopId: string; begins: string; ends: string; day: string },
  { orders: number; isChanging: boolean }
>(
  'sales.lookAtPeriod',
  `select (
      select coalesce(sum(total), 0)::bigint from record_counts_by_time
      where shop_id = :shopId and kind = 'sales' and key = 'orders'
        and begins >= date_trunc('hour', :begins::timestamptz, 'UTC') and begins < :ends::timestamptz
    ) as orders, exists (
      select from sale_changes where shop_id = :shopId and changes <> settled and day <> :day::timestamptz
        and day > :begins::timestamptz - interval '24 hours' and day < :ends::timestamptz
    ) as "isChanging"`,
)

/** Returns stores with days whose sales have changed since their sums were kept, longest ago first. */
export async function storesToSettle(db: Database): Promise<string[]> {
  return (await findStores(db, { now: clock.now() })).map(({ shopId }) => shopId)
}

/**
 * Keeps the sums of the days that touch the oldest day in UTC with changes, and of their months once none of their other
 * days has any. Each is a statement of its own, and the day is settled after all of them, so that a process that dies
 * leaves it to the next. Returns whether there was such a day.
 */
export async function settleDay(db: Database, shopId: string, fewest = fewestOrders): Promise<boolean> {
  const [changed] = await findChanged(db, { shopId, now: clock.now() })
  if (!changed) return false
  const { day, changes } = changed
  const days = daysFrom(changed.from, changed.to).slice(0, -1)
  const months = [...new Set(days.map((one) => one.slice(0, 7)))]
  for (const one of days) await keep(db, shopId, changed, { span: 'day', from: one, to: one }, fewest)
  for (const month of months) {
    const [year, number] = month.split('-').map(Number) as [number, number]
    const to = dayOf(new Date(Date.UTC(year, number, 0)).toISOString())
    await keep(db, shopId, changed, { span: 'month', from: `${month}-01`, to }, fewest)
  }
  await settle(db, { shopId, day, changes })
  return true
}

async function keep(
  db: Database,
  shopId: string,
  { day, timeZone }: Changed,
  { span, from, to }: { span: 'day' | 'month'; from: string; to: string },
  fewest: number,
): Promise<void> {
  const { begins, ends } = await momentsAsked(db, { timeZone }, { from, to })
  if (Date.parse(ends) > clock.now().getTime()) return
  const period = { shopId, begins, ends }
  const [found] = await look(db, { ...period, day })
  if (found!.orders < fewest || (span === 'month' && found!.isChanging)) return
  for (const part of parts) await keepSums(db, { ...period, part, span })
}
