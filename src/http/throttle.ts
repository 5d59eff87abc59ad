import type { ServerResponse } from 'node:http'
import { clock } from '../clock.ts'
import { Refusal } from '../errors.ts'
import type { Allowance, SharedBuckets, Taken } from '../gateways/throttle/redis.ts'

interface Bucket {
  tokens: number
  at: number
}

/**
 * Counts calls in token buckets, one for each key: in `shared`, where there is one and it answers, else in the
 * process (decision 13). `name` keeps its keys there apart from another throttle's.
 */
export class Throttle {
  private readonly buckets = new Map<string, Bucket>()
  private readonly allowance: Allowance
  private readonly name: string
  private readonly shared: SharedBuckets | null

  constructor(allowance: Allowance, name = '', shared: SharedBuckets | null = null) {
    this.allowance = allowance
    this.name = name
    this.shared = shared
  }

  /** Takes one call out of the bucket of `key` and says so in the RateLimit headers, or throws tooManyRequests. */
  async take(key: string, res: ServerResponse): Promise<void> {
    const { rate, burst } = this.allowance
    if (rate === 0) return
    const taken = await this.shared?.take(`${this.name}:${key}`, this.allowance)
    const { allowed, tokens } = taken ?? this.takeHere(key)
    res.setHeader('RateLimit-Limit', burst)
    res.setHeader('RateLimit-Remaining', Math.floor(tokens))
    res.setHeader('RateLimit-Reset', Math.ceil((burst - tokens) / rate))
    if (allowed) return
    res.setHeader('Retry-After', Math.max(1, Math.ceil((1 - tokens) / rate)))
    throw new Refusal('tooManyRequests')
  }

  private takeHere(key: string): Taken {
    const { rate, burst } = this.allowance
    const now = clock.now().getTime()
    const bucket = this.buckets.get(key) ?? this.open(key, now)
    bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * rate)
    bucket.at = now
    const allowed = bucket.tokens >= 1
    if (allowed) bucket.tokens -= 1
    return { allowed, tokens: bucket.tokens }
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
