import type { OutgoingHttpHeaders } from 'node:http'
import type { Logger } from 'pino'
import type { Vault } from '../base/vault.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../gateways/files/store.ts'
import type { SharedBuckets } from '../gateways/throttle/redis.ts'
import type { Route } from './handler.ts'

/** One of the three APIs that have a port of their own. */
export type Surface = 'store' | 'apps' | 'console'

/** An API that the pipeline serves; that of agents is at the port of the Store API. */
export type Api = Surface | 'agents'

/** The parts that make up a surface. */
export interface SurfaceOptions<Served extends Api = Surface> {
  surface: Served
  config: Config
  db: Database
  log: Logger
  /** Once aborted, /readyz says that the process is stopping. */
  stopping: AbortSignal
  /** Without them, each process throttles independently. */
  buckets?: SharedBuckets | null
  /** The storage for the contents of downloads. */
  files: FileStore
  /** Seals the keys with which stores sign what they send agents. */
  vault: Vault
  /** The published contract, read on first use. */
  contract: () => object
  routes: Route[]
  handlers: object
  /** The Apps API as merchants' browsers call it at the console's own origin. */
  forBrowsers?: Pick<SurfaceOptions, 'contract' | 'routes' | 'handlers'>
  /** The API of agents as it is served at the addresses of stores. */
  forAgents?: Pick<SurfaceOptions, 'contract' | 'routes' | 'handlers'>
  /** Called with every reply, so that tests can check each against the contract. */
  onReply?: (reply: ObservedReply) => void
}

export interface ObservedReply {
  surface: Api
  route: Route | null
  status: number
  headers: OutgoingHttpHeaders
  body: unknown
  /** The name of the refusal, null on success. */
  refusal: string | null
}
