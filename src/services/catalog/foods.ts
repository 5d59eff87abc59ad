import type { Knex } from 'knex'
import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'
import { invalid } from '../../base/errors.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { pageOf, rangeOf } from '../../db/sql/versioned-sql.ts'
import { type CachedReply, cachedPage } from '../shared/cached-replies.ts'
import {
  type Changes,
  newestPage,
  type PageQuery,
  type Pagination,
  refuseSearch,
} from '../shared/pagination.ts'
import { pageOfSearch, wordsThatCount } from '../shared/text-search.ts'
import { whereIdOrSlug } from './categories.ts'
import * as items from './items.ts'

type Food = components['schemas']['Food']
type SearchItem = components['schemas']['FoodSearchItem']
type FoodList = { foods: Food[]; pagination: Pagination }

/** The fields of a food that a merchant writes. */
export interface FoodFields extends items.CommonFields {
  available?: boolean
}

const food: items.Kind = { kind: 'food', missing: 'foodNotFound' }

const own = { category: items.categoryJson('products'), available: 'products.available' }
const shape = items.shapeOf<Food>(own)
const columns = (db: Database, shop: Shop) => items.columnsOf<Food>(db, shop, own)
const readListed = items.cachedListed<Food>('foods.findListed', food, shape)

type Filters = { query?: string; category?: string; listed?: boolean }

const readPage = cachedPage<Filters & PageQuery & { shop: Shop }, FoodList>(
  'foods',
  'foods',
  async (db, { shop, query, category, listed, ...page }) => {
    const matching = matchingFoods(db, shop, { category, listed })
    const [range, shown] = [rangeOf(page), { shape, values: items.bindingsOf(shop) }]
    if (!query?.trim()) {
      const total = items.numberOfItems(db, shop, 'food', { category, listed })
      return (await pageOf(db, { ...items.newestOf(matching), total }, range, shown)).rows[0]!
    }
    const words = await foundIn(db, shop, query)
    const by = [words, category, listed]
    const list = { table: 'products', at: 'created_at', matching, has: hasWords(db, words), ...shown }
    return pageOfSearch(db, { shop, of: 'foods', by }, list, range)
  },
)

function matchingFoods(
  db: Database,
  shop: Shop,
  { category, listed }: Omit<Filters, 'query'>,
): Knex.QueryBuilder {
  const found = items.rowsOf(db, shop, food)
  if (listed !== undefined) found.where({ 'products.listed': listed })
  if (category !== undefined) found.where({ category_id: whereIdOrSlug(db, shop, category).select('id') })
  return found
}

/** Returns the foods of the store that match the filters in the order of changes. Throws invalidRequest for a query. */
export async function listChanged(
  db: Database,
  shop: Shop,
  { query, category, listed, ...page }: PageQuery & Changes & Filters,
): Promise<FoodList & { next: string | null }> {
  refuseSearch(page, query, 'query')
  const found = matchingFoods(db, shop, { category, listed })
  const { rows, ...place } = await newestPage<Food>(found, page, columns(db, shop), { table: 'products' })
  return { foods: rows, ...place }
}

/** Returns the foods of the store that match the filters, unlisted ones included, newest first. */
export function list(db: Database, shop: Shop, query: PageQuery & Filters): Promise<CachedReply<FoodList>> {
  return readPage(db, { ...query, shop })
}

/** Returns the listed foods, newest first. A category that does not exist yields an empty list. */
export function listListed(
  db: Database,
  shop: Shop,
  filters: PageQuery & Omit<Filters, 'listed'>,
): Promise<CachedReply<FoodList>> {
  return list(db, shop, { ...filters, listed: true })
}

/** Returns a food of the store, listed or not; throws foodNotFound. */
export function get(db: Database, shop: Shop, id: string): Promise<Food> {
  return items.one(items.rowsOf(db, shop, food), food, id, columns(db, shop))
}

/** Returns a listed food; throws foodNotFound, also for an unlisted one. */
export function getListed(db: Database, shop: Shop, id: string): Promise<CachedReply<Food>> {
  return readListed(db, shop, id)
}

/**
 * Adds a food. Throws categoryInvalid for a category that does not belong to this store, and invalidRequest for a price
 * below one minor unit.
 */
export async function create(tx: Transaction, shop: Shop, fields: FoodFields): Promise<Food> {
  const values = { ...items.valuesOf(tx, shop, fields), available: fields.available }
  const made = await items.add<Food>(tx, shop, food, values, columns(tx, shop))
  items.requireCategory(fields, made.category?._id)
  return made
}

/**
 * Changes the given fields. Throws foodNotFound, categoryInvalid, and invalidRequest for a price below one minor unit.
 */
