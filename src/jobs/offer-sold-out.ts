import { transaction } from '../db/database.ts'
import { recordAsJob } from '../events/record.ts'
import { offerAgain, storesWithSoldOut } from '../services/kitchen/sold-out.ts'
import type { Job } from './job.ts'

const name = 'offer-sold-out'

/** Offers foods again that were sold out until now. A store whose turn fails is logged and is due again. */
export const offerSoldOut: Job = {
  name,
  everySeconds: 30,
  async run({ db, dependencies, signal }) {
    for (const shopId of await storesWithSoldOut(db)) {
      try {
        while (!signal.aborted && (await transaction(db, (tx) => offerAgain(tx, recordAsJob(name), shopId))));
      } catch (error) {
        dependencies.log.error({ err: error, shopId }, 'sold-out foods could not be offered again')
      }
    }
  },
}
