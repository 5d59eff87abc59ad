import { resolve } from 'node:path'
import { type EnvVars, reader, SettingError, withFiles } from '../config/reader.ts'
import { checkDatabase } from '../db/connection/check.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { runningEmbedded } from '../db/embedded/embedded.ts'
import { requireMigrations } from '../db/migrate/migrate.ts'

/** Returns the settings, including those in files; throws a SettingError that names all unreadable ones. */
export function settings(): EnvVars {
  const problems: string[] = []
  const env = withFiles(process.env, problems)
  if (problems.length > 0) throw new SettingError(problems.join('; '))
  return env
}

/**
 * Returns the database at DATABASE_DIRECT_URL, bypassing a pooler, or at DATABASE_URL, or a local service's embedded
 * one; else null.
 */
export function databaseUrlIn(env: EnvVars): string | null {
  const problems: string[] = []
  const name = env.DATABASE_DIRECT_URL ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'
  const url = reader(env, problems).url(name, ['postgres:', 'postgresql:'])
  if (problems.length > 0) throw new SettingError(problems.join('; '))
  return url ?? runningEmbedded(resolve(env.DATA_FOLDER || '.data', 'postgres'))
}

/**
 * Opens the database for one command and closes it afterwards. Throws a SettingError if there is none, or if it lacks
 * migrations, unless the command needs none of them.
 */
export async function withDatabase<T>(
  command: string,
  work: (db: Database, url: string) => Promise<T>,
  { migrated = true } = {},
): Promise<T> {
  const url = databaseUrlIn(settings())
  if (!url) throw new SettingError('set DATABASE_URL, or start the service with its embedded PostgreSQL here')
  const db = openDatabase(url, 3, `storefront ${command}`)
  try {
    await checkDatabase(db, url)
    if (migrated) await requireMigrations(db)
    return await work(db, url)
  } finally {
    await db.destroy()
  }
}
