import type { BookingsHandlers } from '../../generated/store.routes.ts'
import type { Dependencies } from '../dependencies.ts'
import { book } from '../services/bookings/booking.ts'
import * as changes from '../services/bookings/changes.ts'
import { listSlots } from '../services/bookings/offers.ts'
import * as bookings from '../services/bookings/records.ts'

export const bookingsHandlers = (dependencies: Dependencies): BookingsHandlers => ({
  listServiceSlots: ({ db, shop, params, query }) => listSlots(db, shop, params.id, query),
  listBookings: ({ db, shop, shopper, query }) => bookings.listOfOwn(db, shop, shopper, query),
  createBooking: ({ db, shop, shopper, body, ip }) => book(db, { ...dependencies, ip }, shop, shopper, body),
  getBooking: ({ db, shop, shopper, params }) => bookings.get(db, shop, params.id, shopper),
  moveBooking: ({ db, shop, shopper, params, body }) => changes.moveOwn(db, shop, shopper, params.id, body),
  cancelBooking: ({ db, shop, shopper, params, record, ip }) =>
    changes.cancelOwn(db, { ...dependencies, record, ip }, shop, shopper, params.id),
})
