import knexFactory, { type Knex } from 'knex'
import type { Client } from 'pg'

/** Builds SQL, never runs any. */
const writer = knexFactory({ client: 'pg' })

/** The placeholder of a value that is not known until the statement runs. */
class Parameter {
  readonly key: string
  constructor(key: string) {
    this.key = key
  }
}

type Values = Record<string, unknown>
type Placeholders = Record<string, Knex.Value>
export type Statement<V extends Values, Row> = (db: Knex, values: V) => Promise<Row[]>

const placeholders = new Proxy({} as Placeholders, {
  get: (_, key: string) => new Parameter(key) as unknown as Knex.Value,
})

/** A statement in the form that PostgreSQL takes. */
export interface Prepared {
  name: string
  text: string
  bind(values: Values): unknown[]
}

/** All statements by name; the benchmark's bare server runs the same ones. */
export const statements = new Map<string, Prepared>()

/**
 * Declares a statement of a hot path: Knex builds it once, at start, and it then runs by its name, so that
 * neither Knex nor PostgreSQL builds it again. `build` gets the values as placeholders: `given.shopId` stands
 * for the value of that name. Dynamic filters and rare paths use Knex directly.
 */
export function statement<V extends Values, Row>(
  name: string,
  build: (sql: Knex, given: Record<keyof V & string, Knex.Value>) => Knex.QueryBuilder | Knex.Raw,
): Statement<V, Row> {
  if (statements.has(name)) throw new Error(`two statements are called ${name}`)
  const prepared = prepare(name, build(writer, placeholders as Record<keyof V & string, Knex.Value>))
  statements.set(name, prepared)
  const { text, bind } = prepared
  return async (db, values) => {
    const connection = await acquire(db)
    try {
      const result = await connection.query({ name, text, values: bind(values) })
      return result.rows
    } finally {
      await release(db, connection)
    }
  }
}

function prepare(name: string, query: Knex.QueryBuilder | Knex.Raw): Prepared {
  const { sql: text, bindings } = query.toSQL().toNative()
  const readers = bindings.map((binding: unknown) =>
    binding instanceof Parameter ? (values: Values) => values[binding.key] : () => binding,
  )
  return { name, text, bind: (values) => readers.map((read) => read(values)) }
}

/** Returns a connection; in a transaction that is the transaction's own, and releasing it does nothing. */
function acquire(db: Knex): Promise<Client> {
  return db.client.acquireConnection()
}

function release(db: Knex, connection: Client): Promise<void> {
  return db.client.releaseConnection(connection)
}
