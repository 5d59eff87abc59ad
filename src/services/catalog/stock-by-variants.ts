import type { Knex } from 'knex'
import type { Shop } from '../../base/context.ts'
import { numberSql } from '../../db/counters/record-counts.ts'
import { type Database, transaction } from '../../db/database.ts'
import { sendAndCommit, statement } from '../../db/statement.ts'
import { kept } from './product-projection.ts'

/** SQL that reads the variants of `p` that are in stock. */
export const stockedVariants =
  'from variants v where v.shop_id = p.shop_id and v.product_id = p.id and v.stocked and v.deleted_at is null'

/** SQL that is true if `p` is in stock by its variants alone. */
const byVariants = `p.in_variants and not p.stocked and exists (select ${stockedVariants})`

/**
 * Returns SQL that compares how each of these products is counted with how it should be. Each is looked up by key, no
 * matter how many the planner expects.
 */
const compared = (products: string) => `(select distinct shop_id, product_id ${products}) as changed
  left join lateral (
    select key from stock_by_variants s
    where s.shop_id = changed.shop_id and s.product_id = changed.product_id limit 1
  ) as counted on true
  left join lateral (
    select product_count_key(p.category_id, p.listed, true) as key from products p
    where p.shop_id = changed.shop_id and p.id = changed.product_id and ${kept} and ${byVariants} limit 1
  ) as real on true`

/** If more changes than this are waiting to be folded, all products with variants are counted. */
const few = 1000

/**
 * Returns SQL for the number of products that are in stock by their variants and whose key is like `pattern`
 * (decision stock-of-variants-is-settled-later). `products` is the query for all products that may have such a key.
 */
export function numberByVariants(
  db: Database,
  { id: shopId }: Shop,
  pattern: string,
  products: Knex.QueryBuilder,
): Knex.Raw {
  return db.raw(
    `(with changes as materialized (
        select shop_id, product_id from stock_by_variants_changes where shop_id = :shopId limit ${few + 1}
      )
      select case when (select count(*) from changes) > ${few} then (:counted)
        else ${numberSql("'variants'", `key like ${pattern}`)} + (
          select count(*) filter (where real.key like ${pattern}) - count(*) filter (where counted.key like ${pattern})
          from ${compared('from changes')}
        ) end)`,
    { shopId, counted: products.clone().whereRaw(byVariants).count() },
  )
}

/** Serialises folds: one that began before another would count products by an outdated state. */
const takeTurn = statement<object, never>(
  'stockByVariants.takeTurn',
  "select pg_advisory_xact_lock(hashtextextended('stock_by_variants', 0))",
)

const fold = statement<{ limit: number }, { changes: number }>(
  'stockByVariants.fold',
  `with taken as materialized (
      select shop_id, product_id, id from stock_by_variants_changes limit (select cast(:limit as integer))
    ), gone as (
      delete from stock_by_variants_changes as changes using taken
      where (changes.shop_id, changes.product_id, changes.id) = (taken.shop_id, taken.product_id, taken.id)
      returning changes.shop_id, changes.product_id
    ), moved as materialized (
      select changed.*, counted.key as before, real.key as now from ${compared('from gone')}
      where counted.key is distinct from real.key
    ), removed as (
      delete from stock_by_variants as counted using moved
      where (counted.shop_id, counted.product_id) = (moved.shop_id, moved.product_id) and moved.now is null
    ), written as (
      insert into stock_by_variants (shop_id, product_id, key)
      select shop_id, product_id, now from moved where now is not null
      on conflict (shop_id, product_id) do update set key = excluded.key
    ), numbers as (
      insert into record_count_changes (shop_id, kind, key, change)
      select shop_id, 'variants', key, sum(change)
      from moved cross join lateral (values (before, -1), (now, 1)) as changed (key, change)
      where key is not null group by shop_id, key having sum(change) <> 0
    )
    select count(*) as changes from gone`,
)

/**
 * Recounts products whose variants or listing have changed, for up to `limit` changes. Readers see either the changes
 * or the counts that follow from them. Returns the number of changes processed.
 */
export async function foldStockByVariants(db: Database, limit: number): Promise<number> {
  const [, [folded]] = await transaction(
    db,
    (tx) => sendAndCommit<[never, { changes: number }]>(tx, takeTurn.with({}), fold.with({ limit })),
    { endsWithWork: true },
  )
  return folded!.changes
}
