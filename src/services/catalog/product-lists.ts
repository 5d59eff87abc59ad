import type { Knex } from 'knex'
import type { Shop } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { type Found, pageSql, type Range, rangeOf } from '../../db/versioned-sql.ts'
import { toMinor } from '../../money.ts'
import { type CachedReply, cachedPage } from '../shared/cached-replies.ts'
import {
  newest,
  type Order,
  type PageQuery,
  type Pagination,
  type Position,
  startOf,
} from '../shared/pagination.ts'
import { searchWords } from '../shared/search-words.ts'
import { whereIdOrSlug } from './categories.ts'
import {
  bindingsOf,
  cachedProduct,
  kept,
  orders,
  type Product,
  type ProductBindings,
} from './product-projection.ts'
import { textsOfWords } from './product-search.ts'

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

type ProductList = { products: Product[]; pagination: Pagination; next: string | null }

/** The sort orders as cursors have them. */
const readings: Record<Sort, Order> = {
  newest,
  price: { name: 'price', key: 'number' },
  '-price': { name: '-price', key: 'number' },
  name: { name: 'name', key: 'string' },
}

/**
 * Some orders rank products by more than their age. These conditions hold for products of the same rank as `key`, and
 * for those of a later one.
 */
const ranks: Partial<Record<Sort, [same: string, later: string]>> = {
  price: ['p.price = :key', 'p.price > :key'],
  '-price': ['p.price = :key', 'p.price < :key'],
  name: ['lower(p.name) = lower(:key)', 'lower(p.name) > lower(:key)'],
}

/** Returns the conditions for the products behind a position. Each of these products meets one of them. */
function behind(sort: Sort): string[] {
  const older = '(p.created_at, p.id) < (cast(:at as timestamptz), :id)'
  const [same, later] = ranks[sort] ?? []
  return same && later ? [`${same} and ${older}`, later] : [older]
}

const listed = `${kept} and p.listed`
const countListed = 'select listed from product_counts where shop_id = :shopId'
const countAll = 'select total from product_counts where shop_id = :shopId'

type Source = { shown: string; total: string; order: string }

/** Returns SQL for so many of the first products of a list. */
const first = (columns: string, rows: string, { shown, order }: Source) => `select ${columns} from products p
  where p.shop_id = :shopId and ${shown} order by ${order} limit ${rows}`

const columns = 'p.*, p.xmin as written'

/**
 * Returns SQL for a page of the first `depth` products, whose rows are read as they are found. The planner is told
 * their number but not where among them the page is. It would plan each page anew for a limit that it knows, and
 * reckons with a tenth of the store for one that it does not know (decision 390).
 */
const near = (depth: number, source: Source) => `select p.* from (${first(columns, String(depth), source)}) p
  limit (select cast(:limit as integer)) offset (select cast(:offset as integer))`

/**
 * Returns SQL for a page far from the top. Up to the page only the index is read; rows are read for the page alone (8
 * ms instead of 50 at row 80,000).
 */
const far = (
  ids: string,
  order: string,
) => `select ${columns} from (${ids}) page join products p on p.id = page.id and p.shop_id = :shopId
  order by ${order}`

/** A page of any list has this many records at most. */
const mostOnPage = 100

/** A page is looked for in the first so many products, then in so many, or else far from the top. */
const depths = [mostOnPage, 1100] as const

/**
 * Returns SQL for a page behind a position. Products of equal rank and those of a later one are each read by the index
 * from there on: one condition for both would read all of equal rank from their first.
 */
function after(sort: Sort, source: Source): string {
  const parts = behind(sort).map(
    (condition) =>
      `(select p.* from (${first(columns, String(mostOnPage), { ...source, shown: `${source.shown} and ${condition}` })}) p
        limit (select cast(:limit as integer)))`,
  )
  return `select p.* from (${parts.join(' union all ')}) p order by ${source.order} limit (select cast(:limit as integer))`
}

type Bindings = ProductBindings & Range
type ReadPage = (db: Database, bindings: Bindings, position: Position | undefined) => Promise<Found[]>

