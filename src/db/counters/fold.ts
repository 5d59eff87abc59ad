// Folds appended changes into their sums (compaction).

interface Folding {
  /** The table of changes, in whose rows `change` is a number; `keys` and `id` tell them apart. */
  changes: string
  id: string
  /** The table of their sums, in whose rows `total` is one, by the same keys. */
  totals: string
  keys: string[]
  /** SQL that is true for the changes that are summed up; without it, for any. */
  condition?: string
}

/**
 * Returns SQL that sums up to `:limit` changes by one statement, so that everybody sees either the changes or their
 * sum; the result is how many. Changes that another call is summing up at this moment are left to it.
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
