import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Apps } from '../../../api/client.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'

export type Ticket = Apps<'Ticket'>
export type TicketState = Ticket['state']
export type Kitchen = Apps<'Kitchen'>

/** How often a kitchen looks for new tickets, in milliseconds. */
const every = 5000

/** Asks for the tickets that are not done, or for those that are, again and again while the page is open. */
export const ticketsQuery = ({ storeId, api }: CurrentStore, isDone: boolean) =>
  queryOptions({
    queryKey: storeKey(storeId, 'tickets', isDone),
    queryFn: ({ signal }) =>
      api.kitchen.listTickets({ limit: 100, ...(isDone && { state: 'done' as const }) }, { signal }),
    refetchInterval: every,
    refetchIntervalInBackground: true,
    placeholderData: keepPreviousData,
  })

/** Asks for the stations of the kitchen. */
export const kitchenQuery = ({ storeId, api }: CurrentStore) =>
  queryOptions({
    queryKey: storeKey(storeId, 'kitchen'),
    queryFn: ({ signal }) => api.kitchen.get({ signal }),
  })
