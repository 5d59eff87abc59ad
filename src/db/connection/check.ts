// Start-up check of the database: version, access, pooler settings.

import { SettingError } from '../../config/config.ts'
import type { Database } from '../database.ts'

/**
 * Throws a SettingError if the database does not answer within its pool's 5 s, refuses the connection or is too old, or
 * if it is behind a pooler and its role lacks the settings that connections otherwise set.
 */
export async function checkDatabase(db: Database, url: string, pooler = false): Promise<void> {
  const { hostname, port, pathname } = new URL(url)
  const name = `the database ${hostname}:${port || 5432}${pathname}`
  let version: number
  try {
    const { rows } = await db.raw("select current_setting('server_version_num')::integer as version")
    version = rows[0].version
  } catch (error) {
    throw new SettingError(`${name} ${complaintOf(error as NodeJS.ErrnoException)}`)
  }
  if (version < 140_000) throw new SettingError(`${name} is older than PostgreSQL 14`)
  if (pooler) await checkRole(db)
}

/** Advice on the PostgreSQL refusals that an operator meets first, by code. */
const advices: Record<string, string> = {
  '28P01': 'check its user and password',
  '28000': 'check its user and password',
  '3D000': 'create it, then run storefront migrate',
}

/** Explains why there is no connection, and what to do about it if known. */
function complaintOf({ message, code = '', name: kind }: NodeJS.ErrnoException): string {
  if (kind === 'KnexTimeoutError') return 'does not respond: no response within 5 s'
  // PostgreSQL's codes for refused connections start with a digit, the system's with a letter.
  if (!/^\d/.test(code)) return `does not respond: ${message || code}`
  const advice = /startup parameter/.test(message)
    ? 'it is a pooler, so set DATABASE_DIRECT_URL too'
    : advices[code]
  return `refuses the connection: ${message}${advice ? `: ${advice}` : ''}`
}

/** Settings that the role of a pooled connection needs; without a pooler, openDatabase sets them for each session. */
const settingsOfRole = {
  timezone: 'UTC',
  datestyle: 'ISO',
  statement_timeout: '15s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '30s',
}

async function checkRole(db: Database): Promise<void> {
  const { rows } = await db.raw<{ rows: { role: string; name: string; missing: boolean | null }[] }>(
    `select quote_ident(current_user) as role, name, case name
        when 'TimeZone' then setting not in ('UTC', 'Etc/UTC', 'GMT')
        when 'DateStyle' then setting not like 'ISO%'
        else setting = '0'
      end as missing
     from pg_settings where lower(name) = any (?)`,
    [Object.keys(settingsOfRole)],
  )
  const missing = new Set(rows.filter((row) => row.missing).map(({ name }) => name.toLowerCase()))
  if (missing.size === 0) return
  const statements = Object.entries(settingsOfRole)
    .filter(([name]) => missing.has(name))
    .map(([name, value]) => `alter role ${rows[0]!.role} set ${name} = '${value}';`)
  throw new SettingError(
    `a pooler takes no settings from the service, so they have to be the role's. Run this on PostgreSQL, then reconnect the pooler: ${statements.join(' ')}`,
  )
}
