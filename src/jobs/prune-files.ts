import { pruneFiles as prune } from '../services/digital/files.ts'
import type { Job } from './job.ts'

/** Deletes files that nobody can download any more, and the remains of interrupted uploads. */
export const pruneFiles: Job = {
  name: 'prune-files',
  everySeconds: 60,
  run: ({ db, dependencies, signal }) => prune(db, dependencies, signal),
}
