import { pageIn } from '../../../ui/search.ts'

export interface Filters {
  /** The Monday of the week that is shown; this week without it. */
  week?: string
  /** The day that is shown by resource, instead of a week. */
  day?: string
  resource?: string
}

const isDay = (given: unknown): given is string =>
  typeof given === 'string' && /^\d{4}-\d\d-\d\d$/.test(given)

/** Reads the filters of the bookings from an address; what is none of them is left out. */
export const readFilters = (given: Record<string, unknown>): Filters => ({
  ...(isDay(given.week) && { week: given.week }),
  ...(isDay(given.day) && { day: given.day }),
  ...(typeof given.resource === 'string' && { resource: given.resource }),
})

export const readPage = (given: Record<string, unknown>) => ({ page: pageIn(given) })
