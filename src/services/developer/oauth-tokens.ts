// OAuth 2.1 token endpoint: exchange, refresh token rotation, revocation.

import { createHash } from 'node:crypto'
import { clock, days, fromNow, minutes, seconds } from '../../base/clock.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { isSame } from '../../base/timing-safe.ts'
import { hashToken, newToken } from '../../base/tokens.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { revokeTokens, tokenLifetime } from '../permissions/app-tokens.ts'
import { requireScopes } from '../permissions/scopes.ts'
import { isStopped } from '../permissions/stopped-apps.ts'
import { isSameUri } from './redirect-uris.ts'
import { requireResource } from './resources.ts'

/** The credentials of a client, from the header or the form. */
export interface Credentials {
  client_id?: string
  client_secret?: string
}

/** The form of `/oauth/token` (RFC 6749 sections 4.1.3 and 6, RFC 7636 section 4.5). */
export interface TokenForm {
  grant_type?: string
  code?: string
  redirect_uri?: string
  code_verifier?: string
  refresh_token?: string
  scope?: string
  /** The server that the token is for (RFC 8707 section 2.2). */
  resource?: string
}

/** The token response (RFC 6749 section 5.1). */
export interface IssuedTokens {
  access_token: string
  token_type: 'Bearer'
  expires_in: number
  refresh_token: string
  scope: string
}

/** The calling app: a confidential one has authenticated with its secret. */
interface Client {
  appId: string
  confidential: boolean
  /** It may revoke tokens but gets no new ones. */
  stopped: boolean
}

/**
 * Grace period, in milliseconds, in which a confidential app may reuse a refresh token: the first reply may have been
 * lost, or two of its processes may refresh at once (decision refresh-tokens-rotate-with-a-minute-of-grace).
 */
const leeway = 1 * minutes

/** However often its tokens are refreshed, an app needs a new consent after this time (decision consent-lasts-a-year). */
const longestConsent = 365 * days

/**
 * Exchanges a code or a refresh token for an access token of 30 days and a refresh token of 90. Either works once,
 * apart from the grace period: reuse is refused and revokes, for good, every token issued from the same code. A stopped
 * app is refused as a client, but its codes and tokens remain valid for later. Throws invalidOauthRequest,
 * unsupportedGrantType, invalidTarget, invalidClient, invalidGrant and scopeTooWide.
 */
export async function exchange(
  db: Database,
  credentials: Credentials,
  form: TokenForm,
  appsUrl: string,
): Promise<IssuedTokens> {
  const redeem = grants.get(required(form, 'grant_type'))
  if (!redeem) throw new Refusal('unsupportedGrantType')
  requireResource(appsUrl, form.resource)
  const client = await authenticate(db, credentials)
  if (client.stopped) throw new Refusal('invalidClient')
  // Reuse returns null instead of throwing, so that the revocation is committed.
  const issued = await transaction(db, (tx) => redeem(tx, client, form))
  if (!issued) throw new Refusal('invalidGrant')
  return issued
}

/**
 * Revokes a token of the calling app: an access token alone, or a refresh token with every token issued from the same
 * code. An unknown token, or another app's, changes nothing (RFC 7009 section 2.2). Throws invalidOauthRequest and
 * invalidClient.
 */
export async function revoke(
  tx: Transaction,
  credentials: Credentials,
  form: { token?: string },
): Promise<null> {
  const client = await authenticate(tx, credentials)
  const found = await findToken(tx, client, required(form, 'token'))
  if (!found) return null
  await lockInstallation(tx, found.installationId)
  const { id, family, kind } = found
  await revokeTokens(tx, (tokens) => tokens.where(kind === 'refresh' ? { family: family! } : { id }))
  return null
}

const grants = new Map([
  ['authorization_code', redeemCode],
  ['refresh_token', rotate],
])

async function redeemCode(tx: Transaction, client: Client, form: TokenForm): Promise<IssuedTokens | null> {
  const code = await tx('oauth_codes')
    .where({ code_hash: hashToken(required(form, 'code')), app_id: client.appId })
    .first('id', 'installation_id', 'redirect_uri', 'code_challenge', 'user_id')
  const redirectUri = required(form, 'redirect_uri')
  if (!code || !isSameUri(code.redirect_uri, redirectUri)) return null
  if (!isProven(code.code_challenge, form.code_verifier)) return null
  const installation = await lockInstallation(tx, code.installation_id)
  const [spent] = await tx('oauth_codes')
    .where({ id: code.id, used_at: null })
    .where('expires_at', '>', clock.now())
    .update({ used_at: clock.now() })
    .returning('scopes')
  if (!installation || !spent) return revokeFamily(tx, code.id)
  const scopes = spent.scopes.filter((scope: string) => installation.scopes.includes(scope))
  const renewableUntil = fromNow(longestConsent).toISOString()
  const grant = { installation, family: code.id, userId: code.user_id, renewableUntil }
  return issue(tx, { ...grant, scopes, refreshable: scopes })
}

/** Returns whether the party that redeems a code is the one that requested it, which alone knows the PKCE verifier. */
function isProven(challenge: string, verifier = ''): boolean {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false
  return isSame(createHash('sha256').update(verifier).digest('base64url'), challenge)
}

