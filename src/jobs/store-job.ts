import type { RecordChange } from '../base/context.ts'
import type { Database } from '../db/database.ts'
import { recordAsJob } from '../events/record.ts'
import type { Job, JobContext } from './job.ts'

/** A job that does the work of many stores in steps. */
interface StoreWork extends Pick<Job, 'name' | 'everySeconds'> {
  /** Returns the stores that have work, longest waiting first. */
  storesWithWork(db: Database): Promise<string[]>
  /** Takes the next step of a store, as one transaction. False if it found nothing to do. */
  step(run: JobContext & { record: RecordChange }, shopId: string): Promise<unknown>
  /** The log's words for a step that failed. */
  failure: string
}

/**
 * Returns a job that takes one step for each store in turn until no store has work left, so that a large store does not
 * hold up others. A step that fails is logged, and its store left until the next run, as is
 * one that had nothing to do after all.
 */
export function storeJob({ storesWithWork, step, failure, ...job }: StoreWork): Job {
  const record = recordAsJob(job.name)
  return {
    ...job,
    async run(run) {
      const left = new Set<string>()
      for (;;) {
        const shopIds = (await storesWithWork(run.db)).filter((shopId) => !left.has(shopId))
        if (shopIds.length === 0) return
        for (const shopId of shopIds) {
          if (run.signal.aborted) return
          try {
            if ((await step({ ...run, record }, shopId)) === false) left.add(shopId)
          } catch (error) {
            run.dependencies.log.error({ err: error, shopId }, failure)
            left.add(shopId)
          }
        }
      }
    },
  }
}
