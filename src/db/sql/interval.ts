import { seconds } from '../../base/clock.ts'

/** Returns SQL for a duration. The session's time zone is UTC: a day has 24 hours. */
export function interval(milliseconds: number): string {
  return `interval '${milliseconds / seconds} seconds'`
}
