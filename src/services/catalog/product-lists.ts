import type { Shop } from '../../base/context.ts'
import { newest, type Order, type Position } from '../../base/cursor.ts'
import { toMinor } from '../../base/money.ts'
import { numberSql } from '../../db/counters/record-counts.ts'
import type { Database } from '../../db/database.ts'
import { pageSql, type Range, rangeOf, type VersionedRows } from '../../db/sql/versioned-sql.ts'
import { statement } from '../../db/statement.ts'
import { scopeOf } from '../category-tree/scope.ts'
import { type CachedReply, cachedList, cachedPage } from '../shared/cached-replies.ts'
import {
  type Changes,
  newestPage,
  type PageQuery,
  type Pagination,
  refuseSearch,
  startOf,
} from '../shared/pagination.ts'
import {
  behind,
  bindingsOf,
  type CursorValues,
  cachedProduct,
  cursorValuesOf,
  endlessStock,
  kept,
  listed,
  orders,
  type Product,
  type ProductBindings,
  productJson,
  type Sort,
  withVariants,
} from './product-projection.ts'
import { type Filters, findIds, matchingProducts, type Narrowed } from './product-search.ts'

type ProductList = { products: Product[]; pagination: Pagination; next: string | null }

/** The reading order of each sort order, as cursors name it. */
const readings: Record<Sort, Order> = {
  newest,
  price: { name: 'price', key: 'number' },
  '-price': { name: '-price', key: 'number' },
  name: { name: 'name', key: 'string' },
  stock: { name: 'stock', key: 'number' },
  '-stock': { name: '-stock', key: 'number' },
}

const countListed = numberSql("'products'", "key like '% listed %'")
const countAll = numberSql("'products'", 'true')

type Source = { shown: string; total: string; order: string }

/** Returns SQL for the first `limit` rows of a list of products. */
const first = (columns: string, rows: string, { shown, order }: Source) => `select ${columns} from products p
  where p.shop_id = :shopId and ${shown} order by ${order} limit ${rows}`

const columns = 'p.*, p.xmin as written'

/**
 * Returns SQL for a page within the first `depth` products, whose rows are read as they are found. The planner is told
 * that depth, but not where in it the page starts: for a known limit it would plan every page anew, and for an unknown
 * one it assumes a tenth of the store (decision list-plans-are-kept).
 */
const near = (depth: number, source: Source) => `select p.* from (${first(columns, String(depth), source)}) p
  limit (select cast(:limit as integer)) offset (select cast(:offset as integer))`

/**
 * Returns SQL for a page far from the top. Only the index is read up to the page, and rows for the page alone (8 ms
 * instead of 50 at row 80,000).
 */
const far = (
  ids: string,
  order: string,
) => `select ${columns} from (${ids}) page join products p on p.id = page.id and p.shop_id = :shopId
  order by ${order}`

/** Maximum number of records on a page of any list. */
const mostOnPage = 100

/** A page is looked for within the smaller depth, then the larger one, and otherwise far from the top. */
const depths = [mostOnPage, 1100] as const

/**
 * Returns SQL for a page after a cursor. Products of equal rank and those of a later rank are read separately, each
 * from the cursor on by index: a single condition would read all of equal rank from the first.
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
type ReadPage = (db: Database, bindings: Bindings, position: Position | undefined) => Promise<VersionedRows[]>

function prepareList(name: string, sort: Sort, shown: string, total: string): ReadPage {
  const source = { shown, total, order: orders[sort] }
  const prepare = (suffix: string, page: string) =>
    statement<Bindings, VersionedRows>(name + suffix, pageSql(total, page, cachedProduct))
  const top = prepare('', near(depths[0], source))
  const below = prepare('.below', near(depths[1], source))
  const distant = prepare('.far', far(first('p.id', ':limit offset :offset', source), source.order))
  const later = statement<Bindings & CursorValues, VersionedRows>(
    `${name}.after`,
    pageSql(total, after(sort, source), cachedProduct),
  )
  return (db, bindings, position) => {
    if (position) return later(db, { ...bindings, ...cursorValuesOf(position) })
    const last = bindings.offset + bindings.limit
    return (last <= depths[0] ? top : last <= depths[1] ? below : distant)(db, bindings)
  }
}

/** The lists that storefronts request most. */
const prepared: Partial<Record<Sort, ReadPage>> = {
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
    const source = listed ? prepared[sort] : sort === 'newest' && everyProduct
    if (!source || isNarrowed(listed ? narrowing : filters))
      return readFiltered(db, shop, { ...filters, ...range, sort, position })
    const [row] = await source(db, { ...bindingsOf(shop), ...range }, position)
    return row!
  },
  {
    orderOf: ({ sort }) => readings[sort],
    keyOf({ sort, shop }, product) {
      if (sort === 'newest') return undefined
      if (sort === 'name') return product.name
      return sort === 'stock' || sort === '-stock' ? stockOf(product) : toMinor(product.price, shop.scale)
    },
  },
)

