import { clock, days, fromNow } from '../clock.ts'
import type { Database, Transaction } from '../db/database.ts'
import { queueMail } from '../services/messaging/mail-queue.ts'
import { webhookSwitchedOff } from '../services/messaging/notifications.ts'
import type { Vault } from '../vault.ts'
import { recordEvent } from './record.ts'

type Reason = 'gone' | 'failing'

const reasons: Record<Reason, string> = {
  gone: 'it answered with 410, which means that it wants no more',
  failing: 'nothing but failures came back for 5 days',
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
    subject: `The webhook of ${off.name} was switched off`,
    text: [
      `We no longer call ${webhook.url} for your app ${off.name}, as ${reasons[reason]}.`,
      'Save the URL in the developer console to switch it on again. Nothing is sent for the time between: read what you missed from GET /events of the Apps API.',
    ].join('\n\n'),
  })
}
