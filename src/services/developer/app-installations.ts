import type { Knex } from 'knex'
import type { AppScope } from '../../base/scopes.ts'
import type { Database } from '../../db/database.ts'
import { type Columns, jsonObject } from '../../db/sql/columns.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import * as apps from './apps.ts'

/** An installation of an app, as its developer sees it. */
export interface AppInstallation {
  _id: string
  store: { _id: string; name: string }
  scopes: AppScope[]
  createdAt: string
  updatedAt: string
  uninstalledAt: string | null
}

/**
 * Returns the installations of a developer's app, newest first: all of them, or only those that last or have ended. Throws
 * appNotFound.
 */
export async function list(
  db: Database,
  ownerId: string,
  appId: string,
  { state, ...page }: PageQuery & { state?: 'installed' | 'uninstalled' },
): Promise<{ installations: AppInstallation[]; pagination: Pagination }> {
  await apps.get(db, ownerId, appId)
  const found = db('installations')
    .join('shops', 'shops.id', 'installations.shop_id')
    .where('installations.app_id', appId)
  if (state === 'installed') found.whereNull('installations.removed_at')
  if (state === 'uninstalled') found.whereNotNull('installations.removed_at')
  const columns = {
    _id: 'installations.id',
    store: db.raw(jsonObject<AppInstallation['store']>({ _id: 'shops.id', name: 'shops.name' })),
    scopes: 'installations.scopes',
    createdAt: 'installations.created_at',
    updatedAt: 'installations.updated_at',
    uninstalledAt: 'installations.removed_at',
  } satisfies Columns<AppInstallation, string | Knex.Raw>
  const { rows, pagination } = await newestPage<AppInstallation>(found, page, columns, {
    table: 'installations',
  })
  return { installations: rows, pagination }
}
