import type { Knex } from 'knex'
import type { components } from '../../../generated/store.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop, Shopper } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { numberSql } from '../../db/counters/record-counts.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList, jsonObject } from '../../db/sql/columns.ts'
import { statement } from '../../db/statement.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { authorIdOf } from '../shared/shop.ts'

type Comment = components['schemas']['PublicComment']
/** The record that a comment is about. */
export interface Subject {
  resource: Comment['resource']
  resourceId: string
}

/** SQL that is true if shoppers see `c`: it is neither deleted nor hidden. */
const live = '(c.deleted_at is null and c.hidden_at is null)'

/** SQL that reads the replies to `c` that shoppers see. */
const liveReplies = `from comments reply
  where reply.shop_id = c.shop_id and reply.parent_id = c.id and reply.deleted_at is null and reply.hidden_at is null`

/**
 * SQL that is true if `c` is live, or removed but replied to. A scalar subquery instead of `exists`, which PostgreSQL
 * may turn into a table of all replies in the store; this uses the index, for removed comments alone.
 */
const shown = `(${live} or (select true ${liveReplies} limit 1))`

/** The columns of `c` and its author `u` that both the store and shoppers see. */
export const commonColumns = {
  _id: 'c.id',
  resource: 'c.resource',
  resourceId: 'c.resource_id',
  parentId: 'c.parent_id',
  fromStore: 'c.user_id is null',
  likes: 'c.likes',
  dislikes: 'c.dislikes',
  replyCount: `(select count(*) ${liveReplies})`,
  createdAt: 'c.created_at',
  updatedAt: 'c.updated_at',
}

/** Returns SQL for the author, by the given id; null for an account that was deleted. */
export const authorJson = (id: string) => `case when u.id is not null then
  ${jsonObject<NonNullable<Comment['author']>>({
    _id: id,
    name: "nullif(u.name, '')",
    // A picture that the service has drawn tells the id of the account in its address.
    avatar: 'case when position(u.id in u.avatar) = 0 then u.avatar end',
  })} end`

const columns = (db: Database) =>
  db.raw(
    columnList<Comment>({
      ...commonColumns,
      author: `case when ${live} then ${authorJson(authorIdOf('u.id', 'c.shop_id'))} end`,
      body: `case when ${live} then c.body else '' end`,
      removed: `not ${live}`,
      isLiked: 'coalesce(r.liked, false)',
      isDisliked: 'coalesce(not r.liked, false)',
    }),
  )

/**
 * Returns the comments on a product or post that shoppers see, newest first, without replies; removed
 * comments stay while they have replies. Throws productNotFound or blogNotFound for a record that shoppers do
 * not see.
 */
export async function list(
  db: Database,
  shop: Shop,
  shopper: Shopper | null,
  { resource, resourceId, ...page }: Subject & PageQuery,
): Promise<{ comments: Comment[]; pagination: Pagination; next: string | null }> {
  await requireSubject(db, shop, { resource, resourceId })
  const found = from(db, shop, shopper)
    .where({ 'c.resource': resource, 'c.resource_id': resourceId })
    .whereNull('c.parent_id')
    .whereRaw(shown)
  const { rows, ...position } = await newestPage<Comment>(found, page, columns(db), {
    table: 'c',
    total: () => totalOf(db, { shopId: shop.id, resource, resourceId }),
  })
  return { comments: rows, ...position }
}

type Counted = Subject & { shopId: string }
const countShown = statement<Counted, { total: number }>(
  'comments.countShown',
  `select (select count(*) from comments c where c.shop_id = :shopId and c.resource = :resource
      and c.resource_id = :resourceId and c.parent_id is null and not ${live} and (select true ${liveReplies} limit 1))
    + ${numberSql("'comments'", "key = cast(:resource as text) || ' ' || cast(:resourceId as text)")} as total`,
)

/** Counts the comments that `list` returns; the count of live ones is stored. */
async function totalOf(db: Database, subject: Counted): Promise<number> {
  const [counted] = await countShown(db, subject)
  return counted!.total
}

/** Returns the replies to a comment, newest first; throws commentNotFound for a comment that shoppers do not see. */
export async function listReplies(
  db: Database,
  shop: Shop,
  shopper: Shopper | null,
  commentId: string,
  page: PageQuery,
): Promise<{ replies: Comment[]; pagination: Pagination; next: string | null }> {
  const parent = await from(db, shop, null).where('c.id', commentId).whereRaw(shown).first('c.id')
  if (!parent) throw new Refusal('commentNotFound')
  const found = from(db, shop, shopper).where('c.parent_id', commentId).whereRaw(live)
  const { rows, ...position } = await newestPage<Comment>(found, page, columns(db), { table: 'c' })
  return { replies: rows, ...position }
}