/** Returns the stock by which a product is sorted. */
function stockOf({ digital, variants, quantity }: Product): number {
  if (digital) return endlessStock
  return variants.length === 0 ? quantity : variants.reduce((all, variant) => all + variant.quantity, 0)
}

/** Returns the listed products that match the filters. A category that does not exist yields an empty list. */
export function listListed(
  db: Database,
  shop: Shop,
  query: Omit<Filters, 'listed'> & PageQuery & { sort: Sort },
): Promise<CachedReply<ProductList>> {
  return readPage(db, { ...query, shop, listed: true })
}

/**
 * Returns the products of the store that match the filters, unlisted ones included. Only newest first has an index of
 * all: for another order the products of the store are sorted. Throws invalidRequest for a query in the order of
 * changes.
 */
export async function list(
  db: Database,
  shop: Shop,
  query: Filters & PageQuery & { sort?: Sort | 'updatedAt'; updatedSince?: string },
): Promise<CachedReply<ProductList> | ProductList> {
  const { sort = 'newest', updatedSince, ...rest } = query
  if (sort === 'updatedAt' || updatedSince !== undefined) return listChanged(db, shop, query)
  return readPage(db, { ...rest, sort, shop })
}

async function listChanged(
  db: Database,
  shop: Shop,
  { query, category, listed, inStock, ...page }: Filters & PageQuery & Changes,
): Promise<ProductList> {
  refuseSearch(page, query, 'query')
  const within = await scopeOf(db, shop, category)
  const found = matchingProducts(db, shop, { category, within, listed, inStock })
  const { rows, ...place } = await newestPage<{ id: string }>(found, page, ['p.id'], { table: 'p' })
  const { rows: shown } = await db.raw<{ rows: { product: Product }[] }>(
    `select ${productJson} as product
      from unnest(cast(:ids as text[])) with ordinality as wanted (id, place)
      join products p on p.shop_id = :shopId and p.id = wanted.id and p.deleted_at is null ${withVariants}
      order by wanted.place`,
    { ...bindingsOf(shop), ids: rows.map(({ id }) => id) },
  )
  return { products: shown.map(({ product }) => product), ...place }
}

function isNarrowed({ query, ...others }: Filters): boolean {
  return Boolean(query?.trim()) || Object.values(others).some((value) => value !== undefined)
}

/** Reads the products of a page that was just found, in their present state; with `hidden`, unlisted ones too. */
const ofIds = statement<
  ProductBindings & { ids: string[]; hidden: boolean; total: number; known: string },
  VersionedRows
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
): Promise<VersionedRows> {
  const hidden = narrowed.listed !== true
  const page = await findIds(db, shop, narrowed)
  const [found] = await ofIds(db, { ...bindingsOf(shop), ...page, hidden, known })
  return found!
}

const shownBeside = `
  other.kind = 'product' and other.listed and other.deleted_at is null and other.id <> product.id`

// Both sources are read from an index in list order, and only as far as the list is long, so that a category or tag
// with 100,000 products makes this no slower. Tags are read only if the category has too few products. Whether a tagged
// product is listed is checked one by one: PostgreSQL would reverse a join and begin with every product.
const related = statement<ProductBindings & { id: string; known: string }, VersionedRows>(
  'products.related',
  `with product as (
        select id, category_id, tags from products
        where shop_id = :shopId and kind = 'product' and listed and deleted_at is null and (id = :id or slug = :id)
        order by id = :id desc limit 1
      ),
      in_category as (
        select other.id from product, lateral (
          select other.id from products other
          where other.shop_id = :shopId and other.category_id = product.category_id and ${shownBeside}
          order by other.created_at desc, other.id desc limit 12
        ) other
      ),
      tagged as (
        select distinct other.id from product, unnest(product.tags) as own (tag), lateral (
          select product_id as id from product_tags
          where shop_id = :shopId and tag = own.tag and product_id not in (select id from in_category)
            and (select ${shownBeside} from products other where other.shop_id = :shopId and other.id = product_id)
          order by created_at desc, product_id desc limit 12
        ) other
        where (select count(*) from in_category) < 12
      )
      select found.* from product, (${pageSql(
        'null',
        `select products.*, products.xmin as written, place
          from (select id, 1 as place from in_category union all select id, 2 from tagged) candidates
          join products on products.id = candidates.id and products.shop_id = :shopId
          order by place, products.created_at desc, products.id desc limit 12`,
        cachedProduct,
      )}) found`,
)

const readRelated = cachedList<{ products: Product[] }>(
  'products.related',
  'products',
  'productNotFound',
  (db, { shop, id, known }) => related(db, { ...bindingsOf(shop), id, known }),
  'product',
)

/**
 * Returns at most 12 other listed products: those of the same category, then those that share a tag, each
 * newest first. The product is named by its id, its slug or a former one; a match by id wins. Throws productNotFound, also for a
 * product that is not listed.
 */
export function listRelated(
  db: Database,
  shop: Shop,
  id: string,
): Promise<CachedReply<{ products: Product[] }>> {
  return readRelated(db, shop, id)
}
