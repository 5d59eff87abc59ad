import type { Knex } from 'knex'
import type { Shop } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { numberSql } from '../../db/record-counts.ts'

/** Returns the query for the ids of products whose text contains this string, whatever its case and accents. */
export function idsWith(db: Database, shop: Shop, text: string): Knex.QueryBuilder {
  return textsOf(db, shop).whereRaw(contains, [text]).select('product_id')
}

/**
 * Returns the query for the texts of products that contain each of these words, or another English form of it.
 */
export function textsOfWords(db: Database, shop: Shop, words: string[]): Knex.QueryBuilder {
  const found = textsOf(db, shop)
  for (const word of words) found.whereRaw(...hasWord(word))
  return found
}

export const hasWord = (word: string): [sql: string, bindings: string[]] =>
  hasForms.test(word) ? [`(${contains} or ${isForm})`, [word, word]] : [contains, [word]]

/** Words that may have other English forms; numbers, codes and very short words have none. */
const hasForms = /^[\p{L}\p{M}]{3,}$/u
/** What is searched has been folded when it was written. */
const contains = 'text like containing(?)'
const isForm = "stems @@ plainto_tsquery('english', folded(?))"

export function textsOf(db: Database, shop: Shop): Knex.QueryBuilder {
  return db('product_texts').where('product_texts.shop_id', shop.id)
}

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
