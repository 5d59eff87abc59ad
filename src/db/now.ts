import { clock } from '../clock.ts'

/**
 * Returns SQL for the present time by the database's clock, which is one for all processes: a lease that keeps two of
 * them from asking at once must not depend on whose clock is right. It is moved as far as a test has moved the
 * service's clock.
 */
export function databaseNow(): string {
  return moved('now()')
}

/**
 * Returns the same at the moment at which it is read, and not when the transaction began: what has waited for a row
 * must not judge it by an earlier time than the one who held it. No index can help with it.
 */
export function databaseMoment(): string {
  return moved('clock_timestamp()')
}

function moved(time: string): string {
  return `(${time} + interval '${clock.now().getTime() - Date.now()} milliseconds')`
}
