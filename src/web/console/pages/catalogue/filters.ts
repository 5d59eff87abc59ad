import { oneOf, pageIn, textIn } from '../../../ui/search.ts'
import type { Kind } from './kinds.ts'

const views = ['listed', 'hidden', 'sold-out'] as const
export type View = (typeof views)[number]

/** The views of each kind: only products have stock, and the service sorts services only by date. */
export const viewsOf: Record<Kind, readonly View[]> = {
  products: views,
  foods: ['listed', 'hidden'],
  services: [],
}

/** The orders of the list of products; the service sorts dishes and services only by date. */
export const sorts = ['newest', 'name', 'price', '-price', 'stock', '-stock'] as const

/** The filters of the list, as they are in the address. */
export interface Filters {
  query?: string
  view?: View
  category?: string
  sort?: (typeof sorts)[number]
  page?: number
}

export function readFilters(given: Record<string, unknown>): Filters {
  return {
    query: textIn(given, 'query'),
    view: oneOf(given, 'view', views),
    category: textIn(given, 'category'),
    sort: oneOf(given, 'sort', sorts),
    page: pageIn(given),
  }
}

export const isNarrowed = ({ query, view, category }: Filters) => Boolean(query || view || category)

/** Returns the filters as the service takes them. */
export function asked({ query, view, category }: Filters) {
  return {
    query,
    category,
    listed: view === 'listed' || view === 'hidden' ? view === 'listed' : undefined,
    inStock: view === 'sold-out' ? false : undefined,
  }
}
