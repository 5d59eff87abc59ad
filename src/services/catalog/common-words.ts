import type { Knex } from 'knex'
import type { Shop } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { numberSql } from '../../db/record-counts.ts'

/** How many texts of a store have some words, and the version of its texts then. */
interface Counted {
  texts: number
  version: string
}

/** This many numbers are remembered, which takes a process 2 MB at most for words of a usual length. */
const most = 5000
const known = new Map<string, Counted>()
const keyOf = (shop: Shop, words: string[]) => JSON.stringify([shop.id, ...words])

/**
 * Returns the query for the number of texts that have these words, as `count` counts them, with the version of the
 * store's texts. Where that is the one at which they were counted last, the number is known (decision 516).
 */
export function countedTexts(
  db: Database,
  shop: Shop,
  words: string[],
  count: Knex.QueryBuilder,
): Knex.Raw<{ rows: Counted[] }> {
  const { texts, version } = known.get(keyOf(shop, words)) ?? { texts: null, version: null }
  return db.raw(
    `select version, case when version = :version then cast(:texts as bigint) else (:count) end as texts
      from (select cast(${numberSql("'texts'", "key = ''")} as text) as version) as written`,
    { shopId: shop.id, texts, version, count },
  )
}

/** Remembers a number; those that were not asked for longest give way. */
export function remember(shop: Shop, words: string[], { texts, version }: Counted): void {
  const key = keyOf(shop, words)
  known.delete(key)
  known.set(key, { texts, version })
  if (known.size > most) known.delete(known.keys().next().value!)
}
