import type { Readable, Writable } from 'node:stream'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import type { Database, Transaction } from '../database.ts'
import { allowSilence } from '../wire/lost-server.ts'
import { acquire, release } from './knex-internals.ts'

/** A single connection, for work that needs just one: a snapshot, or an all-or-nothing restore. */
export interface OneConnection {
  query<Row>(sql: string): Promise<Row[]>
  /** Returns the rows of `select` in COPY's text format. */
  copyOut(select: string): Readable & { rowCount: number }
  /** Returns a stream that takes a table's rows in COPY's text format; its `rowCount` is known once it has finished. */
  copyIn(table: string, columns: string[]): Writable & { rowCount: number }
}

/** A table with its stored columns; tables are ordered so that each follows those it refers to. */
export interface Table {
  name: string
  columns: string[]
}

/** Runs `work` in one transaction without time-outs, at this isolation level. */
export async function onOneConnection<T>(
  db: Database,
  begin: string,
  work: (connection: OneConnection) => Promise<T>,
): Promise<T> {
  const client = await acquire<pg.Client>(db)
  const endSilence = allowSilence(client)
  const query = async <Row>(sql: string) => (await client.query(sql)).rows as Row[]
  try {
    await query(begin)
    await query('set local statement_timeout = 0')
    await query('set local idle_in_transaction_session_timeout = 0')
    await query('set local lock_timeout = 0')
    const result = await work({
      query,
      copyOut: (select) => client.query(to(`copy (${select}) to stdout`)),
      copyIn: (table, columns) => client.query(from(copyFrom(table, columns))),
    })
    await query('commit')
    return result
  } catch (error) {
    await query('rollback').catch(() => {})
    throw error
  } finally {
    endSilence()
    await release(db, client)
  }
}

/**
 * Updates the planner's statistics for these tables, or all, after adding rows. It takes as long as it needs: the rows
 * are there already, and a command that failed by a call's time-out would be run again.
 */
export async function analyze(db: Database, tables: string[] = []): Promise<void> {
  await onOneConnection(db, 'begin', ({ query }) => query(`analyze ${tables.join(', ')}`))
}

/** Returns a stream that takes a table's rows in COPY's text format, within a transaction. */
export async function copyInto(tx: Transaction, table: string, columns: string[]): Promise<Writable> {
  const client = await acquire<pg.Client>(tx)
  allowSilence(client)
  return client.query(from(copyFrom(table, columns)))
}

const copyFrom = (table: string, columns: string[]) => `copy ${table} (${columns.join(', ')}) from stdin`

// A foreign key to a partitioned table has a child for each partition.
const stored = `
  select relname as name,
    array(select quote_ident(attname) from pg_attribute
      where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
    array(select distinct confrelid::regclass::text from pg_constraint
      where conrelid = class.oid and contype = 'f' and confrelid <> class.oid and conparentid = 0) as targets
  from pg_class as class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    and relname not like 'knex\\_migrations%'
  order by relname`

/** Returns every table but the migrations' own, each after those it refers to. */
export async function tablesIn({ query }: Pick<OneConnection, 'query'>): Promise<Table[]> {
  const tables = await query<Table & { targets: string[] }>(stored)
  const byName = new Map(tables.map((table) => [table.name, table]))
  const ordered = new Set<Table>()
  const place = (name: string, above: string[]): void => {
    const table = byName.get(name)!
    if (above.includes(name)) throw new Error(`tables refer to each other in a circle: ${[...above, name]}`)
    for (const target of table.targets) place(target, [...above, name])
    ordered.add(table)
  }
  for (const { name } of tables) place(name, [])
  return [...ordered].map(({ name, columns }) => ({ name, columns }))
}
