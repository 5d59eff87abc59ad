import { advance, storesWithExports } from '../services/exports/writing.ts'
import { storeJob } from './store-job.ts'

/** Writes what merchants export, a batch at a time. */
export const runExports = storeJob({
  name: 'run-exports',
  everySeconds: 5,
  storesWithWork: storesWithExports,
  step: ({ db, dependencies }, shopId) => advance(db, dependencies, shopId),
  failure: 'a batch of an export failed',
})