function prepareList(name: string, sort: Sort, shown: string, total: string): ReadPage {
  const source = { shown, total, order: orders[sort] }
  const prepare = (suffix: string, page: string) =>
    statement<Bindings, Found>(name + suffix, pageSql(total, page, cachedProduct))
  const top = prepare('', near(depths[0], source))
  const below = prepare('.below', near(depths[1], source))
  const distant = prepare('.far', far(first('p.id', ':limit offset :offset', source), source.order))
  const later = statement<Bindings & Place, Found>(
    `${name}.after`,
    pageSql(total, after(sort, source), cachedProduct),
  )
  return (db, bindings, position) => {
    if (position) return later(db, { ...bindings, ...placeOf(position) })
    const last = bindings.offset + bindings.limit
    return (last <= depths[0] ? top : last <= depths[1] ? below : distant)(db, bindings)
  }
}

type Place = { at: string; id: string; key: string | number }
const placeOf = ({ at, id, key = '' }: Position): Place => ({ at, id, key })

/** Storefronts request these lists most. */
const prepared = {
  newest: prepareList('products.newest', 'newest', listed, countListed),
  price: prepareList('products.cheapest', 'price', listed, countListed),
  '-price': prepareList('products.dearest', '-price', listed, countListed),
  name: prepareList('products.byName', 'name', listed, countListed),
}

const everyProduct = prepareList('products.all', 'newest', kept, countAll)

type Question = Filters & PageQuery & { shop: Shop; sort: Sort }

