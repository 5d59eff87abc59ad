// The HTTP server's time-outs, and draining on shutdown.

import { createServer, IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Express } from 'express'
import { seconds } from '../base/clock.ts'
import { invalid, Refusal } from '../base/errors.ts'
import { sendRefusal } from './reply.ts'

interface ServerSettings {
  stallMs?: number
  stopping?: AbortSignal
}

/** nginx and most other proxies keep an idle connection for 60 s; closing it first would break a call under way. */
const keepAliveMs = 75 * seconds

/** Maximum size in bytes of a request line with its headers. */
const maxHeaderSize = 16 * 1024

/**
 * Returns a server whose requests and responses are created with the app's prototypes: Express sets them on every
 * request, which costs more than half of the throughput unless they are already set. They are those of subclasses,
 * because V8 reserves space in a class's objects for all properties that its parents write. Without that they become
 * dictionaries, with slow look-ups (test/http/server.test.ts).
 *
 * Disconnects a client that reads nothing of a reply for 30 s to 60 s (once or twice `stallMs`), so that nobody holds
 * an open file or half a reply forever; likewise one that sends nothing more of its body for that long, or is still
 * sending it that long after the reply.
 *
 * Idle connections stay open longer than proxies keep theirs. Once `stopping` is aborted, each reply closes its
 * connection, so that a client with a kept connection makes its next call elsewhere and does not hit a closed port.
 *
 * Calls that Node itself would refuse, without a body or as plain text, are refused in the envelope as well.
 */
export function serverFor(app: Express, { stallMs = 30 * seconds, stopping }: ServerSettings = {}): Server {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {}
  app.request = Object.setPrototypeOf(AppRequest.prototype, app.request)
  app.response = Object.setPrototypeOf(AppResponse.prototype, app.response)
  const server = createServer({
    IncomingMessage: AppRequest,
    ServerResponse: AppResponse,
    maxHeaderSize,
    requireHostHeader: false,
  })
  server.timeout = stallMs
  server.keepAliveTimeout = keepAliveMs
  const replies = new WeakMap<Socket, ServerResponse>()
  const prepare = (req: IncomingMessage, res: ServerResponse) => {
    replies.set(req.socket, res)
    res.setHeader('X-Content-Type-Options', 'nosniff')
    if (stopping?.aborted) res.setHeader('Connection', 'close')
    res.on('timeout', cutOffIdle)
    res.on('finish', () => cutOffWriter(res, stallMs))
  }
  server.on('request', (req, res) => {
    prepare(req, res)
    if (isHostless(req)) return sendRefusal(res, invalid('The Host header is missing'), null)
    takeAddress(req)
    app(req, res)
  })
  server.on('checkExpectation', (req, res) => {
    prepare(req, res)
    sendRefusal(res, new Refusal('expectationFailed'), null)
  })
  server.on('clientError', (error, socket) => refuseBytes(error, socket as Socket, replies))
  return server
}

/** HTTP/1.1 requires this header (RFC 9112 section 3.2); Node would refuse the request without an envelope. */
function isHostless({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion === '1.1' && headers.host === undefined
}

/**
 * A request line may hold a whole address instead of a path, as clients send it to proxies: its host then overrides the
 * header (RFC 9112 section 3.2.2).
 */
function takeAddress(req: IncomingMessage): void {
  const [, host, path = ''] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(req.url ?? '') ?? []
  if (host === undefined) return
  req.headers.host = host
  req.url = path.startsWith('/') ? path : `/${path}`
}

/**
 * Disconnects an idle client that owes us bytes of its body, or does not read its reply; otherwise the client is
 * waiting for us.
 */
function cutOffIdle(this: ServerResponse, socket: Socket): void {
  if (this.headersSent || !this.req.complete) socket.destroy()
}

/**
 * Disconnects a client that keeps sending a body after its call was answered, such as a refused upload: Node reads and
 * drops such a body for as long as it lasts.
 */
function cutOffWriter({ req }: ServerResponse, stallMs: number): void {
  if (req.complete) return
  const timer = setTimeout(() => req.socket.destroy(), stallMs)
  req.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
}

/**
 * Refuses bytes that are not an HTTP request, for which there is no response object, and closes the connection. The
 * reply to a complete request goes first; a reply that has begun leaves nothing to say.
 */
function refuseBytes(
  error: NodeJS.ErrnoException,
  socket: Socket,
  replies: WeakMap<Socket, ServerResponse>,
): void {
  const reply = replies.get(socket)
  const isOpen = reply !== undefined && !reply.writableFinished
  if (isOpen && reply.req.complete) reply.once('finish', () => socket.destroySoon())
  else if (!socket.writable || (isOpen && reply.headersSent)) socket.destroy()
  else socket.end(bytesOf(refusalOfBytes(error)))
}

/** Returns the refusal of a request that Node could not read, by Node's error code. */
function refusalOfBytes({ code }: NodeJS.ErrnoException): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return new Refusal('headersTooLarge')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Refusal('requestTimeout')
  return invalid('This is not an HTTP request that we can read')
}

function bytesOf({ status, message, code, data }: Refusal): string {
  const body = JSON.stringify({ status, success: false, message, code, data })
  const headers = `Content-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close`
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n\r\n${body}`
}
