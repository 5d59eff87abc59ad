import { SettingError } from '../config.ts'
import type { Database } from './database.ts'

/**
 * Throws a SettingError if the database does not answer within the 5 s of its pool or is too old, or if it is
 * reached through a pooler and its role lacks the settings that connections have otherwise.
 */
export async function checkDatabase(db: Database, url: string, pooler = false): Promise<void> {
  const { hostname, port, pathname } = new URL(url)
  const name = `the database ${hostname}:${port || 5432}${pathname}`
  let version: number
  try {
    const { rows } = await db.raw("select current_setting('server_version_num')::integer as version")
    version = rows[0].version
  } catch (error) {
    const { message, code, name: kind } = error as NodeJS.ErrnoException
    const reason = kind === 'KnexTimeoutError' ? 'no response within 5 s' : message || code
    const hint = /startup parameter/.test(message) ? ': it is a pooler, so set DATABASE_DIRECT_URL too' : ''
    throw new SettingError(`${name} does not respond: ${reason}${hint}`)
  }
  if (version < 140_000) throw new SettingError(`${name} is older than PostgreSQL 14`)
  if (pooler) await checkRole(db)
}

/** The role of a pooled connection needs these settings; without a pooler, openDatabase gives them to each session. */
const settingsOfRole = {
  timezone: 'UTC',
  statement_timeout: '15s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '30s',
}

async function checkRole(db: Database): Promise<void> {
  const { rows } = await db.raw<{ rows: { role: string; name: string; missing: boolean }[] }>(
    `select quote_ident(current_user) as role, name, name <> 'TimeZone' and setting = '0' or name = 'TimeZone'
      and setting not in ('UTC', 'Etc/UTC', 'GMT') as missing
     from pg_settings where lower(name) = any (?)`,
    [Object.keys(settingsOfRole)],
  )
  const missing = new Set(rows.filter((row) => row.missing).map(({ name }) => name.toLowerCase()))
  if (missing.size === 0) return
  const statements = Object.entries(settingsOfRole)
    .filter(([name]) => missing.has(name))
    .map(([name, value]) => `alter role ${rows[0]!.role} set ${name} = '${value}';`)
  throw new SettingError(
    `a pooler takes no time-outs from the service, so they have to be the role's. Run this on PostgreSQL, then reconnect the pooler: ${statements.join(' ')}`,
  )
}
