// The webhook delivery loop of a worker.

import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '../base/clock.ts'
import { type Database, transaction } from '../db/database.ts'
import { batched } from '../db/fairness/batched-look-ups.ts'
import { onWork } from '../db/queues/work-signals.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Resolve } from '../gateways/webhooks/guard.ts'
import { createSender, type Outcome } from '../gateways/webhooks/send.ts'
import { headersOf } from '../gateways/webhooks/sign.ts'
import { type Claimed, putOffSuspended, releaseClaims } from './claim.ts'
import { createClaimer, type Held, heldUpMs } from './claimer.ts'
import { createEndpoints } from './endpoints.ts'
import { createFanOut, fanOut } from './fan-out.ts'
import { type WebhookRequest, webhookRequestsOf } from './requests.ts'
import { createResultWriter } from './result-writer.ts'
import { judge, type RetryDelay, retryDelay as usualDelay } from './retry.ts'
import type { Result } from './settle.ts'
import { switchOff } from './switch-off.ts'
import { createWakeup } from './wakeup.ts'

export interface DelivererOptions {
  db: Database
  dependencies: Dependencies
  /** The time at which a failed attempt is repeated; by default as decision 224 says. */
  retryDelay?: RetryDelay
  /**
   * The length of a lease, which is also the delay after a crash: 30 s by default, over twice the longest
   * attempt.
   */
  leaseMs?: number
  /** Resolves the hosts of webhooks; DNS by default. */
  resolve?: Resolve
  /** The longest that a call may take, in milliseconds: 5 s by default, and well below the lease. */
  longestCallMs?: number
}

export interface Deliverer {
  /** Fans out and delivers until it is stopped, woken by signals (see `onWork`). */
  start(): void
  /** Delivers everything that is due now, and resolves once the results are stored. */
  deliverDue(): Promise<void>
  /**
   * Stops claiming, releases waiting deliveries, finishes the calls in flight (5 s at most) and stores their results.
   */
  stop(): Promise<void>
}

const pauseAfterErrorMs = 500
/**
 * Two claims that find something are this far apart: a statement for many deliveries costs little more than for a few.
 */
const gatherMs = 10
/** A request that was read longer ago than this is read again before it is sent. */
const freshMs = 250

/**
 * Carries events from their rows to the receivers: fan out → claim → read again → send → settle. Everything
 * that must survive this process is in the tables; it can end at any point, and its deliveries are due again
 * when their leases end.
 */
export function createDeliverer(options: DelivererOptions): Deliverer {
  const { db, dependencies, retryDelay = usualDelay, leaseMs = 30 * seconds } = options
  const { config, log, vault } = dependencies
  const guard = { allowPrivate: config.allowPrivateWebhooks, resolve: options.resolve }
  const sender = createSender(guard, options.longestCallMs)
  const endpoints = createEndpoints<Held>()
  const resultWriter = createResultWriter({ db, log, leaseMs, onRetry: () => wakeup.wake() })
  const wakeup = createWakeup()
  const newEvents = createWakeup()
  let endSignals: (() => void) | undefined
  let stopping = false
  let loops: Promise<void>[] = []
  const fanOutSome = createFanOut(db, log)
  const claimer = createClaimer({ db, log, vault, leaseMs, endpoints, sendNext: (appId) => sendNext(appId) })

  /** Reads a request again, together with all others of the same moment. */
  const readAgain = batched<Claimed, WebhookRequest | null | undefined>(
    async (from, one) => (await webhookRequestsOf(from, vault, [one])).get(one.id),
    async (from, all) => {
      const requests = await webhookRequestsOf(from, vault, all)
      return all.map(({ id }) => requests.get(id))
    },
  )

  const sendNext = (appId: string) => {
    for (const held of endpoints.next(appId)) void send(held)
  }

  const send = async (held: Held) => {
    const outcome = await attempt(held).catch((error) => {
      // Its state is unknown, so it is left to its lease.
      log.warn({ err: error, delivery: held.id }, 'a webhook could not be sent')
      return null
    })
    const { surplus, more } = endpoints.done(held, outcome)
    if (more || claimer.isFull()) wakeup.wake()
    sendNext(held.appId)
    if (surplus.length > 0) await returnAll(surplus)
  }

  /** Sends a delivery and queues its result; returns null if nothing was sent. */
  const attempt = async (held: Held): Promise<Outcome | null> => {
    const now = performance.now()
    if (now - held.claimedAt > leaseMs / 2) return null
    if (now - held.lookedAt > freshMs) held.request = await readAgain(db, held)
    const { request } = held
    if (request === null) {
      // Nobody was called, so it keeps its attempts until a key is there again.
      await releaseClaims(db, [held], leaseMs)
      throw new Error('no key of the vault opens the signing secret')
    }
    if (request === undefined) {
      note(held, 'dropped', null, null)
      return null
    }
    if (request.suspended) {
      await putOffSuspended(db, [held])
      return null
    }
    const outcome = await sender.post(request.url, headersOf(request), request.body)
    const app = { id: held.appId, url: request.url }
    const hasMoved =
      outcome.status === 410 && (await transaction(db, (tx) => switchOff(tx, dependencies, app, 'gone')))
    const verdict = judge(outcome, held.attempt, retryDelay, hasMoved)
    note(held, verdict.state, verdict.state === 'pending' ? verdict.waits : null, outcome)
    return outcome
  }

  const note = (
    { id, shopId, lease, appId, attempt }: Held,
    state: Result['state'],
    waits: number | null,
    outcome: Outcome | null,
  ) => {
    resultWriter.add({
      id,
      shopId,
      lease,
      appId,
      attempt,
      state,
      waits,
      endedAt: performance.now(),
      tried: outcome,
    })
  }

  const returnAll = async (held: Held[]) => {
    await releaseClaims(db, held).catch((error) =>
      log.warn({ err: error }, 'webhook leases could not be released and remain until they expire'),
    )
    wakeup.wake()
  }

  /** Runs `step` until the deliverer stops, whatever happens to the database. */
  const repeat = async (step: () => Promise<void>) => {
    while (!stopping) {
      try {
        await step()
      } catch (error) {
        log.warn({ err: error }, 'webhooks are waiting for the database')
        await sleep(pauseAfterErrorMs)
      }
    }
  }

  return {
    start() {
      const ends = [onWork(db, 'events', newEvents.wake), onWork(db, 'deliveries', wakeup.wake)]
      endSignals = () => ends.forEach((end) => void end())
      loops = [
        repeat(async () => {
          const { appIds, more, full } = await fanOutSome()
          claimer.expect(appIds)
          if (appIds.length > 0) wakeup.wake()
          if (!full) await newEvents.wait(more ? heldUpMs : Infinity)
        }),
        repeat(async () => {
          const { count, pause } = await claimer.claimMore()
          if (count === 0) endpoints.forget()
          else await sleep(gatherMs)
          await wakeup.wait(pause)
        }),
      ]
    },

    async deliverDue() {
      while ((await fanOut(db)) > 0);
      while ((await claimer.claimMore()).count > 0) {
        while (endpoints.inFlight() > 0) await sleep(1)
        await resultWriter.flush()
      }
    },

    async stop() {
      stopping = true
      endSignals?.()
      newEvents.wake()
      wakeup.wake()
      await Promise.all(loops)
      const waiting = endpoints.empty()
      if (waiting.length > 0) await returnAll(waiting)
      while (endpoints.inFlight() > 0) await sleep(5)
      await resultWriter.close()
      await sender.close()
    },
  }
}
