// Client ID metadata documents: OAuth clients that nobody has registered, whose id is the address of their description.

import { clock, fromNow, minutes } from '../../base/clock.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import type { AppScope } from '../../base/scopes.ts'
import { uriOf } from '../../base/uri.ts'
import { parseUrl } from '../../base/url.ts'
import { CallFirst } from '../../db/call-first.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { NotRead, readClientDocument } from '../../gateways/client-documents/fetch.ts'
import type { GuardOptions } from '../../gateways/webhooks/guard.ts'
import { appScopesOf } from '../permissions/scopes.ts'

/** A client's description of itself. It is public: anybody could present its address as their own. */
interface DescribedClient {
  name: string
  redirectUris: string[]
  scopes: AppScope[]
}

/** A consent counts on a description that is no older. */
const fresh = 1 * minutes

/** Matches no secret. */
const noSecret = ''

const longest = { name: 80, uris: 20 }

/**
 * Returns whether a client id is the address of a description: an absolute URL as it is normalized, with a path and
 * without a fragment, so that one client has one id (decision clients-may-describe-themselves).
 */
export function isDescribed(clientId: string): boolean {
  const url = /^https?:\/\//.test(clientId) ? parseUrl(clientId) : null
  return url !== null && url.href === clientId && url.pathname !== '/' && !clientId.includes('#')
}

/** Reads the description of a client. Throws NotRead with the reason in words, also for one that says nothing usable. */
export async function describedClient(clientId: string, guard: GuardOptions): Promise<DescribedClient> {
  const document = ((await readClientDocument(clientId, guard)) ?? {}) as Record<string, unknown>
  const { client_id, client_name, redirect_uris, token_endpoint_auth_method: method = 'none' } = document
  if (client_id !== clientId) throw new NotRead('it describes another client')
  if (method !== 'none' || 'client_secret' in document) throw new NotRead('it asks for a secret')
  const uris = Array.isArray(redirect_uris) ? redirect_uris.map((uri) => uriOf(String(uri))) : []
  if (uris.length === 0 || uris.length > longest.uris || uris.includes(null))
    throw new NotRead('it has no valid redirect URIs')
  const host = new URL(clientId).host
  const name = typeof client_name === 'string' ? client_name.replaceAll(/\p{C}/gu, '').trim() : ''
  return {
    name: name.slice(0, longest.name) || host,
    redirectUris: uris as string[],
    scopes: appScopesOf('owner'),
  }
}

/**
 * Makes sure that a client which describes itself has a row with what it says now. Throws CallFirst while it has not,
 * and then appNotFound if its description cannot be read.
 */
export async function requireDescribed(
  tx: Transaction,
  clientId: string,
  guard: GuardOptions,
): Promise<void> {
  const known = await tx('apps')
    .where({ client_id: clientId, deleted_at: null })
    .where('described_at', '>', fromNow(-fresh))
    .first('id')
  if (!known) throw new CallFirst((db) => keep(db, clientId, guard))
}

/** Keeps what a client says of itself. Throws appNotFound if that cannot be read. */
async function keep(db: Database, clientId: string, guard: GuardOptions): Promise<void> {
  const { name, redirectUris, scopes } = await describedClient(clientId, guard).catch((error: unknown) => {
    throw error instanceof NotRead ? new Refusal('appNotFound') : error
  })
  const now = {
    name,
    redirect_uris: redirectUris,
    scopes,
    described_at: clock.now(),
    updated_at: clock.now(),
  }
  await db('apps')
    .insert({
      ...now,
      id: newId(),
      owner_id: null,
      client_id: clientId,
      confidential: false,
      client_secret_hash: noSecret,
    })
    .onConflict('client_id')
    .merge(now)
}
