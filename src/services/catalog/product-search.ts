import type { Knex } from 'knex'
import type { Shop } from '../../base/context.ts'
import type { Position } from '../../base/cursor.ts'
import { toExactMinor } from '../../base/money.ts'
import type { Database } from '../../db/database.ts'
import { inScope, type Scope, scopeOf } from '../category-tree/scope.ts'
import { numberOfTexts, remember, searchWords } from '../shared/text-search.ts'
import { whereIdOrSlug } from './categories.ts'
import { countedStart, numberOfItems, numberStarting, startingWith } from './items.ts'
import { behind, cursorValuesOf, kept, listed, orders, type Sort } from './product-projection.ts'
import { type FoundWord, hasWord, textsOf, textsOfWords, withCategories } from './product-texts.ts'
import { numberByVariants, stockedVariants } from './stock-by-variants.ts'

/** The filters of a product list. Prices are in major units, both bounds inclusive. */
export interface Filters {
  /** True for what shoppers see, false for what they do not, undefined for both. */
  listed?: boolean
  query?: string
  category?: string
  /** The categories that `category` stands for, if they are several. */
  within?: Scope
  minPrice?: number
  maxPrice?: number
  inStock?: boolean
}

type Paged = { sort: Sort; position?: Position; limit: number; offset: number }
/** The filters of a list, with its order and the position of the page. */
export type Narrowed = Filters & Paged
/** The same with the words of its query. */
type Searched = Omit<Filters, 'query'> & Paged & { words: FoundWord[] }
type FoundIds = { total: number; ids: string[]; isCommon?: boolean }

/** Returns the ids of a page of the matching products, and their total. */
export async function findIds(
  db: Database,
  shop: Shop,
  { query, ...filters }: Narrowed,
): Promise<{ total: number; ids: string[] }> {
  const asked = searchWords(query)
  const words = asked.length > 0 ? await withCategories(db, shop, asked) : []
  const narrowed = { ...filters, words, within: await scopeOf(db, shop, filters.category) }
  const { isCommon, ...rare } = (await filtered(db, shop, narrowed)).rows[0]!
  if (words.length === 0 && hasPrices(narrowed) && rare.total > some) {
    const { rows } = await db.raw('select ? as total', [totalOfPrices(db, shop, narrowed)])
    return { ...rare, total: rows[0].total }
  }
  if (!isCommon) return rare
  if (isBare(narrowed)) {
    const { total, ids, ...counted } = (await filteredByCommonWords(db, shop, narrowed)).rows[0]!
    remember({ shop, of: 'products', by: words }, counted)
    if (narrowed.sort !== 'name' || ids.length === narrowed.limit) return { total, ids }
  } else {
    const { total, ids } = (await filteredBesideCommonWords(db, shop, narrowed)).rows[0]!
    if (total !== null) return { total, ids }
  }
  const all = (await filtered(db, shop, narrowed, { isWhole: true })).rows[0]!
  return { total: all.total, ids: all.ids }
}

/**
 * Returns the query for the ids of a page of a filtered list and for its total. Knex builds one for each set of
 * filters, and PostgreSQL plans it for its words and prices. It finds ids alone: planning the whole product would take
 * longer than most searches. If more than `few` texts match the words, it only reports that they are common, unless it
 * `isWhole`, as a list by name is: there, the products with a word may all come last.
 */
export function filtered(
  db: Database,
  shop: Shop,
  { sort, position, limit, offset, words, ...filters }: Searched,
  { isWhole = sort === 'name' && !isBare(filters) } = {},
): Knex.Raw<{ rows: FoundIds[] }> {
  const products = matchingProducts(db, shop, filters)
  const range = { sort, position, limit, offset }
  if (words.length === 0) {
    if (hasPrices(filters)) return filteredByPrices(db, products, range)
    return db.raw(...totalAndIds(db, products, range, totalOf(db, shop, filters)))
  }
  const ids = textsOfWords(db, shop, words).select('product_id')
  const searched = products
    .whereRaw('p.id = any(array(select product_id from texts)::text[])')
    .select(keysOf[sort])
  if (!isWhole) searched.whereRaw(`(select count(*) from texts) <= ${few}`)
  const [text, bindings] = totalAndIds(db, db('matching as p'), range)
  return db.raw(
    `with texts as materialized (:ids), matching as materialized (:searched)
    ${text}, (select count(*) from texts) > ${few} and ${!isWhole} as "isCommon"`,
    { ...bindings, ids: isWhole ? ids : ids.limit(few + 1), searched },
  )
}

