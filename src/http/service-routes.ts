import { readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import express, { type RequestHandler, type Router } from 'express'
import { Refusal } from '../base/errors.ts'
import { isId } from '../base/ids.ts'
import { root } from '../base/root.ts'
import { agentsMcpPath } from '../services/agents/protocol.ts'
import { mcpPath } from '../services/developer/resources.ts'
import { profilePath, serveProfile } from './agents/profile.ts'
import { drawAvatar } from './avatars.ts'
import { serveCalendar } from './calendars.ts'
import { consolePages } from './console-pages.ts'
import { isPreflight } from './cors.ts'
import { docsRoutes } from './docs.ts'
import { serveDocument } from './documents.ts'
import { serveDownload } from './downloads.ts'
import { healthRoutes } from './health.ts'
import { serveInvoice } from './invoices.ts'
import { oauthMetadata, resourceMetadata, resourceMetadataUrl, resourcePath } from './oauth-metadata.ts'
import { servePaper } from './packing-papers.ts'
import { pictureHeaders } from './pages.ts'
import { servePicture } from './pictures.ts'
import { publishedContract } from './published-contract.ts'
import { refusalOf, sendJson, sendRefusal } from './reply.ts'
import { securityTxtPath, serveSecurityTxt } from './security-txt.ts'
import type { SurfaceOptions } from './surface-options.ts'
import type { Throttling } from './throttling.ts'
import { serveTrackingPage } from './tracking-page.ts'

const consentFiles = join(root, 'src/console/consent')
const paymentImages = join(root, 'src/http/payment-options')

/**
 * Returns the routes that a surface serves besides operations: health, metrics, the contract and its pages, avatars,
 * downloads, calendars, and parcel pages.
 */
export function serviceRoutes(options: SurfaceOptions, throttling: Throttling): Router {
  const { surface, config, db, stopping } = options
  const router = express.Router()
  router.use(healthRoutes({ db, config, stopping, figures: !config.production }))
  router.get(securityTxtPath, counted(throttling), serveSecurityTxt(surface, config))
  serveContract(router, options, throttling)
  router.use(docsRoutes(surface, config))
  if (surface === 'apps') serveApps(router, options)
  if (surface === 'console') serveConsole(router, options, throttling)
  if (surface === 'store') serveShoppers(router, options, throttling)
  return router
}

function serveContract(
  router: Router,
  { surface, config, ...options }: SurfaceOptions,
  throttling: Throttling,
): void {
  const contract = () => publishedContract(options.contract(), surface, config)
  router.use(
    ['/openapi.json', '/openapi.yaml', '/webhooks.json', '/docs', '/llms.txt', '/llms-full.txt'],
    counted(throttling),
  )
  router.get(
    '/openapi.json',
    serveDocument('application/json', () => JSON.stringify(contract())),
  )
  router.get(
    '/openapi.yaml',
    serveDocument('application/yaml', async () => (await import('yaml')).stringify(contract())),
  )
  router.get(
    '/webhooks.json',
    serveDocument('application/json', () => readFileSync(join(root, 'generated/webhooks.json'))),
  )
}

/** Serves agents, and what tells apps and agents where they get tokens. */
function serveApps(router: Router, options: SurfaceOptions): void {
  const { publicUrls } = options.config
  for (const path of ['', mcpPath])
    router.get(`${resourcePath}${path}`, metadata(resourceMetadata(publicUrls, path)))
  const challenge = resourceMetadataUrl(publicUrls, mcpPath)
  serveMessages(router, mcpPath, async () =>
    (await import('./mcp/endpoint.ts')).mcpHandler(options, challenge),
  )
}

/** Serves messages of the Model Context Protocol, whose handler is loaded with the first one. */
function serveMessages(router: Router, path: string, load: () => Promise<RequestHandler>): void {
  let handler: Promise<RequestHandler> | undefined
  router.all(path, async (req, res, next) => {
    if (isPreflight(req, res)) return void res.writeHead(204).end()
    // Without sessions there is no stream of the server's own messages to read, and nothing to end.
    if (req.method !== 'POST')
      return void sendRefusal(res, new Refusal('methodNotAllowed', { data: { allowed: ['POST'] } }), null)
    handler ??= load()
    return (await handler)(req, res, next)
  })
}

function serveConsole(router: Router, { config }: SurfaceOptions, throttling: Throttling): void {
  router.get('/.well-known/oauth-authorization-server', metadata(oauthMetadata(config.publicUrls.console)))
  // A person types this address in from a device, in capitals where a keyboard begins with one.
  router.get('/device', ({ url }, res) => {
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : ''
    res.redirect(302, `/api/v1/auth/device${query}`)
  })
  router.use('/console', counted(throttling))
  router.use(consolePages(config))
  router.use('/consent', express.static(consentFiles, { index: false, maxAge: '1h' }))
}

function serveShoppers(router: Router, options: SurfaceOptions, throttling: Throttling): void {
  const uploaded = join(options.config.dataFolder, 'pictures')
  router.get('/avatars/:file', (req, res, next) => {
    const { name, ext } = parse(req.params.file)
    if (!isId(name) || ext !== '.svg') return next()
    res
      .set('Cache-Control', 'public, max-age=31536000, immutable')
      .set(pictureHeaders)
      .type('svg')
      .send(drawAvatar(name))
  })
  router.get(profilePath, counted(throttling), serveProfile(options))
  serveMessages(router, agentsMcpPath, async () =>
    (await import('./agents/mcp.ts')).agentsMcpHandler(options, throttling),
  )
  router.get('/downloads/:id', serveDownload(options))
  router.get('/invoices/:id', counted(throttling), serveInvoice(options))
  router.get('/packing/:kind', counted(throttling), servePaper(options))
  router.get('/calendars/:file', counted(throttling), serveCalendar(options))
  router.get('/track/:code', serveTrackingPage(options, throttling))
  router.use('/pictures', servePicture(options))
  router.use(['/payment-options', '/pictures'], headed(pictureHeaders))
  router.use('/payment-options', express.static(paymentImages, { index: false, maxAge: '1d' }))
  router.use('/pictures', express.static(uploaded, { index: false, maxAge: '1h' }))
}

/** Serves what client libraries discover, which seldom changes. */
function metadata(document: object): RequestHandler {
  return (_req, res) => {
    res.set('Cache-Control', 'public, max-age=3600')
    sendJson(res, 200, document)
  }
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
