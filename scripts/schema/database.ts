import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { startEmbedded } from '../../src/db/embedded/embedded.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'

/** These settings only protect from a power failure. */
const quick = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
]

/** Runs `work` on an empty database of this release's schema, in a PostgreSQL of its own that is then removed. */
export async function onMigrated<T>(work: (db: Database, url: string) => Promise<T>): Promise<T> {
  mkdirSync('.data', { recursive: true })
  const folder = mkdtempSync('.data/schema-')
  const { url, stop } = await startEmbedded(join(folder, 'postgres'), await freePort(), 'migrated', quick)
  try {
    await migrate(url)
    const db = openDatabase(url, 1, 'storefront schema')
    return await work(db, url).finally(() => db.destroy())
  } finally {
    await stop('immediate')
    rmSync(folder, { recursive: true, force: true })
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
