// OAuth 2.1 authorization: consent and authorization codes (PKCE).

import { randomBytes } from 'node:crypto'
import { clock, fromNow, seconds } from '../../base/clock.ts'
import type { Account, RecordChange } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import type { AppScope } from '../../base/scopes.ts'
import { hashToken } from '../../base/tokens.ts'
import type { Vault } from '../../base/vault.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { NotRead } from '../../gateways/client-documents/fetch.ts'
import type { GuardOptions } from '../../gateways/webhooks/guard.ts'
import { narrowTokens, tellScopesUpdated } from '../permissions/app-tokens.ts'
import { lockAllowedScopes } from '../permissions/memberships.ts'
import { requireScopes } from '../permissions/scopes.ts'
import { noteConsentOfOwner, noteConsentOfStaff, tellOwner } from '../permissions/staff-grants.ts'
import { isStopped } from '../permissions/stopped-apps.ts'
import { holdOpen } from '../shared/shop.ts'
import { describedClient, isDescribed, requireDescribed } from './described-clients.ts'
import { registeredUri } from './redirect-uris.ts'
import { isResource } from './resources.ts'

/** How long a code works. */
const codeLifetime = 60 * seconds

/** Maximum number of apps in a store: each change there is a webhook for each of them. */
const mostInstallations = 100

/** Only PKCE proves that whoever redeems a code has asked for it (decision apps-are-confidential-or-public). */
const challengeMissing = 'an app must use PKCE, so code_challenge is required'

/** The parameters of an app's link to the consent page, named as in RFC 6749, 7636 and 8707. */
export interface AccessRequest {
  client_id?: string
  redirect_uri?: string
  response_type?: string
  scope?: string
  state?: string
  code_challenge?: string
  code_challenge_method?: string
  /** The server that the token is for (RFC 8707 section 2.1). */
  resource?: string
}

/** A valid request, ready to be shown to a merchant. */
export interface Consent {
  /** One that describes itself does so at a host, which says more than its name. */
  app: { clientId: string; name: string; describedAt: string | null }
  scopes: AppScope[]
  /** Those that the page suggests: only reads for an app that describes itself and has named none. */
  suggested: AppScope[]
  redirectUri: string
  state: string | undefined
  codeChallenge: string
  /** The address that the browser is sent to when the merchant declines. */
  denyUrl: string
}

/** A request that is invalid because of a mistake by the app. */
export interface Mistake {
  problem: string
  /** The address that reports the mistake to the app; null if no address can be trusted to be the app's. */
  backUrl: string | null
}

/** A merchant's decision on the consent page. */
export interface Decision {
  clientId: string
  storeId: string
  scopes: AppScope[]
  redirectUri: string
  state?: string
  codeChallenge: string
}

/** The addresses of the service, and which addresses descriptions of apps may be read from. */
interface ReviewContext {
  urls: Record<'console' | 'apps', string>
  guard: GuardOptions
}

interface ClientRow {
  id: string
  name: string
  clientId: string
  redirectUris: string[]
  scopes: AppScope[]
  stopped: boolean
}

/**
 * Validates an app's request before anybody is asked to consent. For an unknown client or a redirect URI that
 * is not one of the app's, `backUrl` is null: the browser is never sent there (RFC 9700 section 4.1).
 */
export async function review(
  db: Database,
  request: AccessRequest,
  { urls: { console: issuer, apps: appsUrl }, guard }: ReviewContext,
): Promise<Consent | Mistake> {
  const app = await clientOf(db, request.client_id ?? '', guard)
  if ('problem' in app) return { ...app, backUrl: null }
  if (app.stopped)
    return { problem: `${app.name} is suspended, so nobody can install it at the moment.`, backUrl: null }
  const { redirect_uri: given = '', state, code_challenge: codeChallenge = '' } = request
  const redirectUri = registeredUri(app.redirectUris, given)
  if (redirectUri === null) {
    return {
      problem: `The link would send you to an address that ${app.name} has not registered.`,
      backUrl: null,
    }
  }
  const scopes = request.scope ? request.scope.split(' ').filter(Boolean) : app.scopes
  const mistake = mistakeIn(request, app, scopes, appsUrl)
  if (mistake) {
    const backUrl = withParameters(redirectUri, { error: mistake.error, state, iss: issuer })
    return { problem: mistake.problem, backUrl }
  }
  const wanted = app.scopes.filter((scope) => scopes.includes(scope))
  const isOpen = isDescribed(app.clientId) && !request.scope
  return {
    app: {
      clientId: app.clientId,
      name: app.name,
      describedAt: isDescribed(app.clientId) ? new URL(app.clientId).host : null,
    },
    scopes: wanted,
    suggested: isOpen ? wanted.filter((scope) => scope.startsWith('READ_')) : wanted,
    redirectUri,
    state,
    codeChallenge,
    denyUrl: withParameters(redirectUri, { error: 'access_denied', state, iss: issuer }),
  }
}

