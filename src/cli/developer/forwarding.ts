import { clock, fromNow } from '../../base/clock.ts'
import type { AppsClient } from '../../client/apps.ts'
import { judge, retryDelay } from '../../events/retry.ts'
import { createSender, type Outcome, type Sender } from '../../gateways/webhooks/send.ts'
import { headersOf } from '../../gateways/webhooks/sign.ts'

/** An event of the feed. */
export type FeedEvent = Awaited<ReturnType<AppsClient['events']['list']>>['events'][number]

/** An event on its way to the developer's receiver. */
export interface Waiting {
  event: FeedEvent
  /** The number of its next attempt, starting at 1. */
  attempt: number
  dueAt: string
}

/** A feed reader's position, and the events it has read but not settled. */
export interface Position {
  after: string
  waiting: Waiting[]
}

/** An attempt to forward an event. */
export interface Forwarded {
  at: string
  id: string
  topic: string
  resourceId: string | null
  attempt: number
  status: number | null
  error: string | null
  durationMs: number
  state: 'delivered' | 'dead' | 'pending'
  /** When the next attempt is due; null if there is none. */
  nextAttemptAt: string | null
}

/** The receiver of forwarded events, with the secret that signs them. */
export interface Receiver {
  url: string
  clientId: string
  secret: string
}

/** Returns a forwarder that delivers events as the service does: the same body, headers, time limits and verdicts. */
export function createForwarder({ url, clientId, secret }: Receiver) {
  const sender: Sender = createSender({ allowPrivate: true })
  return {
    /** Makes one attempt; `retry` says whether to retry a failed one on the service's schedule. */
    async forward({ event, attempt }: Waiting, { retry = true } = {}): Promise<Forwarded> {
      const body = bodyOf(event)
      const { id: deliveryId, topic, shopId } = event
      const headers = headersOf({
        deliveryId,
        topic,
        shopId,
        clientId,
        body,
        secret,
        previousSecret: null,
      })
      const at = clock.now().toISOString()
      const outcome = await sender.post(url, headers, body)
      return resultOf(event, attempt, at, outcome, retry)
    },
    close: () => sender.close(),
  }
}
export type Forwarder = ReturnType<typeof createForwarder>

/** Returns the body of an event's webhook, with its members in the webhook's order. */
function bodyOf({ resourceId, shopId, occurredAt, ...event }: FeedEvent): string {
  return JSON.stringify({ ...event, ...(resourceId ? { resourceId } : {}), shopId, occurredAt })
}

function resultOf(
  event: FeedEvent,
  attempt: number,
  at: string,
  outcome: Outcome,
  retry: boolean,
): Forwarded {
  const verdict = judge(outcome, attempt, retry ? retryDelay : () => null)
  const { status, error, durationMs } = outcome
  return {
    at,
    id: event.id,
    topic: event.topic,
    resourceId: event.resourceId ?? null,
    attempt,
    status,
    error,
    durationMs,
    state: verdict.state,
    nextAttemptAt: verdict.state === 'pending' ? fromNow(verdict.waits).toISOString() : null,
  }
}

/** Returns what is left waiting after an attempt with this result. */
export function settled(waiting: Waiting[], { id, nextAttemptAt, attempt }: Forwarded): Waiting[] {
  return waiting.flatMap((one) => {
    if (one.event.id !== id) return [one]
    return nextAttemptAt ? [{ ...one, attempt: attempt + 1, dueAt: nextAttemptAt }] : []
  })
}

/** Returns the position at the end of the feed. */
export async function endOf(apps: AppsClient, signal: AbortSignal): Promise<Position> {
  let after: string | undefined
  for (;;) {
    const { events, next } = await apps.events.list({ limit: 100, ...(after ? { after } : {}) }, { signal })
    after = next
    if (events.length === 0) return { after: next, waiting: [] }
  }
}
