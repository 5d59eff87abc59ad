import { seconds } from '../base/clock.ts'
import type { Job, JobContext } from './job.ts'

/** Work that continues for as long as its worker holds a slot. */
export interface Runner {
  start(): void
  /** Ends the work and waits for it; a worker that shuts down has 6 s for all of this. */
  stop(): Promise<void>
}

interface Options {
  name: string
  /** How many workers can run it at the same time, plus those killed within the last 30 s. */
  slots: number
  open: (context: Pick<JobContext, 'db' | 'dependencies'>) => Runner
}

const everySeconds = 4
/** How long a worker waits for an offered slot before it takes another. */
const offerMs = 2 * seconds

/**
 * Returns the jobs of work that never pauses, in slots `name-1` … `name-n`, so that any number of workers can share it.
 * A worker holds one slot for as long as it runs, so killing a worker leaves the others' slots alone and frees its own
 * 30 s later. A worker that needs no slot leaves them to others.
 */
export function inSlots({ name, slots, open }: Options): Job[] {
  let isHeld = false
  let offeredAt = -Infinity

  /** All free slots are offered at the same moment: one is enough. */
  const isWanted = () => {
    const now = performance.now()
    if (isHeld || now < offeredAt + offerMs) return false
    offeredAt = now
    return true
  }
  const run = async ({ db, dependencies, signal }: JobContext) => {
    if (signal.aborted || isHeld) return
    isHeld = true
    try {
      const runner = open({ db, dependencies })
      runner.start()
      await aborted(signal)
      await runner.stop()
    } finally {
      isHeld = false
    }
  }
  return Array.from({ length: slots }, (_, slot) => ({
    name: `${name}-${slot + 1}`,
    everySeconds,
    endless: true,
    isWanted,
    run,
  }))
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
