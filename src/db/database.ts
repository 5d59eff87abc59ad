// The connection pool (Knex), transactions and their retries after deadlocks.

import { setTimeout as sleep } from 'node:timers/promises'
import knexFactory, { type Knex } from 'knex'
import pg from 'pg'
import { traceStatements } from '../base/tracing.ts'
import { CallFirst } from './call-first.ts'
import { acquire, discard, inheritClient, poolOf, release, viewOf } from './connection/knex-internals.ts'
import {
  type Author,
  type Course,
  type InTransaction,
  OpenTransaction,
  openIn,
} from './connection/open-transaction.ts'
import { provideSideConnection } from './connection/side-connection.ts'
import { beginStatements, openBulkhead } from './fairness/bulkhead.ts'
import { announceWork, openSignals } from './queues/work-signals.ts'
import { leaveLostServer } from './wire/lost-server.ts'
import type { Connection } from './wire/message.ts'

/** Reads accept either; a function that writes requires a Transaction. */
export type Database = Knex
export type Transaction = Knex & { readonly inTransaction: true }

const { builtins } = pg.types
/**
 * Converts `2026-11-21 09:30:00.5+00`, which PostgreSQL writes under `timeSettings` without trailing zeros, to
 * `2026-11-21T09:30:00.500Z`, without a Date.
 */
