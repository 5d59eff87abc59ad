import { createServer, IncomingMessage, type Server, type ServerOptions, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Express } from 'express'
import { seconds } from '../clock.ts'
import { refusals } from '../errors.ts'

/** Node's message classes are functions: called on an object of ours, they keep its shape (and so V8 fast). */
type MessageFunction = (this: object, ...values: unknown[]) => void

/**
 * A server whose requests and responses are born with the app's prototypes: Express sets them on every
 * request, which costs more than half of the throughput unless they already are what it sets. `Reflect.construct`
 * would give them the prototype too, but objects as slow as the ones it saves us from.
 *
 * A reader that takes no byte of a reply for 30 s to 60 s (once or twice `stallMs`) is cut off, so that nobody holds an
 * open file or half a reply for ever.
 */
export function serverFor(app: Express, { stallMs = 30 * seconds } = {}): Server {
  const construct = {
    request: IncomingMessage as unknown as MessageFunction,
    response: ServerResponse as unknown as MessageFunction,
  }
  function AppRequest(this: object, ...values: unknown[]) {
    construct.request.call(this, ...values)
  }
  function AppResponse(this: object, ...values: unknown[]) {
    construct.response.call(this, ...values)
  }
  AppRequest.prototype = app.request
  AppResponse.prototype = app.response
  const classes = { IncomingMessage: AppRequest, ServerResponse: AppResponse }
  const server = createServer(classes as unknown as ServerOptions, app)
  server.timeout = stallMs
  server.on('request', (_req, res) => res.on('timeout', cutOffReader))
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end(notHttp)
  })
  return server
}

/** Nothing has come or gone for too long: a reply that has begun waits for its reader, any other for us. */
function cutOffReader(this: ServerResponse, socket: Socket): void {
  if (this.headersSent) socket.destroy()
}

/** For bytes that are not even HTTP, where there is no response object to answer with. */
const notHttp = (() => {
  const [status, message] = [400, 'This is not an HTTP request that we can read']
  const body = JSON.stringify({ status, success: false, message, code: refusals.invalidRequest[2], data: {} })
  const headers = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close`
  return `HTTP/1.1 400 Bad Request\r\n${headers}\r\n\r\n${body}`
})()
