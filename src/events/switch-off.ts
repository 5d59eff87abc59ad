// Circuit breaker for webhooks: an endpoint that keeps failing is switched off.

import { clock, days } from '../base/clock.ts'
import type { Database, Transaction } from '../db/database.ts'
import { databaseTimeIn } from '../db/sql/now.ts'
import type { Dependencies } from '../dependencies.ts'
import { queueMail } from '../services/messaging/mail-queue.ts'
import { webhookSwitchedOff } from '../services/messaging/store-notices.ts'
import { recordAsJob } from './record.ts'

type Reason = 'gone' | 'failing'

const reasons: Record<Reason, string> = {
  gone: 'it responded with status 410, which means that it wants no more events',
  failing: 'every delivery has failed for 5 days',
}

/** The jobs that detect each reason. */
const jobs: Record<Reason, string> = { gone: 'deliver-webhooks', failing: 'disable-dead-webhooks' }

export interface Webhook {
  id: string
  url: string
}

/** A webhook is switched off after failing for 5 days and at least 10 times: one called rarely gets more time. */
const failsFor = 5 * days
const failsAtLeast = 10

/**
 * Returns enabled webhooks that have only failed for 5 days, by the database's clock, which dated the failures; ordered
 * by id, after `after`.
 */
export function findFailing(db: Database, after: string, limit: number): Promise<Webhook[]> {
  return db('apps')
    .where('failing_since', '<', db.raw(databaseTimeIn(-failsFor)))
    .where('failures', '>=', failsAtLeast)
    .where('webhook_url', '<>', '')
    .whereNull('switched_off_at')
    .whereNull('deleted_at')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select({ id: 'id', url: 'webhook_url' })
}

/**
 * Disables an app's webhook, e-mails its developer and notifies the stores that have installed it. Does nothing if it
 * is already disabled, or if its URL is no longer the one that was called. Pending deliveries are dropped when they
 * come due. The developer enables it again by saving the URL in the console. Returns whether the app now listens at
 * another URL.
 */
export async function switchOff(
  tx: Transaction,
  { config, vault }: Pick<Dependencies, 'config' | 'vault'>,
  webhook: Webhook,
  reason: Reason,
): Promise<boolean> {
  const [off] = await tx('apps')
    .where({ id: webhook.id, webhook_url: webhook.url })
    .modify((query) => void (reason === 'failing' && query.where('failures', '>=', failsAtLeast)))
    .whereNull('switched_off_at')
    .whereNull('deleted_at')
    .update({ switched_off_at: clock.now() })
    .returning(['name', 'owner_id'])
  if (!off) return hasMoved(tx, webhook)
  await webhookSwitchedOff(tx, recordAsJob(jobs[reason]), { id: webhook.id, name: off.name })
  const owner = await tx('users').where({ id: off.owner_id }).whereNotNull('email').first('email')
  if (!owner) return false
  await queueMail(tx, vault, {
    to: owner.email!,
    subject: `Webhook disabled for ${off.name}`,
    text: [
      `We have disabled the webhook of your app ${off.name} and no longer call ${webhook.url}, because ${reasons[reason]}.`,
      'To enable it again, save its URL on the page of the app:',
      `${config.publicUrls.console}/console/developer/${webhook.id}`,
      'Events from in between are not sent; read them from GET /events on the Apps API.',
    ].join('\n\n'),
  })
  return false
}

async function hasMoved(tx: Transaction, { id, url }: Webhook): Promise<boolean> {
  const app = await tx('apps')
    .where({ id, switched_off_at: null, deleted_at: null })
    .whereNotIn('webhook_url', ['', url])
    .first('id')
  return app !== undefined
}
