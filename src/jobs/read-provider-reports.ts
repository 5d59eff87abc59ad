import { recordAsJob } from '../events/record.ts'
import { readReports } from '../services/provider-reports.ts'
import type { Job } from './job.ts'

const name = 'read-provider-reports'

/** Finds charges, refunds and disputes at card providers whose callbacks were lost. */
export const readProviderReports: Job = {
  name,
  everySeconds: 60,
  run: ({ db, dependencies, signal }) =>
    readReports(db, { ...dependencies, record: recordAsJob(name) }, signal),
}
