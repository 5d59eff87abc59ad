import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Apps } from '../../../api/client.ts'
import { pageIn } from '../../../ui/search.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'

export type Invoice = Apps<'Invoice'>
export type InvoiceWithLines = Apps<'InvoiceWithLines'>

export interface Filters {
  page?: number
  kind?: Invoice['kind']
}

/** Reads the filters of the list from an address; what is none of them is left out. */
export const readFilters = (given: Record<string, unknown>): Filters => ({
  page: pageIn(given),
  kind: given.kind === 'invoice' || given.kind === 'credit_note' ? given.kind : undefined,
})

export const invoicesQuery = ({ storeId, api }: CurrentStore, { page = 1, kind }: Filters) =>
  queryOptions({
    queryKey: storeKey(storeId, 'invoices', 'list', page, kind),
    queryFn: ({ signal }) => api.invoices.list({ page, limit: 25, kind }, { signal }),
    placeholderData: keepPreviousData,
  })

export const invoiceQuery = ({ storeId, api }: CurrentStore, id: string) =>
  queryOptions({
    queryKey: storeKey(storeId, 'invoices', 'one', id),
    queryFn: ({ signal }) => api.invoices.get(id, { signal }),
  })

/** Asks for the documents of an order, again with each change of it. */
export const orderInvoicesQuery = (
  { storeId, api }: CurrentStore,
  order: { _id: string; updatedAt: string },
) =>
  queryOptions({
    queryKey: storeKey(storeId, 'invoices', 'order', order._id, order.updatedAt),
    queryFn: ({ signal }) => api.invoices.list({ order: order._id, limit: 50 }, { signal }),
    placeholderData: keepPreviousData,
  })
