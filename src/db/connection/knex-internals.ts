// Private parts of Knex: only this file uses them, and package.json pins the exact version.

import type { Knex } from 'knex'

/** A Knex's pool (tarn); all views of a database share one. */
export interface Pool {
  numUsed(): number
  numFree(): number
  numPendingAcquires(): number
  on(event: 'createSuccess', listener: (id: unknown, connection: NodeJS.EventEmitter) => void): void
  on(event: 'poolDestroyRequest', listener: () => void): void
}

export function poolOf(db: Knex): Pool {
  return db.client.pool
}

/** Takes a connection, as this Knex's client hands them out; return it with `release`. */
export function acquire<Connection extends object>(db: Knex): Promise<Connection> {
  return db.client.acquireConnection()
}

export function release(db: Knex, connection: object): Promise<void> {
  return db.client.releaseConnection(connection)
}

/** Makes the pool close a connection instead of reusing it. */
export function discard(connection: object, reason: Error): void {
  Object.assign(connection, { __knex__disposed: reason })
}

interface Overrides<Own, Connection> {
  acquire(own: Own): Promise<Connection>
  release(own: Own, connection: Connection): Promise<void>
  beforeQuery?(own: Own): void
}

type Querying = Knex.Client & { _query(connection: object, query: object): Promise<unknown> }

/** Returns a client that inherits everything from a Knex's client except how it acquires and releases connections. */
export function inheritClient<Own extends object, Connection extends object>(
  db: Knex,
  { acquire, release, beforeQuery }: Overrides<Own, Connection>,
): object {
  const client: Querying = db.client
  return Object.assign(Object.create(client), {
    acquireConnection(this: Own) {
      return acquire(this)
    },
    releaseConnection(this: Own, connection: Connection) {
      return release(this, connection)
    },
    ...(beforeQuery && {
      async _query(this: Own & Querying, connection: object, query: object) {
        beforeQuery(this)
        return client._query.call(this, connection, query)
      },
    }),
  })
}

type WithContext = { context: { queryBuilder(): Knex.QueryBuilder } }

/**
 * Returns a Knex that inherits everything from another except its client: Knex builds all queries through
 * `context.client`. It costs less than a microsecond, unlike a new Knex (0.2 ms).
 */
export function viewOf(db: Knex, client: object): Knex {
  const own: WithContext['context'] & { client: object } = Object.create((db as Knex & WithContext).context)
  own.client = client
  const view = (table: string, options?: object) => own.queryBuilder().table(table, options)
  return Object.assign(Object.setPrototypeOf(view, db), { context: own })
}
