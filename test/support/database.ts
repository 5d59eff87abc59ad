import { createServer } from 'node:net'
import type { Knex } from 'knex'
import { type Database as Checked, openDatabase } from '../../src/db/database.ts'
import { type EmbeddedDatabase, startEmbedded } from '../../src/db/embedded/embedded.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { partitionByStore, partitionSettings } from './partitions.ts'
import { runFolder } from './run-folder.ts'

// biome-ignore lint/suspicious/noExplicitAny: as said below
type Rows = Knex.QueryBuilder<any, any[]>
/**
 * The database as tests see it: they know the rows that they have written, so what they read has no types, and `make
 * check` looks at the names of tables and columns alone.
 */
export type Database = ((table: Knex.TableDescriptor | Knex.AliasDict) => Rows) & Checked

export interface TestServer {
  stop(): Promise<void>
}

export interface TestDatabase {
  url: string
  db: Database
  close(): Promise<void>
}

/** A test must fail because of a broken promise, never because the machine is busy. */
const patience = 25

/** These settings only protect from a power failure, so tests do without them. */
const quick = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_connections=400',
]

/**
 * Starts a real PostgreSQL for a whole run: the one of TEST_DATABASE_URL (any database whose user may create others) or
 * an embedded one, with a migrated template that `openTestDatabase` copies.
 */
export async function startTestServer(): Promise<TestServer> {
  const template = `test_${process.pid}`
  process.env.TEST_DATABASE_TEMPLATE = template
  const server = process.env.TEST_DATABASE_URL ? { stop: () => dropAll(template) } : await startOwn()
  try {
    await onServer((db) => db.raw(`create database ${template}`))
    await migrate(urlOf(template))
    const db = openDatabase(urlOf(template), 3, 'test', patience)
    try {
      await partitionByStore(db)
    } finally {
      await db.destroy()
    }
    return server
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function startOwn(): Promise<TestServer> {
  const { url, stop } = await startOnFreePort(`${runFolder()}/postgres`, 'test')
  process.env.TEST_DATABASE_URL = url
  // Both sides hash a password 4,096 times for each connection, which adds nothing to 24 random bytes.
  const { password } = new URL(url)
  await onServer((db) => db.raw(`set scram_iterations = 1; alter role current_user password '${password}'`))
  return { stop: () => stop('immediate') }
}

/** An interrupted file has left its database behind. */
async function dropAll(prefix: string): Promise<void> {
  await onServer(async (db) => {
    const names = await db('pg_database').where('datname', 'like', `${prefix}%`).pluck('datname')
    for (const name of names) await db.raw(`drop database ${name} with (force)`)
  })
}

let made = 0

/** Opens a fresh, migrated database that nobody else uses. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const template = process.env.TEST_DATABASE_TEMPLATE
  made += 1
  const name = `${template}_${process.pid}_${made}`
  await onServer((server) => server.raw(`create database ${name} template ${template} strategy file_copy`))
  const url = urlOf(name)
  const db = openDatabase(url, 10, 'test', patience)
  return {
    url,
    db,
    close: async () => {
      await db.destroy()
      await onServer((server) => server.raw(`drop database ${name} with (force)`))
    },
  }
}

let server: Database | undefined

/**
 * A process keeps the connection that creates and drops databases: opening one each time would add a third to the cost
 * of a database. It ends with the process, and mocha does not wait for it.
 */
async function onServer(work: (server: Database) => Promise<unknown>): Promise<void> {
  server ??= openDatabase(process.env.TEST_DATABASE_URL!, 1, 'test', patience)
  await work(server)
}

function urlOf(name: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL!)
  url.pathname = `/${name}`
  return url.href
}

/**
 * Starts PostgreSQL on a free port. If another process takes that port in the meantime, it tries another one.
 */
async function startOnFreePort(folder: string, name: string, left = 3): Promise<EmbeddedDatabase> {
  try {
    return await startEmbedded(folder, await freePort(), name, [...quick, ...partitionSettings])
  } catch (error) {
    if (left === 0 || !/^the embedded .* port \d+ is in use/.test((error as Error).message)) throw error
    return startOnFreePort(folder, name, left - 1)
  }
}

/** The number of ports that a test process has to itself, counted from `firstPort`. */
const ownPorts = 100
// Below 32768 no system takes ports for its connections, so none is taken between this check and the service's start.
const firstPort = 10_000 + (process.pid % 227) * ownPorts
let portsGiven = 0

/** Returns an unused port that belongs to this process; the next call returns another one. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < ownPorts; tried++) {
    const port = firstPort + (portsGiven++ % ownPorts)
    if (await isFree(port)) return port
  }
  throw new Error(`the ports from ${firstPort} to ${firstPort + ownPorts - 1} are all in use`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
