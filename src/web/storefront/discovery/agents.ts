import { type IncomingHttpHeaders, type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { pipeline } from 'node:stream'
import { urlToHttpOptions } from 'node:url'
import type { Reply } from '../reply.tsx'

/** How long the service may take for its answer, in milliseconds. */
const patience = 30_000

/** Returns whether a call is one of the Universal Commerce Protocol, which the service answers at the shop's address. */
export function isOfAgents(path: string): boolean {
  return /^\/(\.well-known\/ucp|api\/ucp\/mcp)(\?|$)/.test(path) || path.startsWith('/ucp/v1/')
}

/**
 * Sends the call of an agent on to the service, and its answer back. Agents sign the method, `Host`, the path, the body and
 * headers, so all of them stay as they came. Cookies, which are those of shoppers, are not sent on.
 */
export function askAsAgent(
  api: string,
  req: IncomingMessage,
  { protocol, address }: { protocol: string; address: string },
): Promise<Reply> {
  const target = new URL(api)
  const options = {
    ...urlToHttpOptions(target),
    path: req.url!,
    method: req.method!,
    headers: {
      ...without(ofConnection, req.headers),
      'x-forwarded-for': address,
      'x-forwarded-proto': protocol.replace(':', ''),
    },
    signal: AbortSignal.timeout(patience),
  }
  const request = target.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve) => {
    const asked = request(options, (answer) => {
      const headers = without(ofConnection, answer.headers) as Record<string, string>
      resolve({ status: answer.statusCode!, headers, body: answer })
    })
    // An agent that leaves ends the call to the service too, so there may be nobody to read this.
    asked.on('error', () => resolve(unavailable()))
    pipeline(req, asked, () => undefined)
  })
}

/** Agents read no pages, so they are told in the shape of the protocol that the service did not answer. */
const unavailable = (): Reply => ({
  status: 503,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': '5' },
  body: JSON.stringify({
    code: 'unavailable',
    content: 'The service is temporarily unavailable; try again later',
  }),
})

/** Headers of one connection alone, and those by which a caller could pretend to be somebody or somewhere else. */
const ofConnection = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade', 'expect', 'cookie', 'set-cookie', 'forwarded', 'x-shop-id'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'x-real-ip'],
])

function without(names: Set<string>, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name)))
}
