import { onWork } from '../db/queues/work-signals.ts'
import { recordAsJob } from '../events/record.ts'
import { createWakeup } from '../events/wakeup.ts'
import { issueDue } from '../services/invoices/issuing.ts'
import type { Job, JobContext } from './job.ts'
import { inSlots, type Runner } from './slots.ts'

const name = 'issue-invoices'

/** Issues the invoices and credit notes that are due; returns for how many orders. */
export const issueDueInvoices = (
  { db, dependencies }: Pick<JobContext, 'db' | 'dependencies'>,
  signal = new AbortController().signal,
): Promise<number> => issueDue(db, { ...dependencies, record: recordAsJob(name) }, signal)

/** Returns the jobs that issue invoices, `issue-invoices-1` … `-n`, for n workers at the same time (see `inSlots`). */
export function issueInvoices({ slots }: { slots: number }): Job[] {
  return inSlots({ name, slots, open: createIssuer })
}

/** Issues documents a moment after what causes them, for as long as it runs. */
function createIssuer(context: Pick<JobContext, 'db' | 'dependencies'>): Runner {
  const stopping = new AbortController()
  const wakeup = createWakeup()
  let endSignals: (() => void) | undefined
  let loop: Promise<void> | undefined
  const run = async () => {
    while (!stopping.signal.aborted) {
      await issueDueInvoices(context, stopping.signal).catch((error) =>
        context.dependencies.log.warn({ err: error }, 'invoices are waiting for the database'),
      )
      await wakeup.wait()
    }
  }
  return {
    start() {
      endSignals ??= onWork(context.db, 'invoices', wakeup.wake)
      loop ??= run()
    },
    async stop() {
      stopping.abort()
      endSignals?.()
      wakeup.wake()
      await loop
    },
  }
}
