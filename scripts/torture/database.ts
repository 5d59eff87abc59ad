import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../../src/db/database.ts'
import { startEmbedded } from '../../src/db/embedded.ts'
import { migrate } from '../../src/db/migrate.ts'
import type { TortureDatabase } from './deliveries.ts'

/** A PostgreSQL of its own below `folder`, which is emptied first; `remove` stops it and leaves nothing behind. */
export async function openTortureDatabase(
  folder: string,
  port: number,
): Promise<TortureDatabase & { remove(): Promise<void> }> {
  const start = () => startEmbedded(join(folder, 'postgres'), port, 'torture')
  // A run that was broken off has left its server running.
  if (existsSync(join(folder, 'postgres', 'PG_VERSION'))) await (await start()).stop('immediate')
  rmSync(folder, { recursive: true, force: true })
  let server = await start()
  const db = openDatabase(server.url, 2)
  await migrate(db).finally(() => db.destroy())
  return {
    url: server.url,
    folder,
    stop: (mode) => server.stop(mode),
    start: async () => {
      server = await start()
    },
    remove: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
