import type { DispatchStatus } from '../dispatch.ts'

/** How a job goes that is for somebody with one of these names; everybody else gets the parcel. */
interface Ending {
  /** Instead of the last step, or of the first. */
  ends?: { at: number; with: DispatchStatus }
  /** It is not taken at all. */
  isRefused?: boolean
  /** It is booked, and the first reply that would say so never comes. */
  losesReply?: boolean
}

const endings: Record<string, Ending> = {
  'Test Refused': { isRefused: true },
  'Test Nobody Home': { ends: { at: 3, with: 'failed' } },
  'Test No Rider': { ends: { at: 1, with: 'cancelled' } },
  'Test Silence': { losesReply: true },
}

const steps: DispatchStatus[] = ['requested', 'assigned', 'picked_up', 'delivered']

export function endingFor(name: string): Ending {
  return endings[name] ?? {}
}

/** Where a job stands by its age: a step for each `pace` milliseconds, until it ends. */
export function statusAt(age: number, pace: number, name: string): DispatchStatus {
  const step = Math.min(Math.max(Math.floor(age / pace), 0), steps.length - 1)
  const { ends } = endingFor(name)
  return ends && step >= ends.at ? ends.with : steps[step]!
}
