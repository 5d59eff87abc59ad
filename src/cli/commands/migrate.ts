import type { Command } from 'commander'
import { migrate } from '../../db/migrate.ts'
import { printing } from '../command.ts'
import { withDatabase } from '../database.ts'

export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('bring the database to the newest schema')
    .action(
      printing(() =>
        withDatabase(
          'migrate',
          async (_db, url) => {
            const migrated = await migrate(url)
            const text =
              migrated.length > 0 ? `Migrated: ${migrated.join(', ')}` : 'The database is up to date'
            return { data: { migrated }, text }
          },
          { migrated: false },
        ),
      ),
    )
}
