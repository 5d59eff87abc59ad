import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Entry, Ledger } from './ledger.ts'
import { Refusal } from './wire.ts'

const bodyLimit = 64 * 1024

/** What the API and the card page share: the memory, the one way to change it, and where the sandbox is. */
export interface Sandbox {
  ledger: Ledger
  /** Makes an entry durable and sends its callback. */
  record(entry: Entry): void
  url: string
}

/** A request as far as the sandbox reads it. */
export interface Asked {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** What is sent back; null is no answer at all, while the connection stays open. */
export type Answer = { status: number; headers: Record<string, string>; body: string } | null

/** Reads a request to its end, and refuses a body that is too large only then, so that the refusal arrives. */
export async function readAsked(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size <= bodyLimit) chunks.push(chunk)
  }
  if (size > bodyLimit) throw new Refusal('body_too_large')
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
