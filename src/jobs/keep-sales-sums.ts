import { settleDay, storesToSettle } from '../services/sales/settling.ts'
import { storeJob } from './store-job.ts'

/** Keeps the sums of what large stores have sold, by day, month and group, for reports. */
export const keepSalesSums = storeJob({
  name: 'keep-sales-sums',
  everySeconds: 60,
  storesWithWork: storesToSettle,
  step: ({ db }, shopId) => settleDay(db, shopId),
  failure: 'could not keep the sums of what a store has sold',
})
