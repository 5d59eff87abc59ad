import { recordEvent } from '../events/record.ts'
import { retryDueGrants } from '../services/digital/fulfilment-retries.ts'
import type { Job } from './job.ts'

/** Grants the access that could not be granted when an order was paid. */
export const retryGrants: Job = {
  name: 'retry-grants',
  everySeconds: 30,
  run: ({ db, dependencies, signal }) => retryDueGrants(db, { ...dependencies, record: recordEvent }, signal),
}
