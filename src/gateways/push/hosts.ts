// Rate limiting and circuit breakers of push services.

import { hours } from '../../base/clock.ts'
import { Breaker } from '../breaker.ts'
import { createCache } from '../cache.ts'
import { Buckets, countedOf, secondsUntil } from '../throttle/buckets.ts'
import { hostOf } from '../webhooks/host.ts'

/**
 * A push service's answer. `gone`: the subscription has ended for good. `refused`: this message will never be accepted.
 * `failed`: try later, after `retryAfter` milliseconds if set.
 */
export type PushOutcome =
  | { state: 'taken' }
  | { state: 'gone' }
  | { state: 'refused'; reason: string }
  | { state: 'failed'; reason: string; retryAfter: number | null }

interface Host {
  breaker: Breaker
  /** Whether it has accepted a message. */
  isProven: boolean
}

/** A host that has accepted no message gets this share of the budget. */
const unprovenShare = 0.1
/** How many seconds' worth of messages may be sent at once. */
const burstSeconds = 4

/**
 * Limits the messages to each host, because strangers choose which hosts are called, and leaves alone those that do not
 * answer (decision foreign-calls-have-a-budget).
 */
export class PushHosts {
  private readonly buckets = new Buckets()
  private readonly hosts = createCache<Host>(1000, 24 * hours)
  private readonly perSecond: number

  /** `perSecond` is the budget of a host in this process; 0 is none. */
  constructor(perSecond: number) {
    this.perSecond = perSecond
  }

  /** Sends a message, or returns that it failed without sending it. */
  async send(endpoint: string, post: () => Promise<PushOutcome>): Promise<PushOutcome> {
    const name = hostOf(endpoint)
    const host = this.hosts.get(name) ?? { breaker: new Breaker(), isProven: false }
    this.hosts.set(name, host)
    const wait = host.breaker.isOpen() ? null : await this.waitFor(name, host)
    if (wait !== null)
      return { state: 'failed', reason: `${name} gets no more messages now`, retryAfter: wait * 1000 }
    try {
      const outcome = await host.breaker.run(post, ({ state }) => state === 'failed')
      if (outcome.state === 'taken') host.isProven = true
      return outcome
    } catch (error) {
      return { state: 'failed', reason: `${name}: ${(error as Error).message}`, retryAfter: null }
    }
  }

  /** Takes a message out of a host's budget; returns how many seconds it has to wait, null if it need not. */
  private async waitFor(name: string, { isProven }: Host): Promise<number | null> {
    const rate = this.perSecond * (isProven ? 1 : unprovenShare)
    const claims = countedOf([{ key: `${name} ${isProven}`, rate, burst: Math.max(1, rate * burstSeconds) }])
    if (claims.length === 0) return null
    const taken = await this.buckets.take(claims)
    return taken.allowed ? null : secondsUntil(taken, claims)
  }
}
