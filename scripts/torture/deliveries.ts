import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../src/db/database.ts'
import { type Callers, startCallers } from './callers.ts'
import { createFleet, type Fleet, type Member, type Ports } from './processes.ts'
import { type Faults, openReceivers, type Receivers } from './receivers.ts'
import { countLeft, findLosses } from './verdict.ts'
import { createStores, tortureSettings } from './world.ts'

/**
 * The plan of a run: the service makes at least `writes` changes over HTTP and delivers each of them, while
 * it is disturbed.
 */
export interface Plan {
  writes: number
  stores: number
  workers: number
  workerKills: number
  /** The ports of each API process. */
  apis: Ports[]
  apiKills: number
  restarts: number
  faults: Faults
}

/** A migrated database of its own, which the scenario may stop and start if it has `restarts`. */
export interface TortureDatabase {
  url: string
  folder: string
  stop(mode: 'fast' | 'immediate'): Promise<void>
  start(): Promise<void>
}

export interface Report {
  writes: number
  deliveries: number
  kills: number
  restarts: number
  /** Calls to receivers, including failed ones. */
  calls: number
  /** The number of calls among them for deliveries that had already been answered with 2xx. */
  duplicates: number
  unavailable: number
  broken: number
  longestCallMs: number
  /** The time from the moment PostgreSQL accepts connections to the next success, the longest of all restarts. */
  recoveryMs: number
  /** Every broken promise; empty if all were kept. */
  losses: string[]
}

interface Scene {
  plan: Plan
  database: TortureDatabase
  fleet: Fleet
  receivers: Receivers
  callers: Callers
  report: Report
  say: (line: string) => void
  /** Waits until it is done. Throws if nothing was accepted or answered for three minutes. */
  until(done: () => boolean | Promise<boolean>): Promise<void>
}

/**
 * The number of changes that wait for delivery while new ones are made: enough work for every worker, but no
 * pile-up.
 */
export const backlog = 400
const patience = 180_000
/** PostgreSQL stays down for this time. */
const outageMs = 1_500

/**
 * Runs real processes under load: API processes that callers write to over HTTP, and workers that deliver to
 * receivers which fail, hang and cut connections. Meanwhile the processes are killed (kill -9), or PostgreSQL
 * is stopped and started. Afterwards everything is counted: each change that was answered exists with its
 * event, and each event's delivery was answered with 2xx, under one id and with the same bytes however often
 * it came.
 */
export async function tortureDeliveries(
  plan: Plan,
  database: TortureDatabase,
  say: (line: string) => void = () => {},
): Promise<Report> {
  const db = openDatabase(database.url, 4, 'torture')
  const settings = tortureSettings(database.url, database.folder)
  const fleet = createFleet(settings)
  const receivers = await openReceivers(plan.faults)
  let callers: Callers | null = null
  try {
    const stores = await createStores(db, settings, plan.stores, receivers.url)
    const starting = plan.apis.map((ports) => fleet.start('api', ports))
    for (let n = 0; n < plan.workers; n += 1) starting.push(fleet.start('worker'))
    await Promise.all(starting)
    let harmed = false
    const wanted = (answered: number) =>
      (answered < plan.writes || !harmed) && answered < receivers.accepted.size + backlog
    callers = startCallers({ stores, apis: plan.apis, count: 16, wanted })
    const scene = setTheScene({ plan, database, fleet, receivers, callers, say })
    await Promise.all([killWorkers(scene), killApis(scene), restartDatabase(scene)])
    harmed = true
    await scene.until(() => callers!.answered.size >= plan.writes)
    await callers.stop()
    await scene.until(async () => (await countLeft(db)) === 0)
    const all = plan.workers + plan.apis.length
    await scene.until(
      () => fleet.of('worker').length + fleet.of('api').length === all || fleet.deaths().length > 0,
    )
    const losses = [...fleet.deaths(), ...callers.wrong.slice(0, 5)]
    losses.push(...(await findLosses(db, stores, callers.answered, receivers)))
    if ((await fleet.stop()).some((code) => code !== 0)) losses.push('a process did not stop cleanly')
    return { ...scene.report, ...counts(receivers, callers), losses }
  } finally {
    await callers?.stop()
    await fleet.stop()
    await receivers.close()
    await db.destroy()
  }
}

