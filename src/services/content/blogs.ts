import type { Knex } from 'knex'
import type { components } from '../../../generated/apps.types.ts'
import type { Tables } from '../../../generated/tables.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { numberOf, numberSql } from '../../db/counters/record-counts.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList, jsonObject } from '../../db/sql/columns.ts'
import { jsonTime } from '../../db/sql/json.ts'
import { ofRow, pageOf, rangeOf, type Shape } from '../../db/sql/versioned-sql.ts'
import { type CachedReply, cachedPage, cachedRecord } from '../shared/cached-replies.ts'
import { onDuplicate } from '../shared/duplicates.ts'
import { type Changes, newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { freeSlug, slugOf } from '../shared/slugs.ts'
import { contains, pageOfSearch, searchWords } from '../shared/text-search.ts'

type Blog = components['schemas']['Blog']
type BlogSummary = components['schemas']['BlogSummary']

/** The fields of a post that a merchant writes. */
export interface BlogFields {
  title: string
  slug?: string
  excerpt?: string
  content: string
  cover?: string | null
  tags?: string[]
  published?: boolean
}

type BlogList = { blogs: BlogSummary[]; pagination: Pagination }

const summaryColumns = {
  _id: 'id',
  title: 'title',
  slug: 'slug',
  excerpt: 'excerpt',
  cover: 'cover',
  tags: 'tags',
  published: 'published_at is not null',
  publishedAt: 'published_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
}

/** Returns the columns of a post that lists show. */
const summary = (db: Database) => db.raw(columnList<BlogSummary>(summaryColumns))
const columns = (db: Database) => db.raw(columnList<Blog>({ ...summaryColumns, content: 'content' }))

const jsonTimes = {
  publishedAt: jsonTime('published_at'),
  createdAt: jsonTime('created_at'),
  updatedAt: jsonTime('updated_at'),
}
const cachedSummary: Shape = ofRow(jsonObject<BlogSummary>({ ...summaryColumns, ...jsonTimes }))

/** The expression that searches look into, indexed by blogs_search. */
const searched = "title || ' ' || excerpt || ' ' || content"

/**
 * Returns the conditions for posts that contain all words. The index finds the two longest; the others are matched in
 * one pass, because every match folds the whole post.
 */
function withWords(db: Database, words: string[]): Knex.Raw[] {
  const others = words.toSorted((one, other) => other.length - one.length)
  const conditions = others.splice(0, 2).map((word) => db.raw(...contains(searched, word)))
  if (others.length === 0) return conditions
  const each = others.map(() => 'containing(?)')
  return [...conditions, db.raw(`folded(${searched}) like all (array[${each}])`, others)]
}

type Question = PageQuery & { shop: Shop; query?: string; tag?: string }

const readPage = cachedPage<Question, BlogList>(
  'blogs',
  'blogs',
  async (db, { shop, query, tag, ...page }) => {
    const words = searchWords(query)
    const conditions = withWords(db, words)
    if (tag !== undefined) conditions.push(db.raw('tags @> ?::text[]', [[tag]]))
    const list = { table: 'blogs', at: 'published_at', matching: published(db, shop), shape: cachedSummary }
    if (conditions.length > 0) {
      const has = db.raw(conditions.map(() => '?').join(' and '), conditions)
      return pageOfSearch(db, { shop, of: 'blogs', by: [words, tag] }, { ...list, has }, rangeOf(page))
    }
    const newest = {
      found: list.matching,
      table: 'blogs',
      order: 'published_at desc, id desc',
      total: publishedNumber(db, shop),
    }
    return (await pageOf(db, newest, rangeOf(page), { shape: cachedSummary })).rows[0]!
  },
)

/** Returns SQL for the stored count of published posts. */
const publishedNumber = (db: Database, shop: Shop) =>
  db.raw(numberSql("'blogs'", "key = 'published'"), { shopId: shop.id })

/**
 * Returns the published posts, most recently published first; with `query`, those that contain each of its words; with
 * `tag`, those that have it.
 */
export function listPublished(
  db: Database,
  shop: Shop,
  query: Omit<Question, 'shop'>,
): Promise<CachedReply<BlogList>> {
  return readPage(db, { ...query, shop })
}

const readPublished = cachedRecord<Blog>('blogs.findPublished', 'blogNotFound', {
  bindings: ({ id }) => ({ shopId: id }),
  ...ofRow(jsonObject<Blog>({ ...summaryColumns, content: 'content', ...jsonTimes })),
  source: `select *, xmin as written from blogs
    where shop_id = :shopId and published_at is not null and deleted_at is null and (id = asked.id or slug = asked.id)
    order by id = asked.id desc limit 1`,
})

/** Returns a published post by its id or slug; a match by id wins. Throws blogNotFound. */
export function getPublished(db: Database, shop: Shop, idOrSlug: string): Promise<CachedReply<Blog>> {
  return readPublished(db, shop, idOrSlug)
}

/** Returns every post of the store, drafts included, newest first. */
export async function list(
  db: Database,
  shop: Shop,
  page: PageQuery & Changes,
): Promise<BlogList & { next: string | null }> {
  const { rows, ...place } = await newestPage<BlogSummary>(kept(db, shop), page, summary(db), {
    total: () => numberOf(db, shop, 'blogs'),
  })
  return { blogs: rows, ...place }
}

/** Returns a post of the store by its id, published or not; throws blogNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<Blog> {
  const blog = await kept(db, shop).where({ id }).first<Blog | undefined>(columns(db))
  if (!blog) throw new Refusal('blogNotFound')
  return blog
}

/**
 * Adds a post, as a draft unless `published` is true. A given slug must be free (duplicateBlog); one made from the
 * title is numbered if it is taken.
 */
export async function create(
  tx: Transaction,
  shop: Shop,
  { slug, published = false, ...fields }: BlogFields,
): Promise<Blog> {
  const at = clock.now()
  const dates = { published_at: published ? at : null, created_at: at, updated_at: at }
  const row = { ...fields, id: newId(), shop_id: shop.id, ...dates }
  if (slug === undefined) return insertNumbered(tx, shop, row, slugOf(fields.title) ?? row.id)
  const [blog] = await tx('blogs')
    .insert({ ...row, slug })
    .returning<Blog[]>(columns(tx))
    .catch(onDuplicate('duplicateBlog'))
  return blog!
}

/**
 * Changes the given fields; a new title does not change the slug. A post that is already published keeps its
 * publication time. Throws blogNotFound and duplicateBlog.
 */
export async function update(
  tx: Transaction,
  shop: Shop,
  id: string,
  { published, ...fields }: Partial<BlogFields>,
): Promise<Blog> {
  const at = clock.now()
  const publishedAt = published ? tx.raw('coalesce(published_at, ?)', [at]) : null
  const [blog] = await kept(tx, shop)
    .where({ id })
    .update({
      ...fields,
      published_at: published === undefined ? undefined : publishedAt,
      updated_at: at,
    })
    .returning<Blog[]>(columns(tx))
    .catch(onDuplicate('duplicateBlog'))
  if (!blog) throw new Refusal('blogNotFound')
  return blog
}

/** Deletes a post and frees its slug. Throws blogNotFound. */
export async function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  const at = clock.now()
  const removed = await kept(tx, shop).where({ id }).update({ deleted_at: at, updated_at: at })
  if (removed === 0) throw new Refusal('blogNotFound')
  return null
}

function kept(db: Database, shop: Shop): Knex.QueryBuilder {
  return db('blogs').where({ shop_id: shop.id }).whereNull('deleted_at')
}

function published(db: Database, shop: Shop): Knex.QueryBuilder {
  return kept(db, shop).whereNotNull('published_at')
}

/**
 * Inserts a post. The unique index decides which of several parallel calls gets a slug; the others take the next one.
 */
async function insertNumbered(
  tx: Transaction,
  shop: Shop,
  row: Omit<Tables['blogs']['insert'], 'slug'>,
  slug: string,
): Promise<Blog> {
  for (;;) {
    const [blog] = await tx('blogs')
      .insert({ ...row, slug: tx.raw(freeSlug('blogs'), { slug, shopId: shop.id }) })
      .onConflict(tx.raw('(shop_id, slug) where deleted_at is null'))
      .ignore()
      .returning<Blog[]>(columns(tx))
    if (blog) return blog
  }
}
