import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { root } from '../root.ts'
import type { Database } from './database.ts'

const folder = join(root, 'src/db/migrations')

/** The migrations: plain SQL files, run in the order of their names, each in a transaction, never undone. */
export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .sort(),
  getMigrationName: (name) => name,
  getMigration: async (name) => ({
    up: (db) => db.raw(readFileSync(join(folder, name), 'utf8')),
    down: () => {
      throw new Error('migrations only go forward: write a new one')
    },
  }),
}

/**
 * Migrates the database to the newest schema and returns the migrations that it ran; of several processes
 * that start together, one does it.
 */
export async function migrate(db: Database): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.raw('set local lock_timeout = 0')
    await tx.raw('set local statement_timeout = 0')
    await tx.raw('set local idle_in_transaction_session_timeout = 0')
    await tx.raw('select pg_advisory_xact_lock(7071951)')
    // No other process is here, so Knex's own lock can only be a leftover of a killed process.
    await db.migrate.forceFreeMigrationsLock({ migrationSource })
    const [, names] = await db.migrate.latest({ migrationSource })
    return names
  })
}

/** Returns the migrations that this database still lacks. */
export async function pendingMigrations(db: Database): Promise<string[]> {
  return (await knownMigrations(db)).pending
}

/** Compares the migrations of this release with those that were run: `unknown` are those of a newer release. */
export async function knownMigrations(
  db: Database,
): Promise<{ done: string[]; pending: string[]; unknown: string[] }> {
  const all = await migrationSource.getMigrations([])
  const done = await namesIn(db)
  return {
    done,
    pending: all.filter((name) => !done.includes(name)),
    unknown: done.filter((name) => !all.includes(name)),
  }
}

async function namesIn(db: Database): Promise<string[]> {
  try {
    return await db('knex_migrations').pluck('name')
  } catch (error) {
    if ((error as { code?: string }).code === '42P01') return [] // no such table: no migration was ever run
    throw error
  }
}
