// Counter cache: exact totals of a store's records, kept by triggers.

import type { Knex } from 'knex'
import { days } from '../../base/clock.ts'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'
import { foldSql } from './fold.ts'

/** The records that triggers count, each kind by its table. */
type Kind =
  | 'orders'
  | 'customers'
  | 'notifications'
  | 'activity'
  | 'blogs'
  | 'products'
  | 'pictures'
  | 'invoices'
  | 'shipments'
  | 'notes'
  | 'tasks'
  | 'readers'
  | 'coupons'
  | 'all comments'
  | 'reviews'
  | 'all reviews'
  | 'bytes'

/**
 * Returns SQL for the number of a store's records of a kind whose key meets a condition: the sums, plus the changes
 * since.
 */
export const numberSql = (kind: string, condition: string) => `(
  select coalesce(sum(number), 0)::bigint from (
    select total as number from record_counts where shop_id = :shopId and kind = ${kind} and ${condition}
    union all
    select change from record_count_changes where shop_id = :shopId and kind = ${kind} and ${condition}
  ) as counted
)`

const read = statement<{ shopId: string; kind: string; keys: string[] }, { total: number }>(
  'counts.read',
  // Kind and patterns are hidden from the planner, which would otherwise replan for each of them.
  `select ${numberSql(
    '(select cast(:kind as text))',
    'key like any(array(select unnest(cast(:keys as text[]))))',
  )} as total`,
)

/**
 * Returns the exact number of a store's records of a kind, without counting them (decision
 * totals-are-kept-by-triggers); `keys` are LIKE patterns for the records to include. An order's key is its status, its
 * payment's and that of its fulfilment. One statement reads all keys: between two, a record that moves from one to another would count
 * twice, or not at all.
 */
export async function numberOf(
  db: Database,
  shop: { id: string },
  kind: Kind,
  keys: string | string[] = '%',
): Promise<number> {
  const [counted] = await read(db, { shopId: shop.id, kind, keys: [keys].flat() })
  return counted!.total
}

const readKeys = statement<{ shopId: string; kind: string; keys: string[] }, { total: number }>(
  'counts.readKeys',
  // Hidden from the planner as well.
  `select ${numberSql(
    '(select cast(:kind as text))',
    'key = any(array(select unnest(cast(:keys as text[]))))',
  )} as total`,
)

/**
 * Returns the number of records with one of these exact keys, for a kind with too many keys to match a pattern against
 * all.
 */
export async function numberOfKeys(
  db: Database,
  shop: { id: string },
  kind: Kind,
  keys: string[],
): Promise<number> {
  const [counted] = await readKeys(db, { shopId: shop.id, kind, keys })
  return counted!.total
}

/** Records of a kind counted by day: those in a list at any time, and the patterns of their keys. */
interface Counted {
  all: Knex.QueryBuilder
  keys: string[]
}

/** A time in milliseconds since 1970; infinite if a period is open-ended. */
type Moment = number

/**
 * Counts the records of a kind between two times, both inclusive; undefined leaves an end open. The numbers of whole
 * days are kept, so only the records of the first and last day are counted.
 */
export async function numberWithin(
  db: Database,
  shop: { id: string },
  kind: Kind,
  { all, keys }: Counted,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<number> {
  if (!from && !to) return numberOf(db, shop, kind, keys)
  // Records have millisecond precision, so the end is the first millisecond excluded.
  const [begin, end] = [from ? Date.parse(from) : -Infinity, to ? Date.parse(to) + 1 : Infinity]
  const [first, last] = [Math.ceil(begin / days) * days, Math.floor(end / days) * days]
  const records = (since: Moment, until: Moment) =>
    between(all.clone(), `${kind}.created_at`, since, until).count()
  const parts =
    first < last
      ? [
          db.raw('(?) + (?)', numbersOfDays(db, shop, kind, keys, first, last)),
          ...(begin < first ? [records(begin, first)] : []),
          ...(last < end ? [records(last, end)] : []),
        ]
      : [records(begin, end)]
  const { rows } = await db.raw(`select ${parts.map(() => '(?)').join(' + ')} as total`, parts)
  return Number(rows[0].total)
}

/** Returns the queries for the numbers of the days between two times, and for the changes since. */
function numbersOfDays(
  db: Database,
  shop: { id: string },
  kind: Kind,
  keys: string[],
  since: Moment,
  until: Moment,
): Knex.QueryBuilder[] {
  return (['record_counts_by_time.total', 'record_count_changes.change'] as const).map((number) => {
    const sums = db(number.split('.')[0]!).where({ shop_id: shop.id, kind })
    return between(sums, 'begins', since, until)
      .whereRaw('key like any(?)', [keys])
      .select(db.raw('coalesce(sum(??), 0)::bigint', [number]))
  })
}

function between(records: Knex.QueryBuilder, at: string, since: Moment, until: Moment): Knex.QueryBuilder {
  if (since > -Infinity) records.where(at, '>=', new Date(since))
  if (until < Infinity) records.where(at, '<', new Date(until))
  return records
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
 * Folds up to `limit` changes into the numbers in one statement, so that everybody sees either the changes or their
 * sum. Returns the number of changes.
 */
export async function foldChanges(db: Database, limit: number): Promise<number> {
  const [folded] = await fold(db, { limit })
  return folded!.changes
}
