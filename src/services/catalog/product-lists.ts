import type { Knex } from 'knex'
import type { Shop } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import {
  type CachedReply,
  cachedPage,
  type Found,
  pageSql,
  type Range,
  rangeOf,
} from '../shared/cached-replies.ts'
import type { PageQuery, Pagination } from '../shared/pagination.ts'
import { searchWords } from '../shared/search-words.ts'
import { whereIdOrSlug } from './categories.ts'
import { bindingsOf, cachedProduct, type Product, type ProductBindings } from './product-projection.ts'

type Sort = keyof typeof orders

/** The filters of a product list. Prices are in major units, both bounds inclusive. */
export interface Filters {
  /** True for what shoppers can see, false for what they cannot, and all without it. */
  listed?: boolean
  query?: string
  category?: string
  minPrice?: number
  maxPrice?: number
  inStock?: boolean
}

type ProductList = { products: Product[]; pagination: Pagination }

/** The sort orders of product lists; each is served by an index of `products`. */
export const orders = {
  newest: 'p.created_at desc, p.id desc',
  price: 'p.price, p.created_at desc, p.id desc',
  '-price': 'p.price desc, p.created_at desc, p.id desc',
  name: 'lower(p.name), p.created_at desc, p.id desc',
}

/** SQL that is true for a product `p` that is not deleted. */
export const kept = "p.kind = 'product' and p.deleted_at is null"
const listed = `${kept} and p.listed`
const countListed = 'select listed from product_counts where shop_id = :shopId'
const countAll = 'select total from product_counts where shop_id = :shopId'

type Source = { shown: string; total: string; order: string }

/** The first products of a list, so many of them. */
const first = (columns: string, rows: string, { shown, order }: Source) => `select ${columns} from products p
  where p.shop_id = :shopId and ${shown} order by ${order} limit ${rows}`

const columns = 'p.*, p.xmin as written'

/**
 * A page of the first `depth` products, whose rows are read as they are found. The planner is told how many these are
 * and not where in them the page is: for a limit that it knows it would plan each page anew, and for one that it does
 * not know it reckons with a tenth of the store (decision 390).
 */
const near = (depth: number, source: Source) => `select p.* from (${first(columns, String(depth), source)}) p
  limit (select cast(:limit as integer)) offset (select cast(:offset as integer))`

/**
 * A page far from the top. Up to the page only the index is read; rows are read for the page alone (8 ms
 * instead of 50 at row 80,000).
 */
const far = (
  ids: string,
  order: string,
) => `select ${columns} from (${ids}) page join products p on p.id = page.id and p.shop_id = :shopId
  order by ${order}`

/** The numbers of products in which a page is looked for: the first so many, the next few, or else far from the top. */
const depths = [100, 1100] as const

type ReadPage = (db: Database, bindings: ProductBindings & Range) => Promise<Found[]>

function prepareList(name: string, source: Source): ReadPage {
  const { total, order } = source
  const prepare = (suffix: string, page: string) =>
    statement<ProductBindings & Range, Found>(name + suffix, pageSql(total, page, cachedProduct))
  const top = prepare('', near(depths[0], source))
  const below = prepare('.below', near(depths[1], source))
  const distant = prepare('.far', far(first('p.id', ':limit offset :offset', source), order))
  return (db, bindings) => {
    const last = bindings.offset + bindings.limit
    return (last <= depths[0] ? top : last <= depths[1] ? below : distant)(db, bindings)
  }
}

const prepareListed = (name: string, order: string) =>
  prepareList(name, { shown: listed, total: countListed, order })

/** The lists that storefronts request most. */
const prepared = {
  newest: prepareListed('products.newest', orders.newest),
  price: prepareListed('products.cheapest', orders.price),
  '-price': prepareListed('products.dearest', orders['-price']),
  name: prepareListed('products.byName', orders.name),
}

const everyProduct = prepareList('products.all', {
  shown: kept,
  total: countAll,
  order: orders.newest,
})

type Question = Filters & PageQuery & { shop: Shop; sort: Sort }

const readPage = cachedPage<Question, ProductList>(
  'products',
  'products',
  async (db, { shop, sort, page, limit, known, ...filters }) => {
    const { listed, ...narrowing } = filters
    const range = rangeOf({ page, limit, known })
    const source = listed ? prepared[sort] : everyProduct
    const [row] = isNarrowed(listed ? narrowing : filters)
      ? (await filtered(db, shop, { ...filters, ...range, sort })).rows
      : await source(db, { ...bindingsOf(shop), ...range })
    return row!
  },
)

