import { pruneFiles as prune } from '../services/digital/files.ts'
import type { Job } from './job.ts'

/** Removes the bytes of files that nobody can download any more, and of uploads that a crash broke off. */
export const pruneFiles: Job = {
  name: 'prune-files',
  everySeconds: 60,
  run: ({ db, dependencies, signal }) => prune(db, dependencies, signal),
}
