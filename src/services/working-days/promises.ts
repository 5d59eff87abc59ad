import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { dayIn } from '../../base/time-zone.ts'
import type { Database } from '../../db/database.ts'
import { findState } from '../geo/states.ts'

/** The years of which orders may still wait to be shipped, and the longest time that a rate promises. */
const [yearsBack, yearsAhead] = [2, 2]

/**
 * Returns what `workingDays` is joined with for a store: the days on which nobody works where its parcels come from, which
 * is the origin of its shipping settings or else its country.
 */
export async function calendarOf(db: Database, { id, country, timeZone }: Shop): Promise<Calendar> {
  const [row, { holidaysIn, weekendOf }] = await Promise.all([
    db('shops').where({ id }).first('shipping'),
    // A hundred kilobytes that most processes never need.
    import('./holidays.ts'),
  ])
  const origin = row?.shipping.origin
  const from = origin?.country ?? country
  const region = origin?.state ? (findState(from, origin.state)?.code ?? null) : null
  const today = dayIn(timeZone, clock.now().getTime())
  const year = Number(today.slice(0, 4))
  const years = Array.from({ length: yearsBack + yearsAhead + 1 }, (_, place) => year - yearsBack + place)
  return {
    ...{ today, timeZone, begins: `${years[0]}-01-01`, ends: `${years.at(-1)}-12-31` },
    weekend: `{${weekendOf(from)}}`,
    holidays: `{${years.flatMap((one) => holidaysIn(from, region, one))}}`,
  }
}

export type Calendar = Record<'today' | 'timeZone' | 'begins' | 'ends' | 'weekend' | 'holidays', string>

/** SQL that a query on `orders` is joined with for the SQL below, with a calendar as its values. */
export const workingDays = `cross join (select
  cast(:today as date) as today, cast(:timeZone as text) as zone,
  array(
    select cast(day as date) from generate_series(cast(:begins as timestamp), cast(:ends as timestamp), interval '1 day') as day
    where extract(isodow from day) <> all (cast(:weekend as integer[])) and cast(day as date) <> all (cast(:holidays as date[]))
  ) as days
) as working`

/**
 * SQL for the day on which an order was first paid or accepted, or the last of its goods come out or are promised: what its
 * rate promises begins then.
 */
const begun = `greatest(cast(coalesce((
    select min(cast(moment ->> 'at' as timestamptz)) from jsonb_array_elements(orders.history) as moment
    where moment ->> 'status' in ('processing', 'paid')
  ), orders.created_at) at time zone working.zone as date), (
    select max(greatest(
      cast(cast(item.details -> 'preorder' ->> 'releasesAt' as timestamptz) at time zone working.zone as date),
      cast(item.details -> 'backorder' ->> 'shipsOn' as date)
    )) from order_items as item where item.shop_id = orders.shop_id and item.order_id = orders.id
  ))`

/**
 * SQL for the last of the working days that the rate of an order promises, at least one; null for a rate that promises
 * none. Those that are closed do not count.
 */
export const promisedDay = `case when orders.shipping_rate ->> 'etaDays' is not null then working.days[least(
    width_bucket(${begun}, working.days) + greatest(least(cast(orders.shipping_rate ->> 'etaDays' as integer), 365), 1),
    cardinality(working.days)
  )] end`
