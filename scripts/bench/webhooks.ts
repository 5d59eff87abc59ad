import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '../../src/base/ids.ts'
import { type Database, transaction } from '../../src/db/database.ts'
import { recordEvent } from '../../src/events/record.ts'
import { builtScript } from '../build/bundle.ts'
import { createStores, type Store } from '../torture/world.ts'

const apps = 50
const runs = 3
const burst = 20_000

/** Starts the apps' servers: all in this process, answering at once, unless an app hangs on purpose. */
export async function openApps(db: Database, settings: Record<string, string>) {
  /** The time at which each changed record arrived in a notification, by performance.now(). */
  const heard = new Map<string, number>()
  const hanging = new Set<string>()
  const server = createServer(async (req, res) => {
    const at = performance.now()
    let body = ''
    for await (const part of req.setEncoding('utf8')) body += part
    if (hanging.has(req.url!.slice(1))) return
    heard.set(JSON.parse(body).resourceId, at)
    res.end('{}')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const stores = await createStores(db, settings, 2 * apps, (app) => `${url}/${app}`)
  await forgetAll(db)
  return { db, heard, hanging, stores, url, close: () => server.close() && server.closeAllConnections() }
}

type Apps = Awaited<ReturnType<typeof openApps>>

/**
 * Makes `count` changes of orders, one store after the other, committed together; returns the changed
 * records.
 */
async function change(db: Database, stores: Store[], count: number): Promise<string[]> {
  const changes = Array.from({ length: count }, (_, n) => ({
    shopId: stores[n % stores.length]!.id,
    resource: 'orders',
    resourceId: newId(),
  }))
  await transaction(db, (tx) => recordEvent(tx, changes))
  return changes.map(({ resourceId }) => resourceId)
}

/** Deletes everything of an earlier run, and updates the planner's statistics. */
async function forgetAll(db: Database): Promise<void> {
  await db('events').whereNull('fanned_out_at').update({ fanned_out_at: new Date() })
  await db('deliveries').where({ state: 'pending' }).update({ state: 'dropped' })
  await db('apps').update({ failures: 0, failing_since: null })
  await db.raw('vacuum analyze events, deliveries, delivery_attempts, apps')
}

/**
 * Waits until all of these have arrived. What has arrived is not looked for again: the apps' servers are in this
 * process, and looking would slow them down for the service but not for the bare sender, which is not watched.
 */
async function untilHeard({ heard }: Apps, ids: string[]): Promise<void> {
  let next = 0
  for (const deadline = performance.now() + 300_000; performance.now() < deadline; await sleep(5)) {
    while (next < ids.length && heard.has(ids[next]!)) next += 1
    if (next === ids.length) return
  }
  throw new Error('not all deliveries came')
}

/**
 * Measures deliveries a second, from the commit of 20,000 changes to the receipt of the last, next to a bare
 * sender of as many, and the latency of one at a time, when idle.
 */
export async function measureDeliveries(
  told: Apps,
): Promise<{ perSecond: number; bare: number; p50: number; p99: number }> {
  const [rates, bare]: number[][] = [[], []]
  const stores = told.stores.slice(0, apps)
  for (let run = -1; run < runs; run += 1) {
    const startedAt = performance.now()
    const ids = await change(told.db, stores, burst)
    await untilHeard(told, ids)
    if (run >= 0) rates!.push((burst / (performance.now() - startedAt)) * 1000)
    await sleep(1000) // By then the last results are stored.
    await forgetAll(told.db)
    if (run >= 0) bare!.push(await bareRate(told))
  }
  const waits: number[] = []
  for (let n = 0; n < 100; n += 1) {
    waits.push(...(await waitsOf(told, stores.slice(n % apps, (n % apps) + 1))))
    await sleep(50 * Math.random())
  }
  const [p50, p99] = [quantile(waits, 0.5), quantile(waits, 0.99)]
  return { perSecond: medianOf(rates!), bare: medianOf(bare!), p50, p99 }
}

/** Returns how many notifications a second arrive when another process does nothing but send them. */
async function bareRate({ heard, url }: Apps): Promise<number> {
  heard.clear()
  const sender = builtScript('scripts/bench/bare-sender.ts')
  const child = spawn(process.execPath, ['--enable-source-maps', sender, url, `${apps}`, `${burst}`])
  await once(child, 'exit')
  const times = [...heard.values()]
  if (times.length !== burst) throw new Error('not all that was sent came')
  return (burst / (times.at(-1)! - times[0]!)) * 1000
}

async function waitsOf(told: Apps, stores: Store[]): Promise<number[]> {
  const ids = await change(told.db, stores, stores.length)
  const at = performance.now()
  await untilHeard(told, ids)
  return ids.map((id) => Math.max(0, told.heard.get(id)! - at))
}

/**
 * Measures the p99 of healthy endpoints from commit to receipt at 200 changes a second, undisturbed and while
 * `hang` of `of` endpoints with the same traffic begin to hang at once; the results are medians of three runs
 * each.
 */
export async function measureFairness(
  told: Apps,
  hang: number,
  of: number,
): Promise<{ alone: number; beside: number }> {
  const [alone, beside]: number[][] = [[], []]
  const healthy = told.stores.slice(0, of - hang)
  const hanging = told.stores.slice(of - hang, of)
  for (let run = 0; run < runs; run += 1) {
    alone!.push(await steadily(told, healthy, []))
    for (const { appId } of hanging) told.hanging.add(appId)
    beside!.push(await steadily(told, healthy, hanging))
    told.hanging.clear()
    await sleep(6000) // By then the hanging calls have timed out.
    await forgetAll(told.db)
  }
  return { alone: medianOf(alone!), beside: medianOf(beside!) }
}

/** Makes changes every 50 ms for ten seconds; returns the p99 of the healthy endpoints. */
async function steadily(told: Apps, healthy: Store[], hanging: Store[]): Promise<number> {
  const sent: { ids: string[]; at: number }[] = []
  for (let round = 0; round < 200; round += 1) {
    const due = sleep(50)
    const some = (stores: Store[]) =>
      Array.from({ length: 10 }, (_, n) => stores[(round * 10 + n) % stores.length]!)
    if (hanging.length > 0) await change(told.db, some(hanging), 10)
    const ids = await change(told.db, some(healthy), 10)
    sent.push({ ids, at: performance.now() })
    await due
  }
  await untilHeard(
    told,
    sent.flatMap(({ ids }) => ids),
  )
  return quantile(
    sent.flatMap(({ ids, at }) => ids.map((id) => Math.max(0, told.heard.get(id)! - at))),
    0.99,
  )
}

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}

function medianOf(values: number[]): number {
  return quantile(values, 0.5)
}
