import { transaction } from '../db/database.ts'
import { remind, storesWithReminders } from '../services/booking-mails/reminders.ts'
import { storeJob } from './store-job.ts'

/** Reminds the guests of bookings, some hours before. */
export const remindGuests = storeJob({
  name: 'remind-guests',
  everySeconds: 60,
  storesWithWork: storesWithReminders,
  step: ({ db }, shopId) => transaction(db, (tx) => remind(tx, shopId)),
  failure: 'guests could not be reminded of their bookings',
})
