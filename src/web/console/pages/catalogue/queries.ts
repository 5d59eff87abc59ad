import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Apps } from '../../../api/client.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'
import { asked, type Filters } from './filters.ts'
import { type Item, kindOf } from './kinds.ts'

export type Category = Apps<'Category'>
export type DigitalFile = Apps<'DigitalFile'>

type Page = { items: Item[]; pagination: Apps<'Pagination'> }

/** Asks for a page of what the store sells, newest first. */
export const itemsQuery = (current: CurrentStore, filters: Filters, limit = 25) =>
  queryOptions({
    queryKey: storeKey(current.storeId, 'products', 'list', filters, limit),
    queryFn: ({ signal }) => pageOf(current, filters, limit, signal),
    placeholderData: keepPreviousData,
  })

async function pageOf(
  { api, store }: CurrentStore,
  filters: Filters,
  limit: number,
  signal: AbortSignal,
): Promise<Page> {
  const { inStock, ...common } = asked(filters)
  const range = { page: filters.page ?? 1, limit }
  switch (kindOf(store)) {
    case 'products': {
      const { products, pagination } = await api.products.list(
        { ...common, inStock, sort: filters.sort, ...range },
        { signal },
      )
      return { items: products, pagination }
    }
    case 'foods': {
      const { foods, pagination } = await api.foods.list({ ...common, ...range }, { signal })
      return { items: foods, pagination }
    }
    case 'services': {
      const { services, pagination } = await api.services.list(range, { signal })
      return { items: services, pagination }
    }
  }
}

/** Yields all items that match the filters, page by page. */
export function allItems({ api, store }: CurrentStore, filters: Filters): AsyncIterable<Item> {
  const { inStock, ...common } = asked(filters)
  const limit = 100
  switch (kindOf(store)) {
    case 'products':
      return api.products.list.all({ ...common, inStock, sort: filters.sort, limit })
    case 'foods':
      return api.foods.list.all({ ...common, limit })
    case 'services':
      return api.services.list.all({ limit })
  }
}

export const itemQuery = ({ storeId, api, store }: CurrentStore, itemId: string) =>
  queryOptions({
    queryKey: storeKey(storeId, 'products', 'one', itemId),
    queryFn: ({ signal }): Promise<Item> => api[kindOf(store)].get(itemId, { signal }),
  })

/** Asks for what a product costs the store. */
export const costsQuery = ({ storeId, api }: CurrentStore, productId: string) =>
  queryOptions({
    queryKey: storeKey(storeId, 'products', 'costs', productId),
    queryFn: ({ signal }) => api.products.getCosts(productId, { signal }),
  })

/** Asks for all categories of the store, by their names. */
export const categoriesQuery = ({ storeId, api }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'categories', 'all'),
    queryFn: async ({ signal }) => {
      const found: Category[] = []
      for await (const category of api.categories.list.all({ limit: 100 }, { signal })) found.push(category)
      return found.sort((one, other) => one.name.localeCompare(other.name))
    },
  })

/** Asks for the files of a digital product, newest first, with the storage that all files of the store use. */
export const filesQuery = ({ storeId, api }: CurrentStore, productId: string, page: number) =>
  queryOptions({
    queryKey: storeKey(storeId, 'digital-files', productId, page),
    queryFn: ({ signal }) => api.digitalAccess.listDigitalFiles(productId, { page, limit: 20 }, { signal }),
    placeholderData: keepPreviousData,
  })
