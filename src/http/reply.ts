// Response envelope, error mapping, ETag and conditional requests (304).

import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'
import type { JsonText } from '../base/context.ts'
import { invalid, Refusal } from '../base/errors.ts'
import { isDatabaseAway } from '../db/connection/away.ts'
import { BulkheadFull } from '../db/fairness/bulkhead.ts'
import { attachment } from '../gateways/files/store.ts'
import type { CachedReply } from '../services/shared/cached-replies.ts'
import { isStronglySame, isWeaklySame, tagOf, tagsIn } from './etags.ts'
import type { Route } from './handler.ts'
import { pageHeaders } from './pages.ts'
import { reserveReply } from './reply-quota.ts'

/** PostgreSQL's codes for input that no column can store (NUL, a lone surrogate, 30 February, a huge number). */
const unstorable = new Set(['22021', '22P02', '22P05', '22003', '22007', '22008', '54001'])
/** PostgreSQL's codes for contention: a lock was held too long, or the transaction was chosen to break a deadlock. */
const contended = new Set(['55P03', '40001', '40P01'])
/** PostgreSQL's code for a statement that timed out. */
const ended = '57014'

/** Sends a handler's data in the envelope; returns the body. */
export function sendData(req: Request, res: Response, route: Route, data: unknown): unknown {
  if (route.media === 'text/html') return sendHtml(res, route.status, data as string)
  const envelope = { status: route.status, success: true, message: messageOf(route, data), data }
  const body = route.topLevel ? { ...envelope, ...(data as object) } : envelope
  if (route.locates) res.setHeader('Location', locationOf(req, data as { _id: string }))
  if (!route.etag) return sendJson(res, route.status, body)
  const text = JSON.stringify(body)
  const tag = route.etag === 'strong' ? tagOf(JSON.stringify(data)) : req.app.get('etag fn')(text)
  return sendTagged(req, res, route, body, text, tag)
}

/** Returns the path of the record that a call has added to the list at its own path. */
function locationOf({ originalUrl }: Request, { _id }: { _id: string }): string {
  const [path] = originalUrl.split('?', 1)
  return `${path!.replace(/\/$/, '')}/${encodeURIComponent(_id)}`
}

function messageOf({ message, messageWhen }: Route, data: unknown): string {
  if (!messageWhen) return message
  const found = Object.entries(messageWhen).map(
    ([member, words]) => words[String((data as Record<string, unknown>)[member])],
  )
  return found.find(Boolean) ?? message
}

/** Returns whether a handler returned text in chunks instead of data. */
export function isText(data: unknown): data is JsonText<unknown> {
  return typeof data === 'object' && data !== null && Symbol.asyncIterator in data
}

/**
 * Sends data in the envelope, or a table as it is, chunk by chunk, no faster than the caller reads. An error before the
 * first chunk is thrown while a refusal can still be sent; after it, only closing the connection can report it. Returns
 * the body if the caller of this function keeps it; undefined if the client has disconnected, or has the text already.
 */
export async function sendText(
  req: Request,
  res: Response,
  route: Route,
  data: JsonText<unknown>,
  keep: boolean,
): Promise<unknown> {
  const kept: string[] = []
  if (route.etag && data.version) {
    res.setHeader('ETag', `W/"${data.version}"`)
    if (req.fresh) return sendNothing(res)
  }
  const pieces = route.media ? data[Symbol.asyncIterator]() : enveloped(route, data)
  const first = await pieces.next()
  res.statusCode = route.status
  res.setHeader('Content-Type', `${route.media ?? 'application/json'}; charset=utf-8`)
  if (route.fileName) res.setHeader('Content-Disposition', attachment(route.fileName))
  try {
    await pipeline(async function* () {
      for (let piece = first; !piece.done; piece = await pieces.next()) {
        if (keep) kept.push(piece.value)
        yield piece.value
      }
    }, res)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return undefined
    throw error
  }
  if (!keep) return undefined
  return route.media ? kept.join('') : JSON.parse(kept.join(''))
}

async function* enveloped({ status, message }: Route, data: JsonText<unknown>): AsyncGenerator<string, void> {
  let before = beforeData({ status, message })
  for await (const piece of data) {
    yield before + piece
    before = ''
  }
  yield '}'
}

/** Returns the envelope up to its data; a closing brace completes it. */
function beforeData({ status, message }: Pick<Route, 'status' | 'message'>): string {
  return JSON.stringify({ status, success: true, message, data: null }).slice(0, -'null}'.length)
}

/**
 * Sends a cached reply, or 304 if the caller already has it, without even building the text. Returns the body for
 * observers, if there are any.
 */
export function sendCached(
  req: Request,
  res: Response,
  route: Route,
  reply: CachedReply<unknown>,
  observe: boolean,
): unknown {
  const text = () => `${beforeData(route)}${reply.text}}`
  if (route.etag) {
    reply.etag ??= req.app.get('etag fn')(text()) as string
    res.setHeader('ETag', reply.etag)
    if (req.fresh) return sendNothing(res)
  }
  sendBody(res, route.status, undefined, text())
  return observe ? JSON.parse(text()) : undefined
}

