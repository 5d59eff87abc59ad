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
import { lockTree, noteTree, orTooDeep, requireParent } from '../category-tree/placing.ts'
import { type CachedReply, cachedPage, cachedRecord } from '../shared/cached-replies.ts'
import { onDuplicate } from '../shared/duplicates.ts'
import { type Changes, newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { slugOf } from '../shared/slugs.ts'

type Category = components['schemas']['Category']
type CategoryList = { categories: Category[]; pagination: Pagination }

/** The fields of a category that a merchant writes; `parent` is an id, or null for the top. */
export interface CategoryFields {
  name: string
  slug?: string
  description?: string
  image?: string | null
  parent?: string | null
  position?: number
}

const columns = {
  _id: 'id',
  name: 'name',
  slug: 'slug',
  description: 'description',
  image: 'image',
  parent: 'parent_id',
  ancestors: 'ancestors',
  position: 'position',
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

const orders = { name: 'position, folded(name), id', newest: 'created_at desc, id desc' }
type Sort = keyof typeof orders

/** The parts of a list that can be asked for: all categories, those at the top, those below one. */
const parts = {
  all: '',
  top: 'and parent_id is null',
  below: `and parent_id = (
    select id from categories where shop_id = :shopId and (id = :parent or slug = :parent) order by id = :parent desc limit 1
  )`,
}

const prepareList = (part: keyof typeof parts, sort: Sort) => {
  const of = `categories where shop_id = :shopId ${parts[part]}`
  return statement<Range & { shopId: string; parent: string }, VersionedRows>(
    `categories.${sort === 'name' ? 'byName' : sort}${part === 'all' ? '' : `.${part}`}`,
    pageSql(
      `select count(*) from ${of}`,
      `select *, xmin as written from ${of} order by ${orders[sort]} limit :limit offset :offset`,
      shape,
    ),
  )
}

const prepareSort = (sort: Sort) => ({
  all: prepareList('all', sort),
  top: prepareList('top', sort),
  below: prepareList('below', sort),
})
const prepared = { name: prepareSort('name'), newest: prepareSort('newest') }

/** The parent is named by its id or slug; a hyphen, which is neither, stands for the top. */
type Part = { parent?: string }
const partOf = (parent: string) => (parent === '' ? 'all' : parent === '-' ? 'top' : 'below')

type Question = PageQuery & Part & { shop: Shop; sort: Sort }

const readPage = cachedPage<Question, CategoryList>(
  'categories',
  'categories',
  async (db, { shop, sort, parent = '', ...page }) => {
    const [row] = await prepared[sort][partOf(parent)](db, { shopId: shop.id, parent, ...rangeOf(page) })
    return row!
  },
)

/** Returns the categories of the store, in the merchant's order or newest first; of a parent, those right below it. */
export function list(
  db: Database,
  shop: Shop,
  query: PageQuery & Part & { sort: Sort },
): Promise<CachedReply<CategoryList>> {
  return readPage(db, { ...query, shop })
}

/** Returns the categories of the store in the order of changes. */
export async function listChanged(
  db: Database,
  shop: Shop,
  { parent, ...query }: PageQuery & Part & Changes,
): Promise<CategoryList & { next: string | null }> {
  const found = db('categories').where({ shop_id: shop.id })
  if (parent === '-') found.whereNull('parent_id')
  else if (parent !== undefined) found.where('parent_id', whereIdOrSlug(db, shop, parent).select('id'))
  const { rows, ...place } = await newestPage<Category>(found, query, columns)
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
  kind: 'category',
  bindings: ({ id }) => ({ shopId: id }),
  source: `select *, xmin as written from categories
    where shop_id = :shopId and (id = asked.id or slug = asked.id) order by id = asked.id desc limit 1`,
})

/** Returns a category by its id, its slug or one that it had before; a match by id wins. Throws categoryNotFound. */
export function getByIdOrSlug(db: Database, shop: Shop, idOrSlug: string): Promise<CachedReply<Category>> {
  return readByIdOrSlug(db, shop, idOrSlug)
}

/**
 * Builds the query for the category with this id, slug or former slug, at most one row: a match by id wins, then one by
 * slug.
 */
export function whereIdOrSlug(db: Database, shop: Shop, idOrSlug: string): Knex.QueryBuilder {
  return db('categories')
    .where({ shop_id: shop.id })
    .whereRaw(
      `(id = :asked or slug = :asked or id = (
        select record_id from former_slugs where shop_id = :shopId and kind = 'category' and slug = :asked
      ))`,
      { asked: idOrSlug, shopId: shop.id },
    )
    .orderByRaw('id = :asked desc, slug = :asked desc', { asked: idOrSlug })
    .limit(1)
}

/**
 * Returns SQL for the id of a category, whose row it locks against deletion until the transaction ends; null if the
 * store has no such category.
 */
export function lockCategory(tx: Transaction, shop: Shop, id: string): Knex.Raw {
  return tx.raw('(select id from categories where shop_id = ? and id = ? for key share)', [shop.id, id])
}

/**
 * Adds a category; its slug is made from the name unless one is given. Throws duplicateCategory, categoryInvalid for an
 * unknown parent, and categoryTooDeep.
 */
export async function create(
  tx: Transaction,
  shop: Shop,
  { name, slug, parent = null, ...others }: CategoryFields,
): Promise<Category> {
  if (parent !== null) {
    await lockTree(tx, shop)
    await noteTree(tx, shop)
    await requireParent(tx, shop, parent)
  }
  const id = newId()
  const row = { id, shop_id: shop.id, name, slug: slug ?? slugOf(name) ?? id, parent_id: parent, ...others }
  const [category] = await tx('categories')
    .insert(row)
    .returning<Category[]>(aliased(columns))
    .catch(orTooDeep(onDuplicate('duplicateCategory')))
  return category!
}

/**
 * Changes the given fields; a new name does not change the slug. With another parent, the categories below it move along.
 * Throws categoryNotFound, duplicateCategory, categoryInvalid, categoryInItself and categoryTooDeep.
 */
export async function update(
  tx: Transaction,
  shop: Shop,
  id: string,
  { parent, ...changes }: Partial<CategoryFields>,
): Promise<Category> {
  if (shop.hasCategoryTree || parent != null) await lockTree(tx, shop)
  if (parent != null) {
    await noteTree(tx, shop)
    await requireParent(tx, shop, parent, id)
  }
  if (changes.slug !== undefined) await lockSlug(tx, shop, id, changes.slug)
  const [category] = await tx('categories')
    .where({ shop_id: shop.id, id })
    .update({ ...changes, parent_id: parent, updated_at: clock.now() })
    .returning<Category[]>(aliased(columns))
    .catch(orTooDeep(onDuplicate('duplicateCategory')))
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
 * Deletes a category; its products are left without it, and what was below it moves to its parent. Products leave it in steps, each a transaction with its own event,
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
  if (shop.hasCategoryTree) await lockTree(tx, shop)
  const category = tx('categories').where({ shop_id: shop.id, id })
  const found = await category.clone().forUpdate().first('parent_id')
  if (!found) throw new Refusal('categoryNotFound')
  const { rowCount } = await tx.raw(
    `with locked as materialized (
      select id from products where shop_id = :shopId and (category_id = :id or id = any(array(
        select product_id from product_categories where shop_id = :shopId and category_id = :id
      )))
      order by id limit ${mostProducts} for no key update
    )
    update products set category_id = nullif(category_id, :id), details = without_category(details, :id), updated_at = now()
    from locked where products.shop_id = :shopId and products.id = locked.id`,
    { shopId: shop.id, id },
  )
  if (rowCount === mostProducts) return rowCount
  const { parent_id } = found
  await tx('categories')
    .where({ shop_id: shop.id, parent_id: id })
    .update({ parent_id, updated_at: clock.now() })
  await category.delete()
  return rowCount
}
