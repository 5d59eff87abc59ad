import type { Knex } from 'knex'
import type { Database } from './database.ts'
import { foldSql } from './fold.ts'
import { statement } from './statement.ts'

/** The records that triggers count, each kind by its table. */
type Kind = 'orders' | 'customers' | 'notifications' | 'activity' | 'blogs' | 'products'

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

/** Records of a kind: those of a list at any time, the patterns of their keys, and all of the store's. */
interface Counted {
  all: Knex.QueryBuilder
  keys: string[]
  ends: Knex.QueryBuilder
}

/** Of so few records, those of a period are counted without looking where it begins and ends. */
const few = 1000

/**
 * Counts the records of a kind between two times, both included; undefined leaves an end open. Where that is more than half
 * of the time between the first record of the store and the last one, the records beyond it are counted and taken from
 * the number that is kept (decision 651).
 */
export async function numberWithin(
  db: Database,
  shop: { id: string },
  kind: Kind,
  { all, keys, ends }: Counted,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<number> {
  const numbers = await Promise.all(keys.map((key) => numberOf(db, shop, kind, key)))
  const known = numbers.reduce((sum, number) => sum + number, 0)
  if (!from && !to) return known
  const at = `${kind}.created_at`
  const inside = all.clone()
  if (from) inside.where(at, '>=', from)
  if (to) inside.where(at, '<=', to)
  const outside = [
    ...(from ? [all.clone().where(at, '<', from)] : []),
    ...(to ? [all.clone().where(at, '>', to)] : []),
  ].map((records) => records.count())
  const counted = inside.count()
  if (known <= few) return (await counted)[0].count
  const { rows } = await db.raw(
    `with ends as (?)
    select case
      when 2 * (least(last, ?::timestamptz) - greatest(first, ?::timestamptz)) < last - first then (?)
      else ? - ${outside.map(() => '(?)').join(' - ')} end as total from ends`,
    [
      ends.clone().min({ first: 'created_at' }).max({ last: 'created_at' }),
      to ?? null,
      from ?? null,
      counted,
      db.raw(numberSql(`'${kind}'`, 'key like any(:keys)'), { shopId: shop.id, keys }),
      ...outside,
    ],
  )
  return rows[0].total
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
