import { recordEvent } from '../events/record.ts'
import { reconcile } from '../services/shipping/labels.ts'
import type { Job } from './job.ts'

/** Looks up labels whose purchase a time-out or a crash left open. */
export const reconcileLabels: Job = {
  name: 'reconcile-labels',
  everySeconds: 60,
  run: ({ db, dependencies, signal }) => reconcile(db, { ...dependencies, record: recordEvent }, signal),
}
