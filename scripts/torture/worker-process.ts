import { pino } from 'pino'
import { readConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/db/database.ts'
import { createDependencies } from '../../src/dependencies.ts'
import { deliverWebhooks } from '../../src/jobs/deliver-webhooks.ts'
import { jobs } from '../../src/jobs/index.ts'
import { startWorker } from '../../src/jobs/worker.ts'

// A whole worker in a process of its own, to be killed. Hours do not fit into a test, so failed tries are repeated
// after a fraction of a second; and as the slot of a killed worker stays taken for 30 s, there are more of them.

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
