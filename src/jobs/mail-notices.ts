import { transaction } from '../db/database.ts'
import { mailNext, storesToMail } from '../services/notices/mailing.ts'
import { storeJob } from './store-job.ts'

/** Mails notifications to the people of a store who want them. */
export const mailNotices = storeJob({
  name: 'mail-notices',
  everySeconds: 5,
  storesWithWork: storesToMail,
  step: ({ db, dependencies }, shopId) => transaction(db, (tx) => mailNext(tx, dependencies, shopId)),
  failure: 'notifications could not be mailed',
})