/**
 * Adds a shopper's comment, or a reply, which is always attached to a top-level comment. Throws productNotFound,
 * blogNotFound, and commentNotFound for a parent on another record.
 */
export async function create(
  tx: Transaction,
  shop: Shop,
  shopper: Shopper,
  { resource, resourceId, body, parentId }: Subject & { body: string; parentId?: string },
): Promise<Comment> {
  await requireSubject(tx, shop, { resource, resourceId })
  const parent =
    parentId === undefined ? null : await findParent(tx, shop, parentId, { resource, resourceId })
  const id = await insert(tx, shop, { resource, resourceId, parent, userId: shopper.id, body })
  return read(tx, shop, shopper, id)
}

/**
 * Changes the text of the shopper's own comment; throws commentNotFound, also for one that the store has
 * hidden.
 */
export async function update(
  tx: Transaction,
  shop: Shop,
  shopper: Shopper,
  id: string,
  body: string,
): Promise<Comment> {
  const changed = await tx('comments as c')
    .where({ shop_id: shop.id, id, user_id: shopper.id })
    .whereRaw(live)
    .update({ body, updated_at: clock.now() })
  if (changed === 0) throw new Refusal('commentNotFound')
  return read(tx, shop, shopper, id)
}

/**
 * Deletes a comment and erases its text: one by `author`, or any in the store if `author` is null. Throws
 * commentNotFound.
 */
export async function remove(tx: Transaction, shop: Shop, author: Shopper | null, id: string): Promise<null> {
  const at = clock.now()
  const removed = await tx('comments')
    .where({ shop_id: shop.id, id, ...(author ? { user_id: author.id } : {}) })
    .whereNull('deleted_at')
    .update({ body: '', deleted_at: at, updated_at: at })
  if (removed === 0) throw new Refusal('commentNotFound')
  return null
}

/** Inserts a comment and returns its id; `userId` is null for the store's own. */
export async function insert(
  tx: Transaction,
  shop: Shop,
  comment: Subject & { parent: string | null; userId: string | null; body: string },
): Promise<string> {
  const { resource, resourceId, parent, userId, body } = comment
  const [id, at] = [newId(), clock.now()]
  const subject = { shop_id: shop.id, resource, resource_id: resourceId, parent_id: parent }
  await tx('comments').insert({ id, ...subject, user_id: userId, body, created_at: at, updated_at: at })
  return id
}

/** Returns the top-level comment for a reply to `parentId`: that comment itself, or the one that it replies to. */
async function findParent(db: Database, shop: Shop, parentId: string, subject: Subject): Promise<string> {
  const { resource, resourceId } = subject
  const parent = await db('comments as c')
    .where({ shop_id: shop.id, id: parentId, resource, resource_id: resourceId })
    .whereRaw(live)
    .first<{ id: string } | undefined>(db.raw('coalesce(parent_id, id) as id'))
  if (!parent) throw new Refusal('commentNotFound')
  return parent.id
}

/** Throws productNotFound or blogNotFound unless shoppers see the record: a listed product or a published post. */
async function requireSubject(db: Database, shop: Shop, { resource, resourceId }: Subject): Promise<void> {
  const record = { shop_id: shop.id, id: resourceId, deleted_at: null }
  const found =
    resource === 'product'
      ? await db('products')
          .where({ ...record, kind: 'product', listed: true })
          .first('id')
      : await db('blogs').where(record).whereNotNull('published_at').first('id')
  if (!found) throw new Refusal(resource === 'product' ? 'productNotFound' : 'blogNotFound')
}

async function read(db: Database, shop: Shop, shopper: Shopper, id: string): Promise<Comment> {
  return from(db, shop, shopper).where('c.id', id).first<Comment>(columns(db))
}

/** Returns the query for the store's comments with their authors and the caller's reaction to each. */
function from(db: Database, shop: Shop, shopper: Shopper | null): Knex.QueryBuilder {
  return db('comments as c')
    .joinRaw('left join users u on u.id = c.user_id and u.deleted_at is null')
    .joinRaw(
      'left join comment_reactions r on r.comment_id = c.id and r.shop_id = c.shop_id and r.user_id = ?',
      [shopper?.id ?? null],
    )
    .where('c.shop_id', shop.id)
}
