import { transaction } from '../db/database.ts'
import { findFailing, switchOff } from '../events/switch-off.ts'
import type { Job } from './job.ts'

/** Disables webhooks that have only failed for 5 days, and tells their developers. */
export const disableDeadWebhooks: Job = {
  name: 'disable-dead-webhooks',
  everySeconds: 60,
  async run({ db, dependencies, signal }) {
    for (const webhook of await findFailing(db)) {
      if (signal.aborted) return
      await transaction(db, (tx) => switchOff(tx, dependencies.vault, webhook, 'failing'))
    }
  },
}
