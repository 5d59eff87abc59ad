import type { Database } from './database.ts'
import { foldSql } from './fold.ts'
import { statement } from './statement.ts'

/** The records that triggers count, each kind by its table. */
type Kind = 'orders' | 'customers' | 'notifications' | 'activity'

/**
 * Returns SQL for the number of the store's records of a kind whose key meets a condition: the sums, plus the changes
 * since.
 */
export const numberSql = (kind: string, condition: string) => `(
  select coalesce(sum(number), 0)::bigint from (
    select total as number from record_counts where shop_id = :shopId and kind = ${kind} and ${condition}
    union all
    select change from record_count_changes where shop_id = :shopId and kind = ${kind} and ${condition}
  ) as counted
)`

const read = statement<{ shopId: string; kind: string; keys: string }, { total: number }>(
  'counts.read',
  // Kind and pattern are hidden from the planner, which would plan anew for each of them (decision 390).
  `select ${numberSql('(select cast(:kind as text))', 'key like (select cast(:keys as text))')} as total`,
)

/**
 * Returns how many records of a kind a store has, exactly, without counting them (decision 384); `keys` is a LIKE
 * pattern for the records that count. An order's key is its status and the status of its payment.
 */
export async function numberOf(db: Database, shop: { id: string }, kind: Kind, keys = '%'): Promise<number> {
  const [counted] = await read(db, { shopId: shop.id, kind, keys })
  return counted!.total
}

const fold = statement<{ limit: number }, { changes: number }>(
  'counts.fold',
  foldSql({
    changes: 'record_count_changes',
    id: 'id',
    totals: 'record_counts',
    keys: ['shop_id', 'kind', 'key'],
  }),
)

/**
 * Adds up to `limit` changes of numbers to the numbers, by one statement, so that everybody sees either the changes or
 * their sum. Returns how many it took.
 */
export async function foldChanges(db: Database, limit: number): Promise<number> {
  const [folded] = await fold(db, { limit })
  return folded!.changes
}
