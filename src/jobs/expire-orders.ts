import { recordAsJob } from '../events/record.ts'
import { expireOrders as expire } from '../services/orders/order-expiry.ts'
import type { Job } from './job.ts'

const name = 'expire-orders'

/** Cancels orders that were not paid in time. */
export const expireOrders: Job = {
  name,
  everySeconds: 30,
  run: ({ db, dependencies: { log }, signal }) => expire(db, { log, record: recordAsJob(name) }, signal),
}
