import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { clock } from '../../src/base/clock.ts'
import { readConfig } from '../../src/config/config.ts'
import { openDatabase } from '../../src/db/database.ts'
import { createDependencies } from '../../src/dependencies.ts'
import { reconcilePayments } from '../../src/jobs/reconcile-payments.ts'
import { renewPasses } from '../../src/jobs/renew-passes.ts'
import { retryGrants } from '../../src/jobs/retry-grants.ts'

// This runs the payment jobs again and again, in a process of its own that will be killed: the scheduler gives a
// killed worker's jobs to others only after 30 s. Its clock starts at a given time and runs faster, because
// leases last minutes.

const [from, since, speed] = process.env.TORTURE_CLOCK!.split(' ').map(Number) as [number, number, number]
const realNow = clock.now
clock.now = () => new Date(from + (realNow().getTime() - since) * speed)

const config = readConfig(process.env)
const db = openDatabase(config.databaseUrl!, config.databasePool, 'money')
const dependencies = await createDependencies(config, pino({ level: config.logLevel }, pino.destination(2)))
const ending = new AbortController()
process.once('SIGTERM', () => ending.abort())
process.send?.('ready')
while (!ending.signal.aborted) {
  await renewPasses.run({ db, dependencies, signal: ending.signal })
  await reconcilePayments.run({ db, dependencies, signal: ending.signal })
  await retryGrants.run({ db, dependencies, signal: ending.signal })
  await sleep(20)
}
await db.destroy()
process.exit(0)
