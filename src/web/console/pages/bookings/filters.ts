import { pageIn } from '../../../ui/search.ts'

export interface Filters {
  /** The Monday of the week that is shown; this week without it. */
  week?: string
  resource?: string
}

/** Reads the filters of the week from an address; what is none of them is left out. */
export const readFilters = (given: Record<string, unknown>): Filters => ({
  ...(typeof given.week === 'string' && /^\d{4}-\d\d-\d\d$/.test(given.week) && { week: given.week }),
  ...(typeof given.resource === 'string' && { resource: given.resource }),
})

export const readPage = (given: Record<string, unknown>) => ({ page: pageIn(given) })
