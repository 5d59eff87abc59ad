import { Refusal } from '../base/errors.ts'
import { judge, retryDelay } from '../events/retry.ts'
import { createProfiles, type Profiles } from '../gateways/agents/profiles.ts'
import { createSender, type Sender } from '../gateways/webhooks/send.ts'
import { type OrderEvent, postpone, settle, takeDue } from '../services/agent-checkouts/order-events.ts'
import { messageOf } from '../services/agent-checkouts/order-messages.ts'
import { eachDue } from '../services/shared/due-work.ts'
import type { Job, JobContext } from './job.ts'

/** Agents called concurrently. */
const atOnce = 20

/** Tells agents how the orders that they have placed change, at least once, and each in the order of its changes. */
export const tellAgents: Job = {
  name: 'tell-agents',
  everySeconds: 10,
  async run(context) {
    const { db, dependencies, signal } = context
    const guard = { allowPrivate: dependencies.config.allowPrivateWebhooks }
    const tools = { sender: createSender(guard), profiles: createProfiles(guard) }
    try {
      await eachDue<OrderEvent>(dependencies.log, signal, {
        take: (limit) => takeDue(db, limit),
        work: (event) => tell(context, tools, event),
        atOnce,
        failure: 'an agent could not be told of its order',
        nameOf: ({ shopId, orderId }) => ({ shopId, orderId }),
      })
    } finally {
      await Promise.all([tools.sender.close(), tools.profiles.close()])
    }
  },
}

async function tell(
  { db, dependencies: { vault, log } }: JobContext,
  { sender, profiles }: { sender: Sender; profiles: Profiles },
  event: OrderEvent,
): Promise<void> {
  const message = await messageOf(db, { vault, profiles }, event).catch(unlessRefused)
  if (message === null) return settle(db, event)
  const failed = { status: null, retryAfter: null, error: 'its profile cannot be read' }
  const outcome = message ? await sender.post(message.url, message.headers, message.body) : failed
  const verdict = judge(outcome, event.attempt, retryDelay)
  if (verdict.state === 'pending') return postpone(db, event, verdict.waits)
  const { shopId, orderId, attempt } = event
  const { status, error } = outcome
  if (verdict.state === 'dead')
    log.warn({ shopId, orderId, attempt, status, reason: error }, 'an agent was not told of its order')
  await settle(db, event)
}

/** Returns undefined for a profile that cannot be read now. */
function unlessRefused(error: unknown): undefined {
  if (error instanceof Refusal) return undefined
  throw error
}
