import { setTimeout as sleep } from 'node:timers/promises'
import { onWork } from '../db/queues/work-signals.ts'
import { createWakeup } from '../events/wakeup.ts'
import { openPushService, type PushService } from '../gateways/push/web-push.ts'
import {
  type ClaimedMessage,
  claimMessages,
  forgetBrowser,
  forgetMessage,
  type Lane,
  postponeMessage,
} from '../services/messaging/push-queue.ts'
import { openTarget } from '../services/messaging/push-subscriptions.ts'
import type { Job, JobContext } from './job.ts'
import { inSlots, type Runner } from './slots.ts'

/** Maximum number of messages sent at the same time: `mostInFlight` in all, `mostRetries` of them retries. */
const mostInFlight = 100
const mostRetries = 50
/** Milliseconds before the job looks for more messages while others are in flight. */
const lookAgain = 250

/**
 * Sends due push messages, at least once: a message whose worker was killed is sent again, but shown once, because it
 * has the topic of its order or booking. Neither its text nor its address is logged. `longestMs` limits an attempt, to 5 s by default.
 */
export async function sendDuePush(context: JobContext, longestMs?: number): Promise<void> {
  const { pushHosts, config } = context.dependencies
  const { vapid, allowPrivateWebhooks } = config
  if (!vapid) return
  const service = openPushService(vapid, pushHosts, { allowPrivate: allowPrivateWebhooks }, longestMs)
  try {
    await sendAll(context, (message) => deliver(context, service, message))
  } finally {
    await service.close()
  }
}

/** Returns the jobs that send push messages, `send-push-1` … `-n`, for n workers at the same time (see `inSlots`). */
export function sendPush({ slots }: { slots: number }): Job[] {
  return inSlots({ name: 'send-push', slots, open: createPushSender })
}

function createPushSender(context: Pick<JobContext, 'db' | 'dependencies'>): Runner {
  const { db, dependencies } = context
  const stopping = new AbortController()
  const wakeup = createWakeup()
  let endSignals: (() => void) | undefined
  let loop: Promise<void> | undefined

  const run = async () => {
    while (!stopping.signal.aborted) {
      await sendDuePush({ ...context, signal: stopping.signal }).catch((error) =>
        dependencies.log.warn({ err: error }, 'push messages are waiting for the database'),
      )
      await wakeup.wait()
    }
  }
  return {
    start() {
      if (!dependencies.config.vapid) return
      endSignals ??= onWork(db, 'messages', wakeup.wake)
      loop ??= run()
    },
    async stop() {
      stopping.abort()
      endSignals?.()
      wakeup.wake()
      await loop
    },
  }
}

/**
 * Sends until nothing is due or the run must end. Each message frees its slot when it ends, so one whose push service
 * hangs does not hold up others; retries, which may hang again, never take the slots of new messages.
 */
async function sendAll(
  { db, dependencies, signal }: JobContext,
  send: (message: ClaimedMessage) => Promise<void>,
) {
  const inFlight = new Map<ClaimedMessage, Promise<void>>()
  const freeSlots = (lane: Lane) => {
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
  const fillUp = async (lane: Lane) => {
    const limit = freeSlots(lane)
    if (limit <= 0) return
    for (const message of await claimMessages(db, lane, limit)) start(message)
  }
  try {
    while (!signal.aborted) {
      await fillUp('new')
      await fillUp('tried')
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
    return await service.send(openTarget(vault, message), message.payload, message.topic)
  } catch (error) {
    return { state: 'refused', reason: (error as Error).message }
  }
}
