import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { startEmbedded } from '../../src/db/embedded/embedded.ts'
import { builtScript } from '../build/bundle.ts'
import { type Callers, startCallers } from './callers.ts'
import { backlog, type TortureDatabase } from './deliveries.ts'
import { createFleet, type Fleet, type Ports } from './processes.ts'
import { openReceivers } from './receivers.ts'
import { until } from './until.ts'
import { countLeft, findLosses } from './verdict.ts'
import { createStores, type Store, tortureSettings } from './world.ts'

export interface BackupPlan {
  stores: number
  callers: number
  /** The number of changes before the backup; more are made during it and after it. */
  writes: number
  /** The ports of the service, before and after the restore. */
  from: Ports
  to: Ports
  /** The port of the other PostgreSQL. */
  elsewhere: number
}

export interface BackupReport {
  writes: number
  /** Changes that were made while the backup was written. */
  meanwhile: number
  restored: number
  losses: string[]
}

const run = promisify(execFile)

/**
 * Backs the service up under load, restores the backup into another PostgreSQL, and starts the service on it.
 * Everything that was answered before the backup is there, each row with its event; the feed goes on where its readers
 * were, without a gap and without a repetition; deliveries that were made come again under its former ids alone.
 */
export async function tortureBackups(
  plan: BackupPlan,
  database: TortureDatabase,
  say: (line: string) => void = () => {},
): Promise<BackupReport> {
  const settings = tortureSettings(database.url, database.folder)
  const receivers = await openReceivers({ fails: 0, hangs: 0, cuts: 0 })
  const closing: (() => Promise<unknown>)[] = [() => receivers.close()]
  const open = (url: string): { db: Database; fleet: Fleet; env: Record<string, string> } => {
    const env = { ...settings, DATABASE_URL: url }
    const [db, fleet] = [openDatabase(url, 4, 'torture'), createFleet(env)]
    closing.push(
      () => db.destroy(),
      () => fleet.stop(),
    )
    return { db, fleet, env }
  }
  let callers: Callers | null = null
  try {
    const source = open(database.url)
    const stores = await createStores(source.db, settings, plan.stores, receivers.url)
    await startBoth(source.fleet, plan.from)
    const calling = {
      stores,
      count: plan.callers,
      wanted: (n: number) => n < receivers.accepted.size + backlog,
    }
    callers = startCallers({ ...calling, apis: [plan.from] })
    await until(() => callers!.answered.size >= plan.writes)
    const read = await Promise.all(stores.map((store) => readFeed(plan.from.apps, store)))
    const before = new Set(callers.answered)
    const file = join(database.folder, 'all.tar')
    await storefront(source.env, 'backup', file)
    const meanwhile = callers.answered.size - before.size
    await callers.stop()
    const writes = callers.answered.size
    await source.fleet.stop()
    say(`${before.size} writes answered before the backup, ${meanwhile} while it was written`)

    const elsewhere = await startEmbedded(join(database.folder, 'elsewhere'), plan.elsewhere, 'torture')
    closing.push(() => elsewhere.stop('immediate'))
    const target = open(elsewhere.url)
    await storefront(target.env, 'restore', file)
    const restored = await eventsOf(target.db)
    say(`${restored.size} events restored`)
    await startBoth(target.fleet, plan.to)
    callers = startCallers({ ...calling, apis: [plan.to] })
    const more = callers
    await until(() => more.answered.size >= plan.callers)
    await callers.stop()
    await until(async () => (await countLeft(target.db)) === 0)

    const losses = [...source.fleet.deaths(), ...target.fleet.deaths(), ...callers.wrong.slice(0, 5)]
    const answered = new Set([...before, ...callers.answered])
    losses.push(...(await findLosses(target.db, stores, answered, receivers)))
    const rest = await Promise.all(stores.map((store, n) => readFeed(plan.to.apps, store, read[n]!.next)))
    losses.push(...compareFeeds([...read, ...rest], await eventsOf(target.db)))
    if (meanwhile === 0) losses.push('nothing was written during the backup')
    return { writes, meanwhile, restored: restored.size, losses }
  } finally {
    await callers?.stop()
    for (const close of closing.reverse()) await close()
  }
}

async function startBoth(fleet: Fleet, ports: Ports): Promise<void> {
  await Promise.all([fleet.start('api', ports), fleet.start('worker')])
}

/** Runs a command of the command line; rejects with what it says if it fails. */
async function storefront(env: Record<string, string>, ...args: string[]): Promise<void> {
  await run(process.execPath, [builtScript('src/cli/main.ts'), ...args], { env: { ...process.env, ...env } })
}

interface Read {
  ids: string[]
  next: string
}

/** Reads the feed of a store to its end, from a position on. */
async function readFeed(port: number, { appToken }: Store, from?: string): Promise<Read> {
  const read: Read = { ids: [], next: from ?? '' }
  for (;;) {
    const after = read.next ? `&after=${encodeURIComponent(read.next)}` : ''
    const reply = await fetch(`http://127.0.0.1:${port}/api/v1/events?limit=100${after}`, {
      headers: { authorization: `Bearer ${appToken}` },
    })
    if (!reply.ok) throw new Error(`the feed answered ${reply.status}`)
    const { data } = (await reply.json()) as { data: { events: { id: string }[]; next: string } }
    if (data.events.length === 0) return read
    read.ids.push(...data.events.map(({ id }) => id))
    read.next = data.next
  }
}

async function eventsOf(db: Database): Promise<Set<string>> {
  return new Set(await db('events').pluck('id'))
}

/** Returns what readers of the feed missed, or got twice. */
function compareFeeds(reads: Read[], events: Set<string>): string[] {
  const ids = reads.flatMap((read) => read.ids)
  const got = new Set(ids)
  const found = {
    'events came twice in the feed': ids.length - got.size,
    'events are missing from the feed': [...events].filter((id) => !got.has(id)).length,
    'events of the feed are not in the database': [...got].filter((id) => !events.has(id)).length,
  }
  return Object.entries(found).flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : []))
}
