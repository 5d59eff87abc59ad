import { foldChanges } from '../db/counters/record-counts.ts'
import { foldVersions } from '../db/counters/shop-versions.ts'
import { foldStockByVariants } from '../services/catalog/stock-by-variants.ts'
import type { Job } from './job.ts'

/** A statement adds this many changes, which takes it about a tenth of a second. */
const batch = 10_000

/**
 * Counts the products anew that are in stock by their variants, and adds the changes of record counts to the counts, and
 * those of store versions to the versions, so that each remains the sum of a few rows
 * (decisions totals-are-kept-by-triggers, stores-have-a-version and stock-of-variants-is-settled-later).
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
