// Rate limiting: token buckets in memory.

import type { ServerResponse } from 'node:http'
import { clock } from '../base/clock.ts'
import { Refusal } from '../base/errors.ts'
import type { Claim, SharedBuckets, Taken } from '../gateways/throttle/redis.ts'

interface Bucket {
  tokens: number
  at: number
}

/** Buckets unused since this many others were opened are dropped. */
const generation = 50_000

/**
 * Counts calls in token buckets: in `shared` if it is there and answers, otherwise in the process (decision
 * throttles-share-redis-but-survive-without-it). A call can take from several buckets at once; it takes from all or
 * none.
 */
export class Throttle {
  private young = new Map<string, Bucket>()
  private old = new Map<string, Bucket>()
  private readonly shared: SharedBuckets | null

  constructor(shared: SharedBuckets | null = null) {
    this.shared = shared
  }

  /**
   * Takes one call from each bucket and sets the RateLimit headers, which describe the bucket closest to its limit,
   * including those that counted the call before. Throws tooManyRequests if one is empty; a rate of 0 switches a bucket
   * off.
   */
  async take(res: ServerResponse, ...claims: Claim[]): Promise<void> {
    const counted = countedOf(claims)
    if (counted.length === 0) return
    const { allowed, tokens } = (await this.shared?.take(counted)) ?? this.takeHere(counted)
    const left = counted.map(({ rate, burst }, index) => ({ rate, burst, tokens: tokens[index]! }))
    const nearest = left.reduce((one, other) => (other.tokens < one.tokens ? other : one))
    const remaining = Math.max(0, Math.floor(nearest.tokens))
    // A sign-in is counted before its store is known.
    if (allowed && Number(res.getHeader('RateLimit-Remaining') ?? Infinity) <= remaining) return
    res.setHeader('RateLimit-Limit', nearest.burst)
    res.setHeader('RateLimit-Remaining', remaining)
    res.setHeader('RateLimit-Reset', Math.ceil((nearest.burst - nearest.tokens) / nearest.rate))
    if (allowed) return
    const waits = left.map(({ tokens, rate }) => Math.ceil((1 - tokens) / rate))
    res.setHeader('Retry-After', Math.max(1, ...waits))
    throw new Refusal('tooManyRequests')
  }

  /**
   * Takes `debt` calls from each bucket, which may go negative: it refills at the usual rate. A negative number gives
   * calls back.
   */
  async charge(debt: number, ...claims: Claim[]): Promise<void> {
    const counted = countedOf(claims)
    if (counted.length === 0 || (await this.shared?.take(counted, debt))) return
    for (const claim of counted) this.refilled(claim).tokens -= debt
  }

  private takeHere(claims: Claim[]): Taken {
    const buckets = claims.map((claim) => this.refilled(claim))
    const allowed = buckets.every(({ tokens }) => tokens >= 1)
    if (allowed) for (const bucket of buckets) bucket.tokens -= 1
    return { allowed, tokens: buckets.map(({ tokens }) => tokens) }
  }

  private refilled({ key, rate, burst }: Claim): Bucket {
    const now = clock.now().getTime()
    const bucket = this.find(key) ?? { tokens: burst, at: now }
    bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * rate)
    bucket.at = now
    this.keep(key, bucket)
    return bucket
  }

  private find(key: string): Bucket | undefined {
    return this.young.get(key) ?? this.old.get(key)
  }

  /**
   * Keeps a bucket in the younger of two generations. A caller who keeps changing addresses therefore costs no more
   * memory than two generations and no time to search them, and a bucket in use is never dropped.
   */
  private keep(key: string, bucket: Bucket): void {
    if (this.young.size >= generation && !this.young.has(key)) {
      this.old = this.young
      this.young = new Map()
    }
    this.young.set(key, bucket)
  }
}

/** Returns the claims of buckets that are switched on. */
function countedOf(claims: Claim[]): Claim[] {
  return claims.filter(({ rate }) => rate > 0)
}
