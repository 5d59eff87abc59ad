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
  /** Older results are discarded, because their leases have ended. */
  leaseMs: number
  /** Called when deliveries that will be retried are stored. */
  onRetry: () => void
}

/**
 * Collects results for 20 ms and stores them in batches of up to 500. While the database is down, it keeps results
 * until their leases end; after that the deliveries are attempted again.
 */
export class ResultWriter {
  private readonly db: Database
  private readonly log: Dependencies['log']
  private readonly leaseMs: number
  private readonly onRetry: () => void
  private open: Result[] = []
  private writing: Promise<void> | null = null
  private closing = false

  constructor({ db, log, leaseMs, onRetry }: ResultWriterOptions) {
    this.db = db
    this.log = log
    this.leaseMs = leaseMs
    this.onRetry = onRetry
  }

  add(result: Result): void {
    this.open.push(result)
    this.writing ??= this.write()
  }

  /** Resolves once everything is stored. */
  async flush(): Promise<void> {
    while (this.writing) await this.writing
  }

  /** Resolves once everything is stored; results that cannot be stored now are left to their leases. */
  close(): Promise<void> {
    this.closing = true
    return this.flush()
  }

  private async write(): Promise<void> {
    while (this.open.length > 0) {
      if (this.open.length < mostAtOnce) await sleep(gatherMs)
      const batch = this.open.splice(0, mostAtOnce)
      const left = await this.store(batch).catch(async (error) => {
        this.log.warn({ err: error, results: batch.length }, 'webhook results could not be recorded')
        await sleep(this.closing ? 0 : pauseMs)
        return batch
      })
      const young = performance.now() - this.leaseMs
      if (!this.closing) this.open = [...left.filter(({ endedAt }) => endedAt > young), ...this.open]
    }
    this.writing = null
  }

  /** Stores results; returns those to store later. One that cannot be stored does not block others. */
  private async store(batch: Result[]): Promise<Result[]> {
    try {
      const { accepted, later } = await settle(this.db, batch)
      const left = batch.filter(({ id }) => later.includes(id))
      this.count(batch.length - left.length, accepted)
      return left
    } catch (error) {
      if (!isFaultOfRecord(error)) throw error
      if (batch.length > 1) {
        const half = Math.ceil(batch.length / 2)
        return [...(await this.store(batch.slice(0, half))), ...(await this.store(batch.slice(half)))]
      }
      this.log.error({ err: error, delivery: batch[0]!.id }, 'a webhook result is left to its lease')
      return []
    }
  }

  private count(offered: number, accepted: Settled['accepted']): void {
    for (const { state } of accepted) metrics.deliveries.labels(state === 'pending' ? 'retry' : state).inc()
    if (accepted.some(({ state }) => state === 'pending')) this.onRetry()
    if (accepted.length < offered)
      this.log.info({ refused: offered - accepted.length }, 'late webhook results were ignored')
  }
}
