import { recordAsJob } from '../events/record.ts'
import { reconcile } from '../services/shipping/labels.ts'
import type { Job } from './job.ts'

const name = 'reconcile-labels'

/** Looks up labels whose purchase was left open by a time-out or a crash. */
export const reconcileLabels: Job = {
  name,
  everySeconds: 60,
  run: ({ db, dependencies, signal }) =>
    reconcile(db, { ...dependencies, record: recordAsJob(name) }, signal),
}
