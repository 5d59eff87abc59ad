// Job runner: works through due rows one transaction at a time.

import type { Logger } from 'pino'
import { clock } from '../../base/clock.ts'
import { isDatabaseAway } from '../../db/connection/away.ts'
import { type Database, type Transaction, transaction } from '../../db/database.ts'

interface DueWork<T> {
  /** Takes up to `limit` due records and postpones when each is due again (see `leaseDue`). */
  take(limit: number): Promise<T[]>
  work(record: T): Promise<unknown>
  /** Records worked on concurrently. */
  atOnce: number
  /** The log message for a record that failed, and the facts that name the record. */
  failure: string
  nameOf(record: T): object
}

/**
 * Works through due records independently: one that fails is logged and left until it is due again, and a slow one does
 * not hold up the others. Ends once nothing is due, or when `signal` aborts; work in progress is finished. Returns how
 * many records it took.
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
      // Lease more records once half of the slots are free: leasing one at a time would cost a statement per record.
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
 * connection is not the record's fault: nothing was changed, and it is retried.
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

/** How long, in milliseconds, the transaction of one record among many waits for a lock. */
const patience = 500

/**
 * Runs a transaction that waits for locks no longer than half a second: the record is left for later, because others
 * wait behind it.
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
 * Tells whether PostgreSQL refused a statement because of its data (a value that does not fit, a violated constraint),
 * so that the same statement about other records can succeed.
 */
export function isFaultOfRecord(error: unknown): boolean {
  return /^2[23]/.test((error as { code?: string }).code ?? '')
}

/**
 * Returns the first time of a schedule that is still to come, or null after the last. The schedule is in milliseconds
 * after `since`. Times that passed while no worker ran are skipped.
 */
export function nextTime(schedule: number[], since: string | Date, now = clock.now()): Date | null {
  const start = new Date(since).getTime()
  const next = schedule.find((delay) => start + delay > now.getTime())
  return next === undefined ? null : new Date(start + next)
}
