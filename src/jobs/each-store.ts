import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'

/**
 * Works on one step for each store in turn until no store has any left, so that the work of one does not hold up that of
 * others. A step that fails is logged, and its store left until the next run.
 */
export async function eachStore(
  db: Database,
  { log, signal }: { log: Logger; signal: AbortSignal },
  storesWithWork: (db: Database) => Promise<string[]>,
  failure: string,
  work: (shopId: string) => Promise<unknown>,
): Promise<void> {
  const failed = new Set<string>()
  for (;;) {
    const shopIds = (await storesWithWork(db)).filter((shopId) => !failed.has(shopId))
    if (shopIds.length === 0) return
    for (const shopId of shopIds) {
      if (signal.aborted) return
      try {
        await work(shopId)
      } catch (error) {
        log.error({ err: error, shopId }, failure)
        failed.add(shopId)
      }
    }
  }
}
