import { recordEvent } from '../events/record.ts'
import { renewPasses as renew } from '../services/renewals/renewals.ts'
import type { Job } from './job.ts'

/** Charges saved cards for passes that are about to end, and announces each renewal a day before. */
export const renewPasses: Job = {
  name: 'renew-passes',
  everySeconds: 30,
  run: ({ db, dependencies, signal }) => renew(db, { ...dependencies, record: recordEvent }, signal),
}
