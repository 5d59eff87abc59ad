import knexFactory, { type Knex } from 'knex'
import type { Connection } from './database.ts'

/** Builds SQL, never runs any. */
const writer = knexFactory({ client: 'pg' })

type Value = string | number | boolean | Date | null | (string | null)[]
type Values<V> = { [Name in keyof V]-?: Value }
export type Statement<V extends Values<V>, Row> = (db: Knex, values: V) => Promise<Row[]>

/** A statement in the form that PostgreSQL takes. */
export interface Prepared {
  name: string
  text: string
  bind(values: object): unknown[]
}

/** All statements by name; the benchmark's bare server runs the same ones. */
export const statements = new Map<string, Prepared>()

/**
 * A statement of a hot path: written once, at start, and then run by its name, so that neither Knex nor PostgreSQL
 * builds it again. In its text `:shopId` stands for the value of that name. Dynamic filters and rare paths use
 * Knex directly.
 */
export function statement<V extends Values<V>, Row>(name: string, sql: string): Statement<V, Row> {
  if (statements.has(name)) throw new Error(`two statements are called ${name}`)
  const prepared = prepare(name, sql)
  statements.set(name, prepared)
  const { text, bind } = prepared
  return async (db, values) => {
    const connection = await acquire(db)
    try {
      const result = await connection.query({
        name: connection.nameless ? undefined : name,
        text,
        values: bind(values),
      })
      return result.rows
    } finally {
      await release(db, connection)
    }
  }
}

/** A name after a colon, but neither the type of a cast (`::json`) nor what follows in a time (`HH24:MI`). */
const named = /(?<![:\w]):([a-z]\w*)/gi

function prepare(name: string, sql: string): Prepared {
  const names = Array.from(sql.matchAll(named), ([, found]) => found!)
  const { sql: text } = writer.raw(sql.replace(named, '?'), names).toSQL().toNative()
  return { name, text, bind: (values) => names.map((key) => valueFor(values, key, name)) }
}

/** Undefined would be sent as null: a name in the text that the caller does not know would go unnoticed. */
function valueFor(values: object, key: string, name: string): unknown {
  const value = values[key as keyof typeof values]
  if (value === undefined) throw new Error(`statement ${name} is given no ${key}`)
  return value
}

/** Returns a connection; in a transaction that is the transaction's own, and releasing it does nothing. */
function acquire(db: Knex): Promise<Connection> {
  return db.client.acquireConnection()
}

function release(db: Knex, connection: Connection): Promise<void> {
  return db.client.releaseConnection(connection)
}
