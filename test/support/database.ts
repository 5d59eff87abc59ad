import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { type EmbeddedDatabase, startEmbedded } from '../../src/db/embedded.ts'
import { migrate } from '../../src/db/migrate.ts'
import { partitionByStore, partitionSettings } from './partitions.ts'

export interface TestDatabase {
  url: string
  db: Database
  close(): Promise<void>
}

/**
 * A fresh, migrated database of its own on a real PostgreSQL: the one of `given` (any database whose user may create
 * others), else an embedded one under .data/ whose disk flushes are off.
 */
export async function openTestDatabase(given = process.env.TEST_DATABASE_URL): Promise<TestDatabase> {
  const name = `test_${process.pid}_${Date.now()}`
  const server = await (given ? createDatabase(given, name) : startOwnServer(name))
  const db = openDatabase(server.url, 10, 'test')
  await migrate(db)
  await partitionByStore(db)
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

/** A port that was free may be somebody else's by the time that the server is ready to take it: then by another one. */
async function startOnFreePort(folder: string, name: string, left = 3): Promise<EmbeddedDatabase> {
  try {
    return await startEmbedded(folder, await freePort(), name, [
      ...['fsync=off', 'max_connections=200'],
      ...partitionSettings,
    ])
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
