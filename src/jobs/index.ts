import { deliverWebhooks } from './deliver-webhooks.ts'
import { disableDeadWebhooks } from './disable-dead-webhooks.ts'
import { expireOrders } from './expire-orders.ts'
import type { Job } from './job.ts'
import { prune } from './prune.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { sendMail } from './send-mail.ts'

/** Everything that a worker does by itself. */
export const jobs: Job[] = [
  ...deliverWebhooks({ slots: 8 }),
  disableDeadWebhooks,
  expireOrders,
  sendMail,
  prune,
  reconcilePayments,
]
