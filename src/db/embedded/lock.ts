import pg from 'pg'
import { SettingError } from '../../config/config.ts'

/**
 * Locks the embedded PostgreSQL for this process, so that a second service on the same data folder is refused, and
 * neither stops the other's server. The lock ends with its connection, however the process ends; waits for the lock of
 * a process that was just killed.
 */
export async function claimEmbedded(url: string, folder: string): Promise<{ release(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url, application_name: 'storefront claim' })
  // If PostgreSQL goes away, the pools report it.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query("set lock_timeout = '2s'")
    await client.query('select pg_advisory_lock(7071952)')
  } catch (error) {
    await client.end()
    if ((error as { code?: string }).code !== '55P03') throw error
    throw new SettingError(
      `another service is running on ${folder}: stop it, or set DATA_FOLDER and the ports`,
    )
  }
  return { release: () => client.end() }
}
