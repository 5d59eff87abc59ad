import { onWork } from '../db/queues/work-signals.ts'
import { createWakeup } from '../events/wakeup.ts'
import { answerDeclared } from '../services/returns/declarations.ts'
import type { Job, JobContext } from './job.ts'
import { inSlots, type Runner } from './slots.ts'

/** Returns the job that answers declared withdrawals a moment after they are declared (see `inSlots`). */
export function answerWithdrawals({ slots }: { slots: number }): Job[] {
  return inSlots({ name: 'answer-withdrawals', slots, open: createAnswerer })
}

function createAnswerer({ db, dependencies }: Pick<JobContext, 'db' | 'dependencies'>): Runner {
  const stopping = new AbortController()
  const wakeup = createWakeup()
  let endSignals: (() => void) | undefined
  let loop: Promise<void> | undefined
  const run = async () => {
    while (!stopping.signal.aborted) {
      await answerDeclared(db, dependencies, stopping.signal).catch((error) =>
        dependencies.log.warn({ err: error }, 'declared withdrawals are waiting for the database'),
      )
      await wakeup.wait()
    }
  }
  return {
    start() {
      endSignals ??= onWork(db, 'withdrawals', wakeup.wake)
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
