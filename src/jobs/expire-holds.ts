import { recordAsJob } from '../events/record.ts'
import { expireHolds as expire } from '../services/bookings/expiry.ts'
import type { Job } from './job.ts'

const name = 'expire-holds'

/** Ends the holds of times that no order took over. */
export const expireHolds: Job = {
  name,
  everySeconds: 30,
  run: ({ db, dependencies: { log }, signal }) => expire(db, { log, record: recordAsJob(name) }, signal),
}
