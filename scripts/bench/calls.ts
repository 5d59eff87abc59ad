import { setInterval, setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../src/db/database.ts'
import { type Figures, load, median } from './load.ts'
import type { Rival, Scenario } from './scenario.ts'

/** The addresses of the two servers, each with the beginning that the paths of its operations share. */
export interface Servers {
  ours: Record<Scenario['surface'], string>
  bare: string
}

/** The number of runs of each server, and the seconds that each run takes. */
export interface Effort {
  runs: number
  seconds: number
}

export interface Measured {
  us: Figures
  them: Figures
  /** Our requests a second to those of the bare server, or of our own with less to do. */
  ratio: number
  rivals: (Rival & { figures: Figures })[]
}

/** The environment in which a scenario's calls are measured. */
export interface Bench {
  db: Database
  servers: Servers
  rivals: Rival[]
  /** The products of the store, some of which are changed during the run. */
  productIds: string[]
}

/**
 * Measures the service, the bare server and those rivals that have this operation in turns, so that noise on the
 * machine hits all.
 */
export async function measure(
  { db, servers, rivals, productIds }: Bench,
  scenario: Scenario,
  { runs, seconds }: Effort,
): Promise<Measured> {
  const {
    operation,
    bare = operation,
    surface,
    next,
    plain,
    prepare,
    isKnown,
    writesPerSecond = 0,
  } = scenario
  const etags = isKnown ? await etagsOf(scenario, servers.ours[surface]) : null
  const present = rivals.filter((rival) => rival.operation === operation)
  const ours = { url: servers.ours[surface], next, etags, statuses: etags ? [304] : [200, 201] }
  const first = plain
    ? { url: servers.ours[surface], next: plain, statuses: [200, 201] }
    : { url: servers.bare }
  const others = [first, ...present].map((server) => ({
    next,
    etags: null,
    statuses: [200],
    ...server,
  }))
  const all = [ours, ...others].map((server) => ({ ...server, figures: [] as Figures[] }))
  for (let run = -1; run < runs; run++) {
    for (const { url, next, figures, etags, statuses } of all) {
      const { origin, pathname } = new URL(url)
      const request = (call: number) => {
        const { path, headers, ...rest } = next(call)
        const own: Record<string, string> = etags
          ? { 'if-none-match': etags.get(path)! }
          : { 'x-bench-scenario': bare }
        return { ...rest, path: pathname.replace(/\/$/, '') + path, headers: { ...headers, ...own } }
      }
      await prepare?.(db)
      const changes = changeProducts(db, productIds, writesPerSecond)
      const found = await load(origin, request, run < 0 ? Math.min(2, seconds) : seconds, statuses)
      await changes.end()
      // Calls that are under way when a run ends would slow down the next one.
      await sleep(found.p50 || 1000 * seconds)
      if (run >= 0) figures.push(found) // The first run warms up all.
    }
  }
  const [us, them, ...theirs] = all.map(({ figures }) => median(figures))
  return {
    us: us!,
    them: them!,
    ratio: us!.requestsPerSecond / them!.requestsPerSecond,
    rivals: present.map((rival, n) => ({ ...rival, figures: theirs[n]! })),
  }
}

/** Returns the ETags of the replies to all calls of a scenario by path; there are few enough of them. */
async function etagsOf({ next }: Scenario, url: string): Promise<Map<string, string>> {
  const etags = new Map<string, string>()
  for (let call = 0; ; call++) {
    const { path, headers } = next(call)
    if (etags.has(path)) return etags
    const reply = await fetch(url + path, { headers })
    await reply.text()
    etags.set(path, reply.headers.get('etag')!)
  }
}

/** Changes `perSecond` products of the store each second, one after the other, until `end` is called. */
function changeProducts(db: Database, productIds: string[], perSecond: number): { end(): Promise<void> } {
  if (perSecond === 0) return { end: async () => {} }
  const stopping = new AbortController()
  const change = async () => {
    const id = productIds[Math.floor(Math.random() * productIds.length)]!
    await db('products')
      .where({ id })
      .update({ price: db.raw('price + 1'), updated_at: new Date() })
  }
  const changed = (async () => {
    for await (const _ of setInterval(1000 / perSecond, null, { signal: stopping.signal })) await change()
  })().catch((error) => {
    if (!stopping.signal.aborted) throw error
  })
  return {
    end() {
      stopping.abort()
      return changed
    },
  }
}
