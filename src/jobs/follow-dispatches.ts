import { recordEvent } from '../events/record.ts'
import { follow } from '../services/shipping/dispatch-tracking.ts'
import type { Job } from './job.ts'

/** Finds out what couriers do with the parcels that they were given, and whether they have those at all. */
export const followDispatches: Job = {
  name: 'follow-dispatches',
  everySeconds: 10,
  run: ({ db, dependencies, signal }) => follow(db, { ...dependencies, record: recordEvent }, signal),
}
