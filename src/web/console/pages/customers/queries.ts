import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AppsReply } from '../../../api/client.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'
import type { Filters } from './filters.ts'

export type Customer = AppsReply<'getCustomer'>
export type Reader = AppsReply<'listNewsletterSubscribers'>['subscribers'][number]

/** Returns the name of a customer, or else the e-mail address: people who sign in at a store need not give a name. */
export const nameOf = ({ name, email }: Pick<Customer, 'name' | 'email'>) => name || email

export const customersQuery = ({ storeId, api }: CurrentStore, { query, sort, tag, page = 1 }: Filters) =>
  queryOptions({
    queryKey: storeKey(storeId, 'customers', 'list', query, sort, tag, page),
    queryFn: ({ signal }) => api.customers.list({ search: query, sort, tag, page, limit: 25 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const customerQuery = ({ storeId, api }: CurrentStore, customerId: string) =>
  queryOptions({
    queryKey: storeKey(storeId, 'customers', 'one', customerId),
    queryFn: ({ signal }) => api.customers.get(customerId, { signal }),
  })

/** Asks for the orders of a customer, who may be a guest, newest first. */
export const customerOrdersQuery = (
  { storeId, api }: CurrentStore,
  { _id: customer }: Customer,
  page: number,
) =>
  queryOptions({
    queryKey: storeKey(storeId, 'orders', 'customer', customer, page),
    queryFn: ({ signal }) => api.orders.list({ customer, page, limit: 10 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const readersQuery = ({ storeId, api }: CurrentStore, { query, page = 1 }: Filters) =>
  queryOptions({
    queryKey: storeKey(storeId, 'readers', query, page),
    queryFn: ({ signal }) => api.newsletter.listSubscribers({ query, page, limit: 25 }, { signal }),
    placeholderData: keepPreviousData,
  })
