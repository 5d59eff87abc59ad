// Batches the results of deliveries into few transactions.

import { setTimeout as sleep } from 'node:timers/promises'
import { metrics } from '../base/metrics.ts'
import type { Database } from '../db/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { isFaultOfRecord } from '../services/shared/due-work.ts'
import { type Result, type Settled, settle } from './settle.ts'

const gatherMs = 20
const mostAtOnce = 500
const pauseMs = 250

interface ResultWriterOptions {
  db: Database
  log: Dependencies['log']
  /** An older result is discarded, because its lease has ended. */
  leaseMs: number
  /** It is called when deliveries are stored that will be attempted again. */
  onRetry: () => void
}

/**
 * Collects results for 20 ms and stores them in batches of up to 500. While the database does not answer they are kept
 * and stored later, for as long as their leases last; after that the deliveries are attempted again.
 */
export function createResultWriter({ db, log, leaseMs, onRetry }: ResultWriterOptions) {
  let open: Result[] = []
  let writing: Promise<void> | null = null
  let closing = false

  const write = async () => {
    while (open.length > 0) {
      if (open.length < mostAtOnce) await sleep(gatherMs)
      const batch = open.splice(0, mostAtOnce)
      const left = await store(batch).catch(async (error) => {
        log.warn({ err: error, results: batch.length }, 'webhook results could not be recorded')
        await sleep(closing ? 0 : pauseMs)
        return batch
      })
      const young = performance.now() - leaseMs
      if (!closing) open = [...left.filter(({ endedAt }) => endedAt > young), ...open]
    }
    writing = null
  }

  /** Stores results, and returns those to store later. One that cannot be stored stops no other. */
  const store = async (batch: Result[]): Promise<Result[]> => {
    try {
      const { accepted, later } = await settle(db, batch)
      const left = batch.filter(({ id }) => later.includes(id))
      count(batch.length - left.length, accepted)
      return left
    } catch (error) {
      if (!isFaultOfRecord(error)) throw error
      if (batch.length > 1) {
        const half = Math.ceil(batch.length / 2)
        return [...(await store(batch.slice(0, half))), ...(await store(batch.slice(half)))]
      }
      log.error({ err: error, delivery: batch[0]!.id }, 'a webhook result is left to its lease')
      return []
    }
  }

  const count = (offered: number, accepted: Settled['accepted']) => {
    for (const { state } of accepted) metrics.deliveries.labels(state === 'pending' ? 'retry' : state).inc()
    if (accepted.some(({ state }) => state === 'pending')) onRetry()
    if (accepted.length < offered)
      log.info({ refused: offered - accepted.length }, 'late webhook results were ignored')
  }

  return {
    add(result: Result): void {
      open.push(result)
      writing ??= write()
    },
    /** Resolves once everything is stored. */
    async flush(): Promise<void> {
      while (writing) await writing
    },
    /** Resolves once everything is stored; results that cannot be stored now are left to their leases. */
    async close(): Promise<void> {
      closing = true
      while (writing) await writing
    },
  }
}
