/**
 * `make torture`: checks what the service promises while its processes are killed and PostgreSQL is
 * restarted. It takes some minutes, and exits with 1 if anything was lost. `make torture ONLY=deliveries`
 * runs one scenario; SCALE=0.1 runs it with a tenth of the writes and kills.
 */
import { once } from 'node:events'
import { join } from 'node:path'
import { tortureBackups } from './torture/backups.ts'
import { openTortureDatabase } from './torture/database.ts'
import { type Plan, type Report, type TortureDatabase, tortureDeliveries } from './torture/deliveries.ts'
import { torturePayments } from './torture/payments.ts'
import { tortureReads } from './torture/reads.ts'
import { tortureRenewals } from './torture/renewals.ts'
import { tortureUpgrade } from './torture/upgrade.ts'

interface Verdict {
  line: string
  losses: string[]
}
type Scenario = (database: TortureDatabase) => Promise<Verdict>

const scale = Number(process.env.SCALE ?? 1)
const scaled = (count: number) => Math.ceil(count * scale)
const bad = { fails: 0.1, hangs: 0.1, cuts: 0.1 }
const apis = [4200, 4210].map((store) => ({ store, apps: store + 1, console: store + 2 }))
const common = {
  stores: 40,
  workers: 3,
  apis,
  faults: bad,
  workerKills: 0,
  apiKills: 0,
  restarts: 0,
}

/** The scenarios, each with its own database; a new promise gets a new entry here. */
const scenarios: Record<string, Scenario> = {
  deliveries: deliveriesWith({
    ...common,
    writes: scaled(10_000),
    workerKills: scaled(50),
    apiKills: scaled(10),
  }),
  restarts: deliveriesWith({ ...common, writes: scaled(5_000), restarts: scaled(5) }),
  renewals: async (database) => {
    const faults = { lost: 0.2, fails: 0.1 }
    const plan = { passes: scaled(500), declining: scaled(50), workers: 3, kills: scaled(50), faults }
    const { charged, kills, lost, failed, losses } = await tortureRenewals(plan, database, say)
    const line = `${plan.passes} passes, ${charged} charged, ${kills} kills, ${lost} replies lost, ${failed} answered with 500`
    return { line, losses }
  },
  payments: async (database) => {
    const plan = { orders: scaled(1_000), apis, kills: scaled(50), faults: { lost: 0.2, fails: 0.1 } }
    const { orders, charged, kills, lost, failed, losses } = await torturePayments(plan, database, say)
    const line = `${orders} orders, ${charged} charged, ${kills} kills, ${lost} replies lost, ${failed} answered with 500`
    return { line, losses }
  },
  upgrade: async (database) => {
    const plan = { stores: 20, callers: 8, workers: 2, apis, rounds: scaled(3) }
    const { restarts, writes, deliveries, losses } = await tortureUpgrade(plan, database, say)
    const line = `${restarts} restarts under load, ${writes} writes answered, ${deliveries} webhooks delivered once`
    return { line, losses }
  },
  reads: async (database) => {
    const plan = { apis, readers: 12, seconds: scaled(60), reads: scaled(2_000) }
    const { reads, writes, losses } = await tortureReads(plan, database)
    return { line: `${reads} reads beside ${writes} writes`, losses }
  },
  backups: async (database) => {
    const plan = {
      stores: 20,
      callers: 8,
      writes: scaled(3_000),
      from: apis[0]!,
      to: apis[1]!,
      elsewhere: 4206,
    }
    const { writes, meanwhile, restored, losses } = await tortureBackups(plan, database, say)
    const line = `${writes} writes answered, ${meanwhile} of them during the backup, ${restored} events restored elsewhere`
    return { line, losses }
  },
}

function deliveriesWith(plan: Plan): Scenario {
  return async (database) => {
    const report = await tortureDeliveries(plan, database, say)
    return { line: lineOf(report), losses: report.losses }
  }
}

function lineOf(report: Report): string {
  const { deliveries, writes, kills, restarts, calls, duplicates, unavailable, broken } = report
  const harm = restarts > 0 ? `${restarts} restarts of PostgreSQL` : `${kills} kills`
  const callers = `${writes} writes answered, ${unavailable} unavailable, ${broken} cut off`
  const times = `longest call ${report.longestCallMs} ms, back within ${report.recoveryMs} ms`
  return `${deliveries} deliveries in ${calls} calls, ${harm}, ${duplicates} duplicates; ${callers}; ${times}`
}

function say(line: string): void {
  console.log(`  ${line}`)
}

/** A run that is interrupted stops its PostgreSQL first; the same signal again ends this process at once. */
const brokenOff = Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)))
const { DATA_FOLDER: folder = '.data', EMBEDDED_DATABASE_PORT: port = '4205' } = process.env

let failed = false
for (const [name, scenario] of Object.entries(scenarios)) {
  if (process.env.ONLY && process.env.ONLY !== name) continue
  console.log(name)
  const database = await openTortureDatabase(join(folder, 'torture', name), Number(port))
  const startedAt = performance.now()
  const played = scenario(database).catch((error: Error) => ({
    line: 'broke off',
    losses: [error.stack ?? error.message],
  }))
  const verdict = await Promise.race([played, brokenOff.then(() => null)])
  await database.remove()
  if (!verdict) process.exit(1)
  const { line, losses } = verdict
  for (const loss of losses) console.log(`  LOST: ${loss}`)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(
    `${name}: ${line}, ${losses.length} lost; ${seconds} s; ${losses.length > 0 ? 'FAILED' : 'passed'}\n`,
  )
  failed ||= losses.length > 0
}
process.exit(failed ? 1 : 0)
