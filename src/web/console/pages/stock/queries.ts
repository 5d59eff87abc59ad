import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Apps } from '../../../api/client.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'

export type Level = Apps<'StockLevel'>
export type Movement = Apps<'StockMovement'>

/** The filters of the list, as they are in the address. */
export interface Filters {
  query?: string
  view?: 'low'
  page?: number
}

export const levelsQuery = ({ storeId, api }: CurrentStore, { query, view, page = 1 }: Filters) =>
  queryOptions({
    queryKey: storeKey(storeId, 'products', 'stock', query, view, page),
    queryFn: ({ signal }) =>
      api.stock.listLevels({ query, low: view === 'low' ? true : undefined, page, limit: 25 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const levelQuery = ({ storeId, api }: CurrentStore, productId: string) =>
  queryOptions({
    queryKey: storeKey(storeId, 'products', 'stock-of', productId),
    queryFn: ({ signal }) => api.stock.getLevel(productId, { signal }),
  })

export const movementsQuery = ({ storeId, api }: CurrentStore, product: string) =>
  infiniteQueryOptions({
    queryKey: storeKey(storeId, 'products', 'movements', product),
    queryFn: ({ signal, pageParam: after }) =>
      api.stock.listMovements({ product, after, limit: 25 }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ movements }) => movements),
  })
