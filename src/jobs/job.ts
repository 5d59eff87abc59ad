import type { Database } from '../db/database.ts'
import type { Dependencies } from '../dependencies.ts'

export interface JobContext {
  db: Database
  dependencies: Dependencies
  /** Aborted at the hard stop of a run and when the worker shuts down: a job ends soon after. */
  signal: AbortSignal
}

/**
 * Work that the clock starts. A run looks at the state of the tables and does what is due: lost or doubled, it
 * changes nothing (ARCHITECTURE: invariants). It must end within 25 s.
 */
export interface Job {
  name: string
  everySeconds: number
  run(context: JobContext): Promise<void>
}
