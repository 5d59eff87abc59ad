// Folds appended changes into their sums (compaction).

interface Folding {
  /** The table of changes; in its rows `change` is a number, and `keys` and `id` identify them. */
  changes: string
  id: string
  /** The table of sums; in its rows `total` is a sum, with the same keys. */
  totals: string
  keys: string[]
  /** SQL condition for the changes to fold; by default all. */
  condition?: string
}

/**
 * Returns SQL that folds up to `:limit` changes in one statement, so that everybody sees either the changes or their
 * sum; it returns their number. Skips changes that another call is folding.
 */
export function foldSql({ changes, id, totals, keys, condition = 'true' }: Folding): string {
  const columns = keys.join(', ')
  const isTaken = [...keys, id].map((name) => `changes.${name} = taken.${name}`).join(' and ')
  return `
    with taken as materialized (
      select ${columns}, ${id} from ${changes} where ${condition}
      limit (select cast(:limit as integer)) for update skip locked
    ), gone as (
      delete from ${changes} as changes using taken where ${isTaken} returning changes.*
    ), folded as (
      insert into ${totals} as totals (${columns}, total)
      select ${columns}, sum(change) from gone group by ${columns} order by ${columns}
      on conflict (${columns}) do update set total = totals.total + excluded.total
    )
    select count(*) as changes from gone`
}
