import { existsSync } from 'node:fs'
import { join } from 'node:path'
import express, { type Request, type Response, type Router } from 'express'
import { html } from '../base/html.ts'
import { root } from '../base/root.ts'
import type { Config } from '../config/config.ts'
import { pageHeaders } from './pages.ts'

/** The folder to which `make build` and `make start` write the pages of src/web/console. */
const built = join(root, 'dist/web/console')

/** Suffixes of the compressed files that Vite's plugin writes next to each file, by encoding, smallest first. */
const compressed = { br: '.br', gzip: '.gz' } as const

/**
 * Returns the routes of the console's pages (decision console-files-are-immutable): files named after their contents,
 * which caches may keep forever; the settings that the page needs; and the page itself under every other path, because
 * it does its own routing. Without a build, one page says how to make one.
 */
export function consolePages(
  config: Pick<Config, 'publicUrls' | 'ports' | 'smtpUrl' | 's3'>,
  folder = built,
): Router {
  const router = express.Router()
  const headers = {
    ...pageHeaders(policyOf(config), "'self'"),
    // Another site that opens the console in its own window gets no handle on it.
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
  const settings = settingsOf(config)
  router.get('/console/settings.json', (_req, res) => {
    res.set('Cache-Control', 'no-cache').json(settings)
  })
  router.get(/^\/console\/assets\/([\w.-]+)$/, (req, res, next) => {
    const name = `assets/${req.params[0]}`
    if (!existsSync(join(folder, name))) return next()
    res.set('Cache-Control', 'public, max-age=31536000, immutable')
    sendBuilt(req, res, folder, name)
  })
  router.get(/^\/console(\/.*)?$/, (req, res, next) => {
    if (req.path.startsWith('/console/assets/')) return next()
    res.set(headers).set('Cache-Control', 'no-cache')
    if (!existsSync(join(folder, 'index.html'))) return sendUnbuilt(res)
    const [, file] = /^\/console\/([\w-]+\.(?:svg|png|ico|txt|webmanifest))$/.exec(req.path) ?? []
    sendBuilt(req, res, folder, file && existsSync(join(folder, file)) ? file : 'index.html')
  })
  return router
}

/** Sends a built file in the smallest form that the caller accepts; the build made the compressed forms. */
function sendBuilt(req: Request, res: Response, folder: string, name: string): void {
  const readable = req.acceptsEncodings()
  const encodings = Object.keys(compressed) as (keyof typeof compressed)[]
  const encoding = encodings.find(
    (one) => readable.includes(one) && existsSync(join(folder, name + compressed[one])),
  )
  res.vary('Accept-Encoding').type(name.slice(name.lastIndexOf('.')))
  if (encoding) res.set('Content-Encoding', encoding)
  res.sendFile(name + (encoding ? compressed[encoding] : ''), { root: folder, cacheControl: false })
}

/**
 * Returns the pages' policy: they run, show and call only this origin, except for pictures, which merchants may host
 * anywhere with HTTPS.
 */
function policyOf({ publicUrls, s3 }: Pick<Config, 'publicUrls' | 's3'>): string {
  const pictures = [publicUrls.store, s3?.endpoint]
    .filter((url) => url != null)
    .map((url) => new URL(url).origin)
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: https: ${[...new Set(pictures)].join(' ')}`,
    "connect-src 'self'",
    "object-src 'none'",
  ].join('; ')
}

/** Returns the settings that the pages need before sign-in; none is secret. */
function settingsOf({ publicUrls, ports, smtpUrl }: Pick<Config, 'publicUrls' | 'ports' | 'smtpUrl'>) {
  const { store, apps, console } = publicUrls
  return {
    storeUrl: store,
    appsUrl: apps,
    consoleUrl: console,
    docsUrl: `${store}/docs/`,
    mailbox: smtpUrl === null,
    ...(isOwnMachine(console) && { shopPort: ports.storefront }),
  }
}

/** The hosts of shops end in `.localhost`, which only the browser's own machine answers. */
const isOwnMachine = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

function sendUnbuilt(res: Response): void {
  const page = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>The console is not built</title></head>
<body>
<h1>The console is not built</h1>
<p>Run <code>make build</code> where the service is installed, then load this page again. Its APIs work without it, and
<a href="/docs/">the documentation</a> is here.</p>
</body>
</html>
`
  res.status(503).type('html').set('Cache-Control', 'no-store').send(page.markup)
}
