import { setInterval } from 'node:timers/promises'
import type { Database } from '../../src/db/database.ts'
import { type Figures, load, median } from './load.ts'
import type { Scenario } from './scenario.ts'

/** Where the two servers are, each with what stands before the paths of its operations. */
export interface Servers {
  ours: Record<Scenario['surface'], string>
  bare: string
  /** Null where nobody compares with it. */
  lean: string | null
}

/** How often each server is measured and how long, in seconds. */
export interface Effort {
  runs: number
  seconds: number
}

export interface Measured {
  us: Figures
  them: Figures
  /** Our requests a second to those of the bare server. */
  ratio: number
  /** The lean server's figures; null where it was not asked. */
  lean: Figures | null
}

/** The calls of a scenario are measured with these. */
export interface Bench {
  db: Database
  servers: Servers
  /** The products of the store, of which some are changed meanwhile. */
  productIds: string[]
}

/** Measures the service, the bare server and the lean one in turns, so that noise on the machine hits all. */
export async function measure(
  { db, servers, productIds }: Bench,
  scenario: Scenario,
  { runs, seconds }: Effort,
): Promise<Measured> {
  const {
    operation,
    bare = operation,
    surface,
    next,
    prepare,
    isKnown,
    isLean,
    writesPerSecond = 0,
  } = scenario
  const etags = isKnown ? await etagsOf(scenario, servers.ours[surface]) : null
  const ours = {
    base: servers.ours[surface],
    figures: [] as Figures[],
    etags,
    statuses: etags ? [304] : [200, 201],
  }
  const theirs = { base: servers.bare, figures: [] as Figures[], etags: null, statuses: [200] }
  const leanest = isLean && servers.lean ? { ...theirs, base: servers.lean, figures: [] as Figures[] } : null
  for (let run = -1; run < runs; run++) {
    for (const { base, figures, etags, statuses } of [ours, theirs, ...(leanest ? [leanest] : [])]) {
      const { origin, pathname } = new URL(base)
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
      if (run >= 0) figures.push(found) // The first run warms up all.
    }
  }
  const [us, them] = [median(ours.figures), median(theirs.figures)]
  const lean = leanest && median(leanest.figures)
  return { us, them, ratio: us.requestsPerSecond / them.requestsPerSecond, lean }
}

/** The ETags of the replies to all calls of a scenario, of which there are few enough, by path. */
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

/** Changes so many products of the store in a second, one after the other, until it is told to end. */
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
