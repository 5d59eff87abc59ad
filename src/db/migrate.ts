import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Knex } from 'knex'
import type { Database } from './database.ts'

const folder = fileURLToPath(new URL('./migrations/', import.meta.url))

/** The migrations are plain SQL files, run in the order of their names, each in a transaction, never undone. */
export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => readdirSync(folder).filter((name) => name.endsWith('.sql')).sort(),
  getMigrationName: (name) => name,
  getMigration: async (name) => ({
    up: (db) => db.raw(readFileSync(`${folder}${name}`, 'utf8')),
    down: () => {
      throw new Error('migrations only go forward: write a new one')
    },
  }),
}

/** Brings the database to the newest schema; of several processes that start together, one does it. */
export async function migrate(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.raw('set local lock_timeout = 0; set local statement_timeout = 0')
    await tx.raw('select pg_advisory_xact_lock(7071951)')
    await db.migrate.latest({ migrationSource, disableMigrationsListValidation: false })
  })
}
