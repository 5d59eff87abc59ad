import { foldChanges } from '../db/record-counts.ts'
import { foldVersions } from '../db/shop-versions.ts'
import type { Job } from './job.ts'

/** A statement adds this many changes, which takes it about a tenth of a second. */
const batch = 10_000

/**
 * Adds the changes of record counts to the counts, and those of store versions to the versions, so that each remains
 * the sum of a few rows (decisions 384 and 386).
 */
export const foldCounts: Job = {
  name: 'fold-counts',
  everySeconds: 60,
  async run({ db, signal }) {
    for (const fold of [foldChanges, foldVersions]) {
      while (!signal.aborted && (await fold(db, batch)) === batch);
    }
  },
}
