import { transaction } from '../db/database.ts'
import { advance, storesWithChanges } from '../services/prices/price-steps.ts'
import { storeJob } from './store-job.ts'

/** Continues bulk price changes that outlasted their call. */
export const changePrices = storeJob({
  name: 'change-prices',
  everySeconds: 10,
  storesWithWork: storesWithChanges,
  step: ({ db, record }, shopId) => transaction(db, (tx) => advance(tx, record, shopId)),
  failure: 'a step of a price change failed',
})
