// The operations of shoppers' agents as tools of the Model Context Protocol, over Streamable HTTP without sessions.

import type { Express, Request, RequestHandler, Response } from 'express'
import { Refusal } from '../../base/errors.ts'
import { stringMember } from '../../base/http-signatures.ts'
import type { Document } from '../../contract/document.ts'
import { type AgentCall, agentsServer, bindingsOf } from '../../mcp/agent-tools.ts'
import { answer, rpcError, rpcErrors } from '../../mcp/protocol.ts'
import { requireSelling } from '../../services/agents/platforms.ts'
import { BodyQuota } from '../body-quota.ts'
import { bulkheadOfPage } from '../bulkhead.ts'
import { type InjectedReply, inject } from '../mcp/inject.ts'
import { type Message, readMessage, Unreadable } from '../mcp/messages.ts'
import { refusalOf, sendJson } from '../reply.ts'
import type { SurfaceOptions } from '../surface-options.ts'
import type { Throttling } from '../throttling.ts'
import { createAgentDesk, shopOfAddress } from './caller.ts'
import { statusForAgents } from './statuses.ts'

const prefix = '/ucp/v1'

/**
 * Returns the handler of messages. A tool makes the call over HTTP that it stands for, so that identity, signatures, limits
 * and replies are the same (decision agents-call-what-programs-call).
 */
export function agentsMcpHandler(options: SurfaceOptions, throttling: Throttling): RequestHandler {
  const quota = new BodyQuota()
  const contract = options.forAgents!.contract() as Document
  const bindings = bindingsOf(contract)
  const desk = createAgentDesk(options)
  return async (req, res) => {
    let message: Message['message']
    try {
      const read = await readMessage(req, res, quota)
      message = read.message
      const isCall = methodOf(message) === 'tools/call'
      // A call is counted and refused as one over HTTP.
      if (!isCall) await requireStore(options, throttling, req, res)
      const shared = isCall ? null : await desk.shared(req)
      const offered = bindings.filter(({ capability }) => shared?.includes(capability) ?? true)
      const server = agentsServer(contract.info.version, offered, (call) => replyTo(req, res, read, call))
      const reply = (await answer(server, message)) as { error?: object } | null
      if (isCall && reply?.error) await throttling.page(req, res)
      if (reply) sendJson(res, reply.error ? 400 : 200, reply)
      else res.writeHead(202).end()
    } catch (error) {
      refuse(res, error, message, options.log)
    }
  }
}

const methodOf = (message: unknown) => (message as { method?: unknown } | null)?.method

/** Counts a message that makes no call, and throws shopNotFound unless the store answers agents. */
async function requireStore(
  options: SurfaceOptions,
  throttling: Throttling,
  req: Request,
  res: Response,
): Promise<void> {
  await throttling.page(req, res)
  const shop = await shopOfAddress(options, req)
  if (!shop) throw new Refusal('shopNotFound')
  await requireSelling(bulkheadOfPage(options.db, req.ip, shop.id), shop, '')
}

/** Makes the call of a tool. Returns the body of the reply; throws NotServed for one that is an error. */
async function replyTo(
  req: Request,
  res: Response,
  { rawBody }: Message,
  { method, path, meta, body }: AgentCall,
): Promise<object> {
  const { profile } = meta['ucp-agent']
  const key = sameAs(req.headers['idempotency-key'], meta['idempotency-key'], 'Idempotency-Key')
  const named = req.headers['ucp-agent']
  sameAs(named && stringMember(String(named), 'profile'), profile, 'UCP-Agent')
  const reply = await inject(req.app as Express, req, {
    method,
    url: `${prefix}${path}`,
    headers: {
      'ucp-agent': `profile="${profile.replace(/["\\]/g, '\\$&')}"`,
      'idempotency-key': key,
      'x-shop-id': req.headers['x-shop-id'] as string | undefined,
      'x-request-id': String(res.getHeader('X-Request-Id')),
    },
    body,
    signed: { req, rawBody },
  })
  copyLimits(res, reply)
  if (!reply.isWhole) throw new NotServed(500, { code: 'reply_too_long', content: 'The reply is too long' })
  if (reply.status >= 400) throw new NotServed(reply.status, JSON.parse(reply.text))
  return JSON.parse(reply.text)
}

/** Returns what a message says in `meta`, or in the header. Throws if they differ, because only one of them would be obeyed. */
function sameAs(header: unknown, said: string | undefined, name: string): string | undefined {
  if (header !== undefined && said !== undefined && header !== said)
    throw new Unreadable(rpcErrors.params, `The header ${name} differs from what meta says`)
  return said ?? (header as string | undefined)
}

function copyLimits(res: Response, { headers }: InjectedReply): void {
  for (const name of ['retry-after', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'])
    if (headers[name] !== undefined) res.setHeader(name, headers[name] as string)
}

/** An error of the protocol, which has no result. */
class NotServed extends Error {
  readonly status: number
  readonly data: { code: string; content: string }

  constructor(status: number, data: NotServed['data']) {
    super(data.content)
    this.status = status
    this.data = data
  }
}

function refuse(res: Response, error: unknown, message: unknown, log: SurfaceOptions['log']): void {
  const given = (message as { id?: unknown } | undefined)?.id
  const id = typeof given === 'string' || typeof given === 'number' ? given : null
  res.setHeader('Cache-Control', 'no-store')
  if (error instanceof Unreadable) return void sendJson(res, 400, rpcError(id, error.code, error.message))
  const { status, data } = error instanceof NotServed ? error : errorOf(res, error, log)
  const retryAfter = res.getHeader('Retry-After')
  const told = { ...data, ...(retryAfter !== undefined && { retry_after: Number(retryAfter) }) }
  sendJson(res, status, rpcError(id, codeOf(status, data.code), data.content, told))
}

/** Returns an error that no call has had, as calls have it. */
function errorOf(res: Response, error: unknown, log: SurfaceOptions['log']): Omit<NotServed, keyof Error> {
  const refusal = refusalOf(error)
  const status = statusForAgents(refusal.refusal)
  if (status >= 500) log.error({ err: error, id: res.getHeader('X-Request-Id') }, 'message failed')
  if (typeof refusal.data.retryAfter === 'number') res.setHeader('Retry-After', refusal.data.retryAfter)
  return { status, data: { code: refusal.code!, content: refusal.message } }
}

/** Errors that the protocol gives codes of their own, beside those of JSON-RPC. */
const discovery = ['invalid_profile_url', 'profile_unreachable', 'profile_malformed', 'version_unsupported']
const ofRequest = ['digest_mismatch', 'algorithm_unsupported', 'body_too_large', 'unsupported_media_type']

function codeOf(status: number, code: string): number {
  if (discovery.includes(code)) return -32001
  if (ofRequest.includes(code)) return rpcErrors.request
  if (status === 400) return rpcErrors.params
  return status === 500 ? rpcErrors.internal : -32000
}
