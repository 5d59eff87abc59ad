import { recordEvent } from '../events/record.ts'
import { remindStores as remind } from '../services/orders/transfer-reminders.ts'
import type { Job } from './job.ts'

/** Reminds stores of reported bank transfers that wait for their confirmation. */
export const remindStores: Job = {
  name: 'remind-stores',
  everySeconds: 60,
  run: ({ db, dependencies: { log }, signal }) => remind(db, { log, record: recordEvent }, signal),
}
