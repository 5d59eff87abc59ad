import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded } from '../../src/db/embedded/embedded.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import type { TortureDatabase } from './deliveries.ts'

/** Starts a PostgreSQL below `folder`, which is emptied first; `remove` stops it and deletes its folder. */
export async function openTortureDatabase(
  folder: string,
  port: number,
): Promise<TortureDatabase & { remove(): Promise<void> }> {
  const start = () => startEmbedded(join(folder, 'postgres'), port, 'torture')
  // A run that was interrupted has left its server running.
  if (existsSync(join(folder, 'postgres', 'PG_VERSION'))) await (await start()).stop('immediate')
  rmSync(folder, { recursive: true, force: true })
  let server = start()
  const { url } = await server
  await migrate(url)
  return {
    url,
    folder,
    stop: async (mode) => (await server).stop(mode),
    start: async () => {
      server = start()
      await server
    },
    remove: async () => {
      // The server may still be starting, which we wait for; or it is down because a restart failed.
      await server.then(({ stop }) => stop()).catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
