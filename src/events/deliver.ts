// A worker's webhook delivery loop.

import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '../base/clock.ts'
import type { Vault } from '../base/vault.ts'
import { type Database, transaction } from '../db/database.ts'
import { batched } from '../db/fairness/batched-look-ups.ts'
import { onWork } from '../db/queues/work-signals.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Resolve } from '../gateways/webhooks/guard.ts'
import { createSender, type Outcome, type Sender } from '../gateways/webhooks/send.ts'
import { headersOf } from '../gateways/webhooks/sign.ts'
import { type Claimed, putOffSuspended, releaseClaims } from './claim.ts'
import { Claimer, type Held, heldUpMs } from './claimer.ts'
import { Endpoints } from './endpoints.ts'
import { createFanOut, fanOut } from './fan-out.ts'
import { type WebhookRequest, webhookRequestsOf } from './requests.ts'
import { ResultWriter } from './result-writer.ts'
import { judge, type RetryDelay, retryDelay as usualDelay, type Verdict } from './retry.ts'
import { switchOff } from './switch-off.ts'
import { createWakeup } from './wakeup.ts'

export interface DelivererOptions {
  db: Database
  dependencies: Dependencies
  /** When a failed attempt is retried; defaults to `retryDelay`. */
  retryDelay?: RetryDelay
  /** The length of a lease, which is also the delay after a crash: 30 s by default, over twice the longest attempt. */
  leaseMs?: number
  /** Resolves the hosts of webhooks; DNS by default. */
  resolve?: Resolve
  /** Maximum duration of a call in milliseconds: 5 s by default, well below the lease. */
  longestCallMs?: number
}

const pauseAfterErrorMs = 500
/**
 * Minimum pause between two claims that find something: a statement for many deliveries costs little more than for a
 * few.
 */
const gatherMs = 10
/** A request read longer ago than this is read again before it is sent. */
const freshMs = 250

/**
 * Carries events from their rows to the receivers: fan out → claim → reread → send → settle. Everything that must
 * survive this process is in the tables; it can end at any point, and its deliveries are due again when their leases
 * end.
 */
export class Deliverer {
  private readonly db: Database
  private readonly dependencies: Dependencies
  private readonly retryDelay: RetryDelay
  private readonly leaseMs: number
  private readonly sender: Sender
  private readonly fanOutSome: ReturnType<typeof createFanOut>
  private readonly readAgain: ReadAgain
  private readonly endpoints = new Endpoints<Held>()
  private readonly claimer: Claimer
  private readonly resultWriter: ResultWriter
  private readonly wakeup = createWakeup()
  private readonly newEvents = createWakeup()
  private endSignals: (() => void)[] = []
  private loops: Promise<void>[] = []
  private stopping = false

  constructor(options: DelivererOptions) {
    const { db, dependencies, retryDelay = usualDelay, leaseMs = 30 * seconds } = options
    const { config, log, vault } = dependencies
    this.db = db
    this.dependencies = dependencies
    this.retryDelay = retryDelay
    this.leaseMs = leaseMs
    const guard = { allowPrivate: config.allowPrivateWebhooks, resolve: options.resolve }
    this.sender = createSender(guard, options.longestCallMs)
    this.fanOutSome = createFanOut(db, log)
    this.readAgain = batchedReads(vault)
    const { endpoints } = this
    this.claimer = new Claimer({
      db,
      log,
      vault,
      leaseMs,
      endpoints,
      callsPerSecond: config.limits.webhookCallsPerSecond,
      sendNext: (host) => this.sendNext(host),
    })
    this.resultWriter = new ResultWriter({ db, log, leaseMs, onRetry: () => this.wakeup.wake() })
  }

  /** Fans out and delivers until stopped, woken by signals (see `onWork`). */
  start(): void {
    const { db, newEvents, wakeup } = this
    this.endSignals = [onWork(db, 'events', newEvents.wake), onWork(db, 'deliveries', wakeup.wake)]
    this.loops = [this.repeat(() => this.fanOutNew()), this.repeat(() => this.claimMore())]
  }

  /** Delivers everything due now; resolves once the results are stored. */
  async deliverDue(): Promise<void> {
    while ((await fanOut(this.db)) > 0);
    while ((await this.claimer.claimMore()).count > 0) {
      while (this.endpoints.inFlight() > 0) await sleep(1)
      await this.resultWriter.flush()
    }
  }

