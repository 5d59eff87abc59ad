import type { BookingsHandlers } from '../../generated/apps.routes.ts'
import type { Dependencies } from '../dependencies.ts'
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
  markNoShow: ({ db, shop, params }) => changes.markNoShow(db, shop, params.id),
})
