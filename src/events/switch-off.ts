import { clock, days, fromNow } from '../clock.ts'
import type { Database, Transaction } from '../db/database.ts'
import { queueMail } from '../services/messaging/mail-queue.ts'
import { webhookSwitchedOff } from '../services/messaging/notifications.ts'
import type { Vault } from '../vault.ts'
import { recordEvent } from './record.ts'

type Reason = 'gone' | 'failing'

const reasons: Record<Reason, string> = {
  gone: 'it responded with the status 410, which means that it wants no more events',
  failing: 'every delivery has failed for 5 days',
}

interface Webhook {
  id: string
  url: string
}

/** 5 days of nothing but failures, and at least 10 of them: a webhook that hears little is not hurried. */
const failsFor = 5 * days
const failsAtLeast = 10

/** Webhooks that are on, of which nothing but failures came back for 5 days; at most a thousand. */
export function findFailing(db: Database): Promise<Webhook[]> {
  return db('apps')
    .where('failing_since', '<', fromNow(-failsFor))
    .where('failures', '>=', failsAtLeast)
    .where('webhook_url', '<>', '')
    .whereNull('switched_off_at')
    .whereNull('deleted_at')
    .orderBy('id')
    .limit(1000)
    .select({ id: 'id', url: 'webhook_url' })
}

/**
 * Switches the webhook of an app off and tells its developer by e-mail and the stores that
 * have it by a notification. Nothing happens where it is off already, or
 * where its URL is no longer the one that was called. What still waits is dropped when it comes due. Saving the
 * URL in the console starts again.
 */
export async function switchOff(
  tx: Transaction,
  vault: Vault,
  webhook: Webhook,
  reason: Reason,
): Promise<void> {
  const [off] = await tx('apps')
    .where({ id: webhook.id, webhook_url: webhook.url })
    .modify((query) => void (reason === 'failing' && query.where('failures', '>=', failsAtLeast)))
    .whereNull('switched_off_at')
    .whereNull('deleted_at')
    .update({ switched_off_at: clock.now() })
    .returning(['name', 'owner_id'])
  if (!off) return
  await webhookSwitchedOff(tx, recordEvent, { id: webhook.id, name: off.name })
  const owner = await tx('users').where({ id: off.owner_id }).whereNotNull('email').first('email')
  if (!owner) return
  await queueMail(tx, vault, {
    to: owner.email,
    subject: `Webhook disabled for ${off.name}`,
    text: [
      `We have disabled the webhook of your app ${off.name} and no longer call ${webhook.url}, because ${reasons[reason]}.`,
      'To enable it again, save the URL in the developer console. Events from the time in between are not sent; read them from GET /events on the Apps API.',
    ].join('\n\n'),
  })
}
