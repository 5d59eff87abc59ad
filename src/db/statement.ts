// Prepared statements by name, pipelined in one round trip.

import knexFactory, { type Knex } from 'knex'
import { acquire, release } from './connection/knex-internals.ts'
import { type Gather, openIn } from './connection/open-transaction.ts'
import type { Transaction } from './database.ts'
import { batched } from './fairness/batched-look-ups.ts'
import { type Bound, type Connection, sendTogether } from './wire/message.ts'

/** Builds SQL, never runs it. */
const writer = knexFactory({ client: 'pg' })

type Value = string | number | boolean | Date | null | (string | null)[]
type Values<V> = { [Name in keyof V]-?: Value }
export interface Statement<V extends Values<V>, Row> {
  (db: Knex, values: V): Promise<Row[]>
  /** Returns the statement with its values, ready to be sent along with others. */
  with(values: V): Bound<Row>
}

/** A statement in the form that PostgreSQL takes. */
export interface Prepared {
  name: string
  text: string
  bind(values: object): unknown[]
}

/** All statements by name; the benchmark's bare server runs the same ones. */
export const statements = new Map<string, Prepared>()

/**
 * Returns a statement of a hot path: written once, at start, and then run by name, so that neither Knex nor PostgreSQL
 * builds it again. In its text `:shopId` is the value of that name. Dynamic filters and rare paths use Knex directly.
 */
export function statement<V extends Values<V>, Row>(name: string, sql: string): Statement<V, Row> {
  return written(name, sql, send)
}

/**
 * Returns a statement that reads a few records by key. Outside a transaction, those that a tenant requests in the same
 * turn of the event loop are batched (decision look-ups-of-a-turn-are-batched).
 */
export function lookUp<V extends Values<V>, Row>(name: string, sql: string): Statement<V, Row> {
  return written(name, sql, (db, bound) => (openIn(db) ? send(db, bound) : lookUpTogether(db, bound)))
}

function written<V extends Values<V>, Row>(
  name: string,
  sql: string,
  ask: (db: Knex, bound: Bound) => Promise<unknown[]>,
): Statement<V, Row> {
  if (statements.has(name)) throw new Error(`two statements are called ${name}`)
  const prepared = prepare(name, sql)
  statements.set(name, prepared)
  const { text, bind } = prepared
  const bound = (values: V): Bound<Row> => ({ name, text, values: bind(values) })
  const run = async (db: Knex, values: V) => (await ask(db, bound(values))) as Row[]
  return Object.assign(run, { with: bound })
}

/** Maximum number of look-ups in a message: beyond that, several PostgreSQL processes are faster. */
const mostLookUps = 8

const lookUpTogether = batched<Bound, unknown[]>(send, async (db, all) => {
  const messages = Array.from({ length: Math.ceil(all.length / mostLookUps) }, (_, n) =>
    sendAlone(db, all.slice(n * mostLookUps, (n + 1) * mostLookUps)),
  )
  return (await Promise.all(messages)).flat()
})

/**
 * Sends a transaction's statements in one message; returns the rows of each. None runs after one that fails, and each
 * sees the effects of those before it.
 */
export async function sendAll<Rows extends unknown[]>(
  tx: Transaction,
  ...statements: { [I in keyof Rows]: Bound<Rows[I]> }
): Promise<{ [I in keyof Rows]: Rows[I][] }> {
  return (await openIn(tx)!.send(statements)) as { [I in keyof Rows]: Rows[I][] }
}

/**
 * Sends statements like `sendAll`, along with the commit if the transaction consists of nothing else (decision
 * one-message-writes-commit-themselves). They refuse the call in SQL (`refuseSql`); those of an operation without an
 * event may also do so by writing nothing.
 */
export async function sendAndCommit<Rows extends unknown[]>(
  tx: Transaction,
  ...statements: { [I in keyof Rows]: Bound<Rows[I]> }
): Promise<{ [I in keyof Rows]: Rows[I][] }> {
  return (await openIn(tx)!.sendAndCommit(statements)) as { [I in keyof Rows]: Rows[I][] }
}

/**
 * Writes rows that nobody reads before the transaction ends: along with its commit, through the single statement that
 * `by` builds from all rows it was given. Without a transaction they are written at once.
 */
export async function sendLast<Row>(db: Knex, by: Gather<Row>, rows: Row[] = []): Promise<void> {
  const open = openIn(db)
  await (open ? open.gather(by, rows) : send(db, by(rows)))
}

async function send(db: Knex, bound: Bound): Promise<unknown[]> {
  const open = openIn(db)
  const [rows] = await (open ? open.send([bound]) : sendAlone(db, [bound]))
  return rows!
}

/** Sends statements in one message that is its own transaction. */
async function sendAlone(db: Knex, statements: Bound[]): Promise<unknown[][]> {
  const connection = await acquire<Connection>(db)
  try {
    return (await sendTogether(connection, statements)).map(({ rows }) => rows)
  } finally {
    await release(db, connection)
  }
}

/** Matches a name after a colon, but neither a cast's type (`::json`) nor a part of a time format (`HH24:MI`). */
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
