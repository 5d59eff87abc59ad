import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { routes as agentsRoutes } from '../../generated/agents.routes.ts'
import { routes as appsRoutes } from '../../generated/apps.routes.ts'
import { routes as consoleRoutes } from '../../generated/console.routes.ts'
import { routes as storeRoutes } from '../../generated/store.routes.ts'
import type { RefusalName } from '../../src/base/errors.ts'
import type { Route } from '../../src/http/handler.ts'
import type { Surface } from '../../src/http/surface-options.ts'
import { runFolder } from './run-folder.ts'

export const routes: Record<Surface, Route[]> = {
  store: storeRoutes,
  apps: appsRoutes,
  console: consoleRoutes,
}
export const surfaces = ['store', 'apps', 'console'] as const

/** Every operation lists these, and no test can make every operation meet them. */
const unprovoked = new Set<RefusalName>(['unexpected', 'busy', 'tookTooLong', 'unavailable'])

/** The operations, statuses and refusals that the files of this process have exercised. */
const seen = new Set<string>()

/** Remembers that an operation has succeeded, or refused. */
export function remember(surface: string, route: Route, refusal: string | null): void {
  seen.add(keyOf(surface, route, refusal))
}

/** Stores what this process has seen for `reportCoverage`. */
export function saveCoverage(): void {
  mkdirSync(folder(), { recursive: true })
  writeFileSync(`${folder()}/${process.pid}.json`, JSON.stringify([...seen]))
}

/**
 * Prints how much of the contracts the run has exercised: every operation's success and every refusal. The API of agents may
 * lack refusals, most of which one step gives for all of its operations.
 */
export function reportCoverage(): void {
  const all = new Set(
    readdirSync(folder()).flatMap((name) => JSON.parse(readFileSync(`${folder()}/${name}`, 'utf8'))),
  )
  const missing: string[] = []
  for (const [surface, own] of Object.entries({ ...routes, agents: agentsRoutes })) {
    const successes = own.map((route) => keyOf(surface, route, null))
    const refused = own.flatMap((route) =>
      route.refusals.filter((name) => !unprovoked.has(name)).map((name) => keyOf(surface, route, name)),
    )
    const needed = surface === 'agents' ? successes : [...successes, ...refused]
    missing.push(...needed.filter((key) => !all.has(key)))
    const count = (keys: string[]) => `${keys.filter((key) => all.has(key)).length} of ${keys.length}`
    console.log(`${surface}: ${count(successes)} operations, ${count(refused)} refusals exercised`)
  }
  if (missing.length > 0) throw new Error(`never exercised:\n${missing.join('\n')}`)
}

function keyOf(surface: string, route: Route, refusal: string | null): string {
  return `${surface} ${route.operationId} ${refusal ?? 'success'}`
}

const folder = () => `${runFolder()}/coverage`
