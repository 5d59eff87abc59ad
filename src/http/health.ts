// Liveness and readiness probes.

import type { Server } from 'node:http'
import express, { type Router } from 'express'
import { Refusal } from '../base/errors.ts'
import { registry } from '../base/metrics.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { counted, pendingMigrations } from '../db/migrate/migrate.ts'
import { freeBytes } from '../gateways/files/disk-space.ts'
import { createFigures } from './figures.ts'
import { sendJson, sendRefusal } from './reply.ts'
import { serverFor } from './server.ts'

interface Watched {
  db: Database
  config: Pick<Config, 'dataFolder' | 'freeDiskMegabytes'>
  /** Once aborted, /readyz says that the process is stopping. */
  stopping: AbortSignal
}

interface Shown extends Watched {
  /** True if metrics are served: in production, only to callers who reach METRICS_PORT. */
  figures: boolean
}

/** Returns the routes for liveness, readiness, and Prometheus metrics. */
export function healthRoutes({ db, config, stopping, figures }: Shown): Router {
  const router = express.Router()
  router.get('/healthz', (_req, res) => sendJson(res, 200, envelope(200, 'Alive')))
  let looking: Promise<string | null> | null = null
  // Anybody may ask, uncounted: concurrent callers share one look.
  const look = () => {
    looking ??= unavailableReason(db).finally(() => {
      looking = null
    })
    return looking
  }
  router.get('/readyz', async (_req, res) => {
    const reason = stopping.aborted ? 'Stopping' : await look()
    // A full disk stops uploads alone, so it takes no process out of service.
    const data = { uploads: reason ? undefined : await uploadsOf(config) }
    sendJson(res, reason ? 503 : 200, { ...envelope(reason ? 503 : 200, reason ?? 'Ready'), data })
  })
  if (figures) {
    const measure = createFigures(db)
    router.get('/metrics', async (_req, res) => {
      await measure()
      res.type(registry.contentType).send(await registry.metrics())
    })
  }
  return router
}

/** Returns a server of only these routes, not listening yet: a worker's only server. */
export function healthServer(watched: Watched): Server {
  const app = express().disable('x-powered-by')
  app.use(healthRoutes({ ...watched, figures: true }))
  app.use((_req, res) => void sendRefusal(res, new Refusal('pathNotFound'), null))
  return serverFor(app, { stopping: watched.stopping })
}

async function unavailableReason(db: Database): Promise<string | null> {
  try {
    const pending = await pendingMigrations(db)
    return pending.length > 0 ? `The database lacks ${counted(pending.length)}: ${pending.join(', ')}` : null
  } catch {
    return 'The database does not answer'
  }
}

/** Returns why uploads are refused; undefined if they are not, or before the first one has made the folder. */
async function uploadsOf({ dataFolder, freeDiskMegabytes }: Watched['config']): Promise<string | undefined> {
  const free = await freeBytes(dataFolder).catch(() => Number.POSITIVE_INFINITY)
  if (free >= freeDiskMegabytes * 1024 ** 2) return undefined
  return `Refused: less than ${freeDiskMegabytes} MB of the disk are free`
}

function envelope(status: number, message: string) {
  return { status, success: status < 400, message, data: {} }
}
