import { transaction } from '../db/database.ts'
import { advance, storesWithDue } from '../services/prices/schedule-steps.ts'
import { storeJob } from './store-job.ts'

/**
 * Sets scheduled prices, and sets them back, each schedule in one transaction and those of a store in the order of their
 * times, also those that came due while no worker ran.
 */
export const setScheduledPrices = storeJob({
  name: 'set-scheduled-prices',
  everySeconds: 10,
  storesWithWork: storesWithDue,
  step: ({ db, record }, shopId) => transaction(db, (tx) => advance(tx, record, shopId)),
  failure: 'scheduled prices could not be set',
})
