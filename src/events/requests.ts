import { appResource, scopeOfResource } from '../base/scopes.ts'
import type { Vault } from '../base/vault.ts'
import type { Database } from '../db/database.ts'
import { databaseNow } from '../db/sql/now.ts'
import type { Signed } from '../gateways/webhooks/sign.ts'
import { isStopped } from '../services/permissions/stopped-apps.ts'
import { suspendedShops } from '../services/shared/shop.ts'

/** The address and content of the request that delivers an event. */
export interface WebhookRequest extends Signed {
  url: string
  host: string
  /** The store is suspended, or the app is stopped: the request must wait. */
  suspended: boolean
}

/** The parts of a request, as stored. */
export interface Sealed
  extends Pick<WebhookRequest, 'topic' | 'shopId' | 'body' | 'clientId' | 'host' | 'suspended'> {
  id: string
  appId: string
  state: string
  resource: string
  /** null: the app is no longer installed. */
  scopes: string[] | null
  /** null: the webhook is off. */
  url: string | null
  sealed: string
  sealedPrevious: string | null
}

/** The columns of a delivery `d` that make up its request. */
export const requestColumns = `
  d.state, d.topic, d.resource, d.body, d.shop_id as "shopId",
  coalesce(a.stopped, false) or d.shop_id = any (${suspendedShops}) as suspended,
  i.scopes, a."clientId", a.url, a."calledHost" as host, a.sealed, a."sealedPrevious"`
/** The joins that find out whether to send a delivery `d`: if not, `scopes` or `url` is null. */
export const requestJoins = `
  left join lateral (
    select scopes from installations where id = d.installation_id and shop_id = d.shop_id
      and (removed_at is null or d.resource = '${appResource}') limit 1) as i on true
  left join lateral (
    select client_id as "clientId", webhook_url as url, webhook_host as "calledHost", signing_secret as sealed,
      case when previous_valid_until > :now then previous_signing_secret end as "sealedPrevious",
      ${isStopped()} as stopped
    from apps where id = d.app_id and webhook_url <> '' and signing_secret is not null
      and switched_off_at is null and deleted_at is null limit 1) as a on true`

/**
 * Rereads, just before sending, what may have changed since the event or the claim; see `requestsOf`. The state is
 * selected and not a condition, because the planner would choose a partial index that it believes to be empty, and scan
 * all of it.
 */
export async function webhookRequestsOf(
  db: Database,
  vault: Vault,
  claims: { id: string; lease: string }[],
): Promise<Map<string, WebhookRequest | null>> {
  const { rows } = await db.raw(
    `select d.id, d.app_id as "appId", ${requestColumns}
     from unnest(cast(:ids as text[]), cast(:leases as text[])) as mine (id, lease)
     cross join lateral (
       select * from deliveries where id = mine.id and lease = mine.lease limit 1) as d
     ${requestJoins}`,
    {
      ids: claims.map(({ id }) => id),
      leases: claims.map(({ lease }) => lease),
      now: db.raw(databaseNow()),
    },
  )
  return requestsOf(vault, rows)
}

/**
 * Returns a request for each delivery whose app is still installed with the scope and has its webhook enabled, or hears
 * about its own installation; the others must not be sent. A value is null if the signing secret cannot be decrypted because its vault key is missing:
 * that does not count as a failed attempt.
 */
export function requestsOf(vault: Vault, found: Sealed[]): Map<string, WebhookRequest | null> {
  const opened = new Map<string, string | null>()
  const open = (sealed: string, appId: string) => {
    const key = `${appId} ${sealed}`
    if (!opened.has(key)) opened.set(key, openOrNull(vault, sealed, appId))
    return opened.get(key) as string | null
  }
  const requests = new Map<string, WebhookRequest | null>()
  for (const { id, appId, state, resource, scopes, url, sealed, sealedPrevious, ...rest } of found) {
    const isHeld = resource === appResource || scopes?.includes(scopeOfResource[resource]!)
    if (state !== 'pending' || url === null || !isHeld) continue
    const { topic, shopId, clientId, body, host, suspended } = rest
    const secret = open(sealed, appId)
    const previousSecret = sealedPrevious === null ? null : open(sealedPrevious, appId)
    const canSign = secret !== null && (sealedPrevious === null || previousSecret !== null)
    const content = { deliveryId: id, topic, shopId, clientId, body, url, host, suspended }
    requests.set(id, canSign ? { ...content, secret, previousSecret } : null)
  }
  return requests
}

function openOrNull(vault: Vault, sealed: string, appId: string): string | null {
  try {
    return vault.open(sealed, appId)
  } catch {
    return null
  }
}
