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

/** A body that is longer than 64 KB. */
export class BodyTooLarge extends Error {}

/** A request as far as a stand-in reads it. */
export interface Asked {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** What is sent back; null is no answer at all, while the connection stays open. */
export type Answer = { status: number; headers: Record<string, string>; body: string } | null

/** Listens on this machine only; port 0 takes any that is free. */
export async function openServer(port: number): Promise<{ server: Server; url: string }> {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Some connections are kept without an answer on purpose: stopping does not wait for them. */
export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}

/** Reads a request to its end, and refuses a body that is too large only then, so that the refusal arrives. */
export async function readAsked(request: IncomingMessage): Promise<Asked> {
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

/** Sends an answer; where there is none, the client has to give up by itself. */
export function send(response: ServerResponse, answer: Answer): void {
  if (answer) response.writeHead(answer.status, answer.headers).end(answer.body)
}

/** A JSON answer. */
export function json(status: number, body: object): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
