import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import express, { type RequestHandler, type Router } from 'express'
import { stringify } from 'yaml'
import { root } from '../root.ts'
import { drawAvatar } from './avatars.ts'
import { serveDocument } from './documents.ts'
import { serveDownload } from './downloads.ts'
import { healthRoutes } from './health.ts'
import { oauthMetadata } from './oauth-metadata.ts'
import { pageHeaders, pictureHeaders } from './pages.ts'
import { publishedContract } from './published-contract.ts'
import { refusalOf, sendJson, sendRefusal } from './reply.ts'
import type { SurfaceOptions } from './surface-options.ts'
import type { Throttling } from './throttling.ts'
import { serveTrackingPage } from './tracking-page.ts'

const consentFiles = join(root, 'src/console/consent')
const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const paymentImages = join(root, 'src/http/payment-options')

/**
 * Returns the routes that a surface serves beside its operations: health, metrics, the contract and its
 * pages, avatars, downloads, and the pages of parcels.
 */
export function serviceRoutes(options: SurfaceOptions, throttling: Throttling): Router {
  const { surface, config, db, stopping } = options
  const contract = publishedContract(options.contract, surface, config)
  const router = express.Router()
  router.use(healthRoutes({ db, stopping, figures: !config.production }))
  router.use(['/openapi.json', '/openapi.yaml', '/docs'], counted(throttling))
  router.get(
    '/openapi.json',
    serveDocument('application/json', () => JSON.stringify(contract)),
  )
  router.get(
    '/openapi.yaml',
    serveDocument('application/yaml', () => stringify(contract)),
  )
  router.get(
    '/docs',
    headed(docsHeaders(config.publicUrls[surface])),
    serveDocument('html', () => docsPage),
  )
  router.get(
    '/docs/start.js',
    serveDocument('js', () => docsScript),
  )
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'])
    router.get(
      `/docs/${file}`,
      serveDocument(extname(file), () => readFileSync(join(swagger, file))),
    )
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
      res
        .set('Cache-Control', 'public, max-age=31536000, immutable')
        .set(pictureHeaders)
        .type('svg')
        .send(drawAvatar(id))
    })
    router.get('/downloads/:id', serveDownload(options))
    router.get('/track/:code', serveTrackingPage(options, throttling))
    router.use(['/payment-options', '/pictures'], headed(pictureHeaders))
    router.use('/payment-options', express.static(paymentImages, { index: false, maxAge: '1d' }))
    router.use(
      '/pictures',
      express.static(join(config.dataFolder, 'pictures'), { index: false, maxAge: '1h' }),
    )
  }
  return router
}

/** Counts what is served beside the operations by the address of the caller, who is refused like any other. */
function counted(throttling: Throttling): RequestHandler {
  return (req, res, next) =>
    throttling.page(req, res).then(
      () => next(),
      (error) => void sendRefusal(res, refusalOf(error), null),
    )
}

function headed(headers: Record<string, string>): RequestHandler {
  return (_req, res, next) => {
    res.set(headers)
    next()
  }
}

/** Swagger UI styles its elements one by one, and calls the service at its public address. */
function docsHeaders(publicUrl: string): Record<string, string> {
  const own = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:"
  return pageHeaders(`${own}; connect-src 'self' ${new URL(publicUrl).origin}`, "'none'")
}

const docsPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>API reference</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/docs/swagger-ui.css"><link rel="icon" href="/docs/favicon-32x32.png"></head>
<body><div id="docs"></div><script src="/docs/swagger-ui-bundle.js"></script><script src="/docs/start.js"></script></body></html>
`
const docsScript = "SwaggerUIBundle({ url: '/openapi.json', dom_id: '#docs', deepLinking: true })\n"
