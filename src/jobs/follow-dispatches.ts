import { recordAsJob } from '../events/record.ts'
import { follow } from '../services/dispatch/tracking.ts'
import type { Job } from './job.ts'

const name = 'follow-dispatches'

/** Asks couriers for the status of parcels, and whether bookings with an unknown outcome were made. */
export const followDispatches: Job = {
  name,
  everySeconds: 10,
  run: ({ db, dependencies, signal }) => follow(db, { ...dependencies, record: recordAsJob(name) }, signal),
}
