// Prometheus metrics read from the database.

import { seconds } from '../base/clock.ts'
import { cacheBytes, gauges, lookUpsShared, pool } from '../base/metrics.ts'
import type { Database } from '../db/database.ts'
import { batchFigures } from '../db/fairness/batched-look-ups.ts'
import { poolFigures } from '../db/fairness/bulkhead.ts'
import { backlogOf } from '../services/platform/backlog.ts'
import { bytesCached } from '../services/shared/cached-replies.ts'

/** How long backlog figures are kept, however often they are read. */
const fresh = 5 * seconds

/** Returns a function that updates the gauges before they are read. It never fails. */
export function createFigures(db: Database): () => Promise<void> {
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null
  return async () => {
    const { used, idle, waiting } = poolFigures(db)
    pool.used.set(used)
    pool.idle.set(idle)
    pool.waiting.set(waiting)
    cacheBytes.set(bytesCached(db))
    lookUpsShared.reset()
    lookUpsShared.inc(batchFigures.lookUps)
    if (performance.now() - readAt < fresh) return
    reading ??= readGauges(db).finally(() => {
      readAt = performance.now()
      reading = null
    })
    await reading
  }
}

async function readGauges(db: Database): Promise<void> {
  const { databaseUp, jobLag, lookAge, ...waiting } = gauges
  try {
    const { jobs, looks, ...backlog } = await backlogOf(db)
    for (const [name, gauge] of Object.entries(waiting)) gauge.set(backlog[name as keyof typeof backlog])
    jobLag.reset()
    for (const [name, lag] of Object.entries(jobs)) jobLag.set({ name }, lag)
    lookAge.reset()
    for (const { age, ...look } of looks) lookAge.set(look, age)
    databaseUp.set(1)
  } catch {
    // Stale figures would look current.
    for (const gauge of Object.values(waiting)) gauge.remove()
    jobLag.reset()
    lookAge.reset()
    databaseUp.set(0)
  }
}
