/** The periods that tax offices ask about. */
export const periods = ['month', 'month-before', 'quarter', 'quarter-before', 'year'] as const
export type Period = (typeof periods)[number]

/** Returns the first and the last day of a period, which may not be over. */
export function daysOf(period: Period, today: string): { from: string; to: string } {
  const [year, month] = today.split('-').map(Number) as [number, number]
  const [name, before] = period.split('-')
  const length = { month: 1, quarter: 3, year: 12 }[name as 'month' | 'quarter' | 'year']
  const first = Math.floor((month - 1) / length) * length - (before ? length : 0)
  const day = (months: number, days: number) =>
    new Date(Date.UTC(year, months, days)).toISOString().slice(0, 10)
  return { from: day(first, 1), to: day(first + length, 0) }
}
