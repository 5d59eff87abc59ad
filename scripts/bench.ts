/**
 * `make bench`: measures requests a second of the service and of a bare node:http and pg server that runs the
 * same statements, side by side in one run, over 16 connections, and prints the medians of three runs of
 * each. A store with taxes and automatic discounts is compared with one without. Three operations are also measured against a lean server, whose statements are its own
 * (scripts/bench/lean.ts), and against the servers that the file BESIDE describes (docs/comparison.md).
 *
 * `make bench ONLY=getCart,getOrder` measures two operations; SECONDS sets the length of a run. Two more
 * scenarios measure webhooks, with a worker of their own: ONLY=deliveries and ONLY=fairness.
 *
 * `make bench SCALE=large` measures only reads, in a store of 200,000 products and orders and in one of 1,000, in a
 * database of 1,000 stores, a million products, a million orders and ten million events. The first run makes it
 * (12 GB, a quarter of an hour) and keeps it in .data/bench-large. With CACHE_MEGABYTES=0 no reply is cached, so that
 * every read takes as long as the first one after a change.
 *
 * `make bench-check` briefly measures what scripts/bench/ratios.json names, and fails if a ratio is below 0.8 of the
 * recorded one three times in a row.
 */
import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { openDatabase } from '../src/db/database.ts'
import { startEmbedded } from '../src/db/embedded/embedded.ts'
import { migrate } from '../src/db/migrate/migrate.ts'
import { type Measured, measure, type Servers } from './bench/calls.ts'
import { measureGrowth } from './bench/growth.ts'
import { openLargeWorld } from './bench/large-world.ts'
import type { Figures } from './bench/load.ts'
import type { Rival, Scenario } from './bench/scenario.ts'
import { scenariosOf } from './bench/scenarios.ts'
import { measureDeliveries, measureFairness, openApps } from './bench/webhooks.ts'
import { benchConfig, benchSettings, createWorld, type World } from './bench/world.ts'
import { builtScript } from './build/bundle.ts'

const folder = '.data/bench'
const ports = { database: 4105, store: 4100, apps: 4101, console: 4102, bare: 4110, lean: 4111 }
/** The committed ratios by operation, if they are to be checked. */
const committed: Record<string, number> | null = process.env.CHECK
  ? JSON.parse(await readFile('scripts/bench/ratios.json', 'utf8'))
  : null
const seconds = Number(process.env.SECONDS ?? (committed ? 1 : 5))
const runs = 3

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const isLarge = process.env.SCALE === 'large'
const {
  database,
  db,
  world: largeWorld,
} = await (isLarge ? openLargeWorld(`${folder}-large`, ports.database) : openSmall())
const children: ReturnType<typeof spawn>[] = []
try {
  if (largeWorld) {
    const urls = await startService()
    await measureGrowth(db, urls, largeWorld, benchConfig(database.url, folder), seconds)
  } else {
    await measureCalls()
    if (wanted('deliveries') || wanted('fairness')) await measureWebhooks()
  }
} finally {
  for (const child of children) child.kill('SIGTERM')
  await db.destroy()
  await database.stop()
}
process.exit(0)

async function openSmall() {
  const database = await startEmbedded(join(folder, 'postgres'), ports.database)
  await migrate(database.url)
  // 100,000 products take their time on a busy machine.
  return { database, db: openDatabase(database.url, 4, 'bench', 10), world: null }
}

function wanted(name: string): boolean {
  if (committed) return name in committed
  return !process.env.ONLY || process.env.ONLY.split(',').includes(name)
}

function verdict(met: boolean): string {
  return met ? 'met' : 'missed'
}

async function measureCalls(): Promise<void> {
  const hasLargeStore = wanted('searchProducts')
  const world = await createWorld(db, benchConfig(database.url, folder).jwtSecrets, hasLargeStore)
  const scenarios = scenariosOf(world).filter(({ operation }) => wanted(operation))
  if (scenarios.length === 0) return
  const servers = await startServers(world)
  console.log(
    `16 connections, medians of ${runs} runs of ${seconds} s; bare: node:http and pg, same statements\n`,
  )
  console.log(line(['operation', 'ours/s', 'p50', 'p99', 'bare/s', 'p50', 'p99', 'ratio', 'goal']))
  const bench = { db, servers, rivals: await rivalsOf(), productIds: world.productIds }
  for (const scenario of scenarios) {
    const least = 0.8 * (committed?.[scenario.operation] ?? 0)
    let tries = 0
    while (show(scenario, await measure(bench, scenario, { runs, seconds })) < least) {
      tries += 1
      if (tries === 3)
        throw new Error(`${scenario.operation} is slower than it was: the least is ${least.toFixed(2)}`)
    }
  }
}