async function rotate(tx: Transaction, client: Client, form: TokenForm): Promise<IssuedTokens | null> {
  const token = await findToken(tx, client, required(form, 'refresh_token'))
  if (token?.kind !== 'refresh') return null
  const installation = await lockInstallation(tx, token.installationId)
  const family = token.family!
  const usable = tx('app_tokens')
    .where({ id: token.id, revoked_at: null })
    .where('expires_at', '>', clock.now())
    .where((one) => {
      one.whereNull('used_at')
      if (client.confidential) one.orWhere('used_at', '>', fromNow(-leeway))
    })
  const [spent] = await usable
    .update({ used_at: tx.raw('coalesce(used_at, ?)', [clock.now()]) })
    .returning(['scopes', 'user_id', 'renewable_until'])
  if (!installation || !spent) return revokeFamily(tx, family)
  const wanted = form.scope ? form.scope.split(' ').filter(Boolean) : spent.scopes
  requireScopes(spent.scopes, wanted, 'scopeTooWide')
  const scopes = spent.scopes.filter((scope: string) => wanted.includes(scope))
  const grant = { installation, family, userId: spent.user_id, renewableUntil: spent.renewable_until! }
  return issue(tx, { ...grant, scopes, refreshable: spent.scopes })
}

async function revokeFamily(tx: Transaction, family: string): Promise<null> {
  await revokeTokens(tx, (tokens) => tokens.where({ family }))
  return null
}

interface LockedInstallation {
  id: string
  shopId: string
  userId: string
  scopes: string[]
}

/**
 * Locks and returns an installation that has not ended. Every transaction that issues, revokes or narrows its tokens
 * holds this lock, so that no token is issued after a revocation.
 */
async function lockInstallation(tx: Transaction, id: string): Promise<LockedInstallation | undefined> {
  const [installation] = await tx('installations')
    .where({ id, removed_at: null })
    .forNoKeyUpdate()
    .select<LockedInstallation[]>({ id: 'id', shopId: 'shop_id', userId: 'user_id', scopes: 'scopes' })
  return installation
}

/**
 * Issues a new pair of tokens; `refreshable` are the scopes that the refresh token may request later (RFC 6749 section
 * 6).
 */
async function issue(
  tx: Transaction,
  grant: {
    installation: LockedInstallation
    family: string
    /** The person who consented. */
    userId: string
    renewableUntil: string
    scopes: string[]
    refreshable: string[]
  },
): Promise<IssuedTokens> {
  const { installation, family, userId, renewableUntil, scopes, refreshable } = grant
  const [access, refresh] = [newToken('app_'), newToken('appr_')]
  const common = {
    shop_id: installation.shopId,
    installation_id: installation.id,
    user_id: userId,
  }
  const row = (kind: 'access' | 'refresh', token: string, held: string[]) => ({
    ...common,
    id: newId(),
    family,
    kind,
    token_hash: hashToken(token),
    scopes: held,
    expires_at: fromNow(tokenLifetime[kind]),
  })
  const renewing = row('refresh', refresh, refreshable)
  const expires_at = new Date(Math.min(renewing.expires_at.getTime(), Date.parse(renewableUntil)))
  await tx('app_tokens').insert([
    row('access', access, scopes),
    { ...renewing, renewable_until: renewableUntil, expires_at },
  ])
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: tokenLifetime.access / seconds,
    refresh_token: refresh,
    scope: scopes.join(' '),
  }
}

interface TokenRow {
  id: string
  kind: 'access' | 'refresh'
  /** Null for a personal token. */
  family: string | null
  installationId: string
}

/** Returns a token of the calling app, in any state. */
async function findToken(tx: Transaction, client: Client, token: string): Promise<TokenRow | undefined> {
  const [found] = await tx('app_tokens')
    .join('installations', 'installations.id', 'app_tokens.installation_id')
    .where({ 'app_tokens.token_hash': hashToken(token), 'installations.app_id': client.appId })
    .select<TokenRow[]>({
      id: 'app_tokens.id',
      kind: 'app_tokens.kind',
      family: 'app_tokens.family',
      installationId: 'app_tokens.installation_id',
    })
  return found
}

type AppRow = { id: string; confidential: boolean; client_secret_hash: string; stopped: boolean }

/**
 * Authenticates the calling app: a confidential one by its secret, whether or not it also uses PKCE (RFC 6749 section
 * 10.1). A public one has no secret, so it is only identified. Throws invalidClient.
 */
async function authenticate(db: Database, credentials: Credentials): Promise<Client> {
  const app = await db('apps')
    .where({ client_id: required(credentials, 'client_id'), deleted_at: null })
    .first<AppRow>('id', 'confidential', 'client_secret_hash', db.raw(`${isStopped()} as stopped`))
  if (!app) throw new Refusal('invalidClient')
  const { client_secret: secret } = credentials
  const needsProof = app.confidential || secret
  if (needsProof && !isSame(hashToken(secret ?? ''), app.client_secret_hash))
    throw new Refusal('invalidClient')
  return { appId: app.id, confidential: app.confidential, stopped: app.stopped }
}

/**
 * Returns a required parameter of the form; an empty one counts as missing (RFC 6749 section 3.2). Throws
 * invalidOauthRequest.
 */
function required<Name extends string>(form: { [name in Name]?: string }, name: Name): string {
  const value = form[name]
  if (!value) throw new Refusal('invalidOauthRequest', { values: { reason: `${name} is required` } })
  return value
}
