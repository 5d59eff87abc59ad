import { transaction } from '../db/database.ts'
import { recordAsJob } from '../events/record.ts'
import { advance, storesWithImports } from '../services/imports/steps.ts'
import { eachStore } from './each-store.ts'
import type { Job } from './job.ts'

const name = 'run-imports'

/** Does what merchants import: one batch for each store in turn. */
export const runImports: Job = {
  name,
  everySeconds: 5,
  run: ({ db, dependencies, signal }) =>
    eachStore(
      db,
      { log: dependencies.log, signal },
      storesWithImports,
      'a batch of an import failed',
      (shopId) => transaction(db, (tx) => advance(tx, { record: recordAsJob(name), dependencies }, shopId)),
    ),
}
