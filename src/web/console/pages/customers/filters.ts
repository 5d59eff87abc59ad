import { pageIn, textIn } from '../../../ui/search.ts'

/** The filters of the lists of people, as they are in the address. */
export interface Filters {
  query?: string
  page?: number
}

export const readFilters = (given: Record<string, unknown>): Filters => ({
  query: textIn(given, 'query')?.slice(0, 200),
  page: pageIn(given),
})
