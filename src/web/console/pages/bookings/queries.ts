import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Apps } from '../../../api/client.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'

export type Booking = Apps<'Booking'>
export type Resource = Apps<'BookableResource'>
type Service = Apps<'Service'>

/** Asks for all bookings that begin on the days from `first` to `last` of the store. */
export const weekQuery = (
  { storeId, api }: CurrentStore,
  { first, last, resource }: { first: string; last: string; resource: string | undefined },
) =>
  queryOptions({
    queryKey: storeKey(storeId, 'bookings', first, last, resource),
    queryFn: async ({ signal }) => {
      const found: Booking[] = []
      const query = { from: first, to: last, limit: 100, resource }
      for await (const booking of api.bookings.list.all(query, { signal })) found.push(booking)
      return found
    },
    placeholderData: keepPreviousData,
  })

export const resourcesQuery = ({ storeId, api }: CurrentStore, page: number) =>
  queryOptions({
    queryKey: storeKey(storeId, 'resources', 'page', page),
    queryFn: ({ signal }) => api.resources.list({ page, limit: 25 }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Asks for all resources of the store, by their names. */
export const allResourcesQuery = ({ storeId, api }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'resources', 'all'),
    queryFn: async ({ signal }) => {
      const found: Resource[] = []
      for await (const resource of api.resources.list.all({ limit: 100 }, { signal })) found.push(resource)
      return found.sort((one, other) => one.name.localeCompare(other.name))
    },
  })

/** Asks for all services of the store, by their names. */
export const allServicesQuery = ({ storeId, api }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'products', 'all-services'),
    queryFn: async ({ signal }) => {
      const found: Service[] = []
      for await (const service of api.services.list.all({ limit: 100 }, { signal })) found.push(service)
      return found.sort((one, other) => one.name.localeCompare(other.name))
    },
  })
