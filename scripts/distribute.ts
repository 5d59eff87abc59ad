/**
 * `make distribute`: prints the statements that spread the database of DATABASE_URL over machines by Citus, for a
 * migrated database in which nothing is written yet; `RUN=1 make distribute` runs them (docs/scaling.md).
 */
import { checkDatabase } from '../src/db/connection/check.ts'
import { openDatabase } from '../src/db/database.ts'
import { distribution } from '../src/db/distribution.ts'
import { pendingMigrations } from '../src/db/migrate/migrate.ts'

try {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('set DATABASE_URL to a database with the extension citus')
  const db = openDatabase(url, 1, 'storefront distribute')
  await checkDatabase(db, url)
  const pending = await pendingMigrations(db)
  if (pending.length > 0)
    throw new Error(`the database lacks ${pending.length} of its migrations: run storefront migrate first`)
  const statements = await distribution(db)
  for (const statement of statements) {
    console.log(`${statement};`)
    if (process.env.RUN) await db.raw(statement)
  }
  await db.destroy()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
