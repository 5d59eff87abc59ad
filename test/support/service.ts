import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Agent, type Server } from 'node:http'
import type { Express } from 'express'
import supertest from 'supertest'
import { type Config, readConfig } from '../../src/config/config.ts'
import { createDependencies, type Dependencies } from '../../src/dependencies.ts'
import { sandboxDispatch } from '../../src/gateways/couriers/sandbox/provider.ts'
import { startCourier } from '../../src/gateways/couriers/sandbox/server.ts'
import { paystackProvider } from '../../src/gateways/payments/paystack/provider.ts'
import { sandboxProvider } from '../../src/gateways/payments/sandbox/provider.ts'
import { startSandbox } from '../../src/gateways/payments/sandbox/server.ts'
import { stripeProvider } from '../../src/gateways/payments/stripe/provider.ts'
import { taxProviders } from '../../src/gateways/taxes/providers.ts'
import { Buckets } from '../../src/gateways/throttle/buckets.ts'
import { redisBuckets } from '../../src/gateways/throttle/redis.ts'
import type { Surface } from '../../src/http/surface-options.ts'
import { cacheReplies } from '../../src/services/shared/cached-replies.ts'
import { openSurface } from '../../src/surfaces.ts'
import { compareWithFresh } from './cached-replies.ts'
import { observe } from './contract.ts'
import { surfaces } from './coverage.ts'
import type { Database } from './database.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'
import { runFolder } from './run-folder.ts'
import { log } from './service-errors.ts'
import { rememberCalls } from './spread.ts'

/** The service under test: the three surfaces in this process, over HTTP, on their own database. */
export interface Service {
  db: Database
  databaseUrl: string
  config: Config
  dependencies: Dependencies
  store: Express
  apps: Express
  console: Express
}

/** The secrets with which the sandboxes of the test run are started. */
export const sandboxSecrets = { secretKey: 'sk_sandbox_test', callbackSecret: 'callback-secret' }

/** The servers for `call`: a server and a connection for each call would take as long as the call itself. */
const servers = new WeakMap<Express, Server>()
// The client closes a connection after 10 s without use: the server closes it after 30 s, perhaps just as a call comes.
const connections = new Agent({ keepAlive: true, timeout: 10_000 })

let running: (Service & { close(): Promise<void> }) | null = null

/** Returns the service of this test run (test/support/hooks.ts). */
export function service(): Service {
  if (!running) throw new Error('the service is not running: is test/support/hooks.ts required?')
  return running
}

export async function startService(): Promise<void> {
  const database = await openTestDatabase()
  const folder = dataFolder()
  const sandbox = await startSandbox({ port: 0, folder: `${folder}/sandbox`, ...sandboxSecrets, log })
  const { secretKey } = sandboxSecrets
  const courier = await startCourier({ port: 0, folder: `${folder}/courier`, secretKey, log })
  const config = testConfig(database, { SANDBOX_URL: sandbox.url, COURIER_URL: courier.url })
  const apps = await openApps(config, database.db)
  const close = async () => {
    for (const surface of surfaces) servers.get(apps[surface])?.close()
    await Promise.all([sandbox.close(), courier.close()])
    await database.close()
    rmSync(folder, { recursive: true })
  }
  running = { ...apps, db: database.db, databaseUrl: database.url, config, close }
}

export async function stopService(): Promise<void> {
  await running?.close()
  running = null
}

/** Files of this process, which no other process of the run uses. */
const dataFolder = () => `${runFolder()}/files-${process.pid}`

