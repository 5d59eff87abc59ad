import type { Job } from './job.ts'

/** Everything that the worker does by itself. */
export const jobs: Job[] = []