function isoTime(text: string): string {
  const fraction = text.slice(20, -3).padEnd(3, '0').slice(0, 3)
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`
}

// Rows come back as replies need them: times are ISO strings, counts and sums are numbers.
pg.types.setTypeParser(builtins.TIMESTAMPTZ, isoTime)
pg.types.setTypeParser(builtins.DATE, (text) => text)
pg.types.setTypeParser(builtins.INT8, Number)
pg.types.setTypeParser(builtins.NUMERIC, Number)

/** A lost connection fails the call that needed it, which logs it; Knex would print it again. */
const silent = { warn() {}, error() {}, deprecate() {}, debug() {} }

/** Session settings under which times are written as `isoTime` reads them; the database or role may have others. */
export const timeSettings = '-c timezone=UTC -c datestyle=ISO'

/** The way of connections to PostgreSQL: directly, or through a pooler (decision poolers-need-a-direct-url). */
export interface Route {
  /** A pooler hands out a session per transaction and ignores session settings: they are the role's. */
  pooler: boolean
  /** False: statements are sent unnamed, for a pooler that does not support named ones. */
  preparedStatements: boolean
}

const straight: Route = { pooler: false, preparedStatements: true }

/**
 * Opens the pool. Statements time out after 15 s and lock waits after 5 s, so that nothing blocks a store for long;
 * connections are opened on demand and lost ones replaced, so the pool survives a restart of PostgreSQL. A connection
 * that is silent for 20 s while a statement waits counts as lost. `patience` multiplies all these times, for tests on a
 * busy machine.
 */
export function openDatabase(
  url: string,
  poolSize: number,
  applicationName = 'storefront',
  patience = 1,
  { pooler, preparedStatements } = straight,
): Database {
  const settings = {
    statement_timeout: 15_000 * patience,
    idle_in_transaction_session_timeout: 30_000 * patience,
    options: `${timeSettings} -c lock_timeout=${5_000 * patience}`,
  }
  const poolOf = (max: number) =>
    knexFactory({
      client: 'pg',
      connection: {
        connectionString: url,
        application_name: applicationName,
        keepAlive: true,
        keepAliveInitialDelayMillis: 30_000,
        // Longer than acquireConnectionTimeout, for which a caller waits; it lets destroy() end.
        connectionTimeoutMillis: 6_000 * patience,
        ...(pooler ? {} : settings),
      },
      pool: {
        min: 0,
        max,
        // Most jobs run once a minute, so connections are kept longer than that.
        idleTimeoutMillis: 90_000,
        afterCreate: (connection: Connection, done: (error: null, connection: Connection) => void) => {
          connection.nameless = !preparedStatements
          leaveLostServer(connection, 20_000 * patience)
          traceStatements(connection)
          done(null, connection)
        },
      },
      acquireConnectionTimeout: 5_000 * patience,
      log: silent,
    })
  const db = poolOf(poolSize)
  openBulkhead(db, poolSize, patience)
  openSignals(db)
  provideSideConnection(db, () => poolOf(1))
  return db
}

/**
 * Opens a single connection for migrations: their statements have no time-out, but wait only 2 s for a lock, because
 * every call that needs the table queues behind them.
 */
export function openForMigrations(url: string): Database {
  return knexFactory({
    client: 'pg',
    connection: {
      connectionString: url,
      application_name: 'storefront migrate',
      keepAlive: true,
      connectionTimeoutMillis: 6_000,
      options: [
        timeSettings,
        '-c lock_timeout=2s',
        '-c statement_timeout=0',
        '-c idle_in_transaction_session_timeout=0',
        '-c idle_session_timeout=0',
      ].join(' '),
    },
    // The lock that keeps other processes from migrating belongs to this connection.
    pool: { min: 1, max: 1 },
    log: silent,
  })
}

const [deadlock, serializationFailure] = ['40P01', '40001']

/**
 * Thrown by a transaction that ran into what another had just written, visible only to a new transaction: it is
 * retried.
 */
export class GaveWay extends Error {
  readonly code = serializationFailure
}

/** Returns whether a transaction had to give way to another, and must be retried as a whole. */
export function gaveWay(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === deadlock || code === serializationFailure
}

/** Looks at what a call is about to change, and refuses the call if that is not as it should be. */
type Precondition = (tx: Transaction) => Promise<unknown>

const preconditions = new WeakMap<Database, Precondition>()

/**
 * Makes the next transaction of this view of a database look before it works, and work on what it saw: it reads one
 * snapshot, and gives way to whoever changes a row after that which it changes too
 * (decision conditional-writes-see-one-snapshot).
 */
export function requireFirst(view: Database, precondition: Precondition): void {
  preconditions.set(view, precondition)
}

const authors = new WeakMap<Database, Author>()

/** Says who makes the transactions of this view of a database, if a call opens them itself. */
export function writeAs(view: Database, author: Author): void {
  authors.set(view, author)
}

/**
 * Runs `work` in one transaction: all of it happens, or nothing. A transaction that had to give way to another is
 * retried once, and several times if it has a precondition, which the other one has probably invalidated: `work` must
 * be repeatable, so it neither calls other systems nor leaves anything behind but its rows. Use `savepoint` for a part
 * that may fail alone. Work that throws CallFirst runs again after that call, which is made outside of the transaction.
 */
export async function transaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  course: Course = {},
): Promise<T> {
  const mostRetries = preconditions.has(db) ? 4 : 1
  let hasCalled = false
  for (let retries = 0; ; retries++) {
    try {
      return await tryOnce(db, work, course)
    } catch (error) {
      if (error instanceof CallFirst && !hasCalled) {
        hasCalled = true
        await error.call(db)
        continue
      }
      if (!gaveWay(error) || retries === mostRetries) throw error
      // Without a pause it could retake the lock that the other one has been waiting for.
      await sleep(20 + Math.random() * 30)
    }
  }
}

async function tryOnce<T>(db: Database, work: (tx: Transaction) => Promise<T>, course: Course): Promise<T> {
  const precondition = preconditions.get(db)
  const connection = await acquire<Connection>(db)
  const [begin, ...terms] = beginStatements(db)
  const beginning = precondition ? [`${begin} isolation level repeatable read`, ...terms] : [begin!, ...terms]
  const open = new OpenTransaction(connection, poolOf(db), beginning, { author: authors.get(db), ...course })
  const tx = boundTo(open)
  try {
    await precondition?.(tx)
    const result = await work(tx)
    await open.commit()
    preconditions.delete(db)
    announceWork(db, tx)
    return result
  } catch (error) {
    await open.rollback().catch((broken: Error) => discard(connection, broken))
    throw error
  } finally {
    await release(db, connection)
  }
}

/** Runs a part of a transaction that may fail without failing the rest: rolls its statements back, and throws. */
export async function savepoint<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
  const open = openIn(tx)!
  await tx.raw('savepoint part')
  open.savepoints += 1
  try {
    const result = await work()
    await tx.raw('release savepoint part')
    return result
  } catch (error) {
    await tx.raw('rollback to savepoint part')
    // Otherwise the surrounding savepoint, which has the same name, would be rolled back to this point.
    await tx.raw('release savepoint part')
    throw error
  } finally {
    open.savepoints -= 1
  }
}

/** Builds the statements of all transactions. */
const builder = knexFactory({ client: 'pg' })

const boundClient = Object.assign(
  inheritClient<InTransaction, Connection>(builder, {
    acquire: ({ open }) => open.connected(),
    release: async () => {},
    beforeQuery: ({ open }) => open.requireOpen(),
  }),
  {
    transaction(): never {
      throw new Error('a transaction holds no other one: use savepoint()')
    },
  },
)

/**
 * Returns a Knex whose statements all run in this transaction, and never in a later one on the same connection. Knex's
 * own `transaction()` builds a new Knex each time and costs three times as much.
 */
function boundTo(open: OpenTransaction): Transaction {
  const client: InTransaction = Object.assign(Object.create(boundClient), { open })
  return Object.assign(viewOf(builder, client), { inTransaction: true as const })
}
