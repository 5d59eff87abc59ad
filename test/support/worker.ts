import { createFleet, type Fleet } from '../../scripts/torture/processes.ts'
import { service } from './service.ts'

/**
 * Starts a real worker in a separate process, on the database of the test run; `stop()` ends it. `settings` are added
 * to its own.
 */
export async function startWorkerProcess(settings: Record<string, string> = {}): Promise<Fleet> {
  const { config, databaseUrl } = service()
  const fleet = createFleet({
    NODE_ENV: 'test',
    MAILBOX: 'true',
    SANDBOX: 'true',
    SMTP_PLAIN: 'true',
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: config.dataFolder,
    ALLOW_PRIVATE_WEBHOOKS: 'true',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    ...settings,
  })
  await fleet.start('worker')
  return fleet
}
