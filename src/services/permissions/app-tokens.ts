import type { Knex } from 'knex'
import { clock, days } from '../../base/clock.ts'
import type { Change, Installation, RecordChange, Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { appResource } from '../../base/scopes.ts'
import { hashToken } from '../../base/tokens.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { batched } from '../../db/fairness/batched-look-ups.ts'
import { dropPending } from '../../db/queues/drop-deliveries.ts'
import { columnList } from '../../db/sql/columns.ts'
import { statement } from '../../db/statement.ts'
import { openShopFrom, type ShopRow, shopColumns } from '../shared/shop.ts'
import { hasFactor } from './factor-rule.ts'
import { isStopped } from './stopped-apps.ts'

/** How long tokens work: an access token 30 days, a refresh token 90. */
export const tokenLifetime = { access: 30 * days, refresh: 90 * days }

interface TokenRow extends ShopRow {
  tokenId: string
  installationId: string | null
  userId: string
  scopes: string[]
  expiresAt: string
  signedInAt: string | null
  appId: string | null
  clientId: string
  appName: string
  lacksFactor: boolean
}

const tokenColumns = {
  tokenId: 'app_tokens.id',
  installationId: 'app_tokens.installation_id',
  userId: 'app_tokens.user_id',
  scopes: 'app_tokens.scopes',
  expiresAt: 'app_tokens.expires_at',
  signedInAt: 'app_tokens.signed_in_at',
  appId: 'apps.id',
  clientId: 'apps.client_id',
  appName: 'apps.name',
  lacksFactor: `app_tokens.installation_id is null and shops.require_second_factor
    and not ${hasFactor('app_tokens.user_id', 'app_tokens.created_at')}`,
  ...shopColumns,
}

// A first-party token stops working while its user's account is suspended, and so does a public app's, which runs where
// its user is; a confidential app stays installed. It stops while its developer's account is suspended.
const findLive = statement<{ hash: string; now: Date }, TokenRow>(
  'app_tokens.findLive',
  `select ${columnList(tokenColumns)} from app_tokens
  inner join shops on shops.id = app_tokens.shop_id
  left join installations on installations.id = app_tokens.installation_id
    and installations.shop_id = app_tokens.shop_id
  left join apps on apps.id = installations.app_id
  inner join users on users.id = app_tokens.user_id
  where app_tokens.token_hash = :hash and app_tokens.kind = 'access' and app_tokens.expires_at > :now
    and app_tokens.revoked_at is null and installations.removed_at is null and apps.deleted_at is null
    and (coalesce(apps.confidential, false) or users.disabled_at is null) and not ${isStopped()}`,
)

/** Batched look-up: simultaneous calls with one token share a query, in the state that the last of them would see. */
const findTogether = batched(
  async (db, question: { hash: string; now: Date }) => (await findLive(db, question))[0],
  async (db, questions) => {
    const [row] = await findLive(db, questions.at(-1)!)
    return questions.map(() => row)
  },
  ({ hash }) => hash,
)

/**
 * Returns the installation of a live access token and the store that it is bound to; null for any other token. Throws
 * secondFactorRequired for a first-party token of a store that requires a second factor, unless its creator had one at
 * that time: an earlier token may have been created from a stolen session (decision stores-can-require-second-factors).
 * Throws storeSuspended.
 */
export async function findToken(
  db: Database,
  token: string,
  now: Date,
): Promise<{ installation: Installation; shop: Shop } | null> {
  const row = await findTogether(db, { hash: hashToken(token), now })
  const shop = row && openShopFrom(row)
  if (!row || !shop) return null
  if (row.lacksFactor) throw new Refusal('secondFactorRequired')
  const { tokenId, installationId: id, userId, scopes, expiresAt, signedInAt, appId, clientId, appName } = row
  const app = appId === null ? null : { id: appId, clientId, name: appName }
  return { installation: { tokenId, id, userId, scopes, expiresAt, signedInAt, app }, shop }
}

/** Revokes tokens: the next call with any of them is refused. */
export async function revokeTokens(tx: Transaction, which: Knex.QueryCallback): Promise<void> {
  await tx('app_tokens').where(which).whereNull('revoked_at').update({ revoked_at: clock.now() })
}

/** Removes from live tokens every scope that is not in `allowed`, from their next call on; never adds a scope. */
export async function narrowTokens(
  tx: Transaction,
  which: Knex.QueryCallback,
  allowed: readonly string[],
): Promise<void> {
  const kept = tx.raw(
    'array(select scope from unnest(scopes) with ordinality held (scope, n) where scope = any(?) order by n)',
    [[...allowed]],
  )
  await tx('app_tokens').where(which).whereNull('revoked_at').update({ scopes: kept })
}

export interface EndedInstallation {
  id: string
  shopId: string
  appId: string
}

/** Tells an app about its installation as the call on the Console API that makes such a change. */
const told = (method: string, { id, shopId }: { id: string; shopId: string }): Change => {
  const call = { method, path: `/stores/${shopId}/installations/${id}` }
  return { shopId, resource: appResource, resourceId: id, call }
}

/** Tells an app that its scopes at a store have changed (decision apps-hear-of-their-end). */
export function tellScopesUpdated(
  tx: Transaction,
  record: RecordChange,
  installation: { id: string; shopId: string },
): Promise<void> {
  return record(tx, told('PATCH', installation))
}

/**
 * Ends installations, revokes their tokens, drops their pending deliveries, and tells their apps (decision
 * apps-hear-of-their-end). Returns the installations.
 */
export async function uninstall(
  tx: Transaction,
  record: RecordChange,
  which: Knex.QueryCallback,
): Promise<EndedInstallation[]> {
  const ended = await leaveStores(tx, which)
  const all = ended.map((one) => told('DELETE', one))
  if (all.length > 0) await record(tx, all)
  return ended
}

/**
 * Ends installations without telling their apps, revokes their tokens, drops their pending deliveries (for at most
 * `longest` milliseconds; see `dropPending`), and returns the installations.
 */
export async function leaveStores(
  tx: Transaction,
  which: Knex.QueryCallback,
  longest?: number,
): Promise<EndedInstallation[]> {
  const ended = await tx('installations')
    .where(which)
    .whereNull('removed_at')
    .update({ removed_at: clock.now(), updated_at: clock.now() })
    .returning<EndedInstallation[]>(['id', 'shop_id as shopId', 'app_id as appId'])
  const ids = ended.map(({ id }) => id)
  await revokeTokens(tx, (tokens) => tokens.whereRaw('installation_id = any (cast(? as text[]))', [ids]))
  const apps = [...new Set(ended.map(({ appId }) => appId))]
  await dropPending(tx, { apps, installations: ids, except: appResource }, longest)
  return ended
}

/**
 * Ends the installations of apps that are being deleted, in every store, and records that in the stores' activity logs,
 * which name the app, not the person behind it. Nobody is left to be told by webhook.
 */
export async function leaveAllStores(
  tx: Transaction,
  record: RecordChange,
  apps: { id: string; name: string }[],
): Promise<void> {
  const names = new Map(apps.map(({ id, name }) => [id, name]))
  const left = await leaveStores(tx, (installations) => installations.whereIn('app_id', [...names.keys()]))
  await record(
    tx,
    left.map(({ id: resourceId, shopId, appId }) => {
      const actor = { kind: 'app', id: appId, address: null } as const
      return { actor, action: 'app.uninstalled', shopId, resourceId, name: names.get(appId)! } as const
    }),
  )
}
