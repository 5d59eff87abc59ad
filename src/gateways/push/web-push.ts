import webPush from 'web-push'
import { days } from '../../base/clock.ts'
import type { Vapid } from '../../base/vapid.ts'
import type { GuardOptions } from '../webhooks/guard.ts'
import { createSender, type Outcome } from '../webhooks/send.ts'
import type { PushHosts, PushOutcome } from './hosts.ts'

/** A browser's push endpoint, and the keys with which only it can decrypt a message (RFC 8291). */
export interface PushTarget {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

export interface PushService {
  /**
   * Makes one attempt of at most 5 s (`longestMs`), or none if the host gets no message now: then the outcome is
   * `failed`. Never rejects. A browser that was offline shows the newest message
   * of each topic.
   */
  send(target: PushTarget, payload: string, topic: string): Promise<PushOutcome>
  close(): Promise<void>
}

/** How many seconds a push service keeps a message for an offline browser: older news is out of date. */
const lifetime = (2 * days) / 1000

/**
 * Returns a sender of web push messages (RFC 8030) with VAPID (RFC 8292). The library encrypts and signs. Requests go
 * out like webhooks, because a stranger chose the endpoint: the guard checks the URL and the addresses connected to,
 * redirects are not followed, and `hosts` limits the calls to each host.
 */
export function openPushService(
  vapid: Vapid,
  hosts: PushHosts,
  guard: GuardOptions,
  longestMs?: number,
): PushService {
  const sender = createSender(guard, longestMs)
  return {
    async send(target, payload, topic) {
      const request = requestOf(vapid, target, payload, topic)
      if (typeof request === 'string') return { state: 'refused', reason: request }
      const post = () => sender.post(target.endpoint, request.headers, request.body).then(meaningOf)
      return hosts.send(target.endpoint, post)
    },
    close: () => sender.close(),
  }
}

/** Returns headers and body, or the reason as text if the target's keys are invalid. */
function requestOf(vapid: Vapid, target: PushTarget, payload: string, topic: string) {
  try {
    const options = { vapidDetails: vapid, TTL: lifetime, topic, contentEncoding: 'aes128gcm' as const }
    const { headers, body } = webPush.generateRequestDetails(target, payload, options)
    // The sender sets the length itself.
    const { 'Content-Length': _, ...rest } = headers
    const texts = Object.entries(rest).map(([name, value]) => [name, String(value)])
    return { headers: Object.fromEntries(texts) as Record<string, string>, body: body! }
  } catch (error) {
    return (error as Error).message
  }
}

function meaningOf({ status, error, response, retryAfter }: Outcome): PushOutcome {
  if (status !== null && status >= 200 && status < 300) return { state: 'taken' }
  if (status === 404 || status === 410) return { state: 'gone' }
  const reason = error ?? `${status}: ${response?.slice(0, 200)}`
  if (status === null || status === 408 || status === 429 || status >= 500) {
    return { state: 'failed', reason, retryAfter }
  }
  return { state: 'refused', reason }
}
