import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'
import { clock } from '../../clock.ts'
import type { RecordChange } from '../../context.ts'
import type { Columns } from '../../db/columns.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { Refusal } from '../../errors.ts'
import { newId } from '../../ids.ts'
import type { AppScope } from '../../scopes.ts'
import { leaveStores } from '../permissions/app-tokens.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { hashToken } from '../shared/tokens.ts'

/** An app as its developer sees it. */
export interface App {
  _id: string
  name: string
  clientId: string
  redirectUris: string[]
  scopes: AppScope[]
  webhookUrl: string | null
  webhookDisabledAt: string | null
  createdAt: string
  updatedAt: string
}

export interface AppSettings {
  name: string
  redirectUris: string[]
  scopes: AppScope[]
}

const columns = (db: Database) =>
  ({
    _id: 'id',
    name: 'name',
    clientId: 'client_id',
    redirectUris: 'redirect_uris',
    scopes: 'scopes',
    webhookUrl: db.raw("nullif(webhook_url, '')"),
    webhookDisabledAt: 'switched_off_at',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  }) satisfies Columns<App, string | Knex.Raw>

/** Returns the apps of a developer, newest first. */
export async function list(
  db: Database,
  ownerId: string,
  page: PageQuery,
): Promise<{ apps: App[]; pagination: Pagination }> {
  const mine = db('apps').where({ owner_id: ownerId, deleted_at: null })
  const { rows, pagination } = await newestPage<App>(mine, page, columns(db))
  return { apps: rows, pagination }
}

/** Returns an app of this developer; throws appNotFound. */
export async function get(db: Database, ownerId: string, appId: string): Promise<App> {
  const [app] = await owned(db, ownerId, appId).select(columns(db))
  if (!app) throw new Refusal('appNotFound')
  return app
}

/** Registers an app. Only this reply contains the client secret: the service stores its hash alone. */
export async function create(
  tx: Transaction,
  ownerId: string,
  { name, redirectUris, scopes }: AppSettings,
): Promise<App & { clientSecret: string }> {
  const clientSecret = newClientSecret()
  const [app] = await tx('apps')
    .insert({
      id: newId(),
      owner_id: ownerId,
      name,
      client_id: `client_${randomBytes(16).toString('base64url')}`,
      client_secret_hash: hashToken(clientSecret),
      redirect_uris: redirectUris,
      scopes,
    })
    .returning('id')
  return { ...(await get(tx, ownerId, app.id)), clientSecret }
}

/** Changes the given fields; access that stores have granted stays as it is. Throws appNotFound. */
export async function update(
  tx: Transaction,
  ownerId: string,
  appId: string,
  { name, redirectUris, scopes }: Partial<AppSettings>,
): Promise<App> {
  await owned(tx, ownerId, appId).update({
    name,
    redirect_uris: redirectUris,
    scopes,
    updated_at: clock.now(),
  })
  return get(tx, ownerId, appId)
}

/**
 * Deletes an app and, at once, uninstalls it from every store: its tokens are revoked and its pending
 * deliveries are dropped. The row stays for the records that name it. Throws appNotFound.
 */
export async function remove(
  tx: Transaction,
  record: RecordChange,
  ownerId: string,
  appId: string,
): Promise<null> {
  const [deleted] = await owned(tx, ownerId, appId).update({ deleted_at: clock.now() }).returning('name')
  if (!deleted) throw new Refusal('appNotFound')
  const left = await leaveStores(tx, (installations) => installations.where({ app_id: appId }))
  // The stores know the app, and not the person behind it.
  const actor = { kind: 'app', id: appId, address: null } as const
  const entry = { actor, action: 'app.uninstalled', name: deleted.name } as const
  await record(
    tx,
    left.map(({ id, shopId }) => ({ ...entry, shopId, resourceId: id })),
  )
  return null
}

/**
 * Replaces the client secret; the old one stops working at once, while tokens stay valid. Throws appNotFound.
 */
export async function rotateClientSecret(
  tx: Transaction,
  ownerId: string,
  appId: string,
): Promise<{ clientId: string; clientSecret: string }> {
  const clientSecret = newClientSecret()
  const [app] = await owned(tx, ownerId, appId)
    .update({ client_secret_hash: hashToken(clientSecret), updated_at: clock.now() })
    .returning('client_id as clientId')
  if (!app) throw new Refusal('appNotFound')
  return { clientId: app.clientId, clientSecret }
}

/** Returns the query for a live app of this developer, to be read or changed. */
export function owned(db: Database, ownerId: string, appId: string) {
  return db('apps').where({ id: appId, owner_id: ownerId, deleted_at: null })
}

function newClientSecret(): string {
  return `secret_${randomBytes(32).toString('base64url')}`
}
