import { transaction } from '../db/database.ts'
import { advance, storesWithImports } from '../services/imports/steps.ts'
import { storeJob } from './store-job.ts'

/** Imports what merchants have uploaded, a batch at a time. */
export const runImports = storeJob({
  name: 'run-imports',
  everySeconds: 5,
  storesWithWork: storesWithImports,
  step: ({ db, dependencies, record }, shopId) =>
    transaction(db, (tx) => advance(tx, { record, dependencies }, shopId)),
  failure: 'a batch of an import failed',
})
