import { recordAsJob } from '../events/record.ts'
import { renewPasses as renew } from '../services/renewals/renewals.ts'
import type { Job } from './job.ts'

const name = 'renew-passes'

/** Charges saved cards for passes about to end, and announces each renewal a day before. */
export const renewPasses: Job = {
  name,
  everySeconds: 30,
  run: ({ db, dependencies, signal }) => renew(db, { ...dependencies, record: recordAsJob(name) }, signal),
}
