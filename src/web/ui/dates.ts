const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const thisYear = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' })
const anyYear = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' })
const exact = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'medium' })
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

const day = 24 * 60 * 60_000
const dayOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

/** Returns a date as lists show it: "today", "yesterday", "12 Nov", "12 Nov 2024". */
export function shortDate(iso: string, now = new Date()): string {
  const date = new Date(iso)
  const days = Math.round((dayOf(date) - dayOf(now)) / day)
  if (days === 0 || days === -1 || days === 1) return relative.format(days, 'day')
  return (date.getFullYear() === now.getFullYear() ? thisYear : anyYear).format(date)
}

/** Returns a date with its time of day: "today, 14:03". */
export function shortTime(iso: string, now = new Date()): string {
  return `${shortDate(iso, now)}, ${time.format(new Date(iso))}`
}

/** Returns the whole date, for a title that appears over a short one. */
export function exactTime(iso: string): string {
  return exact.format(new Date(iso))
}
