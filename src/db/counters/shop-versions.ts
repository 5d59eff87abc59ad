// Cache invalidation: a version of each store that changes with every write.

import type { Database } from '../database.ts'
import { statement } from '../statement.ts'
import { foldSql } from './fold.ts'

/**
 * SQL that joins the store's version to `shops` (decision stores-have-a-version): the sum of its changes, of which
 * `parts` are not folded yet. Each change is a random number, so no sum ever recurs, not even in a restored database.
 */
export const withVersion = `cross join lateral (
  select cast(coalesce(sum(number), 0) as text) as version, count(*) as parts from (
    select total as number from shop_versions where shop_id = shops.id
    union all
    select change from shop_version_changes where shop_id = shops.id
  ) as written
) as versions`

const tables = {
  changes: 'shop_version_changes',
  id: 'change',
  totals: 'shop_versions',
  keys: ['shop_id'],
}
type Folded = { changes: number }
const fold = statement<{ limit: number }, Folded>('shopVersions.fold', foldSql(tables))
const foldOne = statement<{ limit: number; shopId: string }, Folded>(
  'shopVersions.foldOne',
  foldSql({ ...tables, condition: 'shop_id = :shopId' }),
)

/**
 * Folds up to `limit` changes of stores' versions in one statement, which leaves each version as it is. Returns the
 * number of changes.
 */
export async function foldVersions(db: Database, limit: number): Promise<number> {
  const [folded] = await fold(db, { limit })
  return folded!.changes
}

/** Roughly the maximum number of rows that a version sums up, which takes PostgreSQL some 40 µs. */
const mostParts = 100
const folding = new Set<string>()

/**
 * Folds the version of a store that has too many parts, in the background of the call that noticed it: if a store
 * changes 50 times a second, a job that runs once a minute is too slow. If it fails, the next call tries again.
 */
export function foldIfLong(db: Database, shopId: string, parts: number): void {
  if (parts <= mostParts || folding.has(shopId)) return
  folding.add(shopId)
  foldOne(db, { limit: 10 * mostParts, shopId })
    .catch(() => undefined)
    .finally(() => folding.delete(shopId))
}
