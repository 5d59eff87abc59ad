import { clock } from '../../base/clock.ts'
import type { RecordChange } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import type { Database, Transaction } from '../../db/database.ts'

/** A live token of a store, as operators see it: never the token itself. */
export interface PlatformToken {
  id: string
  /** The name that its creator gave it; empty for an app's token. */
  name: string
  /** The app that holds it; null for a first-party token. */
  app: string | null
  /** A `refresh` token calls nothing itself, but the app exchanges it for an access token. */
  kind: 'access' | 'refresh'
  /** The e-mail address of the person who created it, or granted it to the app. */
  email: string | null
  scopes: string[]
  createdAt: string
  expiresAt: string
}

/** SQL that is true for a refresh token that still works while the app has no access token for it. */
const onlyRefreshes = `app_tokens.kind = 'refresh' and app_tokens.used_at is null and not exists (
  select from app_tokens beside where beside.shop_id = app_tokens.shop_id and beside.family = app_tokens.family
    and beside.kind = 'access' and beside.revoked_at is null and beside.expires_at > :now)`

/**
 * Returns the live access tokens of a store, newest first: first-party ones, and those of apps; and for an app that has
 * none left, the refresh token with which it gets another.
 */
export function listTokens(db: Database, storeId: string): Promise<PlatformToken[]> {
  const now = clock.now()
  return db('app_tokens')
    .join('users', 'users.id', 'app_tokens.user_id')
    .leftJoin('installations', (join) =>
      join
        .on('installations.id', 'app_tokens.installation_id')
        .andOn('installations.shop_id', 'app_tokens.shop_id'),
    )
    .leftJoin('apps', 'apps.id', 'installations.app_id')
    .where({ 'app_tokens.shop_id': storeId, 'app_tokens.revoked_at': null })
    .where('app_tokens.expires_at', '>', now)
    .whereRaw(`(app_tokens.kind = 'access' or ${onlyRefreshes})`, { now })
    .whereNull('installations.removed_at')
    .orderBy([{ column: 'app_tokens.created_at', order: 'desc' }, 'app_tokens.id'])
    .select<PlatformToken[]>({
      id: 'app_tokens.id',
      name: 'app_tokens.name',
      app: 'apps.name',
      kind: 'app_tokens.kind',
      email: 'users.email',
      scopes: 'app_tokens.scopes',
      createdAt: 'app_tokens.created_at',
      expiresAt: 'app_tokens.expires_at',
    })
}

/**
 * Revokes a token: the next call with it is refused. An app's token takes all tokens from the same consent with it, so
 * that the app cannot refresh it. Throws tokenNotFound for one that is not live.
 */
export async function revokeToken(tx: Transaction, record: RecordChange, tokenId: string): Promise<void> {
  // Lock the installation, as every transaction that issues tokens does, so that a token being issued right now is
  // revoked as well.
  const installation = tx('app_tokens').where({ id: tokenId }).select('shop_id', 'installation_id')
  await tx('installations').whereIn(['shop_id', 'id'], installation).forNoKeyUpdate().first('id')
  const [token] = await tx('app_tokens')
    .where({ id: tokenId, revoked_at: null })
    .where('expires_at', '>', clock.now())
    .update({ revoked_at: clock.now() })
    .returning<{ shopId: string; family: string | null }[]>(['shop_id as shopId', 'family'])
  if (!token) throw new Refusal('tokenNotFound')
  const { shopId, family } = token
  if (family) await tx('app_tokens').where({ family, revoked_at: null }).update({ revoked_at: clock.now() })
  // The name is its creator's own text, which somebody else's entry would keep after their account is deleted.
  await record(tx, { shopId, action: 'token.revoked', resourceId: tokenId })
}