/**
 * Returns the query for the same result of a list filtered by price, whose total counts up to `some` plus one. For
 * another sort order these are collected, and the page is taken from them if there are no more: otherwise PostgreSQL
 * would overestimate the matches and walk along the list, though they may all be at its end.
 */
function filteredByPrices(
  db: Database,
  products: Knex.QueryBuilder,
  range: Paged,
): Knex.Raw<{ rows: FoundIds[] }> {
  const { sort } = range
  const first = products.clone().limit(some + 1)
  if (sort === 'price' || sort === '-price')
    return db.raw(...totalAndIds(db, products, range, db.from(first.select('p.id').as('p')).count()))
  return db.raw(
    `with matching as materialized (:first), counted as (select count(*) as total from matching)
    select total, case when total <= ${some} then :few else :many end as ids from counted`,
    {
      first: first.select(keysOf[sort]),
      few: idsOf(db, db('matching as p'), range),
      many: idsOf(db, products, range),
    },
  )
}

/** Returns SQL for the total of a query's products, or for `total`, and the ids of a page of them. */
function totalAndIds(
  db: Database,
  products: Knex.QueryBuilder,
  paged: Paged,
  total: Knex.Value | Knex.QueryBuilder = products.clone().count(),
): [text: string, bindings: { total: Knex.Value | Knex.QueryBuilder; page: Knex.Raw }] {
  return ['select (:total) as total, :page as ids', { total, page: idsOf(db, products, paged) }]
}

/** Returns SQL for the ids of a page of these products. */
function idsOf(db: Database, products: Knex.QueryBuilder, paged: Paged): Knex.Raw {
  return db.raw(`array(select cast(p.id as text) from (?) p order by ${orders[paged.sort]} limit ?)`, [
    pageOf(db, products, paged),
    paged.limit,
  ])
}

/** Returns the query for a page of products; after a cursor, it is unordered and returns some extra. */
function pageOf(
  db: Database,
  products: Knex.QueryBuilder,
  { sort, position, limit, offset }: Paged,
): Knex.QueryBuilder {
  const page = products.clone().orderByRaw(orders[sort]).limit(limit).select(keysOf[sort])
  if (!position) return page.offset(offset)
  const parts = behind(sort).map((where) => page.clone().whereRaw(where, { ...cursorValuesOf(position) }))
  return db.queryBuilder().unionAll(parts, true)
}

/**
 * Returns SQL for the number of products that match the filters. Counts by category, listing and stock are stored
 * (decision stock-of-variants-is-settled-later).
 */
function totalOf(db: Database, shop: Shop, filters: Filters): Knex.Raw | Knex.QueryBuilder {
  const { category, within, listed, inStock } = filters
  if (hasPrices(filters)) return totalOfPrices(db, shop, filters)
  if (within) return matchingProducts(db, shop, filters).count()
  if (inStock === undefined) return numberOfItems(db, shop, 'product', filters)
  const start = countedStart(db, shop, filters)
  const numberOf = (stock: string) => numberStarting(db, shop, 'product', stock)
  const all = matchingProducts(db, shop, { category, listed })
  const stocked = db.raw('? + ?', [
    numberOf('stocked'),
    numberByVariants(db, shop, startingWith('stocked'), all),
  ])
  return inStock ? db.raw('? ?', [start, stocked]) : db.raw('? ? - (?)', [start, numberOf('%'), stocked])
}

