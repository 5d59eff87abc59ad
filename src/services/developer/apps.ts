import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'
import type { components } from '../../../generated/console.types.ts'
import { clock } from '../../base/clock.ts'
import { type Account, isRecent, type RecordChange } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import type { AppScope } from '../../base/scopes.ts'
import { hashToken } from '../../base/tokens.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { type Columns, jsonObject } from '../../db/sql/columns.ts'
import { jsonTime } from '../../db/sql/json.ts'
import { leaveAllStores } from '../permissions/app-tokens.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { requireReachable } from './redirect-uris.ts'

export type WebhookTopic = components['schemas']['WebhookTopic']

/** An app as its developer sees it. */
export interface App {
  _id: string
  name: string
  clientId: string
  confidential: boolean
  redirectUris: string[]
  scopes: AppScope[]
  webhookUrl: string | null
  /** null: all topics that the scopes cover */
  webhookTopics: WebhookTopic[] | null
  webhookDisabledAt: string | null
  suspension: { reason: string; since: string } | null
  createdAt: string
  updatedAt: string
}

export interface AppSettings {
  name: string
  /** True if the app can keep a secret: one on a server can, one on a phone or in a browser cannot. */
  confidential: boolean
  redirectUris: string[]
  scopes: AppScope[]
}

/** The values that an app is registered with; it is confidential by default. */
type NewAppSettings = Omit<AppSettings, 'confidential'> & Partial<Pick<AppSettings, 'confidential'>>

/** Matches no secret. */
const noSecret = ''

const columns = (db: Database) =>
  ({
    _id: 'id',
    name: 'name',
    clientId: 'client_id',
    confidential: 'confidential',
    redirectUris: 'redirect_uris',
    scopes: 'scopes',
    webhookUrl: db.raw("nullif(webhook_url, '')"),
    webhookTopics: 'topics',
    webhookDisabledAt: 'switched_off_at',
    suspension: db.raw(
      `case when suspended_at is not null then ${jsonObject<NonNullable<App['suspension']>>({
        reason: 'suspension_reason',
        since: jsonTime('suspended_at'),
      })} end`,
    ),
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

/**
 * Registers an app. Only this reply contains the client secret, because only its hash is stored; a public app has none.
 */
export async function create(
  tx: Transaction,
  ownerId: string,
  { name, confidential = true, redirectUris, scopes }: NewAppSettings,
): Promise<App & { clientSecret: string | null }> {
  requireReachable({ confidential, redirectUris })
  const clientSecret = confidential ? newClientSecret() : null
  const [app] = await tx('apps')
    .insert({
      id: newId(),
      owner_id: ownerId,
      name,
      client_id: `client_${randomBytes(16).toString('base64url')}`,
      confidential,
      client_secret_hash: clientSecret ? hashToken(clientSecret) : noSecret,
      redirect_uris: redirectUris,
      scopes,
    })
    .returning('id')
  return { ...(await get(tx, ownerId, app!.id)), clientSecret }
}

/**
 * Changes the given fields; access that stores have granted stays as it is. An app that becomes public loses its client
 * secret for good; one that becomes confidential gets one from `rotateClientSecret`. Throws appNotFound, and
 * signInAgain if the redirect addresses are changed in a session whose sign-in is older than 15 minutes.
 */
export async function update(
  tx: Transaction,
  { id: ownerId, signedInAt }: Account,
  appId: string,
  { name, confidential, redirectUris, scopes }: Partial<AppSettings>,
): Promise<App> {
  if (redirectUris && !isRecent(signedInAt)) throw new Refusal('signInAgain')
  await owned(tx, ownerId, appId).update({
    name,
    confidential,
    client_secret_hash: confidential === false ? noSecret : undefined,
    redirect_uris: redirectUris,
    scopes,
    updated_at: clock.now(),
  })
  const app = await get(tx, ownerId, appId)
  requireReachable(app)
  return app
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
  const deleted = await owned(tx, ownerId, appId)
    .update({ deleted_at: clock.now() })
    .returning<{ id: string; name: string }[]>(['id', 'name'])
  if (deleted.length === 0) throw new Refusal('appNotFound')
  await leaveAllStores(tx, record, deleted)
  return null
}

/**
 * Replaces the client secret; the old one stops working at once, while tokens stay valid. Throws appNotFound, and
 * publicApp for an app without a secret.
 */
export async function rotateClientSecret(
  tx: Transaction,
  ownerId: string,
  appId: string,
): Promise<{ clientId: string; clientSecret: string }> {
  const clientSecret = newClientSecret()
  const [app] = await owned(tx, ownerId, appId)
    .where({ confidential: true })
    .update({ client_secret_hash: hashToken(clientSecret), updated_at: clock.now() })
    .returning<{ clientId: string }[]>('client_id as clientId')
  if (!app) {
    await get(tx, ownerId, appId)
    throw new Refusal('publicApp')
  }
  return { clientId: app.clientId, clientSecret }
}

/** Returns the query for a live app of this developer, for reading or changing it. */
export function owned(db: Database, ownerId: string, appId: string) {
  return db('apps').where({ id: appId, owner_id: ownerId, deleted_at: null })
}

function newClientSecret(): string {
  return `secret_${randomBytes(32).toString('base64url')}`
}
