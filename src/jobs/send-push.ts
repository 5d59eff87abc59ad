import { setTimeout as sleep } from 'node:timers/promises'
import { openPushService, type PushService } from '../gateways/push/web-push.ts'
import {
  type ClaimedMessage,
  claimMessages,
  forgetBrowser,
  forgetMessage,
  postponeMessage,
} from '../services/messaging/push-queue.ts'
import { openTarget } from '../services/messaging/push-subscriptions.ts'
import type { Job, JobContext } from './job.ts'

/** As many are sent at the same time; of these, so many that were tried before. */
const mostInFlight = 100
const mostRetries = 50
/** How soon what becomes due is looked for while others are on their way. */
const lookAgain = 250

/**
 * Sends push messages that are due, at least once: one whose worker was killed is sent again, and shown once, because
 * it has the topic of its order. Neither what is said nor where it goes is logged.
 */
export const sendPush: Job = {
  name: 'send-push',
  everySeconds: 1,
  async run(context) {
    const { vapid, allowPrivateWebhooks } = context.dependencies.config
    if (!vapid) return
    const service = openPushService(vapid, { allowPrivate: allowPrivateWebhooks })
    try {
      await sendAll(context, (message) => deliver(context, service, message))
    } finally {
      await service.close()
    }
  },
}

/**
 * Sends until nothing is due, or the run is to end. Each makes room as it ends, so that one whose push service hangs
 * holds up no other; what was tried before, and may hang again, never takes the room of what is new.
 */
async function sendAll(
  { db, dependencies, signal }: JobContext,
  send: (message: ClaimedMessage) => Promise<void>,
) {
  const inFlight = new Map<ClaimedMessage, Promise<void>>()
  const room = (lane: 'new' | 'tried') => {
    const free = mostInFlight - inFlight.size
    if (lane === 'new') return free
    const retries = [...inFlight.keys()].filter(({ attempt }) => attempt > 1)
    return Math.min(free, mostRetries - retries.length)
  }
  const start = (message: ClaimedMessage) => {
    const sending = send(message)
      .catch((error) =>
        dependencies.log.warn(
          { err: error, message: message.id },
          'a push message failed and is left to its lease',
        ),
      )
      .finally(() => inFlight.delete(message))
    inFlight.set(message, sending)
  }
  try {
    while (!signal.aborted) {
      for (const lane of ['new', 'tried'] as const) {
        const limit = room(lane)
        if (limit > 0) for (const message of await claimMessages(db, lane, limit)) start(message)
      }
      if (inFlight.size === 0) return
      await Promise.race([...inFlight.values(), sleep(lookAgain)])
    }
  } finally {
    await Promise.all(inFlight.values())
  }
}

async function deliver({ db, dependencies }: JobContext, service: PushService, message: ClaimedMessage) {
  const { vault, log } = dependencies
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
  vault: JobContext['dependencies']['vault'],
  service: PushService,
  message: ClaimedMessage,
): ReturnType<PushService['send']> {
  try {
    return await service.send(openTarget(vault, message), message.payload, message.orderId)
  } catch (error) {
    return { state: 'refused', reason: (error as Error).message }
  }
}
