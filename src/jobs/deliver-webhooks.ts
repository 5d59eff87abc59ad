import { seconds } from '../clock.ts'
import { createDeliverer, type Deliverer, type DelivererOptions } from '../events/deliver.ts'
import type { Job, JobContext } from './job.ts'

interface Options extends Pick<DelivererOptions, 'retryDelay' | 'leaseMs' | 'resolve'> {
  /** How many workers can deliver at the same time, plus those that were killed within the last 30 s. */
  slots: number
}

const everySeconds = 4
/** How long a worker delivers in a slot, and how long before the end it takes the next one. */
const turnMs = 18 * seconds
const overlapMs = 2 * everySeconds * seconds

/**
 * Returns the jobs that fan out and deliver webhooks, in slots `deliver-webhooks-1` … `-n` so that any number
 * of workers can share. A worker holds one slot, so a worker that is killed leaves the others free; it takes
 * the next one shortly before its turn of 18 s ends, so there is no gap. A slot that a worker does not need
 * ends at once.
 */
export function deliverWebhooks({ slots, ...options }: Options): Job[] {
  let deliverer: Deliverer | null = null
  let turns = 0
  let endsAt = 0

  const run = async ({ db, dependencies, signal }: JobContext) => {
    const now = performance.now()
    if (signal.aborted || endsAt - now > overlapMs) return
    endsAt = now + turnMs
    turns += 1
    if (!deliverer) {
      deliverer = createDeliverer({ db, dependencies, ...options })
      deliverer.start()
    }
    await untilAborted(signal, turnMs)
    if (signal.aborted) endsAt = 0
    turns -= 1
    if (turns > 0) return
    const ended = deliverer
    deliverer = null
    await ended.stop()
  }
  return Array.from({ length: slots }, (_, slot) => ({
    name: `deliver-webhooks-${slot + 1}`,
    everySeconds,
    run,
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
