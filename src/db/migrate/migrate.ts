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
 * PostgreSQL runs a migration with this first line outside of a transaction
 * (decision index-migrations-run-outside-transactions).
 */
const alone = /^-- outside of a transaction\b/

/**
 * Returns the migrations of a folder: plain SQL files, run in the order of their names, each in a transaction
 * unless its first line says otherwise, and never undone.
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
          await db.raw(sql)
        },
        down: () => {
          throw new Error('migrations only go forward: write a new one')
        },
      }
    },
  }
}

/** The migrations of this release. */
export const migrationSource = migrationsIn(folder)

/** A migration that waits for a lock is tried this many times, which takes at least five minutes in all. */
const tries = 100

/**
 * Migrates the database to the newest schema and returns the migrations that it ran: none where a newer release has
 * been there. It has a connection of its own, on which no statement is too slow; of several processes that migrate at
 * the same time, one does it and the others wait. `url` is that of PostgreSQL itself, because a lock of the session
 * holds them apart.
 */
export async function migrate(url: string, migrations = migrationSource): Promise<string[]> {
  const db = openForMigrations(url)
  try {
    await refusePooler(db)
    await claim(db)
    if (await isNewer(db, migrations)) return []
    // No other process is here, so Knex's own lock can only be a leftover of a killed process.
    await db.migrate.forceFreeMigrationsLock({ migrationSource: migrations })
    const ran: string[] = []
    for (let next = await runNext(db, migrations); next; next = await runNext(db, migrations)) ran.push(next)
    return ran
  } finally {
    await db.destroy()
  }
}

/**
 * Returns whether a newer release has migrated the database and this one lacks nothing there: it runs on that schema, and
 * leaves it alone (decision older-migrate-leaves-newer-schemas-alone). Throws a SettingError where each has migrations
 * that the other does not know.
 */
async function isNewer(db: Database, migrations: Knex.MigrationSource<string>): Promise<boolean> {
  const { pending, unknown } = await knownMigrations(db, migrations)
  if (unknown.length === 0 || pending.length === 0) return unknown.length > 0
  throw new SettingError(
    `the database lacks ${pending.join(', ')} and has ${unknown.join(', ')}, which this release does not know: run migrate of the newest release, or use another database`,
  )
}

/**
 * A pooler hands out another session for each transaction, and drops the options that the connection was opened with.
 */
async function refusePooler(db: Database): Promise<void> {
  const { rows } = await db.raw('show lock_timeout')
  if (rows[0].lock_timeout !== '2s')
    throw new SettingError('migrations need PostgreSQL itself, without a pooler: set DATABASE_DIRECT_URL')
}

/**
 * Waits until no other process migrates. It asks again and again, because `create index concurrently` would in turn
 * wait for a statement that waits.
 */
async function claim(db: Database): Promise<void> {
  const claimed = async () =>
    (await db.raw('select pg_try_advisory_lock(7071951) as claimed')).rows[0].claimed
  while (!(await claimed())) await sleep(200)
}

/**
 * Runs the next migration and returns its name, or null when there is none. If it does not get its locks in half a second,
 * the calls that have queued behind it go first, and it is tried again.
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

/** PostgreSQL adds this to the name of an index that it makes or drops beside the one in use. */
const besides = /_cc(new|old)\d*$/

/**
 * Runs one statement outside of a transaction, mostly `create index concurrently if not exists`. It may wait for locks
 * as long as it takes, because nobody queues behind it. An index that a killed process left unfinished is dropped
 * first, because it would otherwise be mistaken for a finished one, or, where it was to take the place of another
 * (`reindex index concurrently`), be written for ever.
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
    await db.raw(sql)
  } finally {
    await db.raw('reset lock_timeout')
  }
}

/** Returns the migrations that this database still lacks. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  return (await knownMigrations(db)).pending
}

/** Throws a SettingError where this database lacks migrations. */
export async function requireMigrations(db: Database): Promise<void> {
  const { length } = await pendingMigrations(db)
  if (length > 0)
    throw new SettingError(`the database is missing ${counted(length)}: run storefront migrate first`)
}

/** Returns a number of migrations in words. */
export const counted = (count: number): string => `${count} migration${count === 1 ? '' : 's'}`

/** Compares the migrations of this release with those that were run: `unknown` are those of a newer release. */
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
    if ((error as { code?: string }).code === '42P01') return [] // There is no such table: no migration was ever run.
    throw error
  }
}
