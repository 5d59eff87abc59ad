import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import express, { type Router } from 'express'
import { stringify } from 'yaml'
import { root } from '../root.ts'
import { drawAvatar } from './avatars.ts'
import { serveDownload } from './downloads.ts'
import { healthRoutes } from './health.ts'
import { oauthMetadata } from './oauth-metadata.ts'
import { publishedContract } from './published-contract.ts'
import { sendJson } from './reply.ts'
import type { SurfaceOptions } from './surface-options.ts'
import { serveTrackingPage } from './tracking-page.ts'

const consentFiles = join(root, 'src/console/consent')
const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const paymentImages = join(root, 'src/http/payment-options')

/**
 * Returns the routes that a surface serves beside its operations: health, metrics, the contract and its
 * pages, avatars, downloads, and the pages of parcels.
 */
export function serviceRoutes(options: SurfaceOptions): Router {
  const { surface, config, db, stopping } = options
  const contract = publishedContract(options.contract, surface, config)
  const router = express.Router()
  // The YAML is made on first request: all three would take an eighth of the service's start-up time.
  let yaml: string | undefined
  router.use(healthRoutes({ db, stopping }))
  router.get('/openapi.json', (_req, res) => sendJson(res, 200, contract))
  router.get('/openapi.yaml', (_req, res) => {
    yaml ??= stringify(contract)
    res.type('application/yaml').send(yaml)
  })
  router.get('/docs', (_req, res) => void res.type('html').send(docsPage))
  router.get('/docs/start.js', (_req, res) => void res.type('js').send(docsScript))
  router.use('/docs', express.static(swagger, { index: false, maxAge: '1d' }))
  if (surface === 'console') {
    const metadata = oauthMetadata(config.publicUrls.console)
    router.get('/.well-known/oauth-authorization-server', (_req, res) => {
      res.set('Cache-Control', 'public, max-age=3600')
      sendJson(res, 200, metadata)
    })
    router.use('/consent', express.static(consentFiles, { index: false, maxAge: '1h' }))
  }
  if (surface === 'store') {
    router.get('/avatars/:file', (req, res, next) => {
      const id = /^([0-9a-f]{24})\.svg$/.exec(req.params.file)?.[1]
      if (!id) return next()
      res.set('Cache-Control', 'public, max-age=31536000, immutable').type('svg').send(drawAvatar(id))
    })
    router.get('/downloads/:id', serveDownload(options))
    router.get('/track/:code', serveTrackingPage(options))
    router.use('/payment-options', express.static(paymentImages, { index: false, maxAge: '1d' }))
    router.use(
      '/pictures',
      express.static(join(config.dataFolder, 'pictures'), { index: false, maxAge: '1h' }),
    )
  }
  return router
}

const docsPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>API reference</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/docs/swagger-ui.css"><link rel="icon" href="/docs/favicon-32x32.png"></head>
<body><div id="docs"></div><script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script></body></html>
`
const docsScript = "SwaggerUIBundle({ url: '/openapi.json', dom_id: '#docs', deepLinking: true })\n"
