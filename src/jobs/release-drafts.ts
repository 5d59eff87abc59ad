import { releaseNext, storesWithEndedHolds } from '../services/drafts/holds.ts'
import { briefTransaction } from '../services/shared/due-work.ts'
import { storeJob } from './store-job.ts'

/** Releases the stock that draft orders have held for long enough, each draft in one transaction. */
export const releaseDrafts = storeJob({
  name: 'release-drafts',
  everySeconds: 30,
  storesWithWork: storesWithEndedHolds,
  step: ({ db }, shopId) => briefTransaction(db, (tx) => releaseNext(tx, shopId)),
  failure: 'the stock of a draft order could not be released',
})
