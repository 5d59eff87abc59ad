// Fairness and concurrency limits by webhook endpoint.

import type { Outcome } from '../gateways/webhooks/send.ts'
import type { Claimed } from './claim.ts'

/** An endpoint has at most this many calls in flight (decision 194). */
const mostInFlight = 4
/**
 * A process has at most `mostSlots` calls in flight; at most `mostRetrySlots` of them are retries, and at most
 * `mostFailing` go to failing endpoints.
 */
const mostSlots = 200
const mostRetrySlots = 150
const mostFailing = 100
/** An endpoint may hold as many deliveries as it answers within this time, up to a maximum. */
const horizonMs = 200
const mostWaiting = 100

interface Endpoint<Held> {
  queue: Held[]
  inFlight: number
  /** The number of retries among the deliveries that it holds. */
  retries: number
  failing: boolean
  /** The moving average of its response times; null for a new endpoint and after a call without an answer. */
  answersIn: number | null
  /** The last claim took as much as fitted: there may be more. */
  more: boolean
}

/** The result of a call; a status of null means that there was no answer. */
type Answer = Pick<Outcome, 'status' | 'durationMs'>

/**
 * Divides the capacity of this process: at most 4 calls in flight for an endpoint and 200 in all. An endpoint
 * that answers quickly may hold what it will answer in the next 200 ms, so that it need not wait for the next
 * claim; a slow one holds no more than is in flight. An endpoint that fails, is new here or did not answer
 * last time gets one call at a time: many that begin to hang together would otherwise take every slot until
 * they count as failing.
 */
export function createEndpoints<Held extends Claimed>() {
  const endpoints = new Map<string, Endpoint<Held>>()
  const held = ({ queue, inFlight }: Endpoint<Held>) => queue.length + inFlight
  const sum = (count: (endpoint: Endpoint<Held>) => number) => {
    let total = 0
    for (const endpoint of endpoints.values()) total += Math.min(count(endpoint), mostInFlight)
    return total
  }
  const limit = ({ failing, answersIn }: Endpoint<Held>) => {
    if (failing || answersIn === null) return 1
    const ahead = Math.floor((mostInFlight * horizonMs) / Math.max(answersIn, 1))
    return Math.min(Math.max(ahead, mostInFlight), mostWaiting)
  }
  const open = (appId: string): Endpoint<Held> => {
    const known = endpoints.get(appId)
    if (known) return known
    const made: Endpoint<Held> = {
      queue: [],
      inFlight: 0,
      retries: 0,
      failing: false,
      answersIn: null,
      more: false,
    }
    endpoints.set(appId, made)
    return made
  }

  return {
    /** Returns how many endpoints can be claimed for now, and how many deliveries fit for each. */
    room(lane: 'new' | 'tried') {
      const free = mostSlots - sum(held)
      const slots = lane === 'new' ? free : Math.min(free, mostRetrySlots - sum(({ retries }) => retries))
      const rooms = new Map<string, number>()
      let failing = 0
      for (const [appId, endpoint] of endpoints) {
        rooms.set(appId, limit(endpoint) - held(endpoint))
        if (endpoint.failing && held(endpoint) > 0) failing += 1
      }
      return {
        endpoints: Math.floor(slots / mostInFlight),
        rooms,
        failingToo: failing < mostFailing,
      }
    },

    /** Adds the deliveries that were claimed into `rooms`. */
    take(claims: Held[], rooms: Map<string, number>): void {
      const counts = new Map<string, number>()
      for (const claimed of claims) {
        const endpoint = open(claimed.appId)
        endpoint.queue.push(claimed)
        endpoint.failing = claimed.failing
        if (claimed.attempt > 1) endpoint.retries += 1
        counts.set(claimed.appId, (counts.get(claimed.appId) ?? 0) + 1)
      }
      for (const [appId, count] of counts) open(appId).more = count >= (rooms.get(appId) ?? 1)
    },

    /** Returns the deliveries that may be sent now, and counts them as in flight. */
    next(appId: string): Held[] {
      const endpoint = open(appId)
      const now = endpoint.queue.splice(0, Math.min(limit(endpoint), mostInFlight) - endpoint.inFlight)
      endpoint.inFlight += now.length
      return now
    },

    /**
     * Ends a call. Returns the deliveries to release, because the endpoint has become too slow to hold them,
     * and whether it is time to claim more for it. `outcome` is null if nothing was sent.
     */
    done({ appId, attempt }: Held, outcome: Answer | null): { surplus: Held[]; more: boolean } {
      const endpoint = open(appId)
      endpoint.inFlight -= 1
      if (attempt > 1) endpoint.retries -= 1
      if (outcome?.status === null) endpoint.answersIn = null
      else if (outcome)
        endpoint.answersIn = (endpoint.answersIn ?? outcome.durationMs) * 0.8 + outcome.durationMs * 0.2
      const most = limit(endpoint)
      const surplus = endpoint.queue.length > 2 * most ? endpoint.queue.splice(most) : []
      endpoint.retries -= surplus.filter((claimed) => claimed.attempt > 1).length
      return { surplus, more: endpoint.more && held(endpoint) <= most / 2 }
    },

    /** Removes and returns all deliveries that wait, so that they can be released. */
    empty(): Held[] {
      return [...endpoints.values()].flatMap((endpoint) => endpoint.queue.splice(0))
    },

    inFlight: () => sum(({ inFlight }) => inFlight),

    /** Forgets endpoints that hold nothing. */
    forget(): void {
      for (const [appId, endpoint] of endpoints) if (held(endpoint) === 0) endpoints.delete(appId)
    },
  }
}

export type Endpoints<Held extends Claimed> = ReturnType<typeof createEndpoints<Held>>