/**
 * Returns the listed products that match the filters. A category that does not exist yields an empty list.
 */
export function listListed(
  db: Database,
  shop: Shop,
  query: Omit<Filters, 'listed'> & PageQuery & { sort: Sort },
): Promise<CachedReply<ProductList>> {
  return readPage(db, { ...query, shop, listed: true })
}

/** Returns the products of the store that match the filters, unlisted ones included, newest first. */
export function list(
  db: Database,
  shop: Shop,
  query: Filters & PageQuery,
): Promise<CachedReply<ProductList>> {
  return readPage(db, { ...query, shop, sort: 'newest' })
}

function isNarrowed({ query, ...others }: Filters): boolean {
  return Boolean(query?.trim()) || Object.values(others).some((value) => value !== undefined)
}

/** Returns the query for a filtered list: Knex builds one for each set of filters. Its row is a `Found`. */
export function filtered(
  db: Database,
  shop: Shop,
  { sort, limit, offset, known, query, ...filters }: Filters & Range & { sort: Sort },
): Knex.Raw<{ rows: Found[] }> {
  const words = searchWords(query)
  const matching = matchingProducts(db, shop, filters)
  if (words.length > 0) matching.whereRaw('p.id = any((select ids from found)::text[])')
  const ids = matching.clone().orderByRaw(orders[sort]).limit(limit).offset(offset).select('p.id')
  const text = pageSql(':total', far(':ids', orders[sort]), cachedProduct)
  const bindings = { ...bindingsOf(shop), known, ids, total: matching.clone().count() }
  return words.length > 0
    ? db.raw(`with ${foundTable} ${text}`, { ...bindings, found: idsOfWords(db, shop, words) })
    : db.raw(text, bindings)
}

/**
 * The ids of the products that match the words, searched for once and before anything else: the planner
 * estimates their number badly, and walking along 100,000 products in list order is a slow way to find 20 of
 * 10 matches.
 */
const foundTable = 'found as materialized (select array(:found) as ids)'

function matchingProducts(db: Database, shop: Shop, filters: Omit<Filters, 'query'>): Knex.QueryBuilder {
  const { category, minPrice, maxPrice, inStock } = filters
  const products = db('products as p').where('p.shop_id', shop.id).whereRaw(shownBy(filters))
  // One value, not a set: the index on category and order is then read in that order.
  if (category !== undefined) products.where('p.category_id', whereIdOrSlug(db, shop, category).select('id'))
  if (minPrice !== undefined) products.where('p.price', '>=', Math.ceil(exact(minPrice, shop)))
  if (maxPrice !== undefined) products.where('p.price', '<=', Math.floor(exact(maxPrice, shop)))
  if (inStock !== undefined) products.whereRaw(`${inStock ? '' : 'not'} ${available}`, { shopId: shop.id })
  return products
}

const shownBy = (filters: Filters) =>
  ({ true: listed, false: `${kept} and not p.listed`, undefined: kept })[`${filters.listed}`]

/**
 * SQL that is true where `p` is in stock. Indexes alone answer it: `stocked` of products, and the stocked
 * variants.
 */
const available = `(p.stocked or exists (
  select from variants v where v.shop_id = :shopId and v.product_id = p.id and v.stocked and v.deleted_at is null
))`

/** Returns the query for the ids of products whose text contains this string, whatever its case. */
export function idsWith(db: Database, shop: Shop, text: string): Knex.QueryBuilder {
  return textsOf(db, shop).whereRaw(contains, [patternOf(text)])
}

/**
 * Returns the query for the ids of products whose text contains each of these words, or another English form
 * of it.
 */
function idsOfWords(db: Database, shop: Shop, words: string[]): Knex.QueryBuilder {
  const found = textsOf(db, shop)
  for (const word of words) {
    if (hasForms.test(word)) found.whereRaw(`(${contains} or ${isForm})`, [patternOf(word), word])
    else found.whereRaw(contains, [patternOf(word)])
  }
  return found
}

/** Words that may have other English forms; numbers, codes and very short words have none. */
const hasForms = /^[\p{L}\p{M}]{3,}$/u
const contains = 'text like folded(?)'
const isForm = "stems @@ plainto_tsquery('english', folded(?))"
const patternOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

function textsOf(db: Database, shop: Shop): Knex.QueryBuilder {
  return db('product_texts').where({ shop_id: shop.id }).select('product_id')
}

/** Converts to minor units without rounding: 10.005 lies between two prices. */
function exact(amount: number, { scale }: Shop): number {
  return Number((amount * scale).toPrecision(15))
}
