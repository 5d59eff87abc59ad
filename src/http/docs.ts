import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import express, { type Request, type RequestHandler, type Response, type Router } from 'express'
import { root } from '../base/root.ts'
import type { Config } from '../config/config.ts'
import { serveDocument } from './documents.ts'
import { pageHeaders } from './pages.ts'
import type { Surface } from './surface-options.ts'

interface Addresses extends Record<Surface, string> {
  /** The suffix of the example shops' addresses on this machine. */
  shops: string
}

/** The folder to which `make docs` and `make build` write the site. */
const site = join(root, 'dist/docs')

const notFound = join(site, 'not-found.html')

/** The files of the site: pages, what they load, and the same texts as Markdown. */
const fileName =
  /^((contracts\/)?[a-z-]+\.(html|css|js|json|svg|woff2|md)|operations\/[a-z]+\/[a-zA-Z]+\.md|llms(-full)?\.txt)$/

/** The pages that Scalar renders. */
const references = new Set(['store.html', 'apps.html', 'console.html', 'webhooks.html'])

/** The addresses that the site is written with: those of `make start`. */
const written: Addresses = {
  store: 'http://localhost:4000',
  apps: 'http://localhost:4001',
  console: 'http://localhost:4002',
  shops: '.localhost:4020',
}

/**
 * Returns the routes of the documentation at /docs: pages from memory, with this service's addresses. The console leads
 * to those of the Store API: scripts of a page at its own origin could use the session of whoever reads it (decision
 * documentation-has-no-session).
 */
export function docsRoutes(surface: Surface, { publicUrls, ports }: Config): Router {
  const router = express.Router()
  const addresses: Addresses = { ...publicUrls, shops: `.localhost:${ports.storefront}` }
  const documents = new Map<string, RequestHandler>()
  router.get('/', (_req, res) => res.redirect(surface === 'console' ? '/console' : '/docs/'))
  if (surface === 'console')
    return router.get(/^\/(?:docs(?:\/.*)?|llms(?:-full)?\.txt)$/, (req, res) => {
      const path = req.url === '/docs' ? '/docs/' : req.url
      res.redirect(`${publicUrls.store}${path}`)
    })
  router.get(/^\/llms(?:-full)?\.txt$/, (req, _res, next) => {
    // Programs look for these at the top.
    req.url = `/docs${req.url}`
    next()
  })
  router.get(/^\/docs(?:\/.*)?$/, (req, res, next) => {
    // The pages use relative links, so the site works under any path.
    if (req.path === '/docs') return res.redirect('/docs/')
    const name = wanted(req, req.path.slice('/docs/'.length) || 'index.html')
    const path = join(site, name)
    if (!fileName.test(name) || path === notFound || !existsSync(path))
      return isReader(req) ? sendNotFound(res, name, addresses) : next()
    if (hasMarkdown(name)) res.vary('Accept')
    if (name.endsWith('.html')) {
      const nonce = references.has(name) ? randomBytes(16).toString('base64') : null
      res.set(policyOf(publicUrls, nonce))
      if (nonce) return sendReference(res, textOf(path, addresses), nonce)
    }
    const known = documents.get(name) ?? serveDocument(extname(name), () => contentOf(path, addresses))
    documents.set(name, known)
    return known(req, res, next)
  })
  return router
}

const hasMarkdown = (name: string) => name.endsWith('.html') || name.endsWith('.md')

/** Returns the file that a call asks for: a program that prefers Markdown gets the text of a page (RFC 9110, section 12). */
function wanted(req: Request, name: string): string {
  const markdown = name.replace(/\.html$/, '.md')
  const prefers = name.endsWith('.html') && req.accepts(['html', 'markdown']) === 'markdown'
  return prefers && existsSync(join(site, markdown)) ? markdown : name
}

/** Returns whether a person asks, through a browser: programs do not ask for HTML, and get the envelope. */
const isReader = (req: Request) => existsSync(notFound) && req.accepts(['json', 'html']) === 'html'

/** Sends the not-found page. Its links are relative, so it is shown only at the top level. */
function sendNotFound(res: Response, name: string, addresses: Addresses): void {
  if (name.includes('/')) return void res.redirect('/docs/not-found.html')
  res.status(404).set(policyOf(addresses, null)).set('Cache-Control', 'no-store')
  res.vary('Accept').type('html').end(textOf(notFound, addresses))
}

/** Returns a file of the site with this service's addresses. */
function contentOf(path: string, addresses: Addresses): string | Buffer {
  return path.endsWith('.woff2') ? readFileSync(path) : textOf(path, addresses)
}

function textOf(path: string, addresses: Addresses): string {
  const places = Object.keys(written) as (keyof Addresses)[]
  return places.reduce(
    (text, place) => text.replaceAll(written[place], addresses[place]),
    readFileSync(path, 'utf8'),
  )
}

/**
 * Returns a page's policy: load nothing from elsewhere, call only this service. Scalar adds its styles by script, which
 * the policy allows by a fresh nonce each time.
 */
function policyOf(
  { store, apps, console }: Record<Surface, string>,
  nonce: string | null,
): Record<string, string> {
  const calls = [store, apps, console].map((address) => new URL(address).origin)
  const policy = [
    "default-src 'self'",
    `connect-src 'self' ${calls.join(' ')}`,
    `img-src 'self' data: ${calls.join(' ')}`,
    nonce ? `style-src 'self' 'nonce-${nonce}'` : "style-src 'self'",
    "object-src 'none'",
  ]
  return pageHeaders(policy.join('; '), "'none'")
}

/** Sends a page with its policy's nonce, which no cache may keep. */
function sendReference(res: Response, text: string, nonce: string): void {
  res.type('html').set('Cache-Control', 'no-store').end(text.replace('{nonce}', nonce))
}
