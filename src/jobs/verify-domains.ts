import { recordAsJob } from '../events/record.ts'
import { verify } from '../services/stores/domain-proofs.ts'
import type { Job } from './job.ts'

const name = 'verify-domains'

/** Checks whether stores have proved their custom domains, and whether the proofs still hold. */
export const verifyDomains: Job = {
  name,
  everySeconds: 30,
  run: ({ db, dependencies, signal }) => verify(db, { ...dependencies, record: recordAsJob(name) }, signal),
}
