// Lock time-outs of online schema migrations.

import type { Knex } from 'knex'

/** Maximum time for which a migration blocks calls while it waits for its locks. */
const patienceMs = 500

/** The lock modes that changes of a table take, strongest first, and how such changes begin. */
const modes: [mode: string, changes: RegExp[]][] = [
  [
    'access exclusive',
    [
      /\balter table (?:if exists )?(?:only )?(\w+)\b(?! validate)/gi,
      /\bdrop table (?:if exists )?(\w+)/gi,
      /\bdrop trigger (?:if exists )?\w+ on (\w+)/gi,
    ],
  ],
  ['share row exclusive', [/\bcreate (?:or replace )?trigger [^;]+? on (\w+)/gi, /\breferences (\w+)/gi]],
  ['share', [/\bcreate (?:unique )?index (?:if not exists )?\w+ on (?:only )?(\w+)/gi]],
]
const droppedIndexes = /\bdrop index (?:if exists )?(\w+)/gi

/** For each migration, the table that it waited for in vain: the next try locks it first. */
const waitedFor = new Map<string, string>()

/**
 * Locks all tables that a migration changes before it changes the first. Otherwise it would hold some while waiting for
 * others, held by calls that wait for the first: PostgreSQL ends such a call after a second, at every try. Nothing is
 * held while the first lock is awaited, and a busy table comes first next time, so the order converges to that of the
 * calls. If it takes longer than calls wait, releases everything and throws.
 */
export async function lockTables(db: Knex, name: string, sql: string): Promise<void> {
  const first = waitedFor.get(name)
  const locks = await locksOf(db, sql)
  locks.sort((one, other) => Number(other.table === first) - Number(one.table === first))
  const deadline = performance.now() + patienceMs
  for (const { table, mode } of locks) {
    waitedFor.set(name, table)
    const left = Math.max(1, Math.ceil(deadline - performance.now()))
    await db.raw(`set local lock_timeout = ${left}; lock table ${table} in ${mode} mode`)
  }
  await db.raw(`set local lock_timeout = ${patienceMs}`)
}

/** Returns the existing tables that a migration changes, each with its strongest lock. */
async function locksOf(db: Knex, sql: string): Promise<{ table: string; mode: string }[]> {
  const { rows: indexed } = await db.raw(
    'select indrelid::regclass::text as table from pg_index join pg_class on oid = indexrelid where relname = any(?)',
    [namesIn(sql, [droppedIndexes])],
  )
  const changed = modes.map(([, changes]) => namesIn(sql, changes))
  changed[0]!.push(...indexed.map((row: { table: string }) => row.table))
  const { rows: there } = await db.raw(
    `select relname as table from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and relname = any(?)`,
    [changed.flat()],
  )
  return there.map(({ table }: { table: string }) => {
    const strongest = changed.findIndex((tables) => tables.includes(table))
    return { table, mode: modes[strongest]![0] }
  })
}

function namesIn(sql: string, changes: RegExp[]): string[] {
  const withoutComments = sql.replace(/--.*$/gm, '').replace(/\s+/g, ' ')
  return changes.flatMap((change) => [...withoutComments.matchAll(change)].map(([, name]) => name!))
}
