import type { Server } from 'node:http'
import express, { type Router } from 'express'
import type { Database } from '../db/database.ts'
import { Refusal } from '../errors.ts'
import { registry } from '../metrics.ts'
import { sendJson, sendRefusal } from './reply.ts'
import { serverFor } from './server.ts'

interface Watched {
  db: Database
  /** Once aborted, /readyz says that the process is stopping. */
  stopping: AbortSignal
}

/** Whether the process is alive, whether it is able to work, and its figures for Prometheus. */
export function healthRoutes({ db, stopping }: Watched): Router {
  const router = express.Router()
  router.get('/healthz', (_req, res) => sendJson(res, 200, envelope(200, 'Alive')))
  router.get('/readyz', async (_req, res) => {
    const trouble = stopping.aborted ? 'Stopping' : await databaseTrouble(db)
    sendJson(res, trouble ? 503 : 200, envelope(trouble ? 503 : 200, trouble ?? 'Ready'))
  })
  router.get('/metrics', async (_req, res) => {
    res.type(registry.contentType).send(await registry.metrics())
  })
  return router
}

/** A server of these alone, not listening yet: a worker has no other. */
export function healthServer(watched: Watched): Server {
  const app = express().disable('x-powered-by')
  app.use(healthRoutes(watched))
  app.use((_req, res) => void sendRefusal(res, new Refusal('pathNotFound'), null))
  return serverFor(app)
}

function databaseTrouble(db: Database): Promise<string | null> {
  return db.raw('select 1').then(
    () => null,
    () => 'The database does not answer',
  )
}

function envelope(status: number, message: string) {
  return { status, success: status < 400, message, data: {} }
}
