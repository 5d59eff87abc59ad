import { clock, fromNow } from '../../base/clock.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import type { StoreScope } from '../../base/scopes.ts'
import { hashToken, newToken } from '../../base/tokens.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { Columns } from '../../db/sql/columns.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { revokeTokens, tokenLifetime } from './app-tokens.ts'
import { lockAllowedScopes, requireMember } from './memberships.ts'
import { requireScopes } from './scopes.ts'

/** A first-party token for a store's own tools, without the token itself. */
export interface StoreToken {
  _id: string
  name: string
  scopes: StoreScope[]
  createdBy: string
  createdAt: string
  expiresAt: string
}

/**
 * Returns the tokens that are still valid, newest first: all of the store's for the owner, their own for staff. Throws
 * storeNotFound and secondFactorRequired.
 */
export async function list(
  db: Database,
  userId: string,
  storeId: string,
  page: PageQuery,
): Promise<{ tokens: StoreToken[]; pagination: Pagination }> {
  const { owner } = await requireMember(db, storeId, userId)
  const live = liveTokens(db, storeId, owner ? null : userId)
  const columns = {
    _id: 'id',
    name: 'name',
    scopes: 'scopes',
    createdBy: 'user_id',
    createdAt: 'created_at',
    expiresAt: 'expires_at',
  } satisfies Columns<StoreToken>
  const { rows, pagination } = await newestPage<StoreToken>(live, page, columns)
  return { tokens: rows, pagination }
}

/**
 * Issues a token for the Apps API, valid for 30 days, with scopes of the caller's role: all of them if `scopes` is
 * omitted. Throws storeNotFound, secondFactorRequired and scopeNotAllowed. Only this reply contains the token. It
 * records when its creator had signed in (`signedInAt`; null if unknown).
 */
export async function create(
  tx: Transaction,
  { id: userId, signedInAt }: { id: string; signedInAt: string | null },
  storeId: string,
  { name, scopes }: { name: string; scopes?: StoreScope[] },
): Promise<{ _id: string; token: string; name: string; scopes: StoreScope[]; expiresAt: string }> {
  const allowed = await lockAllowedScopes(tx, storeId, userId)
  const granted = scopes ?? [...allowed]
  requireScopes(allowed, granted, 'scopeNotAllowed')
  const [id, token, expiresAt] = [newId(), newToken('app_'), fromNow(tokenLifetime.access)]
  await tx('app_tokens').insert({
    id,
    shop_id: storeId,
    user_id: userId,
    name,
    token_hash: hashToken(token),
    scopes: granted,
    signed_in_at: signedInAt,
    created_at: clock.now(),
    expires_at: expiresAt,
  })
  return { _id: id, token, name, scopes: granted, expiresAt: expiresAt.toISOString() }
}

/**
 * Revokes a token: any of the store's for the owner, their own for staff. Throws storeNotFound, secondFactorRequired
 * and tokenNotFound.
 */
export async function revoke(
  tx: Transaction,
  userId: string,
  storeId: string,
  tokenId: string,
): Promise<null> {
  const { owner } = await requireMember(tx, storeId, userId)
  const token = await liveTokens(tx, storeId, owner ? null : userId)
    .where({ id: tokenId })
    .first('id')
  if (!token) throw new Refusal('tokenNotFound')
  await revokeTokens(tx, (tokens) => tokens.where({ id: tokenId }))
  return null
}

function liveTokens(db: Database, storeId: string, userId: string | null) {
  const live = db('app_tokens')
    .where({ shop_id: storeId, installation_id: null })
    .whereNull('revoked_at')
    .where('expires_at', '>', clock.now())
  return userId ? live.where({ user_id: userId }) : live
}
