import { transaction } from '../db/database.ts'
import { recordAsJob } from '../events/record.ts'
import { advance, storesWithImports } from '../services/imports/steps.ts'
import type { Job } from './job.ts'

const name = 'run-imports'

/**
 * Does what merchants import: one batch for each store in turn, so that a large file does not hold up other stores. A
 * batch that fails is logged and is due again.
 */
export const runImports: Job = {
  name,
  everySeconds: 5,
  async run({ db, dependencies, signal }) {
    const failed = new Set<string>()
    for (;;) {
      const shopIds = (await storesWithImports(db)).filter((shopId) => !failed.has(shopId))
      if (shopIds.length === 0) return
      for (const shopId of shopIds) {
        if (signal.aborted) return
        try {
          await transaction(db, (tx) => advance(tx, { record: recordAsJob(name), dependencies }, shopId))
        } catch (error) {
          dependencies.log.error({ err: error, shopId }, 'a batch of an import failed')
          failed.add(shopId)
        }
      }
    }
  },
}