  /**
   * Stops claiming, releases waiting deliveries, finishes the calls in flight (5 s at most) and stores their results.
   */
  async stop(): Promise<void> {
    this.stopping = true
    for (const end of this.endSignals) end()
    this.newEvents.wake()
    this.wakeup.wake()
    await Promise.all(this.loops)
    const waiting = this.endpoints.empty()
    if (waiting.length > 0) await this.release(waiting)
    while (this.endpoints.inFlight() > 0) await sleep(5)
    await this.resultWriter.close()
    await this.sender.close()
  }

  /** Runs `step` until the deliverer stops, even if the database fails. */
  private async repeat(step: () => Promise<void>): Promise<void> {
    while (!this.stopping) {
      try {
        await step()
      } catch (error) {
        this.dependencies.log.warn({ err: error }, 'webhooks are waiting for the database')
        await sleep(pauseAfterErrorMs)
      }
    }
  }

  private async fanOutNew(): Promise<void> {
    const { appIds, more, full } = await this.fanOutSome()
    this.claimer.expect(appIds)
    if (appIds.length > 0) this.wakeup.wake()
    if (!full) await this.newEvents.wait(more ? heldUpMs : Infinity)
  }

  private async claimMore(): Promise<void> {
    const { count, pause } = await this.claimer.claimMore()
    if (count === 0) this.endpoints.forget()
    else await sleep(gatherMs)
    await this.wakeup.wait(pause)
  }

  private sendNext(host: string): void {
    for (const held of this.endpoints.next(host)) void this.send(held)
  }

  private async send(held: Held): Promise<void> {
    const outcome = await this.attempt(held).catch((error) => {
      // Its state is unknown, so it is left to its lease.
      this.dependencies.log.warn({ err: error, delivery: held.id }, 'a webhook could not be sent')
      return null
    })
    const { surplus, more } = this.endpoints.done(held, outcome)
    if (more || this.claimer.isFull()) this.wakeup.wake()
    this.sendNext(held.host)
    if (surplus.length > 0) await this.release(surplus)
  }

  /** Sends a delivery and queues its result; returns null if nothing was sent. */
  private async attempt(held: Held): Promise<Outcome | null> {
    const { db } = this
    const now = performance.now()
    if (now - held.claimedAt > this.leaseMs / 2) return null
    if (now - held.lookedAt > freshMs) held.request = await this.readAgain(db, held)
    const { request } = held
    if (request === null) {
      // Nobody was called, so it keeps its attempts until the key is back.
      await releaseClaims(db, [held], this.leaseMs)
      throw new Error('no key of the vault opens the signing secret')
    }
    if (request === undefined) {
      this.note(held, { state: 'dropped' }, null)
      return null
    }
    if (request.host !== held.host) {
      // The app has moved, and the other host has limits of its own.
      await releaseClaims(db, [held])
      return null
    }
    if (request.suspended) {
      await putOffSuspended(db, [held])
      return null
    }
    const outcome = await this.sender.post(request.url, headersOf(request), request.body)
    const hasMoved = outcome.status === 410 && (await this.switchOff(held.appId, request.url))
    this.note(held, judge(outcome, held.attempt, this.retryDelay, hasMoved), outcome)
    return outcome
  }

  /** Switches off a webhook whose receiver is gone; returns whether the app has set another URL meanwhile. */
  private switchOff(id: string, url: string): Promise<boolean> {
    return transaction(this.db, (tx) => switchOff(tx, this.dependencies, { id, url }, 'gone'))
  }

  private note(
    { id, shopId, lease, appId, attempt }: Held,
    verdict: Verdict | { state: 'dropped' },
    tried: Outcome | null,
  ): void {
    const { state } = verdict
    const waits = verdict.state === 'pending' ? verdict.waits : null
    const endedAt = performance.now()
    this.resultWriter.add({ id, shopId, lease, appId, attempt, state, waits, endedAt, tried })
  }

  private async release(held: Held[]): Promise<void> {
    await releaseClaims(this.db, held).catch((error) =>
      this.dependencies.log.warn(
        { err: error },
        'webhook leases could not be released and remain until they expire',
      ),
    )
    this.wakeup.wake()
  }
}

type ReadAgain = (db: Database, one: Claimed) => Promise<WebhookRequest | null | undefined>

/** Returns a function that rereads requests, batching those of the same moment. */
function batchedReads(vault: Vault): ReadAgain {
  return batched<Claimed, WebhookRequest | null | undefined>(
    async (from, one) => (await webhookRequestsOf(from, vault, [one])).get(one.id),
    async (from, all) => {
      const requests = await webhookRequestsOf(from, vault, all)
      return all.map(({ id }) => requests.get(id))
    },
  )
}
