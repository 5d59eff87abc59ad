import { transaction } from '../db/database.ts'
import { recordAsJob } from '../events/record.ts'
import { advance, storesWithDue } from '../services/prices/schedule-steps.ts'
import type { Job } from './job.ts'

const name = 'set-scheduled-prices'

/**
 * Sets scheduled prices, and sets them back, each schedule in one transaction and those of a store in the order of their
 * times, also those that came due while no worker ran. A store whose turn fails is logged and is due again.
 */
export const setScheduledPrices: Job = {
  name,
  everySeconds: 10,
  async run({ db, dependencies, signal }) {
    for (const shopId of await storesWithDue(db)) {
      try {
        while (!signal.aborted && (await transaction(db, (tx) => advance(tx, recordAsJob(name), shopId))));
      } catch (error) {
        dependencies.log.error({ err: error, shopId }, 'scheduled prices could not be set')
      }
    }
  },
}
