import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Express } from 'express'
import { seconds } from '../clock.ts'
import { refusals } from '../errors.ts'

interface ServerSettings {
  stallMs?: number
  stopping?: AbortSignal
}

/**
 * nginx and most other proxies keep an idle connection for 60 s; if the service closed it first, a call under way would
 * fail.
 */
const keepAliveMs = 75 * seconds

/**
 * Returns a server whose requests and responses are created with the app's prototypes: Express sets them on every
 * request, which costs more than half of the throughput unless they are set already. They are those of subclasses,
 * because V8 gives the objects of a class room for all properties that its parents write. Without that they become
 * dictionaries, in which each look-up is slow (test/http/server.test.ts).
 *
 * A client that reads no byte of a reply for 30 s to 60 s (once or twice `stallMs`) is disconnected, so that nobody
 * holds an open file or half a reply forever. So is one that is still sending its body that long after the reply.
 *
 * Idle connections stay open for longer than proxies keep theirs. Once `stopping` is aborted, each reply closes its
 * connection, so that a client that keeps it makes the next call elsewhere and meets no closed port.
 */
export function serverFor(app: Express, { stallMs = 30 * seconds, stopping }: ServerSettings = {}): Server {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {}
  app.request = Object.setPrototypeOf(AppRequest.prototype, app.request)
  app.response = Object.setPrototypeOf(AppResponse.prototype, app.response)
  const server = createServer({ IncomingMessage: AppRequest, ServerResponse: AppResponse }, app)
  server.timeout = stallMs
  server.keepAliveTimeout = keepAliveMs
  // This listener comes before the app, which may answer at once.
  server.prependListener('request', (_req, res) => {
    res.setHeader('X-Content-Type-Options', 'nosniff')
    if (stopping?.aborted) res.setHeader('Connection', 'close')
    res.on('timeout', cutOffReader)
    res.on('finish', () => cutOffWriter(res, stallMs))
  })
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end(notHttp)
  })
  return server
}

/** Disconnects an idle client whose reply has begun; before that, the client waits for us. */
function cutOffReader(this: ServerResponse, socket: Socket): void {
  if (this.headersSent) socket.destroy()
}

/**
 * Disconnects a client that goes on sending the body of a call that was answered without it, such as a refused
 * upload: Node reads and drops such a body for as long as it comes.
 */
function cutOffWriter({ req }: ServerResponse, stallMs: number): void {
  if (req.complete) return
  const timer = setTimeout(() => req.socket.destroy(), stallMs)
  req.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
}

/** This is the reply to bytes that are not even HTTP, for which there is no response object. */
const notHttp = (() => {
  const [status, message] = [400, 'This is not an HTTP request that we can read']
  const body = JSON.stringify({ status, success: false, message, code: refusals.invalidRequest[2], data: {} })
  const headers = `Content-Type: application/json\r\nX-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close`
  return `HTTP/1.1 400 Bad Request\r\n${headers}\r\n\r\n${body}`
})()