const readPage = cachedPage<Question, ProductList>(
  'products',
  'products',
  async (db, { shop, sort, page, limit, after, known, ...filters }) => {
    const { listed, ...narrowing } = filters
    const { position } = startOf({ page, limit, after }, readings[sort])
    const range = rangeOf({ page, limit, known })
    if (isNarrowed(listed ? narrowing : filters))
      return readFiltered(db, shop, { ...filters, ...range, sort, position })
    const source = listed ? prepared[sort] : everyProduct
    const [row] = await source(db, { ...bindingsOf(shop), ...range }, position)
    return row!
  },
  {
    orderOf: ({ sort }) => readings[sort],
    keyOf({ sort, shop }, { name, price }) {
      return { number: toMinor(price, shop.scale), string: name, undefined: undefined }[
        `${readings[sort].key}`
      ]
    },
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

type Paged = { sort: Sort; position?: Position; limit: number; offset: number }
type Narrowed = Filters & Paged
type FoundIds = { total: number; ids: string[]; isCommon?: boolean }

/**
 * Returns the query for the ids of a page of a filtered list and for its total: Knex builds one for each set of
 * filters, and PostgreSQL plans it for its words and prices. It finds ids alone, because planning what is shown of the
 * products would take longer than most searches do.
 */
export function filtered(
  db: Database,
  shop: Shop,
  { sort, position, limit, offset, query, ...filters }: Narrowed,
): Knex.Raw<{ rows: FoundIds[] }> {
  const words = searchWords(query)
  const products = matchingProducts(db, shop, filters)
  const range = { sort, position, limit, offset }
  if (words.length === 0) return db.raw(...totalAndIds(db, products, range))
  const ids = textsOfWords(db, shop, words).select('product_id')
  const isBare = mayBeCommon(sort, filters)
  const searched = products
    .whereRaw('p.id = any(array(select product_id from texts)::text[])')
    .select(keysOf[sort])
  if (isBare) searched.whereRaw(`(select count(*) from texts) <= ${few}`)
  const [text, bindings] = totalAndIds(db, db('matching as p'), range)
  return db.raw(
    `with texts as materialized (:ids), matching as materialized (:searched)
    ${text}, (select count(*) from texts) > ${few} and ${isBare} as "isCommon"`,
    { ...bindings, ids: isBare ? ids.limit(few + 1) : ids, searched },
  )
}

/** Returns SQL for the number of the products of a query and the ids of a page of them. */
function totalAndIds(
  db: Database,
  products: Knex.QueryBuilder,
  { sort, position, limit, offset }: Paged,
): [text: string, bindings: Record<string, Knex.Value | Knex.QueryBuilder>] {
  const page = products.clone().orderByRaw(orders[sort]).limit(limit).select(keysOf[sort])
  const parts = position
    ? behind(sort).map((where) => page.clone().whereRaw(where, { ...placeOf(position) }))
    : []
  const found = position ? db.queryBuilder().unionAll(parts, true) : page.offset(offset)
  const text = `select (:total) as total,
    array(select p.id from (:found) p order by ${orders[sort]} limit :limit) as ids`
  return [text, { limit, found, total: products.clone().count() }]
}

/** The products of at most so many texts with the words of a search are all looked at and sorted. */
const few = 2000

/**
 * Tells whether a list is narrowed by words alone, so that most products may be in it. By their names, those that have
 * a word may all come after the others.
 */
const mayBeCommon = (sort: Sort, { listed, ...others }: Filters) =>
  sort !== 'name' && listed !== false && Object.values(others).every((value) => value === undefined)

/**
 * Returns the query for the same where more texts than a few have the words (decision 385). The products are read in
 * the order of the list until the page is full. For the total the texts are counted without their products, of which
 * only those that the list does not show are looked at.
 */
function filteredByCommonWords(
  db: Database,
  shop: Shop,
  { query, listed, ...range }: Narrowed,
): Knex.Raw<{ rows: FoundIds[] }> {
  const texts = textsOfWords(db, shop, searchWords(query))
  const products = db('products as p')
    .where('p.shop_id', shop.id)
    .whereRaw(shownBy({ listed }))
    // A scalar subquery and no `exists`, of which PostgreSQL may make a join that reads all texts first.
    .whereRaw('(?)', [texts.clone().whereRaw('product_texts.product_id = p.id').select(db.raw('true'))])
  const hiddenBy = (condition: string) =>
    texts
      .clone()
      .join('products as p', { 'p.id': 'product_texts.product_id', 'p.shop_id': 'product_texts.shop_id' })
      .whereRaw(condition)
      .count()
  const [text, bindings] = totalAndIds(db, products, range)
  return db.raw(text, {
    ...bindings,
    total: db.raw(`(?) - (?) - ${listed ? '(?)' : '0'}`, [
      texts.clone().count(),
      hiddenBy('p.deleted_at is not null'),
      ...(listed ? [hiddenBy(`${kept} and not p.listed`)] : []),
    ]),
  })
}

/** The products of a page that was found a moment ago, as they are now; `hidden`: also those that are not listed. */
const ofIds = statement<
  ProductBindings & { ids: string[]; hidden: boolean; total: number; known: string },
  Found
>(
  'products.ofIds',
  pageSql(
    'select cast(:total as integer)',
    `select p.*, p.xmin as written
      from unnest((select cast(:ids as text[]))) with ordinality as wanted (id, place)
      join products p on p.id = wanted.id and p.shop_id = :shopId
      where ${kept} and (p.listed or :hidden) order by wanted.place`,
    cachedProduct,
  ),
)

async function readFiltered(
  db: Database,
  shop: Shop,
  { known, ...narrowed }: Narrowed & { known: string },
): Promise<Found> {
  const { isCommon, ...rare } = (await filtered(db, shop, narrowed)).rows[0]!
  const { total, ids } = isCommon ? (await filteredByCommonWords(db, shop, narrowed)).rows[0]! : rare
  const [found] = await ofIds(db, {
    ...bindingsOf(shop),
    total,
    ids,
    hidden: narrowed.listed !== true,
    known,
  })
  return found!
}

/**
 * Products are sorted by these columns. Those that match words are searched for before anything else, and once for the
 * total and the page: the planner estimates their number badly, and walking along 100,000 products in list order is a
 * slow way to find 20 of 10 matches.
 */
const keysOf: Record<Sort, string[]> = {
  newest: ['p.id', 'p.created_at'],
  price: ['p.id', 'p.created_at', 'p.price'],
  '-price': ['p.id', 'p.created_at', 'p.price'],
  name: ['p.id', 'p.created_at', 'p.name'],
}

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

/** This SQL is true where `p` is in stock. Indexes alone answer it: `stocked` of products, and the stocked variants. */
const available = `(p.stocked or exists (
  select from variants v where v.shop_id = :shopId and v.product_id = p.id and v.stocked and v.deleted_at is null
))`

/** Converts to minor units without rounding: 10.005 lies between two prices. */
function exact(amount: number, { scale }: Shop): number {
  return Number((amount * scale).toPrecision(15))
}
