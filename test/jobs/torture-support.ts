import { openTortureDatabase } from '../../scripts/torture/database.ts'
import type { TortureDatabase } from '../../scripts/torture/deliveries.ts'
import { ownFolder } from '../main/process.ts'
import { freePort } from '../support/database.ts'

/** This is the PostgreSQL of the suite that has called `withTortureDatabase`. */
export let database: TortureDatabase

/** Registers hooks: during a suite, a PostgreSQL of its own runs in a folder of this name. */
export function withTortureDatabase(name: string): void {
  const { folder, remove } = ownFolder(name)
  let opened: Awaited<ReturnType<typeof openTortureDatabase>>
  before(async () => {
    opened = await openTortureDatabase(folder, await freePort())
    database = opened
  })
  after(async () => {
    await opened.remove()
    remove()
  })
}
