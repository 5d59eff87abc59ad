import type { Database } from '../db/database.ts'
import type { Dependencies } from '../dependencies.ts'

export interface JobContext {
  db: Database
  dependencies: Dependencies
  /** It aborts at the time limit of a run and when the worker shuts down: the job must end soon after. */
  signal: AbortSignal
}

/**
 * Work that runs on a schedule. A run reads the state of the tables and does what is due, so a run that is
 * skipped or repeated does no harm (ARCHITECTURE: invariants). It must end within 25 s, unless it is endless.
 */
export interface Job {
  name: string
  everySeconds: number
  /** This is called before each run; where it returns false, the run is left to other workers. */
  isWanted?(): boolean
  /** A run goes on until its signal is aborted, and keeps the lock of its job as long. */
  endless?: boolean
  run(context: JobContext): Promise<void>
}
