import type { Knex } from 'knex'
import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { numberOf } from '../../db/counters/record-counts.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { type Changes, newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { authorJson, commonColumns, insert, type Subject } from './comments.ts'

type ModeratedComment = components['schemas']['ModeratedComment']

const columns = (db: Database) =>
  db.raw(
    columnList<ModeratedComment>({
      ...commonColumns,
      author: authorJson('u.id'),
      body: 'c.body',
      hidden: 'c.hidden_at is not null',
      reports: `(select count(*) from comment_reports report
        where report.comment_id = c.id and report.shop_id = c.shop_id)`,
    }),
  )

/**
 * Returns the comments of the store that are not deleted, replies and hidden ones included, newest first; `hidden` and
 * `reported` narrow them to those that are, or are not.
 */
export async function list(
  db: Database,
  shop: Shop,
  { hidden, reported, ...page }: PageQuery & Changes & { hidden?: boolean; reported?: boolean },
): Promise<{ comments: ModeratedComment[]; pagination: Pagination; next: string | null }> {
  const found = kept(db, shop)
  if (hidden !== undefined) found.whereRaw(`c.hidden_at is ${hidden ? 'not ' : ''}null`)
  const reports = db('comment_reports').where('shop_id', shop.id).select('comment_id')
  if (reported !== undefined) found.whereRaw(`c.id ${reported ? '' : 'not '}in (?)`, [reports])
  const key = hidden === undefined ? '%' : hidden ? 'hidden' : 'shown'
  const { rows, ...position } = await newestPage<ModeratedComment>(found, page, columns(db), {
    table: 'c',
    ...(reported === undefined && { total: () => numberOf(db, shop, 'all comments', key) }),
  })
  return { comments: rows, ...position }
}

/** Returns a comment, hidden or not; throws commentNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<ModeratedComment> {
  const comment = await kept(db, shop).where('c.id', id).first<ModeratedComment | undefined>(columns(db))
  if (!comment) throw new Refusal('commentNotFound')
  return comment
}

/** Adds the store's reply, in the thread of the comment that it answers, hidden or not. Throws commentNotFound. */
export async function answer(
  tx: Transaction,
  shop: Shop,
  { parentId, body }: { parentId: string; body: string },
): Promise<ModeratedComment> {
  const found = await kept(tx, shop)
    .where('c.id', parentId)
    .first<(Subject & { parent: string }) | undefined>(
      tx.raw('c.resource, c.resource_id as "resourceId", coalesce(c.parent_id, c.id) as parent'),
    )
  if (!found) throw new Refusal('commentNotFound')
  return get(tx, shop, await insert(tx, shop, { ...found, userId: null, body }))
}

/** Hides a comment from shoppers, or shows it again; throws commentNotFound. */
export async function setHidden(
  tx: Transaction,
  shop: Shop,
  id: string,
  hidden: boolean,
): Promise<ModeratedComment> {
  const at = clock.now()
  const changed = await tx('comments')
    .where({ shop_id: shop.id, id })
    .whereNull('deleted_at')
    .update({ hidden_at: hidden ? tx.raw('coalesce(hidden_at, ?)', [at]) : null, updated_at: at })
  if (changed === 0) throw new Refusal('commentNotFound')
  return get(tx, shop, id)
}

function kept(db: Database, shop: Shop): Knex.QueryBuilder {
  return db('comments as c')
    .joinRaw('left join users u on u.id = c.user_id and u.deleted_at is null')
    .where('c.shop_id', shop.id)
    .whereNull('c.deleted_at')
}