function counts(receivers: Receivers, callers: Callers) {
  return {
    writes: callers.answered.size,
    deliveries: receivers.accepted.size,
    calls: receivers.calls(),
    duplicates: receivers.duplicates(),
    unavailable: callers.unavailable(),
    broken: callers.broken(),
    longestCallMs: Math.round(callers.longestMs()),
  }
}

function setTheScene(parts: Omit<Scene, 'report' | 'until'>): Scene {
  const { receivers, callers } = parts
  let [seen, since] = [0, performance.now()]
  const until: Scene['until'] = async (done) => {
    while (!(await done())) {
      const progress = receivers.accepted.size + callers.answered.size
      if (progress !== seen) [seen, since] = [progress, performance.now()]
      if (performance.now() - since > patience)
        throw new Error(
          `nothing moves: ${receivers.accepted.size} deliveries, ${callers.answered.size} writes`,
        )
      await sleep(10)
    }
  }
  const nothing = { writes: 0, deliveries: 0, calls: 0, duplicates: 0, unavailable: 0, broken: 0 }
  const report = { ...nothing, kills: 0, restarts: 0, longestCallMs: 0, recoveryMs: 0, losses: [] }
  return { ...parts, report, until }
}

/** Kills workers at even intervals over the deliveries, always while calls are in flight. */
async function killWorkers({ plan, fleet, receivers, report, say, until }: Scene): Promise<void> {
  for (let kill = 1; kill <= plan.workerKills; kill += 1) {
    const due = (plan.writes * kill) / (plan.workerKills + 1)
    await until(
      () => receivers.accepted.size >= due && receivers.inFlight() > 0 && fleet.of('worker').length > 0,
    )
    const cut = receivers.inFlight()
    await replaceOne(fleet, fleet.of('worker'))
    report.kills += 1
    say(
      `worker ${kill} of ${plan.workerKills} killed with ${cut} calls in flight, ${receivers.accepted.size} delivered`,
    )
  }
}

async function killApis({ plan, fleet, callers, report, say, until }: Scene): Promise<void> {
  for (let kill = 1; kill <= plan.apiKills; kill += 1) {
    const due = (plan.writes * kill) / (plan.apiKills + 1)
    await until(() => callers.answered.size >= due && fleet.of('api').length > 0)
    await replaceOne(fleet, fleet.of('api'))
    report.kills += 1
    say(`API process ${kill} of ${plan.apiKills} killed, ${callers.answered.size} writes answered`)
  }
}

async function replaceOne(fleet: Fleet, members: Member[]): Promise<void> {
  await fleet.replace(members[Math.floor(Math.random() * members.length)]!)
}

/** Restarts PostgreSQL, every other time as after a power failure, so that it recovers from its log. */
async function restartDatabase({ plan, database, callers, report, say, until }: Scene): Promise<void> {
  for (let restart = 1; restart <= plan.restarts; restart += 1) {
    const due = (plan.writes * restart) / (plan.restarts + 1)
    await until(() => callers.answered.size >= due)
    const mode = restart % 2 ? 'immediate' : 'fast'
    await database.stop(mode)
    await sleep(outageMs)
    await database.start()
    const upAt = performance.now()
    await until(() => callers.lastSuccess() > upAt)
    const took = Math.round(callers.lastSuccess() - upAt)
    report.recoveryMs = Math.max(report.recoveryMs, took)
    report.restarts += 1
    say(`PostgreSQL restarted (${mode}) ${restart} of ${plan.restarts}, answering again after ${took} ms`)
  }
}
