import { recordEvent } from '../events/record.ts'
import { reconcile } from '../services/payments/reconciliation.ts'
import type { Job } from './job.ts'

/**
 * Looks up payments and refunds that a time-out or a crash left open, and refunds payments that came too
 * late.
 */
export const reconcilePayments: Job = {
  name: 'reconcile-payments',
  everySeconds: 30,
  run: ({ db, dependencies, signal }) => reconcile(db, { ...dependencies, record: recordEvent }, signal),
}
