import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { drain, listen, portErrorMessage } from './base/listen.ts'
import { type Config, SettingError } from './config/config.ts'
import { checkDatabase } from './db/connection/check.ts'
import { type Database, openDatabase } from './db/database.ts'
import { throughBulkhead } from './db/fairness/bulkhead.ts'
import { migrate, requireMigrations } from './db/migrate/migrate.ts'
import { continueEvents } from './db/queues/event-clock.ts'
import type { Dependencies } from './dependencies.ts'
import { healthServer } from './http/health.ts'

/** A running service: what a script may use before calls are accepted, and how to stop it. */
export interface Service {
  db: Database
  dependencies: Dependencies
  /** Finishes the calls in flight and the running jobs, then closes everything. */
  stop(): Promise<void>
}

/** Everything open, closed in reverse order; members of a group close at the same time. */
type Open = (() => Promise<unknown>)[][]

const patience = 10_000
const surfaces = ['store', 'apps', 'console'] as const

/**
 * Starts what ROLE selects (surfaces, worker or both), loading only the dependencies it needs. `prepare` runs once the
 * database is ready and before the first call. A start that fails, or that `dependencies.stopping` interrupts, closes
 * what it opened and throws; a SettingError is meant for the operator.
 */
export async function startService(
  dependencies: Dependencies,
  prepare: (service: Pick<Service, 'db' | 'dependencies'>) => Promise<void> = async () => {},
): Promise<Service> {
  const { config, log, stopping } = dependencies
  const open: Open = []
  open.push([async () => dependencies.buckets?.close()])
  try {
    const databaseUrl = config.databaseUrl ?? (await startDatabase(config, open))
    const db = openDatabase(databaseUrl, config.databasePool, 'storefront', 1, config.databaseRoute)
    open.push([() => db.destroy()])
    await checkDatabase(db, databaseUrl, config.databaseRoute.pooler)
    await (config.databaseUrl ? requireMigrations(db) : migrate(databaseUrl))
    if (await continueEvents(db))
      log.info('another PostgreSQL counts transactions: the feed of events goes on behind')
    stopping.throwIfAborted()
    await prepare({ db, dependencies })
    stopping.throwIfAborted()
    if (config.role === 'all' && config.sandbox?.embedded) open.push([await startCardProvider(dependencies)])
    if (config.role === 'all' && config.courier?.embedded) open.push([await startOwnCourier(dependencies)])
    const working: Open[number] = []
    open.push(working)
    if (config.role !== 'worker') await openSurfaces(db, dependencies, working)
    if (config.metricsPort !== null) await openHealth(config.metricsPort, db, dependencies, open)
    stopping.throwIfAborted()
    if (config.role !== 'api') {
      const [{ startWorker }, { jobs }, { reportUnopenedKeys }] = await Promise.all([
        import('./jobs/worker.ts'),
        import('./jobs/index.ts'),
        import('./jobs/vault-keys.ts'),
      ])
      const worker = await startWorker({
        // Alongside the surfaces, all jobs share one bulkhead of the pool.
        db: config.role === 'all' ? throughBulkhead(db, 'jobs', { turn: 5_000 }) : db,
        databaseUrl,
        listenUrl: config.databaseDirectUrl ?? databaseUrl,
        dependencies,
        jobs,
      })
      working.push(() => worker.stop())
      // Jobs do not wait for this: it scans tables with hardly any sealed rows in full.
      await reportUnopenedKeys(db, dependencies)
    }
    return { db, dependencies, stop: () => closeAll(open, log) }
  } catch (error) {
    await closeAll(open, log)
    throw error
  }
}

async function closeAll(open: Open, log: Dependencies['log']): Promise<void> {
  for (const group of open.reverse()) {
    const ends = await Promise.allSettled(group.map((close) => close()))
    for (const end of ends)
      if (end.status === 'rejected') log.error({ err: end.reason }, 'could not stop cleanly')
  }
}

/**
 * Starts the embedded PostgreSQL. The process that holds its lock stops it; so does one that started it but failed to
 * get the lock.
 */
async function startDatabase({ dataFolder, ports }: Config, open: Open): Promise<string> {
  const { startEmbedded } = await import('./db/embedded/embedded.ts')
  const { claimEmbedded } = await import('./db/embedded/lock.ts')
  const database = await startEmbedded(join(dataFolder, 'postgres'), ports.database)
  const claim = await claimEmbedded(database.url, dataFolder).catch(async (error) => {
    if (database.started) await database.stop()
    throw error
  })
  open.push([() => database.stop()], [() => claim.release()])
  return database.url
}

async function startCardProvider({ config, log }: Dependencies): Promise<() => Promise<void>> {
  const { ports, host } = config
  const { startSandbox } = await import('./gateways/payments/sandbox/server.ts')
  const own = host === '0.0.0.0' ? '127.0.0.1' : host
  try {
    const sandbox = await startSandbox({
      port: ports.sandbox,
      folder: join(config.dataFolder, 'sandbox'),
      secretKey: config.sandbox!.secretKey,
      callbackSecret: config.sandbox!.callbackSecret,
      callbackUrl: `http://${own}:${ports.store}/api/v1/payments/webhooks/sandbox`,
      log,
    })
    return sandbox.close
  } catch (error) {
    throw new SettingError(`SANDBOX_PORT: ${portErrorMessage(error, ports.sandbox, '127.0.0.1')}`)
  }
}

async function startOwnCourier({ config, log }: Dependencies): Promise<() => Promise<void>> {
  const { startCourier } = await import('./gateways/couriers/sandbox/server.ts')
  const { courier: port } = config.ports
  const [folder, { secretKey }] = [join(config.dataFolder, 'courier'), config.courier!]
  try {
    return (await startCourier({ port, folder, secretKey, log })).close
  } catch (error) {
    throw new SettingError(`COURIER_PORT: ${portErrorMessage(error, port, '127.0.0.1')}`)
  }
}

/** Opens the health port. It closes last, so that the final metrics and 'Stopping' can still be read. */
async function openHealth(
  port: number,
  db: Database,
  { config, stopping }: Dependencies,
  open: Open,
): Promise<void> {
  const server = healthServer({ db, config, stopping })
  await listen(server, port, config.metricsHost, 'METRICS_PORT')
  open.splice(open.length - 1, 0, [() => drain(server, patience)])
}

async function openSurfaces(db: Database, dependencies: Dependencies, working: Open[number]): Promise<void> {
  const { config, stopping } = dependencies
  const { openSurface } = await import('./surfaces.ts')
  for (const surface of surfaces) {
    const { server } = await openSurface(surface, db, dependencies)
    await listen(server, config.ports[surface], config.host, `${surface.toUpperCase()}_PORT`)
    working.push(async () => {
      // Before the ports close, /readyz tells load balancers to send calls elsewhere.
      if (stopping.aborted) await sleep(config.drainSeconds * 1000)
      await drain(server, patience)
    })
  }
}
