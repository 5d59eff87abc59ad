import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import express, { type Router } from 'express'
import { stringify } from 'yaml'
import type { Database } from '../db/database.ts'
import { registry } from '../metrics.ts'
import { drawAvatar } from './avatars.ts'
import { sendJson } from './reply.ts'
import type { SurfaceOptions } from './serve.ts'

const consentFiles = fileURLToPath(new URL('../console/consent', import.meta.url))
const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const paymentImages = fileURLToPath(new URL('payment-options/', import.meta.url))

/** What a surface serves beside its operations: health, figures, the contract and its pages, pictures. */
export function serviceRoutes({ surface, contract, config, db, stopping }: SurfaceOptions): Router {
  const router = express.Router()
  const yaml = stringify(contract)
  router.get('/healthz', (_req, res) => sendJson(res, 200, envelope(200, 'Alive')))
  router.get('/readyz', async (_req, res) => {
    const trouble = stopping.aborted ? 'Stopping' : await databaseTrouble(db)
    sendJson(res, trouble ? 503 : 200, envelope(trouble ? 503 : 200, trouble ?? 'Ready'))
  })
  router.get('/metrics', async (_req, res) => {
    res.type(registry.contentType).send(await registry.metrics())
  })
  router.get('/openapi.json', (_req, res) => sendJson(res, 200, contract))
  router.get('/openapi.yaml', (_req, res) => void res.type('application/yaml').send(yaml))
  router.get('/docs', (_req, res) => void res.type('html').send(docsPage))
  router.get('/docs/start.js', (_req, res) => void res.type('js').send(docsScript))
  router.use('/docs', express.static(swagger, { index: false, maxAge: '1d' }))
  if (surface === 'console') {
    router.use('/consent', express.static(consentFiles, { index: false, maxAge: '1h' }))
  }
  if (surface === 'store') {
    router.get('/avatars/:file', (req, res, next) => {
      const id = /^([0-9a-f]{24})\.svg$/.exec(req.params.file)?.[1]
      if (!id) return next()
      res.set('Cache-Control', 'public, max-age=31536000, immutable').type('svg').send(drawAvatar(id))
    })
    router.use('/payment-options', express.static(paymentImages, { index: false, maxAge: '1d' }))
    router.use(
      '/pictures',
      express.static(join(config.dataFolder, 'pictures'), { index: false, maxAge: '1h' }),
    )
  }
  return router
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

const docsPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>API reference</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/docs/swagger-ui.css"><link rel="icon" href="/docs/favicon-32x32.png"></head>
<body><div id="docs"></div><script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script></body></html>
`
const docsScript = "SwaggerUIBundle({ url: '/openapi.json', dom_id: '#docs', deepLinking: true })\n"
