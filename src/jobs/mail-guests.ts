import { mailGuests as mail } from '../services/booking-mails/announcements.ts'
import type { Job } from './job.ts'

/** Tells the guests of bookings by e-mail what has changed. */
export const mailGuests: Job = {
  name: 'mail-guests',
  everySeconds: 10,
  run: ({ db, dependencies, signal }) => mail(db, dependencies, signal),
}