const hasPrices = ({ minPrice, maxPrice }: Filters) => minPrice !== undefined || maxPrice !== undefined

/**
 * Returns SQL for the number of products that match filters with prices. If at most `few` are cheaper or dearer, it is
 * the stored count of all minus those.
 */
function totalOfPrices(db: Database, shop: Shop, filters: Filters): Knex.Raw {
  const { listed, category, within, minPrice = 0, maxPrice, inStock } = filters
  const others = { listed, category, within }
  const lowest = leastPrice(minPrice, shop)
  const beyond = [db.raw('p.price < ?', [lowest])]
  if (maxPrice !== undefined)
    beyond.push(db.raw('p.price > ? and p.price >= ?', [mostPrice(maxPrice, shop), lowest]))
  const those = (of: Filters) => beyond.map((where) => matchingProducts(db, shop, of).whereRaw(where))
  const each = (join: string) => beyond.map(() => '(?)').join(join)
  return db.raw(
    `(case when (select count(*) from (${each(' union all ')} limit ${few + 1}) as looked_at) > ${few} then (?)
      else (?) - ${each(' - ')} end)`,
    [
      ...those(others).map((products) => products.select('p.id')),
      matchingProducts(db, shop, filters).count(),
      totalOf(db, shop, { ...others, inStock }),
      ...those({ ...others, inStock }).map((products) => products.count()),
    ],
  )
}

/** If at most this many texts match the words of a search, all their products are read and sorted. */
const few = 2000

/** In a list filtered by price, this many products are counted before anything cheaper is tried. */
const some = 5000

/** Tells whether only words filter a list, so that it may contain most products. */
const isBare = ({ listed, category, minPrice, maxPrice, inStock }: Filters) =>
  listed !== false && [category, minPrice, maxPrice, inStock].every((value) => value === undefined)

/**
 * Returns the query for the same result when more than `few` texts match the words
 * (decision common-words-are-found-along-the-list). Products are read in list order until the page is full. For the
 * total, texts are counted without their products, unless the count is known; only products that the list does not show
 * are looked at.
 */
function filteredByCommonWords(
  db: Database,
  shop: Shop,
  { listed, words, ...range }: Searched,
): Knex.Raw<{ rows: (FoundIds & { texts: number; version: string })[] }> {
  const texts = textsOfWords(db, shop, words)
  const shown = db('products as p').where('p.shop_id', shop.id).whereRaw(shownBy({ listed }))
  const beginning = { ...range, limit: range.offset + 20 * range.limit, offset: 0 }
  // After a cursor the page has some extra rows, and rows between these and the first ones may be missing.
  const first = db(pageOf(db, shown, beginning).as('p'))
    .orderByRaw(orders[range.sort])
    .limit(beginning.limit)
  const products = (range.sort === 'name' ? db(first.as('p')) : shown)
    // A scalar subquery instead of `exists`, which PostgreSQL may turn into a join that reads all texts first.
    .whereRaw('(?)', [texts.clone().whereRaw('product_texts.product_id = p.id').select(db.raw('true'))])
  const hiddenBy = (condition: string) =>
    texts
      .clone()
      .join('products as p', { 'p.id': 'product_texts.product_id', 'p.shop_id': 'product_texts.shop_id' })
      .whereRaw(condition)
      .count()
  const [text, bindings] = totalAndIds(db, products, range)
  return db.raw(
    `with counted as materialized (:counted) ${text}, counted.texts, counted.version from counted`,
    {
      ...bindings,
      counted: numberOfTexts(db, { shop, of: 'products', by: words }, texts.clone().count()),
      total: db.raw(`counted.texts - (?) - ${listed ? '(?)' : '0'}`, [
        hiddenBy('p.deleted_at is not null'),
        ...(listed ? [hiddenBy(`${kept} and not p.listed`)] : []),
      ]),
    },
  )
}

