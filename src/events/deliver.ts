import { setTimeout as sleep } from 'node:timers/promises'
import { clock, fromNow, seconds } from '../clock.ts'
import { type Database, transaction } from '../db/database.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Resolve } from '../gateways/webhooks/guard.ts'
import { createSender, type Outcome } from '../gateways/webhooks/send.ts'
import { headersOf } from '../gateways/webhooks/sign.ts'
import { type Claimed, claim, releaseClaims, type WebhookRequest, webhookRequestsOf } from './claim.ts'
import { createEndpoints } from './endpoints.ts'
import { fanOut, fanOutBatch } from './fan-out.ts'
import { createResultWriter } from './result-writer.ts'
import { judge, type RetryDelay, retryDelay as usualDelay } from './retry.ts'
import { switchOff } from './switch-off.ts'
import { createWakeup } from './wakeup.ts'

export interface DelivererOptions {
  db: Database
  dependencies: Dependencies
  /** When a failed try is repeated; by default as decision 224 says. */
  retryDelay?: RetryDelay
  /** How long a claim lasts, 30 s by default: what a crash costs. Over twice as long as the longest try. */
  leaseMs?: number
  /** Who looks up the hosts of webhooks; by default DNS. */
  resolve?: Resolve
}

export interface Deliverer {
  /** Fans out and delivers, looking every 50 ms when idle, until it is stopped. */
  start(): void
  /** Does what is due now, and resolves when it is written down. */
  deliverDue(): Promise<void>
  /** Claims nothing more, gives back what waits, ends what is in flight (5 s at most) and writes it down. */
  stop(): Promise<void>
}

/** A claimed delivery in this process, with what was seen when it was last looked at. */
interface Held extends Claimed {
  claimedAt: number
  /** undefined: nobody is to get it any more; null: its secret does not open. */
  letter: WebhookRequest | null | undefined
  lookedAt: number
}

const idleMs = 50
const troubleMs = 500
/** What was seen longer ago is looked at again before sending. */
const freshMs = 250

/**
 * From event rows to receivers: fan out → claim → look again → send → settle. Everything that has to survive
 * this process stands in the tables; it can end between any two lines, and the lease brings back what it had.
 */
export function createDeliverer(options: DelivererOptions): Deliverer {
  const { db, dependencies, retryDelay = usualDelay, leaseMs = 30 * seconds } = options
  const { config, log, vault } = dependencies
  const sender = createSender({ allowPrivate: config.allowPrivateWebhooks, resolve: options.resolve })
  const endpoints = createEndpoints<Held>()
  const resultWriter = createResultWriter({ db, log, leaseMs })
  const wakeup = createWakeup()
  let stopping = false
  let loops: Promise<void>[] = []
  let batch = fanOutBatch
  /** The last claim left something because all slots were taken. */
  let full = false

  const look = async (held: Held[]) => {
    const letters = await webhookRequestsOf(db, vault, held)
    for (const one of held) Object.assign(one, { letter: letters.get(one.id), lookedAt: performance.now() })
  }

  const claimMore = async (): Promise<number> => {
    full = false
    let count = 0
    for (const lane of ['new', 'tried'] as const) {
      const room = endpoints.room(lane)
      if (room.endpoints < 1) full = true
      if (room.endpoints < 1) continue
      const claims = await claim(db, { lane, leaseMs, ...room })
      const claimedAt = performance.now()
      const held = claims.map((claimed): Held => ({ ...claimed, claimedAt, letter: null, lookedAt: 0 }))
      if (held.length > 0)
        await look(held).catch((error) => log.warn({ err: error }, 'webhooks are looked at later'))
      endpoints.take(held, room.rooms)
      for (const appId of new Set(held.map((one) => one.appId))) sendNext(appId)
      count += held.length
    }
    return count
  }

  const sendNext = (appId: string) => {
    for (const held of endpoints.next(appId)) void send(held)
  }

  const send = async (held: Held) => {
    const outcome = await attempt(held).catch((error) => {
      // Nothing is known of it, so it is left to its lease.
      log.warn({ err: error, delivery: held.id }, 'a webhook could not be tried')
      return null
    })
    const { surplus, more } = endpoints.done(held, outcome)
    if (more || full) wakeup.ring()
    sendNext(held.appId)
    if (surplus.length > 0) await returnAll(surplus)
  }

  /** Sends and notes the result; null where nothing was sent. */
  const attempt = async (held: Held): Promise<Outcome | null> => {
    const now = performance.now()
    if (now - held.claimedAt > leaseMs / 2) return null
    if (now - held.lookedAt > freshMs) await look([held])
    const { letter } = held
    if (letter === null) throw new Error('no key of the vault opens the signing secret')
    if (letter === undefined) {
      note(held, 'dropped', null, null)
      return null
    }
    const outcome = await sender.post(letter.url, headersOf(letter), letter.body)
    if (outcome.status === 410) {
      const app = { id: held.appId, url: letter.url }
      await transaction(db, (tx) => switchOff(tx, vault, app, 'gone'))
    }
    const verdict = judge(outcome, held.attempt, retryDelay)
    note(
      held,
      verdict.state,
      verdict.state === 'pending' ? fromNow(verdict.waits).toISOString() : null,
      outcome,
    )
    return outcome
  }

  const note = (
    { id, lease, appId, attempt }: Held,
    state: 'delivered' | 'dead' | 'dropped' | 'pending',
    nextAt: string | null,
    outcome: Outcome | null,
  ) => {
    resultWriter.add({
      id,
      lease,
      appId,
      attempt,
      state,
      nextAt,
      at: clock.now().toISOString(),
      tried: outcome,
    })
  }

  const returnAll = async (held: Held[]) => {
    await releaseClaims(db, held).catch((error) =>
      log.warn({ err: error }, 'claims of webhooks stay until they end'),
    )
  }

  /** Runs `step` until the deliverer stops, whatever happens to the database. */
  const repeat = async (step: () => Promise<void>) => {
    while (!stopping) {
      try {
        await step()
      } catch (error) {
        log.warn({ err: error }, 'webhooks wait for the database')
        await sleep(troubleMs)
      }
    }
  }

  return {
    start() {
      loops = [
        repeat(async () => {
          // Many apps on one store make a batch too long for one statement: it is tried again with less.
          const size = batch
          batch = Math.ceil(size / 4)
          const taken = await fanOut(db, size)
          batch = Math.min(size * 2, fanOutBatch)
          if (taken > 0) wakeup.ring()
          if (taken < size) await sleep(idleMs)
        }),
        repeat(async () => {
          const claimed = await claimMore()
          if (claimed === 0) endpoints.forget()
          await wakeup.wait(idleMs)
        }),
      ]
    },

    async deliverDue() {
      while ((await fanOut(db)) > 0);
      while ((await claimMore()) > 0) {
        while (endpoints.inFlight() > 0) await sleep(1)
        await resultWriter.flush()
      }
    },

    async stop() {
      stopping = true
      wakeup.ring()
      await Promise.all(loops)
      const waiting = endpoints.empty()
      if (waiting.length > 0) await returnAll(waiting)
      while (endpoints.inFlight() > 0) await sleep(5)
      await resultWriter.close()
      await sender.close()
    },
  }
}
