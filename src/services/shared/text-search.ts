// Full-text search of public lists.

import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import type { Shop } from '../../base/context.ts'
import { numberSql } from '../../db/counters/record-counts.ts'
import type { Database } from '../../db/database.ts'
import { pageOf, type Range, type Shape, type VersionedRows } from '../../db/sql/versioned-sql.ts'
import { foundAlongList } from './pagination.ts'

/** A search looks for at most this many words: each costs a pass through the texts. */
const mostWords = 8

/**
 * Returns the words of a search that count: the first eight different ones, whatever their case. The words after them
 * are ignored, so that a shopper who pastes a whole sentence finds what its beginning says.
 */
export function searchWords(query = ''): string[] {
  return wordsThatCount(query.split(/\s+/).filter(Boolean))
}

/**
 * Returns the first eight different words, whatever their case, as they were written: PostgreSQL converts them to lower
 * case by the same rules as the texts. JavaScript has other rules (its lower-case İ has two characters), by which a
 * word would not be found.
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
 * Returns SQL that is true for an `expression` which contains this text, whatever the case and the accents of either, with
 * its bindings (decision searches-match-folded-trigrams). A trigram index on what `folded` makes of the expression
 * finds it.
 */
export const contains = (expression: string, text: string): [sql: string, bindings: string[]] => [
  `folded(${expression}) like containing(?)`,
  [text],
]

// How many records of a store a search finds is remembered by the process (decision common-word-totals-are-remembered),
// together with the version of the texts that it looks into: each change of them adds a random number to it, in the
// transaction of the change.

/** The searches whose numbers are remembered, by the records that they find; each has a version of its own. */
type Searched = 'products' | 'foods' | 'blogs'

/** A search, and whatever else its number depends on. */
interface Search {
  shop: Shop
  of: Searched
  by: unknown[]
}

/** The number of records that a search finds, and the version of the texts then. */
interface KnownNumber {
  texts: number
  version: string
}

/** This many numbers are remembered, which takes a process 2 MB at most. */
const most = 5000
const known = new Map<string, KnownNumber>()

/** Returns a key of one length: thousands of categories can have a word, and their ids are part of what is asked. */
const keyOf = ({ shop, of, by }: Search) =>
  createHash('sha256')
    .update(JSON.stringify([shop.id, of, ...by]))
    .digest('base64')

/**
 * Returns the query for the number of records that a search finds, as `count` counts them, with the version of the texts.
 * Where that is the one at which they were counted last, the number is known.
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

/** Tells whether more than `few` records were found when they were counted last. */
const wasCommon = (search: Search) => (known.get(keyOf(search))?.texts ?? 0) > few

/** Remembers a number; those that were not asked for longest give way. */
export function remember(search: Search, { texts, version }: KnownNumber): void {
  const key = keyOf(search)
  known.delete(key)
  known.set(key, { texts, version })
  if (known.size > most) known.delete(known.keys().next().value!)
}

/** A list that is searched: its rows, of `table`, the latest by the time `at` first, and how they are shown. */
interface SearchedList {
  table: string
  at: string
  matching: Knex.QueryBuilder
  /** A condition that is true for the rows that are found. */
  has: Knex.Raw
  shape: Shape
  values?: Record<string, string | number>
}

/** If at most this many records are found, they are collected. */
const few = 2000

/** Their number comes from an index: so of many records a page is looked for further down the list than elsewhere. */
const depth = 20

/** A page that ends further down than this is not looked for along the list: each row on the way would be compared. */
const near = 500

/**
 * Returns a page of the records of a list that a search finds. Where thousands are, the page is looked for along the
 * list, and their number is remembered (decision common-words-are-found-along-the-list).
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
