import { transaction } from '../db/database.ts'
import { recordAsJob } from '../events/record.ts'
import { advance, storesWithEnded } from '../services/prices/ended-discounts.ts'
import type { Job } from './job.ts'

const name = 'note-ended-discounts'

/**
 * Computes the prior prices of reduced products once a discount has ended, in steps of some hundred, each a transaction. A
 * store whose turn fails is logged and is due again.
 */
export const noteEndedDiscounts: Job = {
  name,
  everySeconds: 10,
  async run({ db, dependencies, signal }) {
    for (const shopId of await storesWithEnded(db)) {
      try {
        while (!signal.aborted && (await transaction(db, (tx) => advance(tx, recordAsJob(name), shopId))));
      } catch (error) {
        dependencies.log.error({ err: error, shopId }, 'prior prices could not be noted')
      }
    }
  },
}
