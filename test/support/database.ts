import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { type EmbeddedDatabase, startEmbedded } from '../../src/db/embedded.ts'
import { migrate } from '../../src/db/migrate.ts'

export interface TestDatabase {
  url: string
  db: Database
  close(): Promise<void>
}

/**
 * Creates a fresh, migrated database on a real PostgreSQL: that of `given` (any database whose user may
 * create others), else an embedded one under .data/ without disk flushes.
 */
export async function openTestDatabase(given = process.env.TEST_DATABASE_URL): Promise<TestDatabase> {
  const name = `test_${process.pid}_${Date.now()}`
  const server = await (given ? createDatabase(given, name) : startOwnServer(name))
  const db = openDatabase(server.url, 10, 'test')
  await migrate(db)
  return {
    url: server.url,
    db,
    close: async () => {
      await db.destroy()
      await server.stop()
    },
  }
}

async function startOwnServer(name: string) {
  const folder = `.data/test-${process.pid}`
  const { url, stop } = await startOnFreePort(folder, name)
  return { url, stop: () => stop().then(() => rmSync(folder, { recursive: true })) }
}

/**
 * Starts PostgreSQL on a free port. Another process may take that port in the meantime: then another one is
 * tried.
 */
async function startOnFreePort(folder: string, name: string, left = 3): Promise<EmbeddedDatabase> {
  try {
    return await startEmbedded(folder, await freePort(), name, ['fsync=off', 'max_connections=200'])
  } catch (error) {
    if (left === 0 || !/^the embedded .* port \d+ is in use/.test((error as Error).message)) throw error
    return startOnFreePort(folder, name, left - 1)
  }
}

async function createDatabase(given: string, name: string) {
  const admin = openDatabase(given, 1)
  await admin.raw(`create database ${name}`)
  const url = new URL(given)
  url.pathname = `/${name}`
  const stop = async () => {
    await admin.raw(`drop database ${name} with (force)`)
    await admin.destroy()
  }
  return { url: url.href, stop }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
