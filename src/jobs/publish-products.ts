import { transaction } from '../db/database.ts'
import { recordAsJob } from '../events/record.ts'
import { advance, storesWithPlanned } from '../services/goods/publishing.ts'
import type { Job } from './job.ts'

const name = 'publish-products'

/** Lists and hides products at the times that merchants planned. A store whose turn fails is logged and is due again. */
export const publishProducts: Job = {
  name,
  everySeconds: 10,
  async run({ db, dependencies, signal }) {
    for (const shopId of await storesWithPlanned(db)) {
      try {
        while (!signal.aborted && (await transaction(db, (tx) => advance(tx, recordAsJob(name), shopId))));
      } catch (error) {
        dependencies.log.error({ err: error, shopId }, 'planned products could not be listed')
      }
    }
  },
}
