import { type Database, openDatabase } from '../../src/db/database.ts'
import { service } from './service.ts'

/** The deadlocks of the calls through a separate database. */
export interface Deadlocks {
  db: Database
  /** PostgreSQL's report of each deadlock since the test began, even if running one side again resolved it. */
  seen: string[]
}

/** Opens a database with many connections for the tests of a file, and notes each deadlock of its transactions. */
export function useDeadlocks(): Deadlocks {
  const seen: string[] = []
  const deadlocks = { seen } as Deadlocks
  before(() => {
    deadlocks.db = openDatabase(service().databaseUrl, 40, 'locks', 8)
    deadlocks.db.client.pool.on(
      'createSuccess',
      (_id: number, { connection }: { connection: NodeJS.EventEmitter }) =>
        connection.on('errorMessage', ({ code, detail, where }) => {
          if (code === '40P01') seen.push(`${detail}\n${where}`)
        }),
    )
  })
  beforeEach(() => void seen.splice(0))
  after(() => deadlocks.db.destroy())
  return deadlocks
}
