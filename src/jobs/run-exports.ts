import { advance, storesWithExports } from '../services/exports/writing.ts'
import { eachStore } from './each-store.ts'
import type { Job } from './job.ts'

/** Writes what merchants export: one batch for each store in turn. */
export const runExports: Job = {
  name: 'run-exports',
  everySeconds: 5,
  run: ({ db, dependencies, signal }) =>
    eachStore(
      db,
      { log: dependencies.log, signal },
      storesWithExports,
      'a batch of an export failed',
      (shopId) => advance(db, dependencies, shopId),
    ),
}
