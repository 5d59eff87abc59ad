import { foldChanges } from '../db/record-counts.ts'
import type { Job } from './job.ts'

/** The number of changes that a statement adds, which takes it about a tenth of a second. */
const batch = 10_000

/** Adds the changes of the numbers of records to the numbers, so that a total remains the sum of a few rows (decision 384). */
export const foldCounts: Job = {
  name: 'fold-counts',
  everySeconds: 60,
  async run({ db, signal }) {
    while (!signal.aborted) if ((await foldChanges(db, batch)) < batch) return
  },
}
