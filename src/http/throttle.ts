import type { ServerResponse } from 'node:http'
import { clock } from '../clock.ts'
import { Refusal } from '../errors.ts'

interface Bucket {
  tokens: number
  at: number
}

/** A bucket holds `burst` calls and is filled again at `rate` a second; a rate of 0 switches it off. */
export interface Allowance {
  rate: number
  burst: number
}

/**
 * Counts calls in token buckets, one for each key. In the process: DECISIONS.md says what that means
 * for several processes.
 */
export class Throttle {
  private readonly buckets = new Map<string, Bucket>()
  private readonly allowance: Allowance

  constructor(allowance: Allowance) {
    this.allowance = allowance
  }

  /** Takes one call out of the bucket of `key` and says so in the RateLimit headers, or throws tooManyRequests. */
  take(key: string, res: ServerResponse): void {
    const { rate, burst } = this.allowance
    if (rate === 0) return
    const now = clock.now().getTime()
    const bucket = this.buckets.get(key) ?? this.open(key, now)
    bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * rate)
    bucket.at = now
    const allowed = bucket.tokens >= 1
    if (allowed) bucket.tokens -= 1
    res.setHeader('RateLimit-Limit', burst)
    res.setHeader('RateLimit-Remaining', Math.floor(bucket.tokens))
    res.setHeader('RateLimit-Reset', Math.ceil((burst - bucket.tokens) / rate))
    if (allowed) return
    res.setHeader('Retry-After', Math.max(1, Math.ceil((1 - bucket.tokens) / rate)))
    throw new Refusal('tooManyRequests')
  }

  /** A full bucket is the same as none, so when there are many, full ones are thrown away. */
  private open(key: string, now: number): Bucket {
    if (this.buckets.size >= 10_000) {
      const { rate, burst } = this.allowance
      for (const [other, { tokens, at }] of this.buckets) {
        if (tokens + ((now - at) / 1000) * rate >= burst) this.buckets.delete(other)
      }
    }
    const bucket = { tokens: this.allowance.burst, at: now }
    this.buckets.set(key, bucket)
    return bucket
  }
}
