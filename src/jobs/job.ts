import type { Database } from '../db/database.ts'
import type { Dependencies } from '../dependencies.ts'

export interface JobContext {
  db: Database
  dependencies: Dependencies
  /** Aborts at a run's time limit and when the worker shuts down: the job must end soon after. */
  signal: AbortSignal
}

/**
 * Scheduled work. A run reads the tables and does what is due, so skipping or repeating a run does no harm
 * (ARCHITECTURE: invariants). It must end within 25 s, unless it is endless.
 */
export interface Job {
  name: string
  everySeconds: number
  /** Called before each run; if it returns false, the run is left to other workers. */
  isWanted?(): boolean
  /** A run continues until its signal aborts, and holds its job's lock as long. */
  endless?: boolean
  run(context: JobContext): Promise<void>
}
