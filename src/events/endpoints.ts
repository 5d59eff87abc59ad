import type { Outcome } from '../gateways/webhooks/send.ts'
import type { Claimed } from './claim.ts'

/** Calls in flight for one endpoint (decision 194). */
const mostInFlight = 4
/** Calls in flight in this process; of these, retries and failing endpoints get at most so many. */
const mostSlots = 200
const mostRetrySlots = 150
const mostFailing = 100
/** What an endpoint may have waiting here: as much as it answers in this time, at most so many. */
const horizonMs = 200
const mostWaiting = 100

interface Endpoint<Held> {
  queue: Held[]
  inFlight: number
  /** Of what is held, how many are retries. */
  retries: number
  failing: boolean
  /** How long it takes to answer, averaged, newest first; null where it did not answer last time, or is new here. */
  answersIn: number | null
  /** The last claim took as much as there was room for: there may be more. */
  more: boolean
}

/** What came of a call; without a status, there was no answer. */
type Answer = Pick<Outcome, 'status' | 'durationMs'>

/**
 * Who gets how much of this process: at most 4 calls in flight for an endpoint and 200 in all. An endpoint that
 * answers quickly may hold what it will take in the next 200 ms, so that it need not wait for the next claim;
 * one that is slow holds no more than is in flight. One call at a time gets whoever fails, is new here or did not
 * answer last time: many that begin to hang together would otherwise take every slot until they count as failing.
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
    /** How many endpoints may be claimed for now, and how much each has room for. */
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
        otherwise: 1,
        failingToo: failing < mostFailing,
      }
    },

    /** Takes in what was claimed into `rooms`. */
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

    /** What may be sent now. */
    next(appId: string): Held[] {
      const endpoint = open(appId)
      const now = endpoint.queue.splice(0, Math.min(limit(endpoint), mostInFlight) - endpoint.inFlight)
      endpoint.inFlight += now.length
      return now
    },

    /**
     * A call is over. Returns what is to be given back, as the endpoint has become too slow to hold it, and
     * whether it is time to claim more for it. `outcome` is null where nothing was sent.
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

    /** Everything that waits, to be given back. */
    empty(): Held[] {
      return [...endpoints.values()].flatMap((endpoint) => endpoint.queue.splice(0))
    },

    inFlight: () => sum(({ inFlight }) => inFlight),

    /** Endpoints that hold nothing need not be remembered. */
    forget(): void {
      for (const [appId, endpoint] of endpoints) if (held(endpoint) === 0) endpoints.delete(appId)
    },
  }
}
