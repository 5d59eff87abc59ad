import type { Knex } from 'knex'
import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { RecordChange, Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { aliased, type Columns, jsonObject } from '../../db/sql/columns.ts'
import { jsonTime } from '../../db/sql/json.ts'
import {
  ofRow,
  pageSql,
  type Range,
  rangeOf,
  type Shape,
  type VersionedRows,
} from '../../db/sql/versioned-sql.ts'
import { statement } from '../../db/statement.ts'
import { type CachedReply, cachedPage, cachedRecord } from '../shared/cached-replies.ts'
import { onDuplicate } from '../shared/duplicates.ts'
import { type Changes, newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { slugOf } from '../shared/slugs.ts'

type Category = components['schemas']['Category']
type CategoryList = { categories: Category[]; pagination: Pagination }

const columns = {
  _id: 'id',
  name: 'name',
  slug: 'slug',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} satisfies Columns<Category>

const shape: Shape = ofRow(
  jsonObject<Category>({
    ...columns,
    createdAt: jsonTime('created_at'),
    updatedAt: jsonTime('updated_at'),
  }),
)

const prepareList = (name: string, order: string) =>
  statement<Range & { shopId: string }, VersionedRows>(
    name,
    pageSql(
      'select count(*) from categories where shop_id = :shopId',
      `select *, xmin as written from categories where shop_id = :shopId order by ${order} limit :limit offset :offset`,
      shape,
    ),
  )

const prepared = {
  name: prepareList('categories.byName', 'folded(name), id'),
  newest: prepareList('categories.newest', 'created_at desc, id desc'),
}

type Question = PageQuery & { shop: Shop; sort: keyof typeof prepared }

const readPage = cachedPage<Question, CategoryList>(
  'categories',
  'categories',
  async (db, { shop, sort, ...page }) => {
    const [row] = await prepared[sort](db, { shopId: shop.id, ...rangeOf(page) })
    return row!
  },
)

/** Returns the categories of the store, by name or newest first. */
export function list(
  db: Database,
  shop: Shop,
  query: PageQuery & { sort: keyof typeof prepared },
): Promise<CachedReply<CategoryList>> {
  return readPage(db, { ...query, shop })
}

/** Returns the categories of the store in the order of changes. */
export async function listChanged(
  db: Database,
  shop: Shop,
  query: PageQuery & Changes,
): Promise<CategoryList & { next: string | null }> {
  const { rows, ...place } = await newestPage<Category>(
    db('categories').where({ shop_id: shop.id }),
    query,
    columns,
  )
  return { categories: rows, ...place }
}

/** Returns a category of the store by its id; throws categoryNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<Category> {
  const category = await db('categories').where({ shop_id: shop.id, id }).first(columns)
  if (!category) throw new Refusal('categoryNotFound')
  return category
}

const readByIdOrSlug = cachedRecord<Category>('categories.find', 'categoryNotFound', {
  ...shape,
  bindings: ({ id }) => ({ shopId: id }),
  source: `select *, xmin as written from categories
    where shop_id = :shopId and (id = asked.id or slug = asked.id) order by id = asked.id desc limit 1`,
})

/** Returns a category of the store by its id or slug; a match by id wins. Throws categoryNotFound. */
export function getByIdOrSlug(db: Database, shop: Shop, idOrSlug: string): Promise<CachedReply<Category>> {
  return readByIdOrSlug(db, shop, idOrSlug)
}

/** Builds the query for the category with this id or slug, at most one row; a match by id wins. */
export function whereIdOrSlug(db: Database, shop: Shop, idOrSlug: string): Knex.QueryBuilder {
  return db('categories')
    .where({ shop_id: shop.id })
    .where((either) => either.where({ id: idOrSlug }).orWhere({ slug: idOrSlug }))
    .orderByRaw('id = ? desc', [idOrSlug])
    .limit(1)
}

/**
 * Returns SQL for the id of a category, whose row it locks against deletion until the transaction ends; null if the
 * store has no such category.
 */
export function lockCategory(tx: Transaction, shop: Shop, id: string): Knex.Raw {
  return tx.raw('(select id from categories where shop_id = ? and id = ? for key share)', [shop.id, id])
}

/** Adds a category; its slug is made from the name unless one is given. Throws duplicateCategory. */
export async function create(
  tx: Transaction,
  shop: Shop,
  { name, slug }: { name: string; slug?: string },
): Promise<Category> {
  const id = newId()
  const row = { id, shop_id: shop.id, name, slug: slug ?? slugOf(name) ?? id }
  const [category] = await tx('categories')
    .insert(row)
    .returning<Category[]>(aliased(columns))
    .catch(onDuplicate('duplicateCategory'))
  return category!
}

/** Changes the given fields; a new name does not change the slug. Throws categoryNotFound and duplicateCategory. */
export async function update(
  tx: Transaction,
  shop: Shop,
  id: string,
  { name, slug }: { name?: string; slug?: string },
): Promise<Category> {
  if (slug !== undefined) await lockSlug(tx, shop, id, slug)
  const [category] = await tx('categories')
    .where({ shop_id: shop.id, id })
    .update({ name, slug, updated_at: clock.now() })
    .returning<Category[]>(aliased(columns))
    .catch(onDuplicate('duplicateCategory'))
  if (!category) throw new Refusal('categoryNotFound')
  return category
}

/**
 * Locks a category and the current holder of the slug it wants, ordered by id, so that two categories that swap slugs
 * do not deadlock.
 */
async function lockSlug(tx: Transaction, shop: Shop, id: string, slug: string): Promise<void> {
  const both = tx('categories').where({ shop_id: shop.id })
  await both
    .where((either) => either.where({ id }).orWhere({ slug }))
    .orderBy('id')
    .forUpdate()
    .select('id')
}

/** Maximum number of products that one transaction takes out of their category. */
const mostProducts = 1000

/**
 * Deletes a category; its products are left without one. They leave it in steps, each a transaction with its own event,
 * so that nobody waits for all products of a large category (decision large-categories-are-deleted-in-steps). A crash
 * between two steps leaves a category with fewer products, which can be deleted again. Throws categoryNotFound.
 */
export async function remove(db: Database, record: RecordChange, shop: Shop, id: string): Promise<void> {
  for (let isEmpty = false; !isEmpty; ) {
    isEmpty = await transaction(db, async (tx) => {
      const left = await takeOut(tx, shop, id)
      await record(tx, { shopId: shop.id, resource: 'categories', resourceId: id })
      return left < mostProducts
    })
  }
}

/**
 * Takes the next batch of products out of a category, and deletes the category with the last batch. Locks the category
 * first, so that no product joins it in the meantime, then the products ordered by id, as orders lock them. Returns the
 * number of products.
 */
async function takeOut(tx: Transaction, shop: Shop, id: string): Promise<number> {
  const category = tx('categories').where({ shop_id: shop.id, id })
  if (!(await category.clone().forUpdate().first('id'))) throw new Refusal('categoryNotFound')
  const { rowCount } = await tx.raw(
    `with locked as materialized (
      select id from products where shop_id = :shopId and category_id = :id
      order by id limit ${mostProducts} for no key update
    )
    update products set category_id = null, updated_at = now() from locked where products.shop_id = :shopId and products.id = locked.id`,
    { shopId: shop.id, id },
  )
  if (rowCount < mostProducts) await category.delete()
  return rowCount
}
