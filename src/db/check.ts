import { SettingError } from '../config.ts'
import type { Database } from './database.ts'

/** Throws a SettingError where the database does not answer within the 5 s of its pool, or is too old. */
export async function checkDatabase(db: Database, url: string): Promise<void> {
  const { hostname, port, pathname } = new URL(url)
  const name = `the database ${hostname}:${port || 5432}${pathname}`
  let version: number
  try {
    const { rows } = await db.raw("select current_setting('server_version_num')::integer as version")
    version = rows[0].version
  } catch (error) {
    const { message, code, name: kind } = error as NodeJS.ErrnoException
    const reason = kind === 'KnexTimeoutError' ? 'no response within 5 s' : message || code
    throw new SettingError(`${name} does not respond: ${reason}`)
  }
  if (version < 140_000) throw new SettingError(`${name} is older than PostgreSQL 14`)
}
