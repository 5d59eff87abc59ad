import { clock, fromNow } from '../../clock.ts'
import type { Columns } from '../../db/columns.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { Refusal } from '../../errors.ts'
import { newId } from '../../ids.ts'
import type { StoreScope } from '../../scopes.ts'
import { newestPage, type PageQuery, type Pagination } from '../shared/pagination.ts'
import { hashToken, newToken } from '../shared/tokens.ts'
import { revokeTokens, tokenLifetime } from './app-tokens.ts'
import { lockAllowedScopes, requireMember } from './memberships.ts'
import { requireScopes } from './scopes.ts'

/** A first-party token of a store's own tools, without the token itself. */
export interface StoreToken {
  _id: string
  name: string
  scopes: StoreScope[]
  createdBy: string
  createdAt: string
  expiresAt: string
}

/** The tokens that still work, newest first: all of them for the owner, their own for staff. Throws storeNotFound. */
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
 * Makes a token of the Apps API, good for 30 days, whose scopes are at most what the caller's role allows now;
 * left out, they are all of that. Throws storeNotFound and scopeNotAllowed. This reply alone holds the token.
 */
export async function create(
  tx: Transaction,
  userId: string,
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
    expires_at: expiresAt,
  })
  return { _id: id, token, name, scopes: granted, expiresAt: expiresAt.toISOString() }
}

/** Stops a token at once: any of the store's for the owner, their own for staff. Throws storeNotFound and tokenNotFound. */
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
