import webPush from 'web-push'
import { days } from '../../clock.ts'
import type { Vapid } from '../../vapid.ts'
import type { GuardOptions } from '../webhooks/guard.ts'
import { createSender, type Outcome } from '../webhooks/send.ts'

/** Where a browser is written to, and the keys that only it can open a message with (RFC 8291). */
export interface PushTarget {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/**
 * What a push service said. `gone`: the browser wants no more, for good. `refused`: this message will never be
 * taken. `failed`: perhaps later, after `retryAfter` milliseconds where it said so.
 */
export type PushOutcome =
  | { state: 'taken' }
  | { state: 'gone' }
  | { state: 'refused'; reason: string }
  | { state: 'failed'; reason: string; retryAfter: number | null }

export interface PushService {
  /** One try of 5 s at most. Never rejects. Of messages with one topic the newest is shown to a browser that was away. */
  send(target: PushTarget, payload: string, topic: string): Promise<PushOutcome>
  close(): Promise<void>
}

/** How long a push service keeps a message for a browser that is away: an older one is no news. */
const lifetime = (2 * days) / 1000

/**
 * Web push (RFC 8030) with VAPID (RFC 8292). The library encrypts and signs; what is sent goes the way of webhooks,
 * because an endpoint is an address that a stranger chose: guarded as written and as connected to, without redirects.
 */
export function openPushService(vapid: Vapid, guard: GuardOptions): PushService {
  const sender = createSender(guard)
  return {
    async send(target, payload, topic) {
      const request = requestOf(vapid, target, payload, topic)
      if (typeof request === 'string') return { state: 'refused', reason: request }
      return meaningOf(await sender.post(target.endpoint, request.headers, request.body))
    },
    close: () => sender.close(),
  }
}

/** Headers and body; a text where nothing can be made for this target, because its keys are no keys. */
function requestOf(vapid: Vapid, target: PushTarget, payload: string, topic: string) {
  try {
    const options = { vapidDetails: vapid, TTL: lifetime, topic, contentEncoding: 'aes128gcm' as const }
    const { headers, body } = webPush.generateRequestDetails(target, payload, options)
    // The length is the sender's to say.
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
