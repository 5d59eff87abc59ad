import type { AppsReply } from '../../../api/client.ts'
import { dayInput } from '../../../ui/date-time.ts'
import { sum } from '../../../ui/money.ts'

export const periods = ['week', 'month', 'quarter', 'year'] as const
export type Period = (typeof periods)[number]

/** The number of days in a period. */
export const lengths: Record<Period, number> = { week: 7, month: 30, quarter: 84, year: 364 }

/** Returns the number of days in a bar of its chart: one, or a week if there would be too many bars. */
export const daysOfStep = (days: number) => (days > 30 ? 7 : 1)

/** Returns the store's day this many days ago, such as 2026-11-22. */
export function dayBefore(days: number, zone: string, now = Date.now()): string {
  const day = new Date(dayInput(now, zone))
  day.setUTCDate(day.getUTCDate() - days)
  return day.toISOString().slice(0, 10)
}

type Day = AppsReply<'getSales'>['days'][number]

/** The figures of one bar: of a day, or of the days of a week. */
export interface Step {
  from: string
  to: string
  orders: number
  sales: number
  refunded: number
  net: number
}

/** Adds up the figures of each step of days. A period consists of whole steps. */
export function stepsOf(days: Day[], step: number, currency: string): Step[] {
  const starts = days.filter((_, index) => index % step === 0).map((_, index) => index * step)
  return starts.map((start) => {
    const some = days.slice(start, start + step)
    return {
      from: some[0]!.date,
      to: some.at(-1)!.date,
      orders: some.reduce((all, { orders }) => all + orders, 0),
      sales: sum(currency, ...some.map(({ sales }) => sales)),
      refunded: sum(currency, ...some.map(({ refunded }) => refunded)),
      net: sum(currency, ...some.map(({ net }) => net)),
    }
  })
}
