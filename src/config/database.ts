import type { EnvVars, Reader } from './reader.ts'
import type { Config } from './settings.ts'

type DatabaseSettings = Pick<Config, 'role' | 'databaseUrl' | 'databaseDirectUrl'>

/**
 * Reads how to reach PostgreSQL and what this process does. The embedded PostgreSQL belongs to a single process, so
 * processes that share the work must name a database.
 */
export function readDatabase(
  env: EnvVars,
  read: Reader,
  production: boolean,
  problems: string[],
): DatabaseSettings {
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const databaseDirectUrl = read.url('DATABASE_DIRECT_URL', ['postgres:', 'postgresql:'])
  if (databaseDirectUrl && !env.DATABASE_URL) problems.push('DATABASE_DIRECT_URL requires DATABASE_URL')
  if (production && !env.DATABASE_URL) problems.push('DATABASE_URL is required in production')
  const role = read.oneOf('ROLE', ['all', 'api', 'worker'] as const, 'all')
  if (role !== 'all' && !env.DATABASE_URL)
    problems.push(`ROLE=${role} needs a database that it shares with other processes: set DATABASE_URL`)
  return { role, databaseUrl, databaseDirectUrl }
}
