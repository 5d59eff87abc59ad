// Wakes workers after a commit (LISTEN and NOTIFY).

import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from 'knex'
import pg from 'pg'
import type { Logger } from 'pino'
import { seconds } from '../../base/clock.ts'
import { poolOf } from '../connection/knex-internals.ts'
import { throughBulkhead } from '../fairness/bulkhead.ts'
import { databaseNow } from '../sql/now.ts'
import { unsynced } from '../sql/unsynced.ts'
import { type Work, waitingWork } from './waiting-work.ts'

const channel = 'storefront_work'
/**
 * All work queued within this time after a signal shares the next one, however many transactions queue it: briefly at
 * first, so that a second change does not wait long behind the first, and doubling while more keeps coming.
 */
const gatherMs = { least: 2, most: 20 }
/** How often a process looks for work that no signal announced, or that became due by time alone. */
const lookMs = 5 * seconds
const pauseBeforeReconnect = 0.5 * seconds

/**
 * A pool's signals: they wake this process's loops that wait for work and, through NOTIFY, those of others. The work
 * itself is in tables, so a lost signal only costs time: while anything waits, one statement every 5 s finds out what
 * there is.
 */
class WorkSignals {
  private readonly wakes = new Map<Work, Set<() => void>>()
  private readonly untold = new Set<Work>()
  private isTelling = false
  private toldAt = -Infinity
  private gathers = gatherMs.least
  private waits = 0
  private look: NodeJS.Timeout | undefined
  private readonly db: Knex

  constructor(db: Knex) {
    this.db = db
  }

  subscribe(work: Work, wake: () => void): () => void {
    const others = this.wakes.get(work) ?? new Set()
    this.wakes.set(work, others.add(wake))
    this.waits += 1
    this.look ??= setInterval(() => void this.wakeForWhatWaits(), lookMs)
    return () => {
      if (!others.delete(wake)) return
      this.waits -= 1
      if (this.waits > 0) return
      clearInterval(this.look)
      this.look = undefined
    }
  }

  private async wakeForWhatWaits(): Promise<void> {
    const db = throughBulkhead(this.db, 'work signals', { turn: 1 * seconds })
    // If there is no answer, the next look finds it.
    const { rows } = await db.raw(waitingWork, { now: db.raw(databaseNow()) }).catch(() => ({ rows: [] }))
    this.wake(rows.map(({ work }: { work: Work }) => work))
  }

  wake(works: Iterable<Work>): void {
    for (const work of works) for (const wake of this.wakes.get(work) ?? []) wake()
  }

  wakeAll(): void {
    this.wake(this.wakes.keys())
  }

  announce(works: Iterable<Work>): void {
    this.wake(works)
    for (const work of works) this.untold.add(work)
    if (!this.isTelling) void this.tell()
  }

  /**
   * Notifies the other processes in a separate transaction: NOTIFY takes a server-wide lock until its transaction ends,
   * so inside writing transactions it would make all their commits queue.
   */
  private async tell(): Promise<void> {
    this.isTelling = true
    while (this.untold.size > 0) {
      const works = [...this.untold].join(' ')
      this.untold.clear()
      const isQuiet = performance.now() - this.toldAt > 2 * gatherMs.most
      this.gathers = isQuiet ? gatherMs.least : Math.min(2 * this.gathers, gatherMs.most)
      const db = throughBulkhead(this.db, 'work signals', { turn: 1 * seconds })
      await db.raw(`select pg_notify(?, ?), ${unsynced}`, [channel, works]).catch(() => {})
      this.toldAt = performance.now()
      await sleep(this.gathers, undefined, { ref: false })
    }
    this.isTelling = false
  }
}

const signals = new WeakMap<object, WorkSignals>()

/** Prepares a database for signals. */
export function openSignals(db: Knex): void {
  signals.set(poolOf(db), new WorkSignals(db))
}

function signalsOf(db: Knex): WorkSignals {
  const found = signals.get(poolOf(db))
  if (!found) throw new Error('this database has no signals')
  return found
}

const queued = new WeakMap<Knex, Set<Work>>()

/** Notes that a transaction queues work, so that workers are woken once it commits. */
export function queueWork(tx: Knex, work: Work): void {
  const works = queued.get(tx)
  if (works) works.add(work)
  else queued.set(tx, new Set([work]))
}

/** Wakes workers for what a transaction queued, now that it is committed. */
export function announceWork(db: Knex, tx: Knex): void {
  const works = queued.get(tx)
  if (works) signalsOf(db).announce(works)
}

/**
 * Calls `wake` whenever such work is queued, and at least every 5 s while some waits, until the returned function is
 * called.
 */
export function onWork(db: Knex, work: Work, wake: () => void): () => void {
  return signalsOf(db).subscribe(work, wake)
}

/**
 * Listens for what other processes queue, on one connection that must bypass any pooler. A lost connection is reopened,
 * and every loop is then woken, because signals may have been missed.
 */
export function listenForWork(db: Knex, url: string, log: Logger): { close(): Promise<void> } {
  // Looked up now: a signal may still arrive after the database has closed and dropped its signals.
  const known = signalsOf(db)
  const closing = new AbortController()
  const { signal } = closing
  const listen = async () => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'storefront-listener',
      // No query ever runs on it, so the system must probe whether the server is still there, and sooner than its
      // default of two hours.
      keepAlive: true,
      keepAliveInitialDelayMillis: 30 * seconds,
      connectionTimeoutMillis: 5 * seconds,
    })
    const ended = new AbortController()
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve()).on('end', () => resolve())
      signal.addEventListener('abort', () => resolve(), { signal: ended.signal })
    })
    try {
      await client.connect()
      client.on('notification', ({ payload }) => known.wake((payload ?? '').split(' ') as Work[]))
      await client.query(`listen ${channel}`)
      known.wakeAll()
      await lost
      if (!signal.aborted) log.warn('the connection that listens for work was lost')
    } finally {
      ended.abort()
      await Promise.race([client.end().catch(() => {}), sleep(1 * seconds, undefined, { ref: false })])
    }
  }
  const run = async () => {
    while (!signal.aborted) {
      await listen().catch((error) => log.warn({ err: error }, 'nobody listens for work at the moment'))
      if (!signal.aborted) await sleep(pauseBeforeReconnect, undefined, { signal }).catch(() => {})
    }
  }
  const running = run()
  return {
    close() {
      closing.abort()
      return running
    },
  }
}