/** Sends a reply with its ETag, or 304 without a body if the call reads what the caller already has. */
function sendTagged(
  req: Request,
  res: Response,
  { method, status }: Route,
  body: unknown,
  text: string,
  tag: string,
) {
  const given = method === 'get' ? req.headers['if-none-match'] : undefined
  const tags = given === undefined ? [] : tagsIn(given)
  const known = tags === '*' ? tag : tags.find((one) => isWeaklySame(one, tag))
  // The caller's copy may be encoded, and then has a tag of its own.
  res.setHeader('ETag', known && isStronglySame(known, tag) ? known : tag)
  return known ? sendNothing(res) : sendBody(res, status, body, text)
}

function sendNothing(res: Response): undefined {
  res.statusCode = 304
  res.end()
}

/**
 * Sends a refusal in the envelope; an unexpected failure reveals nothing. `discovery` is the URL at which callers without
 * a token find who issues them, if that is anywhere.
 */
export function sendRefusal(
  res: ServerResponse,
  refusal: Refusal,
  route: Route | null,
  discovery: string | null = null,
): unknown {
  const { status, message, data } = refusal
  const code = refusal.refusal === 'invalidRequest' ? (route?.invalidCode ?? refusal.code) : refusal.code
  if (refusal.refusal === 'methodNotAllowed') res.setHeader('Allow', (data.allowed as string[]).join(', '))
  const wait = refusal.refusal === 'idempotencyInFlight' ? 1 : data.retryAfter
  if (typeof wait === 'number') res.setHeader('Retry-After', wait)
  res.setHeader('Cache-Control', 'no-store')
  res.removeHeader('ETag') // Of a long reply that exceeded the quota.
  if (refusal.refusal === 'changedMeanwhile' && Object.keys(data).length > 0)
    res.setHeader('ETag', tagOf(JSON.stringify(data)))
  if (route?.topLevel) {
    if (status === 401) res.setHeader('WWW-Authenticate', 'Basic realm="OAuth"') // RFC 6749 section 5.2
  } else if (route && route.caller !== 'nobody') challenge(res, refusal, discovery)
  const oauth = route?.topLevel ? { error: oauthErrorOf(code), error_description: message } : {}
  return sendJson(res, status, { ...oauth, status, success: false, message, ...(code ? { code } : {}), data })
}

/**
 * The error codes of RFC 6749 section 5.2, RFC 7009 section 2.2.1, RFC 8628 section 3.5 and RFC 8707 section 2; any other refusal becomes
 * `invalid_request`.
 */
const oauthErrors = new Set([
  'invalid_client',
  'invalid_grant',
  'unauthorized_client',
  'invalid_scope',
  'invalid_target',
  'unsupported_grant_type',
  'unsupported_token_type',
  'authorization_pending',
  'slow_down',
  'access_denied',
  'expired_token',
])

function oauthErrorOf(code: string | null | undefined): string {
  return code && oauthErrors.has(code) ? code : 'invalid_request'
}

/** Tells OAuth 2.0 clients what is wrong with the token, and where they get one (RFC 6750 section 3, RFC 9728 section 5.1). */
function challenge(res: ServerResponse, { status, data }: Refusal, discovery: string | null): void {
  const given = res.req.headers.authorization !== undefined
  const says = [given && 'error="invalid_token"', discovery && `resource_metadata="${discovery}"`].filter(
    Boolean,
  )
  if (status === 401) res.setHeader('WWW-Authenticate', ['Bearer', says.join(', ')].filter(Boolean).join(' '))
  if (status === 403 && Array.isArray(data.required)) {
    const scope = data.required.join(' ')
    res.setHeader('WWW-Authenticate', `Bearer error="insufficient_scope", scope="${scope}"`)
  }
}

/** Closes a connection whose reply has begun and cannot be finished; only the log shows the status. */
export function cutOff(res: ServerResponse, { status }: Refusal): undefined {
  res.statusCode = status
  res.destroy()
}

/** Turns any error into the refusal that a caller sees. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { code = '' } = error as { code?: string }
  if (unstorable.has(code)) {
    return invalid('A value is out of range or not valid text')
  }
  if (error instanceof BulkheadFull || contended.has(code)) {
    return new Refusal('busy', { data: { retryAfter: 1 } })
  }
  if (code === ended) return new Refusal('tookTooLong', { data: { retryAfter: 1 } })
  if (isDatabaseAway(error)) return new Refusal('unavailable')
  return new Refusal('unexpected')
}

export function sendJson(res: ServerResponse, status: number, body: unknown): unknown {
  return sendBody(res, status, body, JSON.stringify(body))
}

function sendBody(res: ServerResponse, status: number, body: unknown, text: string): unknown {
  const length = Buffer.byteLength(text)
  reserveReply(res, length)
  res.statusCode = status
  res.setHeader('Content-Type', 'application/json; charset=utf-8')
  res.setHeader('Content-Length', length)
  res.end(text)
  return body
}

function sendHtml(res: ServerResponse, status: number, html: string): string {
  res.statusCode = status
  res.setHeader('Content-Type', 'text/html; charset=utf-8')
  const headers = pageHeaders("default-src 'self'", "'self'")
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  res.end(html)
  return html
}