export async function update(
  tx: Transaction,
  shop: Shop,
  id: string,
  fields: Partial<FoodFields>,
): Promise<Food> {
  const values = { ...items.valuesOf(tx, shop, fields), available: fields.available }
  const changed = await items.change<Food>(tx, shop, food, id, values, columns(tx, shop))
  items.requireCategory(fields, changed.category?._id)
  return changed
}

/** Removes a food from the menu; orders still refer to it. Throws foodNotFound. */
export function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  return items.remove(tx, shop, food, id)
}

/** Maximum number of foods ranked in a search: parsing 5,000 of them takes about a second. */
const mostRanked = 5000

/**
 * Returns the 30 foods that match the query best, unlisted and unavailable ones included; equal matches come newest
 * first. If more than 5,000 match, only the newest 5,000 are ranked. Throws invalidRequest when the query is blank.
 */
export async function search(db: Database, shop: Shop, query: string): Promise<{ foods: SearchItem[] }> {
  if (!query.trim()) throw invalid('query must not be blank')
  const matching = items.rowsOf(db, shop, food).whereRaw(hasWords(db, await foundIn(db, shop, query)))
  const foods = await db('products')
    // Materialized so that PostgreSQL plans for all matches: for the newest only, it would walk along the list.
    .withMaterialized('matching', matching.select('products.*'))
    .with('products', (ranked) =>
      ranked.from('matching').orderByRaw('created_at desc, id desc').limit(mostRanked).select(),
    )
    .leftJoin('categories', {
      'categories.id': 'products.category_id',
      'categories.shop_id': 'products.shop_id',
    })
    .orderByRaw(`${rank} desc, products.created_at desc, products.id desc`, [wordsIn(query)])
    .limit(30)
    .select(
      db.raw(
        columnList<SearchItem>({
          _id: 'products.id',
          name: 'products.name',
          price: 'products.price / :scale::float8',
          images: 'products.images',
          category: items.categoryJson('products'),
          available: 'products.available',
          listed: 'products.listed',
        }),
        { scale: shop.scale },
      ),
    )
  return { foods }
}

/**
 * A search term matches words that begin with it and, by its English stem, their other forms. Folding turns some
 * letters ('n of ŉ) into characters that would be query operators, and drops others.
 */
const wantedBy = (word: string) => `(
  to_tsquery('simple', nullif(regexp_replace(folded(${word}), '[ -/:-@[-\`{-~]', '', 'g'), '') || ':*')
  || plainto_tsquery('english', folded(${word}))
)`
const wanted = wantedBy('word')

/** A word of a query, and the ids of the categories whose names contain it. */
interface FoundWord {
  word: string
  categories: string[]
}

/**
 * Returns the words of a query, each with its categories. Categories are looked up before the foods, so that PostgreSQL
 * can estimate how many foods they contain.
 */
async function foundIn(db: Database, shop: Shop, query: string): Promise<FoundWord[]> {
  const { rows } = await db.raw(
    `select word, array(
      select cast(id as text) from categories where shop_id = ? and words_of(name) @@ ${wanted} order by id
    ) as categories from unnest(?::text[]) with ordinality as words (word, place) order by place`,
    [shop.id, wordsIn(query)],
  )
  return rows
}

/** Returns a condition that is true for foods with every word in their name, description or category. */
function hasWords(db: Database, words: FoundWord[]): Knex.Raw {
  const conditions = words.map(({ word, categories }) => {
    const inText = db.raw(`words_of(products.name || ' ' || products.description) @@ ${wantedBy('?')}`, [
      word,
      word,
    ])
    return categories.length > 0
      ? db.raw('(products.category_id = any(?) or ?)', [categories, inText])
      : inText
  })
  return conditions.length > 0 ? db.raw(conditions.map(() => '?').join(' and '), conditions) : db.raw('false')
}

/**
 * The rank of a food: words in the name count most, then those in the category. `offset 0` keeps PostgreSQL from
 * parsing the texts again for each word.
 */
const rank = `(
  select sum(ts_rank(found.words, ${wanted})) from (
    select setweight(words_of(products.name), 'A')
      || setweight(words_of(coalesce(categories.name, '')), 'B')
      || setweight(words_of(products.description), 'C') as words
    offset 0
  ) found, unnest(?::text[]) as word
)`

/** Returns the words of a query. A character such as ½ yields the words that folding makes of it: 2½ becomes 2 1/2. */
function wordsIn(query: string): string[] {
  const digits = query.replace(/\p{No}/gu, (sign) => sign.normalize('NFKC').replace(/.*⁄/, ' $&'))
  return wordsThatCount(digits.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
}
