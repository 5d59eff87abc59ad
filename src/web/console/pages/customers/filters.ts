import { oneOf, pageIn, textIn } from '../../../ui/search.ts'

export const sorts = ['newest', 'name', '-orders'] as const

/** The filters of the lists of people, as they are in the address. */
export interface Filters {
  query?: string
  /** Of customers alone; what a search finds is newest first. */
  sort?: (typeof sorts)[number]
  tag?: string
  page?: number
}

export const readFilters = (given: Record<string, unknown>): Filters => ({
  query: textIn(given, 'query')?.slice(0, 200),
  sort: oneOf(given, 'sort', sorts),
  tag: textIn(given, 'tag')?.slice(0, 64),
  page: pageIn(given),
})