function show({ title, goal }: Scenario, { us, them, ratio, rivals }: Measured): number {
  const cells = ({ requestsPerSecond, p50, p99 }: Figures) => [requestsPerSecond.toFixed(0), ms(p50), ms(p99)]
  const compared = [ratio.toFixed(2), `${goal} ${verdict(ratio >= goal)}`]
  console.log(line([title, ...cells(us), ...cells(them), ...compared]))
  for (const { title, figures } of rivals) {
    const ratio = us.requestsPerSecond / figures.requestsPerSecond
    const shown = figures.requestsPerSecond === 0 ? 'no reply' : ratio.toFixed(2)
    console.log(line([`  beside ${title}`, '', '', '', ...cells(figures), shown]))
  }
  return ratio
}

/**
 * Measures webhooks with one worker, which has all jobs of production, but may call receivers on this machine.
 */
async function measureWebhooks(): Promise<void> {
  const own = {
    NODE_ENV: 'development',
    ROLE: 'worker',
    ALLOW_PRIVATE_WEBHOOKS: 'true',
    WEBHOOK_CALLS_PER_SECOND: '100000',
    MAILBOX: 'true',
    SMTP_URL: '',
  }
  const settings = { ...benchSettings(database.url, folder), ...own }
  const apps = await openApps(db, settings)
  start('src/main.ts', [], settings)
  if (wanted('deliveries')) {
    const { perSecond, bare, p50, p99 } = await measureDeliveries(apps)
    const speed = `${perSecond.toFixed(0)} a second from commit to receipt (goal 8000 ${verdict(perSecond >= 8000)})`
    const idle = `p50 ${p50.toFixed(0)} ms (goal 15 ${verdict(p50 < 15)}), p99 ${p99.toFixed(0)} ms`
    const beside = `a bare sender ${bare.toFixed(0)}, ratio ${(perSecond / bare).toFixed(2)}`
    console.log(`\ndeliveries to 50 apps: ${speed}, ${beside}; one at a time ${idle}`)
  }
  for (const [hang, of] of [
    [10, 50],
    [60, 100],
  ] as const) {
    if (!wanted('fairness')) break
    const { alone, beside } = await measureFairness(apps, hang, of)
    const times = `p99 ${beside.toFixed(0)} ms, undisturbed ${alone.toFixed(0)} ms`
    const ratio = `ratio ${(beside / alone).toFixed(2)} (goal 2 ${verdict(beside < 2 * alone)})`
    console.log(`${hang} of ${of} endpoints hang: the others' ${times}, ${ratio}`)
  }
  apps.close()
}

async function startServers(world: World): Promise<Servers> {
  const file = join(folder, 'world.json')
  await writeFile(file, JSON.stringify(world))
  const [ours, bare] = await Promise.all([startService(), startBaseline('bare', file)])
  return { ours, bare }
}

/** Returns the lean server, and those that the file BESIDE describes. */
async function rivalsOf(): Promise<Rival[]> {
  // `make bench-check` compares nothing with these.
  if (committed) return []
  const url = await startBaseline('lean', join(folder, 'world.json'))
  const lean = ['listProducts', 'getProduct', 'addCartItem'].map((operation) => ({
    title: 'a lean server',
    operation,
    url,
  }))
  const { BESIDE } = process.env
  return BESIDE ? [...lean, ...(await import(pathToFileURL(resolve(BESIDE)).href)).default] : lean
}

async function startBaseline(name: 'bare' | 'lean', file: string): Promise<string> {
  const url = `http://127.0.0.1:${ports[name]}`
  start(`scripts/bench/${name}.ts`, [file, database.url, String(ports[name])], {})
  await answers(url)
  return url
}

async function startService(): Promise<Record<'store' | 'apps', string>> {
  const own = { STORE_PORT: ports.store, APPS_PORT: ports.apps, CONSOLE_PORT: ports.console }
  const settings = Object.entries({ ...benchSettings(database.url, folder), ...own })
  start('src/main.ts', [], Object.fromEntries(settings.map(([name, value]) => [name, String(value)])))
  await answers(`http://127.0.0.1:${ports.apps}/readyz`)
  const at = (port: number) => `http://127.0.0.1:${port}/api/v1`
  return { store: at(ports.store), apps: at(ports.apps) }
}

/**
 * Starts a server from the bundle that `make build` would make of its script, as production does. It logs as in
 * production, but not to the disk.
 */
function start(script: string, args: string[], settings: Record<string, string>): void {
  const profile =
    process.env.PROFILE && script === 'src/main.ts' ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : []
  const stdio: ['ignore', number, 'inherit'] = ['ignore', openSync('/dev/null', 'w'), 'inherit']
  const env = { ...process.env, ...settings }
  const flags = ['--enable-source-maps', ...profile]
  const child = spawn(process.execPath, [...flags, builtScript(script), ...args], { stdio, env })
  // If a server cannot start, another process may have its port, and we would measure that one.
  child.once('exit', (code) => {
    if (code) throw new Error(`${script} ended with ${code}`)
  })
  children.push(child)
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (await fetch(url).catch(() => null)) return
    await sleep(100)
  }
  throw new Error(`${url} does not answer`)
}

function ms(value: number): string {
  return `${value} ms`
}

function line([name, ...cells]: string[]): string {
  return name!.padEnd(28) + cells.map((cell) => cell.padStart(9)).join('')
}
