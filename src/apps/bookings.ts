import type { BookingsHandlers } from '../../generated/apps.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import * as calendars from '../services/booking-calendars/addresses.ts'
import { bookByHand } from '../services/bookings/booking.ts'
import * as changes from '../services/bookings/changes.ts'
import * as bookings from '../services/bookings/records.ts'

export const bookingsHandlers = (dependencies: Dependencies): BookingsHandlers => ({
  listBookings: ({ db, shop, query }) => bookings.list(db, shop, query),
  createBooking: ({ db, shop, body }) => bookByHand(db, shop, body),
  getBooking: ({ db, shop, params }) => bookings.get(db, shop, params.id),
  moveBooking: ({ db, shop, params, body }) => changes.moveByHand(db, shop, params.id, body),
  cancelBooking: ({ db, shop, params, record }) =>
    changes.cancelByHand(db, { ...dependencies, record }, shop, params.id),
  getBookingCalendar: ({ db, shop }) => calendars.get(db, dependencies, shop),
  renewBookingCalendar: ({ db, shop }) => calendars.renew(db, dependencies, shop),
  getResourceCalendar: ({ db, shop, params }) => calendars.get(db, dependencies, shop, params.id),
  renewResourceCalendar: ({ db, shop, params }) => calendars.renew(db, dependencies, shop, params.id),
  markNoShow: ({ db, shop, params }) => changes.markNoShow(db, shop, params.id),
})
