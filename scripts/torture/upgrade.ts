import { openDatabase } from '../../src/db/database.ts'
import { type Callers, startCallers } from './callers.ts'
import { backlog, type TortureDatabase } from './deliveries.ts'
import { createFleet, type Member, type Ports } from './processes.ts'
import { type RoundRobin, startProxy } from './proxy.ts'
import { openReceivers } from './receivers.ts'
import { until } from './until.ts'
import { countLeft, findLosses } from './verdict.ts'
import { createStores, tortureSettings } from './world.ts'

export interface UpgradePlan {
  stores: number
  callers: number
  workers: number
  apis: Ports[]
  /** The number of times that every process is restarted. */
  rounds: number
}

export interface UpgradeReport {
  restarts: number
  writes: number
  deliveries: number
  losses: string[]
}

/** /readyz says 503 for this time before the ports close: much longer than the proxy needs to see it. */
const drainSeconds = '2'

/**
 * Restarts every process in turn, as an upgrade does, under load behind a proxy that heeds `/readyz`: an API process
 * and a worker at a time. No call may fail, no change be lost, and no webhook come twice.
 */
export async function tortureUpgrade(
  plan: UpgradePlan,
  database: TortureDatabase,
  say: (line: string) => void = () => {},
): Promise<UpgradeReport> {
  const db = openDatabase(database.url, 4, 'torture')
  const settings = { ...tortureSettings(database.url, database.folder), DRAIN_SECONDS: drainSeconds }
  const fleet = createFleet(settings)
  const receivers = await openReceivers({ fails: 0, hangs: 0, cuts: 0 })
  const proxies: RoundRobin[] = []
  let callers: Callers | null = null
  try {
    const stores = await createStores(db, settings, plan.stores, receivers.url)
    const starting = plan.apis.map((ports) => fleet.start('api', ports))
    for (let n = 0; n < plan.workers; n += 1) starting.push(fleet.start('worker'))
    await Promise.all(starting)
    for (const surface of ['store', 'apps', 'console'] as const)
      proxies.push(await startProxy(plan.apis.map((ports) => ports[surface])))
    const [store, apps, console] = proxies.map(({ port }) => port) as [number, number, number]
    callers = startCallers({
      stores,
      apis: [{ store, apps, console }],
      count: plan.callers,
      wanted: (answered) => answered < receivers.accepted.size + backlog,
    })
    const losses: string[] = []
    const restart = async (member: Member) => {
      const code = await fleet.restart(member)
      if (code !== 0) losses.push(`a process of the role ${member.role} stopped with ${code}`)
    }
    let restarts = 0
    for (let round = 0; round < plan.rounds; round += 1)
      for (const pair of pairs(fleet.of('api'), fleet.of('worker'))) {
        await untilSome(callers, 20)
        await Promise.all(pair.map(restart))
        restarts += pair.length
        say(
          `${restarts} processes restarted, ${callers.answered.size} writes answered, ${callers.broken()} cut off`,
        )
      }
    await untilSome(callers, 20)
    await callers.stop()
    await until(async () => (await countLeft(db)) === 0)
    losses.push(...fleet.deaths(), ...callers.wrong.slice(0, 5))
    losses.push(...(await findLosses(db, stores, callers.answered, receivers)))
    const [unavailable, broken] = [callers.unavailable(), callers.broken()]
    if (unavailable > 0) losses.push(`calls that were refused with 503: ${unavailable}`)
    if (broken > 0) losses.push(`calls whose connection broke: ${broken}`)
    if (callers.wrong.length > 0) losses.push(`calls that were answered wrongly: ${callers.wrong.length}`)
    if (receivers.duplicates() > 0) losses.push(`${receivers.duplicates()} webhooks came twice`)
    return { restarts, writes: callers.answered.size, deliveries: receivers.accepted.size, losses }
  } finally {
    await callers?.stop()
    await Promise.all(proxies.map(({ close }) => close()))
    await fleet.stop()
    await receivers.close()
    await db.destroy()
  }
}

/** Returns the first of each, the second of each and so on. */
function pairs(apis: Member[], workers: Member[]): Member[][] {
  const count = Math.max(apis.length, workers.length)
  return Array.from({ length: count }, (_, n) => [...apis.slice(n, n + 1), ...workers.slice(n, n + 1)])
}

/** Waits until more calls were answered: each process works for a while before the next one is restarted. */
function untilSome({ answered }: Callers, count: number): Promise<void> {
  const enough = answered.size + count
  return until(() => answered.size >= enough)
}
