// Retry schedule: exponential backoff with jitter.

import { hours, minutes, seconds } from '../base/clock.ts'
import type { Outcome } from '../gateways/webhooks/send.ts'

/** Returns the milliseconds from a failed attempt to the next, null after the last. Attempts count from 1. */
export type RetryDelay = (tried: number) => number | null

/** Attempts happen at 0, 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h, each after the previous one. */
export const delays = [5 * seconds, 5 * minutes, 30 * minutes, 2 * hours, 5 * hours, 10 * hours, 10 * hours]

/** Varies the delay by up to 20 %, so that deliveries that failed at once are not retried at once. */
export const retryDelay: RetryDelay = (tried) => {
  const delay = delays[tried - 1]
  return delay === undefined ? null : delay * (0.8 + 0.4 * Math.random())
}

/** A delivery's state after an attempt; `waits` is the milliseconds until the next. */
export type Verdict = { state: 'delivered' | 'dead' } | { state: 'pending'; waits: number }

/**
 * Decides what happens after an attempt. Only a 2xx status is a success. After 410 there is no retry, unless the app
 * has moved to another URL (`hasMoved`); a `Retry-After` is honoured between the delay and twice the delay.
 */
export function judge(
  outcome: Pick<Outcome, 'status' | 'retryAfter'>,
  tried: number,
  delayOf: RetryDelay,
  hasMoved = false,
): Verdict {
  const { status, retryAfter } = outcome
  if (status !== null && status >= 200 && status < 300) return { state: 'delivered' }
  const delay = status === 410 && !hasMoved ? null : delayOf(tried)
  if (delay === null) return { state: 'dead' }
  return { state: 'pending', waits: Math.min(Math.max(delay, retryAfter ?? 0), 2 * delay) }
}
