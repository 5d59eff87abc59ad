import { Deliverer, type DelivererOptions } from '../events/deliver.ts'
import type { Job } from './job.ts'
import { inSlots } from './slots.ts'

interface Options extends Pick<DelivererOptions, 'retryDelay' | 'leaseMs' | 'resolve'> {
  /** How many workers can deliver at the same time, plus those killed within the last 30 s. */
  slots: number
}

/** Returns the jobs that fan out and deliver webhooks, `deliver-webhooks-1` … `-n` (see `inSlots`). */
export function deliverWebhooks({ slots, ...options }: Options): Job[] {
  const open = ({ db, dependencies }: Pick<DelivererOptions, 'db' | 'dependencies'>) =>
    new Deliverer({ db, dependencies, ...options })
  return inSlots({ name: 'deliver-webhooks', slots, open })
}
