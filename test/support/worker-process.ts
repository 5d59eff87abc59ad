import { pino } from 'pino'
import { readConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/db/database.ts'
import { createEnvironment } from '../../src/environment.ts'
import { deliverWebhooks } from '../../src/jobs/deliver-webhooks.ts'
import { startWorker } from '../../src/jobs/worker.ts'

// A worker that delivers webhooks, in a process of its own, for tests that kill it (test/support/worker.ts). Its
// retries come after a fraction of a second and its leases end sooner: hours do not fit into a test.

const config = readConfig(process.env)
const databaseUrl = config.databaseUrl!
const db = openDatabase(databaseUrl, config.databasePool, 'worker')
const worker = await startWorker({
  db,
  databaseUrl,
  environment: createEnvironment(config, pino({ level: config.logLevel })),
  jobs: deliverWebhooks({
    slots: 8,
    leaseMs: 6_000,
    retryDelay: (tried) => (tried < 100 ? 100 + 200 * Math.random() : null),
  }),
})
process.once('SIGTERM', async () => {
  await worker.stop()
  await db.destroy()
  process.exit(0)
})
process.send?.('ready')
