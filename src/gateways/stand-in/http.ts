import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

const bodyLimit = 64 * 1024

/** Thrown for a body longer than 64 KB. */
export class BodyTooLarge extends Error {}

/** The parts of a request that a stand-in reads. */
export interface StandInRequest {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A reply; null sends none and leaves the connection open. */
export type Answer = { status: number; headers: Record<string, string>; body: string } | null

/** Listens on this machine only; port 0 chooses any free one. */
export async function openServer(port: number): Promise<{ server: Server; url: string }> {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Closes a server without waiting for connections deliberately left unanswered. */
export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}

/**
 * Reads a whole request, and only then refuses a body that is too large, so that the refusal arrives. Throws
 * BodyTooLarge.
 */
export async function readAsked(request: IncomingMessage): Promise<StandInRequest> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size <= bodyLimit) chunks.push(chunk)
  }
  if (size > bodyLimit) throw new BodyTooLarge()
  const { method = '', url = '', headers } = request
  return { method, path: url.split('?', 1).join(), headers, body: Buffer.concat(chunks).toString() }
}

/** Sends an answer; null makes the client time out. */
export function send(response: ServerResponse, answer: Answer): void {
  if (answer) response.writeHead(answer.status, answer.headers).end(answer.body)
}

/** Returns a JSON answer. */
export function json(status: number, body: object): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
