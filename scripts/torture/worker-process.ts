import { pino } from 'pino'
import { readConfig } from '../../src/config/config.ts'
import { openDatabase } from '../../src/db/database.ts'
import { createDependencies } from '../../src/dependencies.ts'
import { deliverWebhooks } from '../../src/jobs/deliver-webhooks.ts'
import { jobs } from '../../src/jobs/index.ts'
import { startWorker } from '../../src/jobs/worker.ts'

// This runs a whole worker in a process of its own, which will be killed. Hours do not fit into a test, so failed
// attempts are repeated after a fraction of a second; and there are more slots, because the slot of a killed
// worker stays locked for 30 s.

const config = readConfig(process.env)
const databaseUrl = config.databaseUrl!
const db = openDatabase(databaseUrl, config.databasePool, 'worker')
const worker = await startWorker({
  db,
  databaseUrl,
  dependencies: await createDependencies(config, pino({ level: config.logLevel }, pino.destination(2))),
  jobs: [
    ...jobs.filter(({ name }) => !name.startsWith('deliver-webhooks')),
    ...deliverWebhooks({
      slots: 40,
      leaseMs: 12_000,
      retryDelay: (tried) => (tried < 100 ? 100 + 200 * Math.random() : null),
    }),
  ],
})
process.once('SIGTERM', async () => {
  await worker.stop()
  await db.destroy()
  process.exit(0)
})
process.send?.('ready')
