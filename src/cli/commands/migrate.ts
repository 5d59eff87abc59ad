import type { Command } from 'commander'
import { knownMigrations, migrate } from '../../db/migrate/migrate.ts'
import { printing } from '../command.ts'
import { withDatabase } from '../database.ts'

export function defineMigrate(command: Command): void {
  command.action(
    printing(() =>
      withDatabase(
        'migrate',
        async (db, url) => {
          const migrated = await migrate(url)
          const { unknown } = await knownMigrations(db)
          return { data: { migrated, newer: unknown }, text: textOf(migrated, unknown) }
        },
        { migrated: false },
      ),
    ),
  )
}

function textOf(migrated: string[], newer: string[]): string {
  if (newer.length > 0)
    return `Nothing was done: the database is from a newer release, with ${newer.join(', ')}`
  return migrated.length > 0 ? `Migrated: ${migrated.join(', ')}` : 'The database is up to date'
}
