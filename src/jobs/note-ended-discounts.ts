import { transaction } from '../db/database.ts'
import { advance, storesWithEnded } from '../services/prices/ended-discounts.ts'
import { storeJob } from './store-job.ts'

/** Computes the prior prices of reduced products once a discount has ended, in steps of some hundred. */
export const noteEndedDiscounts = storeJob({
  name: 'note-ended-discounts',
  everySeconds: 10,
  storesWithWork: storesWithEnded,
  step: ({ db, record }, shopId) => transaction(db, (tx) => advance(tx, record, shopId)),
  failure: 'prior prices could not be noted',
})
