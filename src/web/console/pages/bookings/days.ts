import { partsIn } from '../../../ui/dates.ts'
import type { Booking } from './queries.ts'

const dayLength = 86_400_000

/** Returns the day that is `count` days after a day such as 2026-11-30. */
export const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10)

/** Returns the Monday of the week of a day. */
export const mondayOf = (day: string) => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7))

/** Returns the seven days of the week that begins with this Monday. */
export const daysOf = (monday: string) => Array.from({ length: 7 }, (_, count) => dayAfter(monday, count))

/** Returns a booking's time on another day, as a time of the store without an offset. */
export const onDay = (day: string, { startsAt, timeZone }: Booking) =>
  `${day}T${partsIn(startsAt, timeZone).time}`
