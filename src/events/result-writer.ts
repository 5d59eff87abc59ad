import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { metrics } from '../metrics.ts'
import { type Result, settle } from './settle.ts'

const gatherMs = 20
const enough = 50
const mostAtOnce = 500
const pauseMs = 250

interface ResultWriterOptions {
  db: Database
  log: Dependencies['log']
  /** A result that is older changes nothing any more: its lease is over. */
  leaseMs: number
}

/**
 * Gathers results and writes them down in batches, of 50 or after 20 ms. Where the database does not answer
 * they are kept and written later, for as long as their leases last; after that they are tried again anyway.
 */
export function createResultWriter({ db, log, leaseMs }: ResultWriterOptions) {
  let open: { result: Result; since: number }[] = []
  let writing: Promise<void> | null = null

  let closing = false

  const write = async () => {
    while (open.length > 0) {
      if (open.length < enough) await sleep(gatherMs)
      const batch = open.splice(0, mostAtOnce)
      const results = batch.map(({ result }) => result)
      await settle(db, results).then(
        (accepted) => count(results.length, accepted),
        async (error) => {
          log.warn({ err: error, results: results.length }, 'webhook results could not be recorded')
          if (closing) return
          const young = performance.now() - leaseMs
          open = [...batch.filter(({ since }) => since > young), ...open]
          await sleep(pauseMs)
        },
      )
    }
    writing = null
  }

  const count = (offered: number, accepted: Awaited<ReturnType<typeof settle>>) => {
    for (const { state } of accepted) metrics.deliveries.labels(state === 'pending' ? 'retry' : state).inc()
    if (accepted.length < offered)
      log.info({ refused: offered - accepted.length }, 'late webhook results were ignored')
  }

  return {
    add(result: Result): void {
      open.push({ result, since: performance.now() })
      writing ??= write()
    },
    /** Resolves once everything is written. */
    async flush(): Promise<void> {
      while (writing) await writing
    },
    /** The same, but what cannot be written now is left to its lease. */
    async close(): Promise<void> {
      closing = true
      while (writing) await writing
    },
  }
}
