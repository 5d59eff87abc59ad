// Schema migrations: plain SQL files, run in order.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from 'knex'
import { root } from '../../base/root.ts'
import { SettingError } from '../../config/config.ts'
import { type Database, openForMigrations } from '../database.ts'
import { lockTables } from './locks.ts'

const folder = join(root, 'src/db/migrations')

/**
 * PostgreSQL runs a migration with this first line outside a transaction (decision
 * index-migrations-run-outside-transactions).
 */
const alone = /^-- outside of a transaction\b/

/**
 * Returns a folder's migrations: plain SQL files, run in the order of their names, each in a transaction unless its
 * first line says otherwise, and never undone.
 */
export function migrationsIn(directory: string): Knex.MigrationSource<string> {
  return {
    getMigrations: async () =>
      readdirSync(directory)
        .filter((name) => name.endsWith('.sql'))
        .sort(),
    getMigrationName: (name) => name,
    getMigration: async (name) => {
      const sql = readFileSync(join(directory, name), 'utf8')
      return {
        config: { transaction: !alone.test(sql) },
        up: async (db) => {
          if (alone.test(sql)) return runAlone(db, sql)
          await lockTables(db, name, sql)
          await db.raw(asWritten(sql))
        },
        down: () => {
          throw new Error('migrations only go forward: write a new one')
        },
      }
    },
  }
}

/** This release's migrations. */
export const migrationSource = migrationsIn(folder)

/** Maximum number of tries of a migration that waits for a lock, which take at least five minutes in all. */
const tries = 100

/**
 * Migrates the database to the newest schema and returns the migrations that it ran: none if a newer release has been
 * there. It uses a connection of its own without statement time-outs; of several processes that migrate at the same
 * time, one does it and the others wait. `url` must lead to PostgreSQL itself, because a session lock keeps them apart.
 */
export async function migrate(url: string, migrations = migrationSource): Promise<string[]> {
  const db = openForMigrations(url)
  try {
    await refusePooler(db)
    await claim(db)
    if (await isNewer(db, migrations)) return []
    // No other process is here, so Knex's own lock can only be left over from a killed process.
    await db.migrate.forceFreeMigrationsLock({ migrationSource: migrations })
    const ran: string[] = []
    for (let next = await runNext(db, migrations); next; next = await runNext(db, migrations)) ran.push(next)
    return ran
  } finally {
    await db.destroy()
  }
}

/**
 * Returns whether a newer release has migrated the database and nothing of this one is missing: it then runs on that
 * schema, and leaves it alone (decision older-migrate-leaves-newer-schemas-alone). Throws a SettingError if each has
 * migrations that the other does not know.
 */
async function isNewer(db: Database, migrations: Knex.MigrationSource<string>): Promise<boolean> {
  const { pending, unknown } = await knownMigrations(db, migrations)
  if (unknown.length === 0 || pending.length === 0) return unknown.length > 0
  throw new SettingError(
    `the database lacks ${pending.join(', ')} and has ${unknown.join(', ')}, which this release does not know: run migrate of the newest release, or use another database`,
  )
}

/**
 * A pooler hands out a different session for each transaction, and drops the options that the connection was opened
 * with.
 */
async function refusePooler(db: Database): Promise<void> {
  const { rows } = await db.raw('show lock_timeout')
  if (rows[0].lock_timeout !== '2s')
    throw new SettingError('migrations need PostgreSQL itself, without a pooler: set DATABASE_DIRECT_URL')
}

/**
 * Waits until no other process migrates. It polls, because `create index concurrently` would in turn wait for a waiting
 * statement.
 */
async function claim(db: Database): Promise<void> {
  const claimed = async () =>
    (await db.raw('select pg_try_advisory_lock(7071951) as claimed')).rows[0].claimed
  while (!(await claimed())) await sleep(200)
}

/**
 * Runs the next migration and returns its name, or null if none is left. If it does not get its locks within half a
 * second, the calls that queued behind it go first, and it is retried.
 */
async function runNext(db: Database, migrations: Knex.MigrationSource<string>): Promise<string | null> {
  for (let left = tries; ; left -= 1) {
    try {
      const [, [name = null]] = await db.migrate.up({ migrationSource: migrations })
      return name
    } catch (error) {
      const { code } = error as { code?: string }
      if (left === 0 || (code !== lockTimeout && code !== deadlock)) throw error
      await sleep(3_000)
    }
  }
}

const [lockTimeout, deadlock] = ['55P03', '40P01']

/** PostgreSQL's suffix for an index that it builds or drops alongside the one in use. */
const besides = /_cc(new|old)\d*$/

/**
 * Runs one statement outside a transaction, mostly `create index concurrently if not exists`. It may wait for locks
 * indefinitely, because nobody queues behind it. An index that a killed process left unfinished is dropped first:
 * otherwise it would be mistaken for a finished one or, if it was replacing another (`reindex index concurrently`), be
 * maintained forever.
 */
async function runAlone(db: Knex, sql: string): Promise<void> {
  const { rows: unfinished } = await db.raw(`
    select relname from pg_index join pg_class on oid = indexrelid
    where not indisvalid and relnamespace = current_schema()::regnamespace`)
  await db.raw('set lock_timeout = 0')
  try {
    for (const { relname } of unfinished)
      if (new RegExp(`\\b${relname.replace(besides, '')}\\b`).test(sql))
        await db.raw('drop index concurrently ??', [relname])
    await db.raw(asWritten(sql))
  } finally {
    await db.raw('reset lock_timeout')
  }
}

/** Returns the migrations that this database lacks. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  return (await knownMigrations(db)).pending
}

/** Throws a SettingError if this database lacks migrations. */
export async function requireMigrations(db: Database): Promise<void> {
  const { length } = await pendingMigrations(db)
  if (length > 0)
    throw new SettingError(`the database is missing ${counted(length)}: run storefront migrate first`)
}

/** Returns a number of migrations in words. */
export const counted = (count: number): string => `${count} migration${count === 1 ? '' : 's'}`

/** Compares this release's migrations with those already run: `unknown` are a newer release's. */
export async function knownMigrations(
  db: Database,
  migrations = migrationSource,
): Promise<{ done: string[]; pending: string[]; unknown: string[] }> {
  const all = await migrations.getMigrations([])
  const done = await namesIn(db)
  return {
    done,
    pending: all.filter((name) => !done.includes(name)),
    unknown: done.filter((name) => !all.includes(name)),
  }
}

async function namesIn(db: Database): Promise<string[]> {
  try {
    const rows = await db('knex_migrations').whereNotNull('name').select('name')
    return rows.map(({ name }) => name!)
  } catch (error) {
    if ((error as { code?: string }).code === '42P01') return [] // No such table: no migration has ever run.
    throw error
  }
}

/** Keeps Knex from taking the question marks of a migration, as in a regular expression, for bindings. */
const asWritten = (sql: string) => sql.replaceAll('?', '\\?')
