import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes as agentsRoutes } from '../generated/agents.routes.ts'
import { routes as appsRoutes } from '../generated/apps.routes.ts'
import { routes as consoleRoutes } from '../generated/console.routes.ts'
import { routes as storeRoutes } from '../generated/store.routes.ts'
import { agentsHandlers } from './agents/index.ts'
import { appsHandlers } from './apps/index.ts'
import { root } from './base/root.ts'
import { consoleHandlers } from './console/index.ts'
import type { Database } from './db/database.ts'
import type { Dependencies } from './dependencies.ts'
import { createSurface } from './http/serve.ts'
import type { Api, Surface, SurfaceOptions } from './http/surface-options.ts'
import { storeHandlers } from './store/index.ts'

const routes = { store: storeRoutes, apps: appsRoutes, console: consoleRoutes, agents: agentsRoutes }
const handlers = {
  store: storeHandlers,
  apps: appsHandlers,
  console: consoleHandlers,
  agents: agentsHandlers,
}

const contracts = new Map<string, object>()

/** Returns the published contract of a surface, as `make gen` wrote it: one shared object, never to be modified. */
export function contractOf(surface: Api | 'webhooks'): object {
  const known = contracts.get(surface)
  if (known) return known
  const read = JSON.parse(readFileSync(join(root, `generated/${surface}.json`), 'utf8'))
  contracts.set(surface, read)
  return read
}

/** Creates the server of one surface, not listening yet. */
export function openSurface(
  surface: Surface,
  db: Database,
  dependencies: Dependencies,
  onReply?: SurfaceOptions['onReply'],
) {
  const { config, log, stopping, buckets, files, vault } = dependencies
  const operationsOf = (name: Api) => {
    return { contract: () => contractOf(name), routes: routes[name], handlers: handlers[name](dependencies) }
  }
  return createSurface({
    surface,
    config,
    log,
    stopping,
    buckets,
    files,
    vault,
    db,
    ...operationsOf(surface),
    ...(surface === 'store' ? { forAgents: operationsOf('agents') } : {}),
    ...(surface === 'console' ? { forBrowsers: operationsOf('apps') } : {}),
    onReply,
  })
}
