import { clock } from '../clock.ts'

/**
 * SQL for the present time by the database's clock, which is one for all processes: a lease that keeps two of
 * them from asking at once must not depend on whose clock is right. It is moved as far as a test has moved the
 * service's clock.
 */
export function databaseNow(): string {
  return `(now() + interval '${clock.now().getTime() - Date.now()} milliseconds')`
}
