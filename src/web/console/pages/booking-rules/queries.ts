import { queryOptions } from '@tanstack/react-query'
import type { Apps } from '../../../api/client.ts'
import { type CurrentStore, storeKey } from '../../shell/store.tsx'

export type Rules = Apps<'BookingRules'>

/** Asks for the address of the calendar of a resource, or without one of the store. */
export const calendarQuery = ({ storeId, api }: CurrentStore, resource?: string) =>
  queryOptions({
    queryKey: storeKey(storeId, 'calendars', resource),
    queryFn: ({ signal }) =>
      resource
        ? api.bookings.getResourceCalendar(resource, { signal })
        : api.bookings.getCalendar({ signal }),
  })

/** Asks how a service is booked. */
export const rulesQuery = ({ storeId, api }: CurrentStore, service: string) =>
  queryOptions({
    queryKey: storeKey(storeId, 'booking-rules', service),
    queryFn: ({ signal }) => api.resources.getBookingRules(service, { signal }),
  })
