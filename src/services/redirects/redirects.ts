// Redirects: paths of the storefront without a page, and where they lead.

import type { Knex } from 'knex'
import type { components } from '../../../generated/apps.types.ts'
import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { invalid, Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { columnList } from '../../db/sql/columns.ts'
import { lookUp } from '../../db/statement.ts'
import { onDuplicate } from '../shared/duplicates.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { pathOf } from './paths.ts'

type Redirect = components['schemas']['Redirect']
type RedirectFields = Pick<Redirect, 'path' | 'target'>

const columns = (db: Database) =>
  db.raw(
    columnList<Redirect>({
      _id: 'id',
      path: 'path',
      target: 'target',
      createdAt: 'created_at',
      updatedAt: 'updated_at',
    }),
  )

const findTarget = lookUp<{ shopId: string; path: string }, { target: string }>(
  'redirects.target',
  'select target from redirects where shop_id = :shopId and path = :path',
)

/** Returns where a path leads. Throws redirectNotFound. */
export async function find(db: Database, shop: Shop, path: string): Promise<{ target: string }> {
  const [found] = await findTarget(db, { shopId: shop.id, path: pathOf(path) })
  if (!found) throw new Refusal('redirectNotFound')
  return found
}

/** Returns the redirects of the store, newest first. */
export async function list(
  db: Database,
  shop: Shop,
  page: PageQuery,
): Promise<{ redirects: Redirect[]; pagination: Pagination }> {
  const { rows, pagination } = await newestPage<Redirect>(of(db, shop), page, columns(db))
  return { redirects: rows, pagination }
}

/** Returns a redirect; throws redirectNotFound. */
export async function get(db: Database, shop: Shop, id: string): Promise<Redirect> {
  const found = await of(db, shop).where({ id }).first<Redirect | undefined>(columns(db))
  if (!found) throw new Refusal('redirectNotFound')
  return found
}

/** Leads a path elsewhere. Throws duplicateRedirect, and invalidRequest for a path that leads to itself. */
export async function create(tx: Transaction, shop: Shop, fields: RedirectFields): Promise<Redirect> {
  const at = clock.now()
  const [created] = await tx('redirects')
    .insert({ id: newId(), shop_id: shop.id, ...rowOf(fields), created_at: at, updated_at: at })
    .returning<Redirect[]>(columns(tx))
    .catch(onDuplicate('duplicateRedirect'))
  return created!
}

/** Changes the given fields. Throws redirectNotFound, duplicateRedirect and invalidRequest as `create`. */
export async function update(
  tx: Transaction,
  shop: Shop,
  id: string,
  changes: Partial<RedirectFields>,
): Promise<Redirect> {
  await of(tx, shop).where({ id }).forUpdate().first('id')
  const row = rowOf({ ...(await get(tx, shop, id)), ...changes })
  const [updated] = await of(tx, shop)
    .where({ id })
    .update({ ...row, updated_at: clock.now() })
    .returning<Redirect[]>(columns(tx))
    .catch(onDuplicate('duplicateRedirect'))
  return updated!
}

/** Deletes a redirect; throws redirectNotFound. */
export async function remove(tx: Transaction, shop: Shop, id: string): Promise<null> {
  const removed = await of(tx, shop).where({ id }).delete()
  if (removed === 0) throw new Refusal('redirectNotFound')
  return null
}

const of = (db: Database, shop: Shop): Knex.QueryBuilder => db('redirects').where({ shop_id: shop.id })

function rowOf({ path, target }: RedirectFields): RedirectFields {
  const from = pathOf(path)
  if (target.startsWith('/') && pathOf(target) === from) throw invalid('target must be another path')
  return { path: from, target }
}
