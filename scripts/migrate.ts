/** `make migrate`: migrates the database of DATABASE_URL to the newest schema. */
import { withFiles } from '../src/config/reader.ts'
import { checkDatabase } from '../src/db/check.ts'
import { openDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'

try {
  const problems: string[] = []
  const env = withFiles(process.env, problems)
  const url = env.DATABASE_DIRECT_URL || env.DATABASE_URL
  if (problems.length > 0) throw new Error(problems.join('; '))
  if (!url) throw new Error('set DATABASE_URL; the embedded PostgreSQL is migrated by make start')
  const db = openDatabase(url, 3, 'storefront migrate')
  await checkDatabase(db, url).finally(() => db.destroy())
  const names = await migrate(url)
  console.log(names.length > 0 ? `Migrated: ${names.join(', ')}` : 'The database is up to date')
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
