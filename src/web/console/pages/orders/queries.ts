import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Apps } from '../../../api/client.ts'
import { t } from '../../../words/words.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'
import { asked, type Filters, sortsOf } from './filters.ts'

export type Order = Awaited<ReturnType<CurrentStore['api']['orders']['get']>>
export type Shipment = Apps<'Shipment'>
export type Refund = Apps<'Refund'>
export type OrderMoment = Apps<'OrderMoment'>
export type Dispatch = Apps<'Dispatch'>

/** Returns what is left to pay of an order: goods that came back in exchange, or parts that were booked, have paid the rest. */
export const dueOf = ({
  total,
  exchangeOf,
  partPaid,
}: Pick<Order, 'total'> & Partial<Pick<Order, 'exchangeOf' | 'partPaid'>>) =>
  partPaid ? partPaid.due : total - (exchangeOf?.credit ?? 0)

/**
 * Returns the name of a buyer, or else the e-mail address; the service shows neither to roles that may not see
 * customers.
 */
export const buyerName = (buyer: Order['buyer']) => buyer?.name || buyer?.email || t('common.none')

/** Asks for a page of the orders, again every ten seconds: new orders appear automatically. */
export const ordersQuery = ({ storeId, api }: CurrentStore, filters: Filters, limit = 25) =>
  queryOptions({
    queryKey: storeKey(storeId, 'orders', 'list', filters, limit),
    queryFn: ({ signal }) =>
      api.orders.list(
        {
          ...asked(filters),
          sort: filters.sort ?? sortsOf(filters.view)[0],
          promises: true,
          page: filters.page ?? 1,
          limit,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  })

export const orderQuery = ({ storeId, api }: CurrentStore, orderId: string) =>
  queryOptions({
    queryKey: storeKey(storeId, 'orders', 'one', orderId),
    queryFn: ({ signal }) => api.orders.get(orderId, { signal }),
    refetchInterval: 15_000,
  })

/** Asks for a link to the file of a reported transfer, again before the link expires. */
export const proofFileQuery = ({ storeId, api }: CurrentStore, orderId: string, fileId: string) =>
  queryOptions({
    queryKey: storeKey(storeId, 'orders', 'proof', orderId, fileId),
    queryFn: ({ signal }) => api.orders.getProofFile(orderId, { signal }),
    refetchInterval: 8 * 60_000,
    staleTime: 8 * 60_000,
  })

/**
 * Asks for the changes of status, oldest first. They are asked for again with the order, which says when it was changed
 * last.
 */
export const timelineQuery = ({ storeId, api }: CurrentStore, { _id, updatedAt }: Order) =>
  queryOptions({
    queryKey: storeKey(storeId, 'orders', 'timeline', _id, updatedAt),
    queryFn: ({ signal }) => api.orders.getTimeline(_id, { signal }),
    placeholderData: keepPreviousData,
  })

export const shipmentsQuery = ({ storeId, api }: CurrentStore, orderId: string) =>
  queryOptions({
    queryKey: storeKey(storeId, 'orders', 'shipments', orderId),
    queryFn: async ({ signal }) => {
      const shipments: Shipment[] = []
      for await (const one of api.orders.listShipments.all(orderId, { limit: 100 }, { signal }))
        shipments.push(one)
      return { shipments }
    },
  })

/** Asks for the refunds of an order, newest first. */
export const refundsQuery = ({ storeId, api }: CurrentStore, { _id, createdAt, paymentStatus }: Order) =>
  queryOptions({
    queryKey: storeKey(storeId, 'orders', 'refunds', _id, paymentStatus),
    queryFn: ({ signal }) => ofOrder(api.refunds.list.all({ limit: 100 }, { signal }), _id, createdAt),
  })

export type Refundable = Apps<'Refundable'>

/** The part of an order to be refunded; nothing means everything that is left. */
export interface Chosen {
  lines?: { itemId: string; quantity: number }[]
  shipping?: boolean
}

/** Asks what a refund of a part of an order would return. */
export const refundableQuery = (
  { storeId, api }: CurrentStore,
  { _id, updatedAt }: Order,
  { lines = [], shipping = false }: Chosen,
) => {
  const pieces = lines.map(({ itemId, quantity }) => `${itemId}:${quantity}`).join(',')
  const asked = { ...(pieces && { lines: pieces }), ...(shipping && { shipping }) }
  return queryOptions({
    queryKey: storeKey(storeId, 'orders', 'refundable', _id, updatedAt, asked),
    queryFn: ({ signal }) => api.orders.getRefundable(_id, asked, { signal }),
  })
}

/** Asks for the courier jobs that fetch the parcels of an order, newest first. */
export const dispatchesQuery = ({ storeId, api }: CurrentStore, { _id, createdAt }: Order) =>
  queryOptions({
    queryKey: storeKey(storeId, 'orders', 'dispatches', _id),
    queryFn: ({ signal }) => ofOrder(api.dispatch.list.all({ limit: 100 }, { signal }), _id, createdAt),
  })

/**
 * Reads a list, newest first, until its entries are older than the order: those cannot belong to it.
 */
async function ofOrder<Row extends { order: string | null; createdAt: string }>(
  rows: AsyncIterable<Row>,
  orderId: string,
  placedAt: string,
): Promise<Row[]> {
  const found: Row[] = []
  for await (const row of rows) {
    if (row.createdAt < placedAt) break
    if (row.order === orderId) found.push(row)
  }
  return found
}
