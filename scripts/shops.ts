import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/base/root.ts'
import type { Config } from '../src/config/config.ts'

const server = join(root, 'dist/web/storefront/server.js')

/**
 * Starts the example shops in a process of their own, which ends with this one, and returns their port; null if they
 * have not been built. The service does not need them: if they cannot start, they say why, and it keeps running.
 */
export function startShops({ publicUrls }: Config): string | null {
  if (!existsSync(server)) return null
  const { STOREFRONT_PORT = '4020' } = process.env
  const env = { ...process.env, STORE_URL: publicUrls.store, STOREFRONT_PORT }
  // Its first lines are on the page of first steps already; only its errors are shown.
  fork(server, {
    env,
    execArgv: ['--enable-source-maps'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  }).unref()
  return STOREFRONT_PORT
}
