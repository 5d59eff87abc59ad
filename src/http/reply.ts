import type { ServerResponse } from 'node:http'
import type { Request, Response } from 'express'
import { Refusal } from '../errors.ts'
import type { Route } from './handler.ts'

/** PostgreSQL's words for input that no column can hold (NUL, a lone surrogate, 30 February, a huge number). */
const unstorable = new Set(['22021', '22P02', '22P05', '22003', '22007', '22008', '54001'])
/** Nothing is wrong with the call: the database is away, full, or someone else held a lock for too long. */
const passing = /^(08|53|57P0|55P03|40001|40P01|57014|25P03)/

/** Puts a handler's data into the envelope; returns what was sent. */
export function sendData(req: Request, res: Response, route: Route, data: unknown): unknown {
  if (route.html) return sendHtml(res, route.status, data as string)
  if (route.topLevel) res.setHeader('Cache-Control', 'no-store') // RFC 6749 section 5.1
  const envelope = { status: route.status, success: true, message: route.message, data }
  const body = route.topLevel ? { ...envelope, ...(data as object) } : envelope
  return route.etag ? sendIfChanged(req, res, body) : sendJson(res, route.status, body)
}

/** 304 and no body where the caller has this very reply already. What a store shows depends on headers: no shared cache. */
function sendIfChanged(req: Request, res: Response, body: unknown): unknown {
  const text = JSON.stringify(body)
  res.setHeader('ETag', req.app.get('etag fn')(text))
  res.setHeader('Cache-Control', 'private, no-cache')
  if (!req.fresh) return sendText(res, 200, body, text)
  res.statusCode = 304
  res.end()
}

/** Puts a refusal into the envelope; anything that is not one is an unexpected failure and tells nothing. */
export function sendRefusal(res: ServerResponse, refusal: Refusal, route: Route | null): unknown {
  const { status, message, data } = refusal
  const code = refusal.refusal === 'invalidRequest' ? (route?.invalidCode ?? refusal.code) : refusal.code
  if (refusal.refusal === 'methodNotAllowed') res.setHeader('Allow', (data.allowed as string[]).join(', '))
  if (typeof data.retryAfter === 'number') res.setHeader('Retry-After', data.retryAfter)
  if (route?.topLevel) {
    res.setHeader('Cache-Control', 'no-store')
    if (status === 401) res.setHeader('WWW-Authenticate', 'Basic realm="OAuth"') // RFC 6749 section 5.2
  }
  const oauth = route?.topLevel ? { error: code ?? 'invalid_request', error_description: message } : {}
  return sendJson(res, status, { ...oauth, status, success: false, message, ...(code ? { code } : {}), data })
}

/** What an error means to a caller. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { code = '', name = '' } = error as { code?: string; name?: string }
  if (unstorable.has(code)) {
    return new Refusal('invalidRequest', { values: { reason: 'A value is out of range or not valid text' } })
  }
  if (passing.test(code) || name === 'KnexTimeoutError' || /^(ECONN|EPIPE|ETIMEDOUT)/.test(code)) {
    return new Refusal('unavailable')
  }
  return new Refusal('unexpected')
}

export function sendJson(res: ServerResponse, status: number, body: unknown): unknown {
  return sendText(res, status, body, JSON.stringify(body))
}

function sendText(res: ServerResponse, status: number, body: unknown, text: string): unknown {
  res.statusCode = status
  res.setHeader('Content-Type', 'application/json; charset=utf-8')
  res.setHeader('Content-Length', Buffer.byteLength(text))
  res.end(text)
  return body
}

function sendHtml(res: ServerResponse, status: number, html: string): string {
  res.statusCode = status
  res.setHeader('Content-Type', 'text/html; charset=utf-8')
  res.setHeader(
    'Content-Security-Policy',
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  )
  // The address of the consent page holds an app's state: nobody else is told of it, and no cache keeps it.
  res.setHeader('Referrer-Policy', 'no-referrer')
  res.setHeader('Cache-Control', 'no-store')
  res.end(html)
  return html
}
