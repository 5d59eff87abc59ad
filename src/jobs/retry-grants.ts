import { recordAsJob } from '../events/record.ts'
import { retryDueGrants } from '../services/digital/fulfilment-retries.ts'
import { announceGranted } from '../services/orders/order-announcements.ts'
import type { Job } from './job.ts'

const name = 'retry-grants'

/** Grants access that could not be granted when an order was paid. */
export const retryGrants: Job = {
  name,
  everySeconds: 30,
  run: ({ db, dependencies, signal }) =>
    retryDueGrants(db, { ...dependencies, record: recordAsJob(name), announce: announceGranted }, signal),
}
