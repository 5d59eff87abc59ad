import { queryOptions } from '@tanstack/react-query'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'

/** Asks for what packing an order needs. */
export const packingQuery = ({ storeId, api }: CurrentStore, orderId: string) =>
  queryOptions({
    queryKey: storeKey(storeId, 'orders', 'packing', orderId),
    queryFn: ({ signal }) => api.orders.getPacking(orderId, { signal }),
  })
