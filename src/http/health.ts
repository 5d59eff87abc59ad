// Liveness and readiness probes.

import type { Server } from 'node:http'
import express, { type Router } from 'express'
import { Refusal } from '../base/errors.ts'
import { registry } from '../base/metrics.ts'
import type { Database } from '../db/database.ts'
import { counted, pendingMigrations } from '../db/migrate/migrate.ts'
import { createFigures } from './figures.ts'
import { sendJson, sendRefusal } from './reply.ts'
import { serverFor } from './server.ts'

interface Watched {
  db: Database
  /** Once aborted, /readyz says that the process is stopping. */
  stopping: AbortSignal
}

interface Shown extends Watched {
  /** True if metrics are served: in production, only to callers who reach METRICS_PORT. */
  figures: boolean
}

/** Returns the routes for liveness, readiness, and Prometheus metrics. */
export function healthRoutes({ db, stopping, figures }: Shown): Router {
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
    sendJson(res, reason ? 503 : 200, envelope(reason ? 503 : 200, reason ?? 'Ready'))
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

function envelope(status: number, message: string) {
  return { status, success: status < 400, message, data: {} }
}
