import { transaction } from '../db/database.ts'
import { recordEvent } from '../events/record.ts'
import { expire } from '../services/orders/order-status.ts'
import type { Job } from './job.ts'

const batch = 100

/** Cancels orders that were not paid for in time, in short transactions of one batch each. */
export const expireOrders: Job = {
  name: 'expire-orders',
  everySeconds: 30,
  async run({ db, signal }) {
    let expired: number
    do {
      expired = await transaction(db, (tx) => expire(tx, recordEvent, batch))
    } while (expired > 0 && !signal.aborted)
  },
}
