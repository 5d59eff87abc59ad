import { openPushService, type PushService } from '../gateways/push/web-push.ts'
import {
  type ClaimedMessage,
  claimMessages,
  forgetBrowser,
  forgetMessage,
  postponeMessage,
} from '../services/push-messages.ts'
import { openTarget } from '../services/push-subscriptions.ts'
import type { Job, JobContext } from './job.ts'

/** As many are sent at the same time. */
const batch = 50

/**
 * Sends push messages that are due, at least once: one whose worker was killed is sent again, and shown once, because
 * it has the topic of its order. Neither what is said nor where it goes is logged.
 */
export const sendPush: Job = {
  name: 'send-push',
  everySeconds: 1,
  async run(context) {
    const { db, environment, signal } = context
    const { vapid, allowPrivateWebhooks } = environment.config
    if (!vapid) return
    const service = openPushService(vapid, { allowPrivate: allowPrivateWebhooks })
    try {
      while (!signal.aborted) {
        const messages = await claimMessages(db, batch)
        if (messages.length === 0) return
        await Promise.all(messages.map((message) => deliver(context, service, message)))
      }
    } finally {
      await service.close()
    }
  },
}

async function deliver({ db, environment }: JobContext, service: PushService, message: ClaimedMessage) {
  const { vault, log } = environment
  const { id, subscriptionId, attempt } = message
  const outcome = await send(vault, service, message)
  if (outcome.state === 'taken') return forgetMessage(db, message)
  if (outcome.state === 'gone') return forgetBrowser(db, message)
  const { reason } = outcome
  if (outcome.state === 'refused') {
    await forgetMessage(db, message)
    log.warn({ message: id, subscriptionId, attempt, reason }, 'a push service refused a message')
    return
  }
  const state = await postponeMessage(db, message, outcome.retryAfter)
  const level = state === 'dropped' ? 'warn' : 'info'
  log[level]({ message: id, subscriptionId, attempt, reason, state }, 'push message not sent')
}

async function send(
  vault: JobContext['environment']['vault'],
  service: PushService,
  message: ClaimedMessage,
): ReturnType<PushService['send']> {
  try {
    return await service.send(openTarget(vault, message), message.payload, message.orderId)
  } catch (error) {
    return { state: 'refused', reason: (error as Error).message }
  }
}
