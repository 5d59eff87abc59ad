import { recordAsJob } from '../events/record.ts'
import { remindStores as remind } from '../services/transfers/transfer-reminders.ts'
import type { Job } from './job.ts'

const name = 'remind-stores'

/** Reminds stores of reported bank transfers that await confirmation. */
export const remindStores: Job = {
  name,
  everySeconds: 60,
  run: ({ db, dependencies: { log }, signal }) => remind(db, { log, record: recordAsJob(name) }, signal),
}
