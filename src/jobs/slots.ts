import { seconds } from '../clock.ts'
import type { Job, JobContext } from './job.ts'

/** Work that goes on for as long as its worker holds a slot. */
export interface Runner {
  start(): void
  /** Ends the work and waits for it; a worker that shuts down has 6 s for all of this. */
  stop(): Promise<void>
}

interface Options {
  name: string
  /** The number of workers that can run it at the same time, plus those that were killed within the last 30 s. */
  slots: number
  open: (context: Pick<JobContext, 'db' | 'dependencies'>) => Runner
}

const everySeconds = 4
/** The time for which a worker keeps a slot, and the time before its end at which it takes the next one. */
const turnMs = 18 * seconds
const overlapMs = 2 * everySeconds * seconds
/** The time that a worker waits for a slot that it was offered before it takes another one. */
const offerMs = 2 * seconds

/**
 * Returns the jobs of work that never pauses, in slots `name-1` … `name-n` so that any number of workers can
 * share. A worker holds one slot, so a worker that is killed leaves the others free; it takes the next one
 * shortly before its turn of 18 s ends, so there is no gap. A worker that needs no slot leaves them to others.
 */
export function inSlots({ name, slots, open }: Options): Job[] {
  let runner: Runner | null = null
  let turns = 0
  let endsAt = 0
  let offeredAt = -Infinity

  const isNeeded = () => endsAt - performance.now() <= overlapMs
  /** All free slots are offered at the same moment: one is enough. */
  const isWanted = () => {
    const now = performance.now()
    if (!isNeeded() || now < offeredAt + offerMs) return false
    offeredAt = now
    return true
  }
  const run = async ({ db, dependencies, signal }: JobContext) => {
    if (signal.aborted || !isNeeded()) return
    endsAt = performance.now() + turnMs
    turns += 1
    if (!runner) {
      runner = open({ db, dependencies })
      runner.start()
    }
    await untilAborted(signal, turnMs)
    if (signal.aborted) endsAt = 0
    turns -= 1
    if (turns > 0) return
    const ended = runner
    runner = null
    await ended.stop()
  }
  return Array.from({ length: slots }, (_, slot) => ({
    ...{ name: `${name}-${slot + 1}`, everySeconds, isWanted, run },
  }))
}

function untilAborted(signal: AbortSignal, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
  })
}
