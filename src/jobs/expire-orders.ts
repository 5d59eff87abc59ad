import { recordEvent } from '../events/record.ts'
import { expireOrders as expire } from '../services/orders/order-expiry.ts'
import type { Job } from './job.ts'

/** Cancels orders that were not paid for in time. */
export const expireOrders: Job = {
  name: 'expire-orders',
  everySeconds: 30,
  run: ({ db, dependencies: { log }, signal }) => expire(db, { log, record: recordEvent }, signal),
}
