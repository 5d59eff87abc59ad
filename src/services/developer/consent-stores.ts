import type { Knex } from 'knex'
import { Refusal } from '../../base/errors.ts'
import type { AppScope } from '../../base/scopes.ts'
import type { Database } from '../../db/database.ts'
import type { Columns } from '../../db/sql/columns.ts'
import { appScopesOf } from '../permissions/scopes.ts'
import { isStopped } from '../permissions/stopped-apps.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { isMember } from '../stores/stores.ts'
import { isDescribed } from './described-clients.ts'

/** A store as the consent page shows it for one app. */
export interface ConsentStore {
  _id: string
  name: string
  /** The scopes that the person may grant an app there. */
  grantable: AppScope[]
  /** The scopes that the app has there now; null if it is not installed. */
  granted: AppScope[] | null
}

interface Row {
  _id: string
  name: string
  owned: boolean
  permissions: string[] | null
  granted: AppScope[] | null
}

/**
 * Returns the open stores that a person owns or works for, newest first, with the scopes that the person may grant an
 * app there and those that it already has; a client that describes itself may be new to all. The result only informs the choice: `authorize` checks again. Throws
 * appNotFound and appSuspended.
 */
export async function list(
  db: Database,
  userId: string,
  { clientId, ...page }: PageQuery & { clientId: string },
): Promise<{ stores: ConsentStore[]; pagination: Pagination }> {
  const app = await db('apps')
    .where({ client_id: clientId, deleted_at: null })
    .first<{ id: string; stopped: boolean }>('id', db.raw(`${isStopped()} as stopped`))
  if (!app && !isDescribed(clientId)) throw new Refusal('appNotFound')
  if (app?.stopped) throw new Refusal('appSuspended')
  const mine = db('shops')
    .where(isMember(db, userId))
    .whereNull('shops.closed_at')
    .leftJoin('staff', { 'staff.shop_id': 'shops.id', 'staff.user_id': db.raw('?', [userId]) })
    .leftJoin('roles', {
      'roles.id': 'staff.role_id',
      'roles.shop_id': 'staff.shop_id',
      'roles.active': db.raw('true'),
    })
    .leftJoin('installations', (join) =>
      join
        .on({
          'installations.shop_id': 'shops.id',
          'installations.app_id': db.raw('?::object_id', [app?.id ?? null]),
        })
        .onNull('installations.removed_at'),
    )
  const columns = {
    _id: 'shops.id',
    name: 'shops.name',
    owned: db.raw('shops.owner_id = ?', [userId]),
    permissions: 'roles.permissions',
    granted: 'installations.scopes',
  } satisfies Columns<Row, string | Knex.Raw>
  const { rows, pagination } = await newestPage<Row>(mine, page, columns, { table: 'shops' })
  return { stores: rows.map(storeFrom), pagination }
}

function storeFrom({ _id, name, owned, permissions, granted }: Row): ConsentStore {
  return { _id, name, grantable: appScopesOf(owned ? 'owner' : (permissions ?? [])), granted }
}
