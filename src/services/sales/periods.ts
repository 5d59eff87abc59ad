import { clock, days } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { invalid } from '../../base/errors.ts'
import { unknownZone, zoneNamed } from '../../base/time-zone.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'

// The periods of reports: whole days in a time zone.

/** Maximum number of days per call: a year, and the month before it. */
const mostDays = 400
const usualDays = 30

/** The days that a caller asks for, both inclusive, and whose. */
export interface Asked {
  from?: string
  to?: string
  timeZone?: string
}

/**
 * The first moment of the day whose midnight is `day`. If clocks are put back across midnight, it occurs twice and
 * PostgreSQL takes the second. The first has the UTC offset of a few hours earlier, if it is midnight at all.
 */
export const begins = 'case when first at time zone :timeZone = day then first else last end'
export const midnights = `unnest(cast(:days as timestamp[])) as day
  cross join lateral (select day at time zone :timeZone as last) as midnight
  cross join lateral (
    select last - ((last - interval '3 hours') at time zone :timeZone + interval '3 hours' - day) as first
  ) as repeated`

// Asks the database, as for the days themselves: the runtime may know other time zones.
const today = statement<{ now: Date; timeZone: string }, { today: string }>(
  'sales.today',
  `select cast(cast(:now as timestamptz) at time zone :timeZone as date) as today`,
)

async function todayIn(db: Database, timeZone: string): Promise<string> {
  const [row] = await today(db, { now: clock.now(), timeZone }).catch(refuseZone)
  return row!.today
}

/**
 * Returns the days that a caller asks for, by default the last 30, and the time zone that they are in, by default the
 * store's. Throws invalidRequest for an unknown time zone, and for a period that ends before it begins or is longer than
 * 400 days.
 */
export async function daysAsked(
  db: Database,
  shop: Pick<Shop, 'timeZone'>,
  { timeZone = shop.timeZone, ...asked }: Asked,
): Promise<{ zone: string; from: string; to: string }> {
  const zone = zoneNamed(timeZone)
  const to = asked.to ?? (await todayIn(db, zone))
  const from = asked.from ?? dayAfter(to, 1 - usualDays)
  if (from > to) throw invalid('from must not be after to')
  if (from < dayAfter(to, 1 - mostDays)) throw invalid(`the period must not be longer than ${mostDays} days`)
  return { zone, from, to }
}

// The last day of 9999 ends in a year of five digits, which times have no room for.
const edges = statement<{ days: string[]; timeZone: string }, { begins: string }>(
  'sales.edges',
  `select least(${begins}, timestamptz '9999-12-31 23:59:59.999+00') as begins from ${midnights} order by day`,
)

/** Returns the moments at which the days that a caller asks for begin and end; throws as `daysAsked`. */
export async function momentsAsked(db: Database, shop: Pick<Shop, 'timeZone'>, asked: Asked) {
  const { zone, from, to } = await daysAsked(db, shop, asked)
  const ends = daysFrom(to, to).at(-1)!
  const [first, last] = await edges(db, { days: [from, ends], timeZone: zone }).catch(refuseZone)
  return { zone, begins: first!.begins, ends: last!.begins }
}

/** Returns the days from `from` to the one after `to`, at whose start the last day ends. */
export function daysFrom(from: string, to: string): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / days + 2
  return Array.from({ length: count }, (_, index) => dayAfter(from, index))
}

function dayAfter(day: string, count: number): string {
  const at = new Date(day)
  at.setUTCDate(at.getUTCDate() + count)
  // The day after the last of the year 9999 is +010000-01-01 to JavaScript and 10000-01-01 to PostgreSQL.
  return at.toISOString().split('T')[0]!.replace('+0', '')
}

export function refuseZone(error: { code?: string }): never {
  throw error.code === '22023' ? unknownZone() : error
}