/** Returns the app that a request is by, as registered or as it describes itself, or why there is none. */
async function clientOf(
  db: Database,
  clientId: string,
  guard: GuardOptions,
): Promise<Omit<ClientRow, 'id'> | { problem: string }> {
  const [known] = await clients(db, clientId)
  if (known && (known.stopped || !isDescribed(clientId))) return known
  const nobody = 'The link that brought you here does not belong to a registered app'
  if (!isDescribed(clientId)) return { problem: `${nobody}.` }
  try {
    return { ...(await describedClient(clientId, guard)), clientId, stopped: false }
  } catch (error) {
    if (error instanceof NotRead)
      return { problem: `${nobody}, and its description is no use: ${error.message}.` }
    throw error
  }
}

/** Returns the first other mistake in a request, with its error code (RFC 6749 section 4.1.2.1, RFC 8707 section 2), or null. */
function mistakeIn(
  request: AccessRequest,
  app: Pick<ClientRow, 'name' | 'scopes'>,
  scopes: string[],
  appsUrl: string,
): { error: string; problem: string } | null {
  const { response_type, code_challenge, code_challenge_method } = request
  if (response_type !== 'code') {
    const problem = `${app.name} sent an invalid request: response_type must be “code”.`
    return { error: 'unsupported_response_type', problem }
  }
  const unknown = scopes.filter((scope) => !(app.scopes as string[]).includes(scope))
  if (unknown.length > 0 || scopes.length === 0) {
    const problem = `${app.name} requested access that it has not registered: ${unknown.join(', ') || 'nothing'}.`
    return { error: 'invalid_scope', problem }
  }
  if (!isResource(appsUrl, request.resource)) {
    const problem = `${app.name} asked for a token for ${request.resource}, which is not the API of this service.`
    return { error: 'invalid_target', problem }
  }
  if (!code_challenge) {
    const problem = `${app.name} sent an invalid request: ${challengeMissing}.`
    return { error: 'invalid_request', problem }
  }
  if (code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(code_challenge)) {
    const problem = `${app.name} sent an invalid request: code_challenge_method must be “S256”.`
    return { error: 'invalid_request', problem }
  }
  return null
}

/**
 * Installs an app in a store, or changes its installation, and issues a code. Throws appNotFound, appSuspended,
 * invalidRedirectUri, invalidOauthRequest (a public app without a challenge), invalidScope (not registered by the app),
 * storeNotFound (also for a closed one), secondFactorRequired, scopeNotAllowed (more than the person's role allows) and
 * tooManyInstallations. The owner decides on the whole grant; staff only on the scopes of their role, so scopes beyond
 * it that the owner granted remain. Existing tokens lose at once the scopes that are no longer granted. Grants by staff
 * end with their role (see `narrowGrants`), and the owner is mailed what an app may newly do.
 */
export async function authorize(
  tx: Transaction,
  { vault, record, guard }: { vault: Vault; record: RecordChange; guard: GuardOptions },
  account: Pick<Account, 'id' | 'email'>,
  decision: Decision,
  issuer: string,
): Promise<{ redirectUrl: string }> {
  const { id: userId } = account
  const { clientId, storeId, scopes, state } = decision
  if (isDescribed(clientId)) await requireDescribed(tx, clientId, guard)
  const [app] = await clients(tx, clientId).forShare()
  if (!app) throw new Refusal('appNotFound')
  if (app.stopped) throw new Refusal('appSuspended')
  const redirectUri = registeredUri(app.redirectUris, decision.redirectUri)
  if (redirectUri === null) throw new Refusal('invalidRedirectUri')
  requireScopes(app.scopes, scopes, 'invalidScope')
  const allowed = await lockAllowedScopes(tx, storeId, userId)
  await holdOpen(tx, storeId, 'storeNotFound')
  requireScopes(allowed, scopes, 'scopeNotAllowed')
  const installation = await install(tx, { shopId: storeId, appId: app.id, userId, scopes, allowed })
  const { change, gained } = installation
  const consent = { shopId: storeId, installationId: installation.id, userId, scopes, allowed }
  const store = await tx('shops').where({ id: storeId }).first('name', 'owner_id as ownerId')
  if (store.ownerId === userId) await noteConsentOfOwner(tx, consent)
  else {
    await noteConsentOfStaff(tx, consent, installation.before)
    if (gained.length > 0) await tellOwner(tx, vault, { store, app: app.name, staff: account.email, gained })
  }
  const entry = { shopId: storeId, resourceId: installation.id, name: app.name }
  if (change) await record(tx, { ...entry, action: `app.${change}` })
  if (change === 'scopes_changed')
    await tellScopesUpdated(tx, record, { id: installation.id, shopId: storeId })
  await narrowTokens(tx, (tokens) => tokens.where({ installation_id: installation.id }), installation.scopes)
  const code = await issueCode(tx, app.id, installation.id, userId, { ...decision, redirectUri })
  return { redirectUrl: withParameters(redirectUri, { code, state, iss: issuer }) }
}

