import { foldChanges } from '../db/counters/record-counts.ts'
import { foldVersions } from '../db/counters/shop-versions.ts'
import { foldStockByVariants } from '../services/catalog/stock-by-variants.ts'
import type { Job } from './job.ts'

/** Number of changes in one statement, which takes about a tenth of a second. */
const batch = 10_000

/**
 * Recounts the products that are in stock by their variants, and folds record counts and store versions, so that each
 * remains the sum of a few rows (decisions totals-are-kept-by-triggers, stores-have-a-version and
 * stock-of-variants-is-settled-later).
 */
export const foldCounts: Job = {
  name: 'fold-counts',
  everySeconds: 60,
  async run({ db, signal }) {
    for (const fold of [foldStockByVariants, foldChanges, foldVersions]) {
      while (!signal.aborted && (await fold(db, batch)) === batch);
    }
  },
}
