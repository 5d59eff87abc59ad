const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** The console is in English; its days are written as most of its readers do, and as none can misread. */
const language = 'en-GB'

const writers = new Map<string | undefined, ReturnType<typeof writersOf>>()

/** Returns the formats for a time zone; without one, for the reader's. */
function writersIn(zone?: string) {
  const known = writers.get(zone) ?? writersOf(zone)
  writers.set(zone, known)
  return known
}

function writersOf(timeZone?: string) {
  const writer = (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone })
  return {
    time: writer(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    thisYear: writer(language, { day: 'numeric', month: 'short' }),
    anyYear: writer(language, { day: 'numeric', month: 'short', year: 'numeric' }),
    day: writer(language, { dateStyle: 'full' }),
    exact: writer(language, { timeStyle: 'long' }),
    // The Swedish format is that of ISO 8601.
    iso: writer('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' }),
  }
}

/** Returns whether the browser knows a time zone: the service may know newer ones. */
export function isZone(zone: string): boolean {
  try {
    return Boolean(writersIn(zone))
  } catch {
    return false
  }
}

/** Returns the day and the time of day of a moment in a time zone: 2026-11-27 and 20:26. */
export function partsIn(at: string | number, zone?: string): { day: string; time: string } {
  const { iso, time } = writersIn(zone)
  const date = new Date(at)
  return { day: iso.format(date), time: time.format(date) }
}

/** Returns a date as lists show it: "today", "yesterday", "12 Nov", "12 Nov 2024". */
export function shortDate(iso: string, zone?: string, now = new Date()): string {
  const [day, today] = [partsIn(iso, zone).day, partsIn(now.getTime(), zone).day]
  const days = (Date.parse(day) - Date.parse(today)) / 86_400_000
  if (days === 0 || days === -1 || days === 1) return relative.format(days, 'day')
  const { thisYear, anyYear } = writersIn(zone)
  return (day.slice(0, 4) === today.slice(0, 4) ? thisYear : anyYear).format(new Date(iso))
}

/** Returns a date with its time of day: "today, 14:03". */
export function shortTime(iso: string, zone?: string, now = new Date()): string {
  return `${shortDate(iso, zone, now)}, ${partsIn(iso, zone).time}`
}

/** Returns the whole date, for a title that appears over a short one. */
export function exactTime(iso: string, zone?: string): string {
  const { day, exact } = writersIn(zone)
  return `${day.format(new Date(iso))}, ${exact.format(new Date(iso))}`
}
