import knexFactory, { type Knex } from 'knex'
import pg from 'pg'

/** Reads take either; a function that writes demands a Transaction. */
export type Database = Knex
export type Transaction = Knex.Transaction

const { builtins } = pg.types
// The session's time zone is UTC, so PostgreSQL writes `2026-11-21 09:30:00.123+00`: no Date is needed.
const isoTime = (text: string): string => `${text.slice(0, 10)}T${text.slice(11, -3)}Z`

// A row is the reply: times are ISO strings, counts and sums are numbers.
pg.types.setTypeParser(builtins.TIMESTAMPTZ, isoTime)
pg.types.setTypeParser(builtins.DATE, (text) => text)
pg.types.setTypeParser(builtins.INT8, Number)
pg.types.setTypeParser(builtins.NUMERIC, Number)

/**
 * Opens the pool. Statements end after 15 s and waits for locks after 5 s, so that nothing hangs a shop;
 * connections are opened when needed and lost ones replaced, so a restart of PostgreSQL is survived.
 */
export function openDatabase(url: string, poolSize: number, applicationName = 'storefront'): Database {
  return knexFactory({
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: applicationName,
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 30_000,
      keepAlive: true,
      options: '-c timezone=UTC -c lock_timeout=5000',
    },
    pool: { min: 0, max: poolSize },
    acquireConnectionTimeout: 5_000,
  })
}

/** Runs `work` in one transaction: all of it happens, or nothing. */
export function transaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(work)
}
