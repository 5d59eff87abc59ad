import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { isRefusal } from './api.ts'
import { serveAsset } from './assets.ts'
import { askAsAgent, isOfAgents } from './discovery/agents.ts'
import { formerAddress } from './discovery/former-addresses.ts'
import { fail, resting, unknownStore } from './failures.tsx'
import { readForm, type SentForm } from './forms.ts'
import { localPath } from './local-path.ts'
import { keepSession, nameVisitor, noticeIn, openPage, type PageContext } from './page-context.tsx'
import { signInToSend } from './pages/sign-in.tsx'
import { goTo, type Reply } from './reply.tsx'
import { findRoute } from './routes.ts'
import { seatIn } from './seats.ts'
import { cookiesIn, isAgeing, sessionIn, visitorIn } from './session.ts'
import type { Settings } from './settings.ts'
import { type Moved, type Store, storeAt } from './stores.ts'
import { themeSheet } from './theme.ts'

/** Makes the server of the shop; the host decides which store is shown. */
export function createShopServer(settings: Settings): Server {
  const pictures = new URL(settings.api).origin
  return createServer(async (req, res) => {
    for (const [name, value] of Object.entries(securityHeaders(pictures))) res.setHeader(name, value)
    try {
      const path = req.url ?? '/'
      if (path === '/healthz') return void res.end('ok')
      if (serveAsset(path, req, res)) return
      send(req, res, await answer(settings, req))
    } catch (error) {
      console.error(error)
      send(req, res, resting())
    }
  })
}

const nothingSent: SentForm = { fields: new URLSearchParams(), file: null }

async function answer(settings: Settings, req: IncomingMessage): Promise<Reply & { cookies?: string[] }> {
  const url = addressOf(settings, req)
  if (!url) return refused(400)
  const address = shopperOf(settings, req)
  if (isOfAgents(req.url!)) return askAsAgent(settings.api, req, { protocol: url.protocol, address })
  // A form must come from a page of the same shop; other sites can make a browser send one too (CSRF).
  if (req.method === 'POST' && req.headers.origin !== url.origin) return refused(403)
  const store = await storeAt(settings.api, url.origin, address)
  if (!store) return unknownStore(url.hostname)
  if (store === 'resting') return resting()
  if ('movedTo' in store) return toNewHost(req, url, store)
  if (url.pathname === '/theme.css') return sheet(store)
  const form = req.method === 'POST' ? await readForm(req) : nothingSent
  if (typeof form === 'number') return refused(form)
  const context = openPage(readRequest(settings, req, url, address, form), store)
  const reply = await visitPage(context)
  const moved = reply.status === 404 && context.method === 'GET' ? await formerAddress(context) : null
  return { ...(moved ?? reply), cookies: context.cookies }
}

async function visitPage(context: PageContext): Promise<Reply> {
  try {
    const found = findRoute(context.method, context.url.pathname)
    if (!found) return await fail(context, null)
    if (context.method === 'GET') nameVisitor(context)
    await renewSession(context)
    return await found.page(context, ...found.names)
  } catch (error) {
    const nobody = isRefusal(error, 'authentication_required')
    // The session has ended, here or from another device: the page is shown as to a stranger.
    const ended = nobody && context.session !== null
    if (ended) keepSession(context, null)
    const asked = nobody || isRefusal(error, 'login_required') ? signInToSend(context) : null
    if (asked) return await asked
    if (ended)
      return goTo(
        context,
        context.method === 'GET' ? `${context.url.pathname}${context.url.search}` : context.from,
      )
    return fail(context, error)
  }
}

async function renewSession(context: PageContext): Promise<void> {
  if (!context.session || !isAgeing(context.session)) return
  const { data } = await context.client.auth.refreshToken().settled()
  if (data) keepSession(context, { ...context.session, token: data.token })
}

function readRequest(settings: Settings, req: IncomingMessage, url: URL, address: string, form: SentForm) {
  const { headers } = req
  const method = req.method === 'HEAD' ? 'GET' : (req.method ?? 'GET')
  const cookies = cookiesIn(headers.cookie)
  const referer = URL.canParse(headers.referer ?? '') ? new URL(headers.referer!) : url
  const { fields, file } = form
  // A form that was kept through a sign-in comes from the sign-in pages, and names the page that it was written on.
  const from = fields.get('next') ?? (referer.origin === url.origin ? referer.pathname + referer.search : '/')
  return {
    api: settings.api,
    url,
    method,
    address,
    wantsData: headers.accept === 'application/json',
    from: localPath(from),
    form: fields,
    file,
    languages: headers['accept-language'] ?? '',
    known: headers['if-none-match'],
    session: sessionIn(cookies),
    visitor: visitorIn(cookies),
    notice: noticeIn(cookies),
    seat: seatIn(cookies),
  }
}

/**
 * Sends readers and search engines to the same page at the store's new address, and the sender of a form to its first
 * page. The address may be taken back, so they do not remember this for long.
 */
function toNewHost({ method }: IncomingMessage, url: URL, { movedTo }: Moved): Reply {
  const target = new URL(url)
  target.hostname = movedTo
  if (method === 'POST') target.href = target.origin
  return { status: 301, headers: { location: target.href, 'cache-control': 'max-age=3600' }, body: '' }
}

/** Answers a call that neither a page of a shop nor a browser would send. */
const refused = (status: number): Reply => ({ status, headers: { connection: 'close' }, body: '' })

/**
 * Returns the address that the browser shows; a proxy says by which protocol it was called. null: the host is invalid.
 */
function addressOf({ behindProxy }: Settings, { url, headers }: IncomingMessage): URL | null {
  const scheme = behindProxy && headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'
  const base = `${scheme}://${headers.host ?? 'localhost'}`
  return URL.canParse(base) ? new URL(`/${(url ?? '/').replace(/^\/+/, '')}`, base) : null
}

/**
 * Returns the shopper's network address: that of the connection, or the one that our proxy saw and appended last.
 */
function shopperOf({ behindProxy }: Settings, { headers, socket }: IncomingMessage): string {
  const seen = behindProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : ''
  return seen || (socket.remoteAddress ?? '')
}

function sheet(store: Store): Reply {
  const headers = { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=300' }
  return { status: 200, headers, body: themeSheet(store) }
}

function send(req: IncomingMessage, res: ServerResponse, reply: Reply & { cookies?: string[] }): void {
  if (reply.cookies?.length) res.setHeader('set-cookie', reply.cookies)
  res.writeHead(reply.status, reply.headers)
  const { body } = reply
  if (typeof body === 'string') return void res.end(req.method === 'HEAD' ? undefined : body)
  if (req.method === 'HEAD') return void res.end(() => body.destroy())
  // A reader who leaves ends the call to the service; where that ends early, so does the reply, which is then incomplete.
  pipeline(body, res, () => undefined)
}

/** Scripts, styles and fonts come only from here; pictures from anywhere merchants keep them. */
function securityHeaders(pictures: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `img-src 'self' ${pictures} https:`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  }
}
