import { findFailing, switchOff, type Webhook } from '../events/switch-off.ts'
import { briefTransaction, eachDue } from '../services/shared/due-work.ts'
import type { Job } from './job.ts'

/** Disables webhooks that have only failed for 5 days, and tells their developers. */
export const disableDeadWebhooks: Job = {
  name: 'disable-dead-webhooks',
  everySeconds: 60,
  async run({ db, dependencies, signal }) {
    const { log } = dependencies
    let after = ''
    await eachDue<Webhook>(log, signal, {
      // A run visits each once, because one that cannot be disabled stays due.
      take: async (limit) => {
        const webhooks = await findFailing(db, after, limit)
        after = webhooks.at(-1)?.id ?? after
        return webhooks
      },
      work: (webhook) => briefTransaction(db, (tx) => switchOff(tx, dependencies, webhook, 'failing')),
      atOnce: 5,
      failure: 'a webhook could not be disabled',
      nameOf: ({ id: appId }) => ({ appId }),
    })
  },
}
