import { recordAsJob } from '../events/record.ts'
import { forgetGuests as forget } from '../services/sign-in/forgotten-guests.ts'
import type { Job } from './job.ts'

const name = 'forget-guests'

/** Removes guests who left nothing behind, with their carts and wishes, and accounts that nobody has used. */
export const forgetGuests: Job = {
  name,
  everySeconds: 60,
  run: ({ db, dependencies: { log }, signal }) => forget(db, { log, record: recordAsJob(name) }, signal),
}
