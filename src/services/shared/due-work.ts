// Job runner: works through due rows one transaction at a time.

import type { Logger } from 'pino'
import { clock } from '../../base/clock.ts'
import { isDatabaseAway } from '../../db/connection/away.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'

interface DueWork<T> {
  /** Takes up to `limit` due records and puts off when each is due again (see `leaseDue`). */
  take(limit: number): Promise<T[]>
  work(record: T): Promise<unknown>
  /** The number of records that are worked on at the same time. */
  atOnce: number
  /** The log message about a record that failed, and the facts by which it names the record. */
  failure: string
  nameOf(record: T): object
}

/**
 * Works through the records that are due, each by itself: one that fails is logged and left until it is due
 * again, and one that takes long holds up no other. Ends once nothing is due, or when `signal` aborts; what
 * has begun is finished. Returns how many records it took.
 */
export async function eachDue<T>(
  log: Logger,
  signal: AbortSignal,
  { take, work, atOnce, failure, nameOf }: DueWork<T>,
): Promise<number> {
  const atWork = new Set<Promise<unknown>>()
  let taken = 0
  const begin = (record: T) => {
    taken += 1
    const done = guarded(log, failure, nameOf(record), () => work(record)).finally(() => atWork.delete(done))
    atWork.add(done)
  }
  const fillUp = async () => {
    for (const record of await take(atOnce - atWork.size)) begin(record)
  }
  try {
    while (!signal.aborted) {
      // More records are leased once half of the places are free, because leasing each record alone would cost a
      // statement per record.
      if (atWork.size <= atOnce / 2) await fillUp()
      if (atWork.size === 0) break
      await Promise.race(atWork)
    }
  } finally {
    await Promise.all(atWork)
  }
  return taken
}

/**
 * Works on one of several records; logs a failure, so that it does not stop the others, and returns null. A lost
 * connection is no error of the record: nothing was changed, and it is tried again.
 */
export async function guarded<T>(
  log: Logger,
  failure: string,
  facts: object,
  work: () => Promise<T>,
): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (isLocked(error)) log.info(facts, `${failure}: its rows are locked, and it is tried again later`)
    else log[isDatabaseAway(error) ? 'warn' : 'error']({ err: error, ...facts }, failure)
    return null
  }
}

/** The transaction of one record among many waits this time, in milliseconds, for a lock. */
const patience = 500

/**
 * Runs a transaction that waits for no lock longer than half a second: the record is left for later, because
 * others wait behind it.
 */
export function briefTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return transaction(db, async (tx) => {
    await tx.raw(`set local lock_timeout = ${patience}`)
    return work(tx)
  })
}

/** Tells whether a statement gave up waiting for a lock (PostgreSQL: lock_not_available). */
export function isLocked(error: unknown): boolean {
  return (error as { code?: string }).code === '55P03'
}

/**
 * Tells whether PostgreSQL refused a statement for what it was to write (a value that does not fit, a
 * constraint that is broken), so that the same statement about other records can succeed.
 */
export function isFaultOfRecord(error: unknown): boolean {
  return /^2[23]/.test((error as { code?: string }).code ?? '')
}

/**
 * Returns the first time of a schedule that is still to come, or null after its last. The schedule is in milliseconds
 * after `since`. Times that passed while no worker ran are skipped.
 */
export function nextTime(schedule: number[], since: string | Date, now = clock.now()): Date | null {
  const start = new Date(since).getTime()
  const next = schedule.find((delay) => start + delay > now.getTime())
  return next === undefined ? null : new Date(start + next)
}
