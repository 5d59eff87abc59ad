import type { Knex } from 'knex'
import { clock } from '../../base/clock.ts'
import type { RecordChange } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { AppScope } from '../../base/scopes.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { type Columns, jsonObject } from '../../db/sql/columns.ts'
import { narrowTokens, tellScopesUpdated, uninstall } from '../permissions/app-tokens.ts'
import { holdOwner, requireMember } from '../permissions/memberships.ts'
import { requireScopes } from '../permissions/scopes.ts'
import { noteConsentOfOwner } from '../permissions/staff-grants.ts'
import { isStopped } from '../permissions/stopped-apps.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'

/** An app that a store has installed, and the scopes that it has there. */
export interface StoreInstallation {
  _id: string
  app: { _id: string; name: string; clientId: string }
  scopes: AppScope[]
  /** Until the suspension is lifted, nothing reaches the app and it can do nothing. */
  suspended: boolean
  createdAt: string
  updatedAt: string
}

/**
 * Returns the apps installed in a store, newest first, for its owner and its staff. Throws storeNotFound and
 * secondFactorRequired.
 */
export async function list(
  db: Database,
  userId: string,
  storeId: string,
  page: PageQuery,
): Promise<{ installations: StoreInstallation[]; pagination: Pagination }> {
  await requireMember(db, storeId, userId)
  const table = 'installations'
  const { rows, pagination } = await newestPage<StoreInstallation>(
    installed(db, storeId),
    page,
    columnsOf(db),
    { table },
  )
  return { installations: rows, pagination }
}

/**
 * Takes scopes from an installed app: it keeps the given ones, its tokens lose the others with the very next call, and
 * events that need them are no longer delivered. The activity log gets an entry if the app has lost any. Throws
 * storeNotFound, notStoreOwner, secondFactorRequired, installationNotFound, and scopeNotGranted for a scope that it
 * does not have: only the consent page can grant more.
 */
export async function narrow(
  tx: Transaction,
  record: RecordChange,
  ownerId: string,
  { storeId, installationId }: { storeId: string; installationId: string },
  scopes: AppScope[],
): Promise<StoreInstallation> {
  await holdOwner(tx, storeId, ownerId)
  const installation = tx('installations').where({ id: installationId, shop_id: storeId, removed_at: null })
  const held = await installation.clone().forNoKeyUpdate().first<{ scopes: AppScope[] } | undefined>('scopes')
  if (!held) throw new Refusal('installationNotFound')
  requireScopes(held.scopes, scopes, 'scopeNotGranted')
  const kept = held.scopes.filter((scope) => scopes.includes(scope))
  await installation.clone().update({ scopes: kept, updated_at: clock.now() })
  await noteConsentOfOwner(tx, { shopId: storeId, installationId })
  await narrowTokens(
    tx,
    (tokens) => tokens.where({ installation_id: installationId, shop_id: storeId }),
    kept,
  )
  const narrowed: StoreInstallation = await installed(tx, storeId)
    .where('installations.id', installationId)
    .first(columnsOf(tx))
  const entry = { shopId: storeId, resourceId: installationId, name: narrowed.app.name }
  if (kept.length < held.scopes.length) {
    await record(tx, { ...entry, action: 'app.scopes_changed' })
    await tellScopesUpdated(tx, record, { id: installationId, shopId: storeId })
  }
  return narrowed
}

/** Returns the query for the apps installed in a store. */
function installed(db: Database, storeId: string): Knex.QueryBuilder {
  return db('installations')
    .join('apps', 'apps.id', 'installations.app_id')
    .where('installations.shop_id', storeId)
    .whereNull('installations.removed_at')
}

function columnsOf(db: Database) {
  return {
    _id: 'installations.id',
    app: db.raw(
      jsonObject<StoreInstallation['app']>({ _id: 'apps.id', name: 'apps.name', clientId: 'apps.client_id' }),
    ),
    scopes: 'installations.scopes',
    suspended: db.raw(isStopped()),
    createdAt: 'installations.created_at',
    updatedAt: 'installations.updated_at',
  } satisfies Columns<StoreInstallation, string | Knex.Raw>
}

/**
 * Uninstalls an app from a store: its tokens are refused from the very next call on, its pending deliveries are dropped,
 * and it is told. Throws storeNotFound, notStoreOwner, secondFactorRequired and installationNotFound.
 */
export async function remove(
  tx: Transaction,
  record: RecordChange,
  ownerId: string,
  storeId: string,
  installationId: string,
): Promise<null> {
  await holdOwner(tx, storeId, ownerId)
  const [removed] = await uninstall(tx, record, (installations) =>
    installations.where({ id: installationId, shop_id: storeId }),
  )
  if (!removed) throw new Refusal('installationNotFound')
  const app = await tx('apps').where({ id: removed.appId }).first('name')
  await record(tx, {
    shopId: storeId,
    action: 'app.uninstalled',
    resourceId: installationId,
    name: app!.name,
  })
  return null
}
