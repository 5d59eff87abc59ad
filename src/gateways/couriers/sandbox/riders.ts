import type { DispatchStatus } from '../dispatch.ts'

/** How a job behaves for a recipient with one of these names; every other recipient gets the parcel. */
interface Ending {
  /** From step `at` on, the job has the status `with`. */
  ends?: { at: number; with: DispatchStatus }
  /** The booking is refused. */
  isRefused?: boolean
  /** The job is booked, but the first reply never arrives. */
  losesReply?: boolean
}

const endings: Record<string, Ending> = {
  'Test Refused': { isRefused: true },
  'Test Nobody Home': { ends: { at: 3, with: 'failed' } },
  'Test No Rider': { ends: { at: 1, with: 'cancelled' } },
  'Test Silence': { losesReply: true },
}

const steps: DispatchStatus[] = ['requested', 'assigned', 'picked_up', 'delivered']

/** Returns a job's behaviour for the recipient's name. */
export function endingFor(name: string): Ending {
  return endings[name] ?? {}
}

/** Returns a job's status by its age: it advances one step every `pace` milliseconds until it ends. */
export function statusAt(age: number, pace: number, name: string): DispatchStatus {
  const step = Math.min(Math.max(Math.floor(age / pace), 0), steps.length - 1)
  const { ends } = endingFor(name)
  return ends && step >= ends.at ? ends.with : steps[step]!
}
