import { clock } from '../../clock.ts'

/**
 * Returns the first time of a schedule that is still to come, or null after its last. The schedule is in
 * milliseconds after `since`. What was missed while no worker ran is not made up for.
 */
export function nextTime(schedule: number[], since: string | Date): Date | null {
  const start = new Date(since).getTime()
  const next = schedule.find((delay) => start + delay > clock.now().getTime())
  return next === undefined ? null : new Date(start + next)
}