/**
 * Returns the query for the same result when more than `few` texts match the words and other filters narrow the list
 * (decision filtered-common-words-count-what-lacks-them). It looks at a third more of the first products than the page
 * takes. If they do not fill the page, `total` is null: too many may lack the words. If they do, only the products that
 * lack the words are counted, and subtracted from the number that match the filters.
 */
function filteredBesideCommonWords(
  db: Database,
  shop: Shop,
  { sort, position, limit, offset, words, ...filters }: Searched,
): Knex.Raw<{ rows: { total: number | null; ids: string[] }[] }> {
  const products = matchingProducts(db, shop, filters)
  const far = Math.ceil(((offset + limit) * 4) / 3)
  const has = textsOfWords(db, shop, words).whereRaw('product_texts.product_id = p.id').select(db.raw('true'))
  const conditions = words.map((word) => db.raw(...hasWord(word)))
  const lacking = textsOf(db, shop)
    .whereRaw(`(${conditions.map(() => '?').join(' and ')}) is not true`, conditions)
    .select('product_id')
  return db.raw(
    `with first as materialized (select p.* from (:first) p order by ${orders[sort]} limit :far),
      found as materialized (
        select array(select p.id from first p where (:has) order by ${orders[sort]} limit :limit offset :offset) as ids
      )
    select ids, case when cardinality(ids) = :limit or (select count(*) from first) < :far
      then (:all) - (:others) end as total from found`,
    {
      first: pageOf(db, products, { sort, position, limit: far, offset: 0 }),
      far,
      has,
      limit,
      offset,
      all: totalOf(db, shop, filters),
      others: products.clone().whereIn('p.id', lacking).count(),
    },
  )
}

const stockKeys = ['p.id', 'p.created_at', 'p.shop_id', 'p.digital', 'p.in_variants', 'p.quantity']

/**
 * The columns that products are sorted by. Products that match words are found before anything else, and once for both
 * total and page: the planner estimates their number badly, and walking along 100,000 products in list order is a slow
 * way to fill a page of 20 from 10 matches.
 */
const keysOf: Record<Sort, string[]> = {
  newest: ['p.id', 'p.created_at'],
  price: ['p.id', 'p.created_at', 'p.price'],
  '-price': ['p.id', 'p.created_at', 'p.price'],
  name: ['p.id', 'p.created_at', 'p.name'],
  stock: stockKeys,
  '-stock': stockKeys,
}

/** Returns the query for the products, as `p`, that match the filters. */
export function matchingProducts(
  db: Database,
  shop: Shop,
  filters: Omit<Filters, 'query'>,
): Knex.QueryBuilder {
  const { category, within, minPrice, maxPrice, inStock } = filters
  const products = db('products as p').where('p.shop_id', shop.id).whereRaw(shownBy(filters))
  // A single value, not a set, so that the index on category and order is read in that order.
  if (within) inScope(products, shop, within, 'p')
  else if (category !== undefined)
    products.where('p.category_id', whereIdOrSlug(db, shop, category).select('id'))
  if (minPrice !== undefined) products.where('p.price', '>=', leastPrice(minPrice, shop))
  if (maxPrice !== undefined) products.where('p.price', '<=', mostPrice(maxPrice, shop))
  if (inStock !== undefined) products.whereRaw(`${inStock ? '' : 'not'} ${available}`)
  return products
}

const shownBy = (filters: Filters) =>
  ({ true: listed, false: `${kept} and not p.listed`, undefined: kept })[`${filters.listed}`]

/**
 * SQL that is true if `p` is in stock. A scalar subquery instead of `exists`, for which PostgreSQL would read all
 * variants of the store first; this one needs indexes only.
 */
const available = `(p.stocked or p.in_variants and coalesce((select true ${stockedVariants} limit 1), false))`

const leastPrice = (price: number, shop: Shop) => Math.ceil(toExactMinor(price, shop.scale))
const mostPrice = (price: number, shop: Shop) => Math.floor(toExactMinor(price, shop.scale))
