// Full-text search of public lists.

import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import type { Shop } from '../../base/context.ts'
import { numberSql } from '../../db/counters/record-counts.ts'
import type { Database } from '../../db/database.ts'
import { pageOf, type Range, type Shape, type VersionedRows } from '../../db/sql/versioned-sql.ts'
import { foundAlongList } from './pagination.ts'

/** Maximum number of words that a search looks for: each costs a pass through the texts. */
const mostWords = 8

/**
 * Returns the words of a search that count: the first eight distinct ones, ignoring case. Later words are ignored, so
 * that a shopper who pastes a whole sentence finds what its beginning says.
 */
export function searchWords(query = ''): string[] {
  return wordsThatCount(query.split(/\s+/).filter(Boolean))
}

/**
 * Returns the first eight distinct words, ignoring case, as they were written: PostgreSQL converts them to lower case
 * by the same rules as the texts. JavaScript's rules differ (its lower-case İ has two characters), so a word would not
 * be found.
 */
export function wordsThatCount(words: string[]): string[] {
  const different = new Map<string, string>()
  for (const word of words) {
    const anyCase = word.toLowerCase()
    if (!different.has(anyCase)) different.set(anyCase, word)
  }
  return [...different.values()].slice(0, mostWords)
}

/**
 * Returns SQL that is true for an `expression` that contains this text, ignoring case and accents, with its bindings
 * (decision searches-match-folded-trigrams). A trigram index on the result of `folded` for the expression finds it.
 */
export const contains = (expression: string, text: string): [sql: string, bindings: string[]] => [
  `folded(${expression}) like containing(?)`,
  [text],
]

// Each process remembers how many records of a store a search finds (decision common-word-totals-are-remembered), with
// the version of the texts that it searches: each change of them adds a random number to it, in the transaction of the
// change.

/** The searches whose counts are remembered, by the records that they find; each has its own version. */
type Searched = 'products' | 'foods' | 'blogs'

/** A search, and what else its count depends on. */
interface Search {
  shop: Shop
  of: Searched
  by: unknown[]
}

/** The number of records that a search found, and the version of the texts then. */
interface KnownNumber {
  texts: number
  version: string
}

/** Maximum number of counts remembered, which take a process 2 MB at most. */
const most = 5000
const known = new Map<string, KnownNumber>()

/**
 * Returns a key of fixed length: thousands of categories can contain a word, and their ids are part of the question.
 */
const keyOf = ({ shop, of, by }: Search) =>
  createHash('sha256')
    .update(JSON.stringify([shop.id, of, ...by]))
    .digest('base64')

/**
 * Returns the query for the number of records that a search finds, as `count` counts them, with the version of the
 * texts. If the version is the one of the last count, that count is reused.
 */
export function numberOfTexts(
  db: Database,
  search: Search,
  count: Knex.QueryBuilder,
): Knex.Raw<{ rows: KnownNumber[] }> {
  const { texts, version } = known.get(keyOf(search)) ?? { texts: null, version: null }
  const key = search.of === 'products' ? '' : search.of
  return db.raw(
    `with written as materialized (select cast(${numberSql("'texts'", `key = '${key}'`)} as text) as version)
      select version, case when version = :version then cast(:texts as bigint) else (:count) end as texts from written`,
    { shopId: search.shop.id, texts, version, count },
  )
}

/** Tells whether the last count found more than `few` records. */
const wasCommon = (search: Search) => (known.get(keyOf(search))?.texts ?? 0) > few

/** Remembers a count, evicting the least recently used ones. */
export function remember(search: Search, { texts, version }: KnownNumber): void {
  const key = keyOf(search)
  known.delete(key)
  known.set(key, { texts, version })
  if (known.size > most) known.delete(known.keys().next().value!)
}

/** A list that is searched: its rows, of `table`, latest by the time `at` first, and how they are shown. */
interface SearchedList {
  table: string
  at: string
  matching: Knex.QueryBuilder
  /** A condition that is true for matching rows. */
  has: Knex.Raw
  shape: Shape
  values?: Record<string, string | number>
}

/** If at most this many records match, they are collected. */
const few = 2000

/** Their number comes from an index, so for common words the page is sought further down the list than elsewhere. */
const depth = 20

/** A page that ends further down than this is not sought along the list: each row on the way would be compared. */
const near = 500

/**
 * Returns a page of the records of a list that a search finds. If thousands match, the page is sought along the list,
 * and their number is remembered (decision common-words-are-found-along-the-list).
 */
export async function pageOfSearch(
  db: Database,
  search: Search,
  { table, at, matching, has, shape, values }: SearchedList,
  range: Range,
): Promise<VersionedRows> {
  const list = { table, order: `${table}.${at} desc, ${table}.id desc` }
  const shown = { shape, ...(values && { values }) }
  const found = matching.clone().whereRaw(has)
  const collected = async (most?: number) =>
    (await pageOf(db, { ...list, found, ...(most && { most }) }, range, shown)).rows[0]!
  if (range.offset + range.limit > near) return collected()
  if (!wasCommon(search)) {
    const rare = await collected(few + 1)
    if (rare.total! <= few) return rare
  }
  const numberOf = (count: Knex.QueryBuilder) => numberOfTexts(db, search, count)
  const along = await foundAlongList(db, { table, at, matching, has, depth, numberOf, ...range })
  if (!along) return collected()
  const { ids, total, version } = along
  remember(search, { texts: total, version: version! })
  const page = matching.clone().whereRaw('??.id = any(?)', [table, ids])
  return (await pageOf(db, { ...list, found: page, total }, { ...range, offset: 0 }, shown)).rows[0]!
}
