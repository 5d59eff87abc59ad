// Rate limiting: refusals and the RateLimit headers of a call.

import type { ServerResponse } from 'node:http'
import { Refusal } from '../base/errors.ts'
import { Buckets, countedOf, secondsUntil } from '../gateways/throttle/buckets.ts'
import type { Claim, SharedBuckets } from '../gateways/throttle/redis.ts'

/** Counts calls in token buckets, and says in their replies how many are left. */
export class Throttle {
  private readonly buckets: Buckets

  constructor(shared: SharedBuckets | null = null) {
    this.buckets = new Buckets(shared)
  }

  /**
   * Takes one call from each bucket and sets the RateLimit headers, which describe the bucket closest to its limit,
   * including those that counted the call before. Throws tooManyRequests if one is empty; a rate of 0 switches a bucket
   * off.
   */
  async take(res: ServerResponse, ...claims: Claim[]): Promise<void> {
    const counted = countedOf(claims)
    if (counted.length === 0) return
    const taken = await this.buckets.take(counted)
    const { allowed, tokens } = taken
    const left = counted.map(({ rate, burst }, index) => ({ rate, burst, tokens: tokens[index]! }))
    const nearest = left.reduce((one, other) => (other.tokens < one.tokens ? other : one))
    const remaining = Math.max(0, Math.floor(nearest.tokens))
    // A sign-in is counted before its store is known.
    if (allowed && Number(res.getHeader('RateLimit-Remaining') ?? Infinity) <= remaining) return
    res.setHeader('RateLimit-Limit', nearest.burst)
    res.setHeader('RateLimit-Remaining', remaining)
    res.setHeader('RateLimit-Reset', Math.ceil((nearest.burst - nearest.tokens) / nearest.rate))
    if (allowed) return
    res.setHeader('Retry-After', secondsUntil(taken, counted))
    throw new Refusal('tooManyRequests')
  }

  /**
   * Takes `debt` calls from each bucket, which may go negative: it refills at the usual rate. A negative number gives
   * calls back.
   */
  async charge(debt: number, ...claims: Claim[]): Promise<void> {
    const counted = countedOf(claims)
    if (counted.length > 0) await this.buckets.charge(debt, counted)
  }
}
