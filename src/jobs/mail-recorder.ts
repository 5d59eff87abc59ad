// Batches the results of sent e-mails into few statements.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { type MailResult, settleMails } from '../services/messaging/mail-queue.ts'
import { isFaultOfRecord } from '../services/shared/due-work.ts'

const pauseAfterErrorMs = 500

/**
 * Records how sending ended, in batches: results that arrive while one is written form the next. Keeps results while
 * the database is down: an e-mail that was sent must not be due again.
 */
export class MailRecorder {
  private readonly db: Database
  private readonly log: Dependencies['log']
  private results: MailResult[] = []
  private writing: Promise<void> | null = null
  private closing = false

  constructor(db: Database, log: Dependencies['log']) {
    this.db = db
    this.log = log
  }

  add(result: MailResult): void {
    this.results.push(result)
    this.writing ??= this.write()
  }

  /** Resolves once everything is recorded. */
  async flush(): Promise<void> {
    while (this.writing) await this.writing
  }

  /** Resolves once everything is recorded; what cannot be recorded now is left to its lease. */
  close(): Promise<void> {
    this.closing = true
    return this.flush()
  }

  private async write(): Promise<void> {
    while (this.results.length > 0) {
      const batch = this.results
      this.results = []
      await this.store(batch).catch(async (error) => {
        this.log.warn({ err: error, mails: batch.length }, 'results of e-mails could not be recorded')
        if (this.closing) return
        this.results = [...batch, ...this.results]
        await sleep(pauseAfterErrorMs)
      })
    }
    this.writing = null
  }

  /** Records results; one that cannot be recorded does not block others, and is left to its lease. */
  private async store(batch: MailResult[]): Promise<void> {
    try {
      await settleMails(this.db, batch)
    } catch (error) {
      if (!isFaultOfRecord(error)) throw error
      if (batch.length === 1) {
        this.log.error({ err: error, mail: batch[0]!.id }, 'the result of an e-mail is left to its lease')
        return
      }
      const half = Math.ceil(batch.length / 2)
      await this.store(batch.slice(0, half))
      await this.store(batch.slice(half))
    }
  }
}
