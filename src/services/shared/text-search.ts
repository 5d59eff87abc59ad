// Full-text search of public lists.

import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import type { Shop } from '../../base/context.ts'
import { gtinOf } from '../../base/gtin.ts'
import { numberSql } from '../../db/counters/record-counts.ts'
import type { Database } from '../../db/database.ts'
import { pageOf, type Range, type Shape, type VersionedRows } from '../../db/sql/versioned-sql.ts'
import { foundAlongList } from './pagination.ts'
import { ungrouped } from './typed-codes.ts'

/** Maximum number of words that a search looks for: each costs a pass through the texts. */
const mostWords = 8

/**
 * Returns the words of a search that count: the first eight distinct ones, ignoring case. Later words are ignored, so
 * that a shopper who pastes a whole sentence finds what its beginning says, and so are hyphens and apostrophes that
 * stand alone, quotation marks, brackets, and the signs that end a sentence or a part of it. A barcode is one word,
 * however its digits are grouped.
 */
export function searchWords(query = ''): string[] {
  const code = query.replace(/[\s\p{Pd}]/gu, '')
  if (isBarcode(code)) return [code]
  const written = query.split(/\s+/).filter(Boolean)
  const words = written.map(withoutSigns)
  const telling = words.filter((word) => !hasNothing.test(word))
  return wordsThatCount(telling.length > 0 ? telling : words)
}

const signs = '\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}"“”„，,;:!?¿¡.…。、'
/** Matches what is written around words, and belongs to none. */
const around = new RegExp(`^[${signs}]+|[${signs}]+$`, 'gu')

/** Returns a text without the quotation marks, brackets and the like around it, unless it has nothing else. */
export const withoutSigns = (text: string) => text.replace(around, '') || text

/** Matches what nothing is left of in the form in which texts are searched. */
const hasNothing = /^[\p{Pd}\p{M}\p{Cf}'’‘´`]+$/u

/**
 * Tells whether a text is a barcode that has other forms (UPC-A, EAN-13, GTIN-14 or ISBN), with a right check digit. The
 * eight digits of an EAN-8 may just as well be another number.
 */
export function isBarcode(text: string): boolean {
  const gtin = gtinOf(text)
  return gtin?.length === 13 && !gtin.startsWith('00000')
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
 * Returns the condition, with its bindings, for people and places that a text names. The `column` is in the form of the
 * SQL function `searchable_name`, and begins each field with a blank. It contains the text, or begins a word with each
 * of the words of the text, in any order, or contains its telephone number
 * (decision people-are-found-as-they-are-written). Trigram indexes on the column find each of these.
 */
export function namedBy(column: string, text: string): [sql: string, bindings: string[]] {
  const words = wordsThatCount(text.split(/[\s,;]+/).filter((word) => word !== '' && !hasNothing.test(word)))
  const digits = phoneDigits(text)
  const ways = [
    [['containing_name(?)', text]],
    words.length > 1 ? words.map((word) => [patternOf(word), word]) : [],
    digits ? [['?', `%${digits}%`]] : [],
  ].filter((patterns) => patterns.length > 0)
  const conditions = ways.map((patterns) =>
    patterns.map(([pattern]) => `${column} like ${pattern}`).join(' and '),
  )
  return [`(${conditions.join(' or ')})`, ways.flat().map(([, binding]) => binding!)]
}

/** Chinese, Japanese and Korean names are searched without the blank between family name and given name. */
const patternOf = (word: string) =>
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(word) ? 'containing_name(?)' : 'beginning_word(?)'

/** The country calling codes of one and two digits; all others have three (ITU-T E.164). */
const callingCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[0-9]{3})/

/**
 * Returns the digits that a telephone number has however it is written: without the calling code of its country, if
 * that can be told, and without the zero of national calls. Null for a text that is no telephone number.
 */
function phoneDigits(text: string): string | null {
  const typed = ungrouped(text)
    .replace('(0)', '')
    .replace(/[()./]/g, '')
  const [, abroad, number = ''] = /^(\+|00)?([0-9]+)$/.exec(typed) ?? []
  const digits = (abroad ? number.replace(callingCode, '') : number).replace(/^0+/, '')
  return digits.length >= 4 ? digits : null
}

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
