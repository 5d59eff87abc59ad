import { forgetGuests as forget } from '../services/sign-in/forgotten-guests.ts'
import type { Job } from './job.ts'

/** Removes guests who left nothing behind, and their carts and wishes. */
export const forgetGuests: Job = {
  name: 'forget-guests',
  everySeconds: 60,
  run: ({ db, dependencies, signal }) => forget(db, dependencies, signal),
}
