import { reportDue } from '../services/tax-providers/reports.ts'
import type { Job } from './job.ts'

/** Tells providers of taxes about orders that were paid, and about their refunds. */
export const reportTaxes: Job = {
  name: 'report-taxes',
  everySeconds: 30,
  async run({ db, dependencies, signal }) {
    await reportDue(db, dependencies, signal)
  },
}
