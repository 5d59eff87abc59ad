import { clock, fromNow, hours, seconds } from '../../base/clock.ts'
import { Refusal } from '../../base/errors.ts'
import type { Vault } from '../../base/vault.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'
import { dropSome, mostDropped } from '../../db/queues/drop-deliveries.ts'
import type { Dependencies } from '../../dependencies.ts'
import { spend } from '../../gateways/throttle/call-budget.ts'
import { whyUnsafe } from '../../gateways/webhooks/guard.ts'
import { hostOf } from '../../gateways/webhooks/host.ts'
import { newSigningSecret } from '../../gateways/webhooks/sign.ts'
import * as apps from '../developer/apps.ts'

/** How long the old secret also signs after a rotation. */
const overlap = 24 * hours
/** How long a call spends on dropping pending deliveries; the rest is dropped as it comes due. */
const patience = 10 * seconds

/** The webhook of an app; without a URL it is off, and has no secret. */
interface SavedWebhook {
  url: string
  signingSecret: string | null
}

/**
 * Saves the webhook URL of an app, and enables webhooks again if failures had disabled them; an empty URL disables
 * them, and pending deliveries are dropped. The URL must be HTTPS and publicly reachable (unsafeWebhookUrl), which is
 * checked before any transaction. The signing secret is created the first time and stays the same; it is null for an
 * empty URL. `topics` are those to send, null for all; by default they stay as they are. Throws appNotFound and
 * tooManyRequests.
 */
export async function save(
  db: Database,
  { vault, ...dependencies }: Dependencies,
  { ownerId, ip }: { ownerId: string; ip: string },
  appId: string,
  { url, topics }: { url: string; topics?: apps.WebhookTopic[] | null },
): Promise<SavedWebhook> {
  const { config } = dependencies
  await apps.get(db, ownerId, appId)
  if (url === '') return switchOff(db, ownerId, appId, topics)
  await spend(dependencies, 'dns', null, { shopperId: ownerId, ip })
  const reason = await whyUnsafe(url, { allowPrivate: config.allowPrivateWebhooks })
  if (reason) throw new Refusal('unsafeWebhookUrl', { values: { reason } })
  return transaction(db, (tx) => switchOn(tx, vault, ownerId, appId, { url, topics }))
}

/**
 * Replaces the signing secret; the old one also signs for 24 hours, and the one before that no longer does. Throws
 * appNotFound, and webhookOff while no URL is saved.
 */
export async function rotateSecret(
  tx: Transaction,
  vault: Vault,
  ownerId: string,
  appId: string,
): Promise<{ signingSecret: string; previousValidUntil: string }> {
  await apps.get(tx, ownerId, appId)
  const [signingSecret, previousValidUntil] = [newSigningSecret(), fromNow(overlap)]
  const rotated = await apps
    .owned(tx, ownerId, appId)
    .whereNot({ webhook_url: '' })
    .update({
      previous_signing_secret: tx.ref('signing_secret'),
      previous_valid_until: previousValidUntil,
      signing_secret: vault.seal(signingSecret, appId),
      updated_at: clock.now(),
    })
  if (rotated === 0) throw new Refusal('webhookOff')
  return { signingSecret, previousValidUntil: previousValidUntil.toISOString() }
}

async function switchOn(
  tx: Transaction,
  vault: Vault,
  ownerId: string,
  appId: string,
  { url, topics }: { url: string; topics: apps.WebhookTopic[] | null | undefined },
): Promise<SavedWebhook> {
  const [app] = await apps
    .owned(tx, ownerId, appId)
    .update({
      webhook_url: url,
      webhook_host: hostOf(url),
      topics,
      signing_secret: tx.raw('coalesce(signing_secret, ?)', [vault.seal(newSigningSecret(), appId)]),
      switched_off_at: null,
      failures: 0,
      failing_since: null,
      updated_at: clock.now(),
    })
    .returning('signing_secret')
  if (!app) throw new Refusal('appNotFound')
  return { url, signingSecret: vault.open(app.signing_secret!, appId) }
}

/** The first transaction switches the webhook off; each one drops some deliveries, so that none takes long. */
async function switchOff(
  db: Database,
  ownerId: string,
  appId: string,
  topics: apps.WebhookTopic[] | null | undefined,
): Promise<SavedWebhook> {
  const deadline = performance.now() + patience
  let dropped = await transaction(db, async (tx) => {
    const off = {
      webhook_url: '',
      webhook_host: null,
      topics,
      switched_off_at: null,
      updated_at: clock.now(),
    }
    const changed = await apps.owned(tx, ownerId, appId).update(off)
    if (changed === 0) throw new Refusal('appNotFound')
    return dropSome(tx, { apps: [appId] })
  })
  while (dropped === mostDropped && performance.now() < deadline)
    dropped = await transaction(db, (tx) => dropWhileOff(tx, appId))
  return { url: '', signingSecret: null }
}

/** Drops deliveries of an app unless its developer has saved a URL again in the meantime. */
async function dropWhileOff(tx: Transaction, appId: string): Promise<number> {
  const off = await tx('apps').where({ id: appId, webhook_url: '' }).forShare().first('id')
  return off ? dropSome(tx, { apps: [appId] }) : 0
}
