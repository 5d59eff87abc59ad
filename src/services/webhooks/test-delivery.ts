import { clock } from '../../base/clock.ts'
import { Refusal } from '../../base/errors.ts'
import { newId } from '../../base/ids.ts'
import { scopeOfResource } from '../../base/scopes.ts'
import type { Vault } from '../../base/vault.ts'
import type { Database } from '../../db/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { createSender, type Outcome } from '../../gateways/webhooks/send.ts'
import { headersOf } from '../../gateways/webhooks/sign.ts'
import * as apps from '../developer/apps.ts'
import { hintOf } from './hints.ts'
import { noteCall, takeCall } from './hosts.ts'

/**
 * Sends a made-up notification to the webhook URL of an app, at once and only once, signed and guarded like a real one
 * and marked by `X-Service-Test`. Returns the receiver's response: a failure is a result, not a refusal, and does not
 * affect the webhook's failure count. So is a signing secret that no key of the vault opens, which holds up real
 * deliveries as well. No transaction may be open. Throws appNotFound, appSuspended and webhookOff.
 */
export async function send(
  db: Database,
  { config, vault, log }: Pick<Dependencies, 'config' | 'vault' | 'log'>,
  ownerId: string,
  appId: string,
): Promise<{ id: string; hint: string | null } & Omit<Outcome, 'retryAfter'>> {
  const { clientId, scopes, suspension } = await apps.get(db, ownerId, appId)
  if (suspension) throw new Refusal('appSuspended')
  const app = await apps
    .owned(db, ownerId, appId)
    .first({ url: 'webhook_url', sealed: 'signing_secret', previous: 'previous_signing_secret' })
    .select({ previousCounts: db.raw('coalesce(previous_valid_until > ?, false)', [clock.now()]) })
  if (!app?.url) throw new Refusal('webhookOff')
  const installed = await db('installations')
    .where({ app_id: appId, removed_at: null })
    .orderBy('id', 'desc')
    .first('shop_id')
  const { deliveryId, topic, shopId, body } = invented(scopes, installed?.shop_id ?? newId())
  const secrets = secretsOf(vault, appId, app)
  if (!secrets) {
    log.error({ app: appId }, 'no key of the vault opens the signing secret')
    return { id: deliveryId, ...nothing, error: unsigned }
  }
  const headers = headersOf({ deliveryId, topic, shopId, clientId, body, ...secrets })
  if (!(await takeCall(db, appId, config.limits.webhookCallsPerSecond)))
    throw new Refusal('tooManyRequests', { data: { retryAfter: 1 } })
  const sender = createSender({ allowPrivate: config.allowPrivateWebhooks })
  try {
    const { retryAfter: _, ...outcome } = await sender.post(
      app.url,
      { ...headers, 'X-Service-Test': 'true' },
      body,
    )
    await noteCall(db, appId, outcome.status !== null && outcome.status >= 200 && outcome.status < 300)
    return { id: deliveryId, ...outcome, hint: hintOf(outcome) }
  } finally {
    await sender.close()
  }
}

const nothing = { status: null, durationMs: 0, response: null, location: null, hint: null }
const unsigned =
  'Nothing was sent: the service cannot read the signing secret, nor sign deliveries, at the moment'

/** Opens the signing secrets in use; null if no key of the vault does. */
function secretsOf(
  vault: Vault,
  appId: string,
  {
    sealed,
    previous,
    previousCounts,
  }: Record<'sealed' | 'previous', string | null> & { previousCounts: boolean },
): { secret: string; previousSecret: string | null } | null {
  try {
    return {
      secret: vault.open(sealed!, appId),
      previousSecret: previousCounts ? vault.open(previous!, appId) : null,
    }
  } catch {
    return null
  }
}

/** Returns a notification about a made-up record of a resource that the app registered for. */
function invented(scopes: readonly string[], shopId: string) {
  const resource =
    Object.keys(scopeOfResource).find((name) => scopes.includes(scopeOfResource[name]!)) ?? 'orders'
  const [deliveryId, resourceId, topic] = [newId(), newId(), `${resource}/updated`]
  const body = JSON.stringify({
    id: deliveryId,
    topic,
    resource,
    action: 'updated',
    method: 'PATCH',
    path: `/${resource}/${resourceId}`,
    resourceId,
    shopId,
    occurredAt: clock.now().toISOString(),
  })
  return { deliveryId, topic, shopId, body }
}