function clients(db: Database, clientId: string) {
  return db('apps')
    .where({ client_id: clientId, deleted_at: null })
    .select<ClientRow[]>([
      'id',
      'name',
      'client_id as clientId',
      'redirect_uris as redirectUris',
      'scopes',
      db.raw(`${isStopped()} as stopped`),
    ])
}

interface Installed {
  id: string
  /** The scopes before and after the change, and the difference. */
  before: AppScope[]
  scopes: AppScope[]
  gained: AppScope[]
  change: 'installed' | 'scopes_changed' | null
}

/**
 * Creates or changes the installation, and returns the change. The unique index keeps one for each store and app,
 * however many people consent at once.
 */
async function install(
  tx: Transaction,
  grant: { shopId: string; appId: string; userId: string; scopes: AppScope[]; allowed: readonly string[] },
): Promise<Installed> {
  const { shopId, appId, userId, scopes, allowed } = grant
  const untouched = tx.raw(
    'excluded.scopes || array(select scope from unnest(installations.scopes) scope where scope <> all(?))',
    [[...allowed]],
  )
  const present = () =>
    tx('installations')
      .where({ shop_id: shopId, app_id: appId, removed_at: null })
      .forNoKeyUpdate()
      .first<{ scopes: AppScope[] } | undefined>('scopes')
  let found = await present()
  if (!found) {
    await requireRoom(tx, shopId)
    found = await present()
  }
  const before = found?.scopes ?? []
  const [installation] = await tx('installations')
    .insert({ id: newId(), shop_id: shopId, app_id: appId, user_id: userId, scopes })
    .onConflict(tx.raw('(shop_id, app_id) where removed_at is null'))
    .merge({ scopes: untouched, user_id: userId, updated_at: clock.now() })
    .returning<{ id: string; scopes: AppScope[]; inserted: boolean }[]>([
      'id',
      'scopes',
      tx.raw('xmax = 0 as inserted'),
    ])
  const { id, scopes: held, inserted } = installation!
  const isSame = before.toSorted().join() === held.toSorted().join()
  return {
    id,
    before,
    scopes: held,
    gained: held.filter((scope) => !before.includes(scope)),
    change: inserted ? 'installed' : isSame ? null : 'scopes_changed',
  }
}

/** Queues parallel installations in a store, so that they are counted exactly. Throws tooManyInstallations. */
async function requireRoom(tx: Transaction, shopId: string): Promise<void> {
  await tx.raw("select pg_advisory_xact_lock(hashtextextended('installations ' || ?::text, 0))", [shopId])
  const { rows } = await tx.raw(
    'select count(*) from installations where shop_id = ? and removed_at is null',
    [shopId],
  )
  if (rows[0].count >= mostInstallations)
    throw new Refusal('tooManyInstallations', { values: { most: mostInstallations } })
}

async function issueCode(
  tx: Transaction,
  appId: string,
  installationId: string,
  userId: string,
  { storeId, redirectUri, scopes, codeChallenge }: Decision,
): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  await tx('oauth_codes').insert({
    id: newId(),
    shop_id: storeId,
    code_hash: hashToken(code),
    installation_id: installationId,
    app_id: appId,
    user_id: userId,
    redirect_uri: redirectUri,
    code_challenge: codeChallenge,
    scopes,
    expires_at: fromNow(codeLifetime),
  })
  return code
}

/** Returns a redirect URI as it was registered, with parameters appended. */
function withParameters(redirectUri: string, parameters: Record<string, string | undefined>): string {
  const given = Object.entries(parameters).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${new URLSearchParams(given)}`
}
