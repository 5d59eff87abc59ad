import { transaction } from '../db/database.ts'
import { mailDigest, storesWithDigest } from '../services/notices/digest.ts'
import { storeJob } from './store-job.ts'

/** Mails the summary of a day to the people of a store who want it. */
export const mailDigests = storeJob({
  name: 'mail-digests',
  everySeconds: 60,
  storesWithWork: storesWithDigest,
  step: ({ db, dependencies }, shopId) => transaction(db, (tx) => mailDigest(tx, dependencies, shopId)),
  failure: 'the summary of a day could not be mailed',
})
