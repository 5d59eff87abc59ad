import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Apps } from '../../../api/client.ts'
import { t } from '../../../words/words.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'
import { asked, type Filters } from './filters.ts'

export type Order = Awaited<ReturnType<CurrentStore['api']['orders']['get']>>
export type Shipment = Apps<'Shipment'>

/** The name of a buyer, else the e-mail address; the service tells neither to roles that may not see customers. */
export const buyerName = (buyer: Order['buyer']) => buyer?.name || buyer?.email || t('common.none')

/** A page of the orders. It is asked for again every ten seconds: new orders appear by themselves. */
export const ordersQuery = ({ storeId, api }: CurrentStore, filters: Filters, limit = 25) =>
  queryOptions({
    queryKey: storeKey(storeId, 'orders', 'list', filters, limit),
    queryFn: ({ signal }) =>
      api.orders.list({ ...asked(filters), page: filters.page ?? 1, limit }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  })

export const orderQuery = ({ storeId, api }: CurrentStore, orderId: string) =>
  queryOptions({
    queryKey: storeKey(storeId, 'orders', 'one', orderId),
    queryFn: ({ signal }) => api.orders.get(orderId, { signal }),
    refetchInterval: 15_000,
  })

export const shipmentsQuery = ({ storeId, api }: CurrentStore, orderId: string) =>
  queryOptions({
    queryKey: storeKey(storeId, 'orders', 'shipments', orderId),
    queryFn: ({ signal }) => api.orders.listShipments(orderId, { limit: 100 }, { signal }),
  })
