import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Dependencies } from '../../src/dependencies.ts'
import { serverFor } from '../../src/http/server.ts'
import type { Surface } from '../../src/http/surface-options.ts'
import { freePort } from './database.ts'
import { openApps, service, testConfig } from './service.ts'

/** The surfaces of the service under test on ports of this machine, for browsers and third-party clients. */
export interface Site {
  store: string
  apps: string
  console: string
  /** Dependencies of the surfaces, such as their settings. */
  dependencies: Dependencies
  close(): Promise<void>
}

/**
 * Opens the three surfaces; each knows its own address. If BEHIND_PRISM names a folder, a validating proxy is in front
 * of each of them, and test/generators/journeys.test.ts asks for its findings.
 */
export async function openSite(): Promise<Site> {
  const { db, databaseUrl, config } = service()
  const ports = await Promise.all([freePort(), freePort(), freePort()])
  const [store, apps, console] = ports.map((port) => `http://127.0.0.1:${port}`) as [string, string, string]
  const urls = { STORE_URL: store, APPS_URL: apps, CONSOLE_URL: console, STOREFRONT_PORT: '4321' }
  const settings = { ...urls, SANDBOX_URL: config.sandbox!.url }
  const surfaces = await openApps(testConfig({ url: databaseUrl }, settings), db)
  const servers = [surfaces.store, surfaces.apps, surfaces.console].map((app) => serverFor(app))
  const folder = process.env.BEHIND_PRISM
  const own = folder ? await Promise.all([freePort(), freePort(), freePort()]) : ports
  await Promise.all(servers.map((server, n) => listening(server, own[n]!)))
  const proxies = folder ? await startProxies(ports, own, folder) : []
  return {
    store,
    apps,
    console,
    dependencies: surfaces.dependencies,
    close: async () => {
      await Promise.all(proxies.map((proxy) => proxy.stop()))
      await Promise.all(servers.map(close))
    },
  }
}

async function startProxies(ports: number[], own: number[], folder: string) {
  const { startBehindPrism } = await import('../generators/prism.ts')
  const before = async (surface: Surface, n: number) => {
    const upstream = `http://127.0.0.1:${own[n]}`
    return startBehindPrism({ surface, upstream, port: ports[n]!, prismPort: await freePort() }, folder)
  }
  return Promise.all((['store', 'apps', 'console'] as const).map(before))
}

async function listening(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
