import { transaction } from '../db/database.ts'
import { recordAsJob } from '../events/record.ts'
import { advance, storesWithChanges } from '../services/prices/price-steps.ts'
import type { Job } from './job.ts'

const name = 'change-prices'

/**
 * Continues bulk price changes that outlasted their call: one step for each store in turn, so that a large store does
 * not hold up others. A step that fails is logged and is due again.
 */
export const changePrices: Job = {
  name,
  everySeconds: 10,
  async run({ db, dependencies, signal }) {
    const failed = new Set<string>()
    for (;;) {
      const shopIds = (await storesWithChanges(db)).filter((shopId) => !failed.has(shopId))
      if (shopIds.length === 0) return
      for (const shopId of shopIds) {
        if (signal.aborted) return
        try {
          await transaction(db, (tx) => advance(tx, recordAsJob(name), shopId))
        } catch (error) {
          dependencies.log.error({ err: error, shopId }, 'a step of a price change failed')
          failed.add(shopId)
        }
      }
    }
  },
}
