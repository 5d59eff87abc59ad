import type { Database } from '../../src/db/database.ts'
import type { NextRequest } from './load.ts'

/** One more server: it is sent the same operation, in turns with ours. */
export interface Rival {
  title: string
  operation: Scenario['operation']
  url: string
  /** Its own requests, where they are not those of the bare server. */
  next?: NextRequest
}

export interface Scenario {
  /** The name of the operation, and of what is particular about its calls. */
  operation: string
  /** The name of the same operation in the bare server, where it is another. */
  bare?: string
  title: string
  surface: 'store' | 'apps'
  /** The minimum share of the bare server's requests per second. */
  goal: number
  next: NextRequest
  /** The same call where the service has less to do: then it is compared with itself, and not with the bare server. */
  plain?: NextRequest
  /** True if our callers say which state they know and get a 304 while it holds; the bare server sends it again. */
  isKnown?: boolean
  /** The number of the store's products that are changed each second during the run. */
  writesPerSecond?: number
  /** Runs before each run. */
  prepare?(db: Database): Promise<void>
}
