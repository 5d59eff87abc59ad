// Fairness and concurrency limits per receiving host (decision calls-are-limited-by-host).

import type { Outcome } from '../gateways/webhooks/send.ts'
import { type Capacity, type Claimed, type Lane, mostOfSharing } from './claim.ts'

/** Maximum number of calls in flight to an endpoint (decision a-worker-holds-one-of-eight-slots). */
const mostInFlight = 4
/**
 * Maximum number of a process's calls in flight: `mostSlots` in all, `mostRetrySlots` for retries, and `mostFailing` to
 * failing endpoints.
 */
const mostSlots = 200
const mostRetrySlots = 150
const mostFailing = 100
/** An endpoint may hold as many deliveries as it answers within this time, up to a maximum. */
const horizonMs = 200
const mostWaiting = 100

/** The result of a call; a null status means no answer. */
type Answer = Pick<Outcome, 'status' | 'durationMs'>

/** One host: the deliveries that it is to get, and how fast it answers. */
class Endpoint<Held extends Claimed> {
  readonly queue: Held[] = []
  /** Its calls in flight, by app. */
  private readonly calls = new Map<string, number>()
  inFlight = 0
  /** The last of its claims was for an app that fails. */
  failing = false
  /** The number of retries among its deliveries. */
  retries = 0
  /** The moving average of its response times; null for a new host and after an unanswered call. */
  private answersIn: number | null = null
  /** The last claim filled its quota: there may be more. */
  private hasMore = false

  get held(): number {
    return this.queue.length + this.inFlight
  }

  /** The maximum number of deliveries that it may hold. */
  get limit(): number {
    if (this.failing || this.answersIn === null) return 1
    const ahead = Math.floor((mostInFlight * horizonMs) / Math.max(this.answersIn, 1))
    return Math.min(Math.max(ahead, mostInFlight), mostWaiting)
  }

  add(claimed: Held): void {
    this.queue.push(claimed)
    this.failing = claimed.failing
    if (claimed.attempt > 1) this.retries += 1
  }

  /** Notes that the last claim took `count` deliveries out of a `quota`. */
  noteClaim(count: number, quota: number): void {
    this.hasMore = count >= quota
  }

  next(): Held[] {
    const now: Held[] = []
    for (let free = Math.min(this.limit, mostInFlight) - this.inFlight; free > 0; free -= 1) {
      const at = this.queue.findIndex(
        (one) => this.callsOf(one) < (one.shared ? mostOfSharing : mostInFlight),
      )
      if (at < 0) break
      const [one] = this.queue.splice(at, 1) as [Held]
      this.calls.set(one.appId, this.callsOf(one) + 1)
      now.push(one)
    }
    this.inFlight += now.length
    return now
  }

  done(one: Held, outcome: Answer | null): { surplus: Held[]; more: boolean } {
    this.inFlight -= 1
    if (this.callsOf(one) > 1) this.calls.set(one.appId, this.callsOf(one) - 1)
    else this.calls.delete(one.appId)
    if (one.attempt > 1) this.retries -= 1
    if (outcome) this.noteAnswer(outcome)
    const { limit } = this
    const surplus = this.queue.length > 2 * limit ? this.queue.splice(limit) : []
    this.retries -= surplus.filter((claimed) => claimed.attempt > 1).length
    return { surplus, more: this.hasMore && this.held <= limit / 2 }
  }

  /** Returns the apps that hold as many deliveries as they may while they share the host. */
  sated(): string[] {
    const counts = new Map(this.calls)
    for (const { appId } of this.queue) counts.set(appId, (counts.get(appId) ?? 0) + 1)
    return [...counts].flatMap(([appId, count]) => (count >= mostOfSharing ? [appId] : []))
  }

  private callsOf({ appId }: Held): number {
    return this.calls.get(appId) ?? 0
  }

  private noteAnswer({ status, durationMs }: Answer): void {
    this.answersIn = status === null ? null : (this.answersIn ?? durationMs) * 0.8 + durationMs * 0.2
  }
}

/**
 * Divides this process's capacity: at most 4 calls in flight per host and 200 in all. A fast host may hold what
 * it will answer in the next 200 ms, so that it need not wait for the next claim; a slow one holds no more than is in
 * flight. An endpoint that fails, is new here or did not answer last time gets one call at a time: otherwise, many that
 * start to hang at once would take every slot until they count as failing.
 */
export class Endpoints<Held extends Claimed> {
  private readonly byHost = new Map<string, Endpoint<Held>>()

  /** Returns how many endpoints can be claimed for now, and each one's quota of deliveries. */
  capacity(lane: Lane): Capacity {
    const free = mostSlots - this.slots((endpoint) => endpoint.held)
    const slots =
      lane === 'new' ? free : Math.min(free, mostRetrySlots - this.slots(({ retries }) => retries))
    const quotas = new Map<string, number>()
    const sated: string[] = []
    let failing = 0
    for (const [host, endpoint] of this.byHost) {
      quotas.set(host, endpoint.limit - endpoint.held)
      sated.push(...endpoint.sated())
      if (endpoint.failing && endpoint.held > 0) failing += 1
    }
    return { endpoints: Math.floor(slots / mostInFlight), quotas, sated, failingToo: failing < mostFailing }
  }

  /** Adds the deliveries claimed within `quotas`. */
  add(claims: Held[], quotas: Capacity['quotas']): void {
    const counts = new Map<string, number>()
    for (const claimed of claims) {
      this.open(claimed.host).add(claimed)
      counts.set(claimed.host, (counts.get(claimed.host) ?? 0) + 1)
    }
    for (const [host, count] of counts) this.open(host).noteClaim(count, quotas.get(host) ?? 1)
  }

  /** Returns the deliveries that may be sent now, and counts them as in flight. */
  next(host: string): Held[] {
    return this.open(host).next()
  }

  /**
   * Ends a call. Returns the deliveries to release, because the endpoint has become too slow to hold them, and whether
   * to claim more for it. `outcome` is null if nothing was sent.
   */
  done(one: Held, outcome: Answer | null): { surplus: Held[]; more: boolean } {
    return this.open(one.host).done(one, outcome)
  }

  /** Removes and returns all waiting deliveries, so that they can be released. */
  empty(): Held[] {
    return [...this.byHost.values()].flatMap(({ queue }) => queue.splice(0))
  }

  inFlight(): number {
    return this.slots((endpoint) => endpoint.inFlight)
  }

  /** Forgets endpoints that hold nothing. */
  forget(): void {
    for (const [host, endpoint] of this.byHost) if (endpoint.held === 0) this.byHost.delete(host)
  }

  private open(host: string): Endpoint<Held> {
    const known = this.byHost.get(host)
    if (known) return known
    const opened = new Endpoint<Held>()
    this.byHost.set(host, opened)
    return opened
  }

  /** Adds up the slots that endpoints take: what an endpoint holds beyond its calls in flight takes none. */
  private slots(count: (endpoint: Endpoint<Held>) => number): number {
    let total = 0
    for (const endpoint of this.byHost.values()) total += Math.min(count(endpoint), mostInFlight)
    return total
  }
}
