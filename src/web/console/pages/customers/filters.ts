import { pageIn, textIn } from '../../../ui/search.ts'

/** What the lists of people are narrowed by. It stands in the address. */
export interface Filters {
  query?: string
  page?: number
}

export const readFilters = (given: Record<string, unknown>): Filters => ({
  query: textIn(given, 'query')?.slice(0, 200),
  page: pageIn(given),
})