/** Settings of the test run: no throttling and no limits, private webhook receivers allowed, nothing logged. */
export function testConfig(database: Pick<TestDatabase, 'url'>, extra: Record<string, string> = {}): Config {
  return readConfig({
    NODE_ENV: 'test',
    MAILBOX: 'true',
    SANDBOX: 'true',
    SMTP_PLAIN: 'true',
    DATABASE_URL: database.url,
    DATA_FOLDER: dataFolder(),
    SANDBOX_SECRET_KEY: sandboxSecrets.secretKey,
    SANDBOX_CALLBACK_SECRET: sandboxSecrets.callbackSecret,
    THROTTLE_STORE_RATE: '0',
    THROTTLE_ADDRESS_RATE: '0',
    THROTTLE_TRACKING: '0',
    THROTTLE_COUPONS: '0',
    COURIER_CALLS_PER_HOUR: '0',
    ADDRESS_CALLS_PER_HOUR: '0',
    PAYMENT_CALLS_PER_HOUR: '0',
    DNS_CALLS_PER_HOUR: '0',
    TAX_CALLS_PER_HOUR: '0',
    PUSH_CALLS_PER_SECOND: '0',
    THROTTLE_SIGN_IN: '0',
    CODES_PER_HOUR_AND_IP: '0',
    WRONG_CODES_PER_HOUR_AND_IP: '0',
    CARD_TRIES_PER_ORDER: '0',
    CARD_TRIES_PER_HOUR_AND_ADDRESS: '0',
    PAYMENT_LOOK_UP_SECONDS: '0',
    STORES_PER_OWNER: '0',
    UNPAID_ORDERS_PER_SHOPPER: '0',
    UNPAID_ORDERS_PER_ADDRESS: '0',
    MAILS_PER_HOUR_AND_RECIPIENT: '0',
    MAILS_PER_HOUR_AND_ADDRESS: '0',
    MAILS_PER_HOUR_AND_STORE: '0',
    ALLOW_PRIVATE_WEBHOOKS: 'true',
    LOG_LEVEL: 'silent',
    ...extra,
  })
}

/**
 * Opens the three surfaces with these settings, or `only` some, which is faster; every reply is checked
 * against the contract, and each that was cached with a fresh one. The time-outs for card providers, the courier and
 * Redis are longer than in production: they run in this process, which is busy with the calls of the test.
 */
export async function openApps<Opened extends Surface = Surface>(
  config: Config,
  db: Database,
  ...only: Opened[]
) {
  const dependencies = await createDependencies(config, log)
  waitAtMost(25_000, dependencies, config)
  if (dependencies.buckets) {
    dependencies.buckets.close()
    dependencies.buckets = redisBuckets({ url: config.redisUrl!, log: dependencies.log, patience: 2_000 })
    dependencies.callBudget = new Buckets(dependencies.buckets)
  }
  cacheReplies(db, config.cacheMegabytes, compareWithFresh)
  const open = async (surface: Surface) => {
    const { app, server } = await openSurface(surface, db, dependencies, observe)
    server.keepAliveTimeout = 0
    rememberCalls(surface, server)
    servers.set(app, server.listen(0, '127.0.0.1'))
    await once(server, 'listening')
    return [surface, app]
  }
  const apps = await Promise.all((only.length > 0 ? only : surfaces).map(open))
  return { dependencies, ...(Object.fromEntries(apps) as Record<Opened, Express>) }
}

/** Recreates the gateways to card providers, to the courier and to providers of taxes, with this time-out in milliseconds. */
export function waitAtMost(
  timeout: number,
  { cardProviders, dispatchers, taxProviders: providers }: Dependencies,
  { sandbox, stripe, paystack, courier, stripeUrl }: Config,
): void {
  if (sandbox) cardProviders.sandbox = sandboxProvider({ ...sandbox, timeout })
  if (stripe) cardProviders.stripe = stripeProvider({ ...stripe, timeout })
  if (paystack) cardProviders.paystack = paystackProvider({ ...paystack, timeout })
  if (courier) dispatchers.sandbox = sandboxDispatch({ ...courier, timeout })
  Object.assign(providers, taxProviders({ stripeUrl, timeout }))
}

/** Returns the server of an open surface, for when supertest is too slow. */
export const serverOf = (app: Express): Server => servers.get(app)!

/** Returns a supertest agent for one surface: `call('store').get('/api/v1/products')`. */
export function call(surface: Surface, app: Express = service()[surface]) {
  return supertest
    .agent(servers.get(app) ?? app)
    .use((request: supertest.Test) => void request.agent(connections))
}
