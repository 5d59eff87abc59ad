import { recordAsJob } from '../events/record.ts'
import { reconcile } from '../services/payments/reconciliation.ts'
import type { Job } from './job.ts'

const name = 'reconcile-payments'

/** Looks up payments and refunds left open by a time-out or a crash, and refunds payments that came too late. */
export const reconcilePayments: Job = {
  name,
  everySeconds: 30,
  run: ({ db, dependencies, signal }) =>
    reconcile(db, { ...dependencies, record: recordAsJob(name) }, signal),
}
