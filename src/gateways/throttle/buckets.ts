// Rate limiting: token buckets in memory, or shared by all processes.

import { clock, seconds } from '../../base/clock.ts'
import { networksOf } from '../../base/network.ts'
import type { Allowance, Claim, SharedBuckets, Taken } from './redis.ts'

interface Bucket {
  tokens: number
  at: number
}

/** Buckets unused since this many others were opened are dropped. */
const generation = 50_000

/**
 * Token buckets: in `shared` if it is there and answers, otherwise in the process (decision
 * throttles-share-redis-but-survive-without-it). A call can take from several buckets at once; it takes from all or
 * none.
 */
export class Buckets {
  private young = new Map<string, Bucket>()
  private old = new Map<string, Bucket>()
  private readonly shared: SharedBuckets | null

  constructor(shared: SharedBuckets | null = null) {
    this.shared = shared
  }

  /** Takes one call from each bucket, or from none if one is empty. */
  async take(claims: Claim[]): Promise<Taken> {
    return (await this.shared?.take(claims)) ?? this.takeHere(claims)
  }

  /**
   * Takes `debt` calls from each bucket, which may go negative: it refills at the usual rate. A negative number gives
   * calls back.
   */
  async charge(debt: number, claims: Claim[]): Promise<void> {
    if (await this.shared?.take(claims, debt)) return
    for (const claim of claims) this.refilled(claim).tokens -= debt
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
export function countedOf(claims: Claim[]): Claim[] {
  return claims.filter(({ rate }) => rate > 0)
}

/** Returns the seconds until each of the buckets of a refused call holds another call. */
export function secondsUntil({ tokens }: Taken, claims: Claim[]): number {
  return Math.max(1, ...claims.map(({ rate }, index) => Math.ceil((1 - tokens[index]!) / rate)))
}

/** Returns what a call takes from its network, and from the wider ones around it, which may more. */
export function ofNetworks(key: string, ip: string | undefined, { rate, burst }: Allowance): Claim[] {
  return networksOf(ip).map(({ name, times }) => ({
    key: `${key} ${name}`,
    rate: rate * times,
    burst: burst * times,
  }))
}

/** Returns a bucket of `calls` at once, which refills completely in `milliseconds`. */
export function within(milliseconds: number, calls: number): Allowance {
  return { rate: calls / (milliseconds / seconds), burst: calls }
}
