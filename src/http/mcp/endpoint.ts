// Model Context Protocol over Streamable HTTP, without sessions: each message is a call of its own.

import type { Express, Request, RequestHandler, Response } from 'express'
import type { Document } from '../../contract/document.ts'
import { isUsable, type Operation, operationsOf } from '../../mcp/operations.ts'
import { answer, rpcError, ToolError } from '../../mcp/protocol.ts'
import { type ApiCall, type ApiReply, storeServer } from '../../mcp/store-tools.ts'
import { BodyQuota } from '../body-quota.ts'
import { refusalOf, sendJson, sendRefusal } from '../reply.ts'
import type { SurfaceOptions } from '../surface-options.ts'
import { confirmationsOf } from './confirmations.ts'
import { type InjectedCall, type InjectedReply, inject } from './inject.ts'
import { readMessage, Unreadable } from './messages.ts'

const prefix = '/api/v1'

type Options = Pick<SurfaceOptions, 'contract' | 'config' | 'log'>

/** A token as the reply to getApp describes it. */
interface TokenOf {
  shop: { name: string }
  scopes: string[]
}

/**
 * Returns the handler of messages at the Apps API. It knows no tokens: each message first makes the call that tells what
 * its token may do, and is refused as that call is.
 */
export function mcpHandler(options: Options, challenge: string): RequestHandler {
  const quota = new BodyQuota()
  let operations: Operation[] | undefined
  return async (req, res) => {
    try {
      const caller = callerOf(req, res)
      const told = await caller({ method: 'get', url: `${prefix}/app` })
      if (told.status !== 200) return refuseAs(res, told, challenge)
      const token = JSON.parse(told.text).data as TokenOf
      const { message } = await readMessage(req, res, quota)
      const contract = options.contract() as Document
      operations ??= operationsOf(contract)
      const server = storeServer({
        storeName: token.shop.name,
        version: contract.info.version,
        contract,
        operations: operations.filter((operation) => isUsable(operation, token.scopes)),
        confirmations: confirmationsOf(options.config.jwtSecrets, req.headers.authorization!),
        call: async (call) => replyOf(await caller(callOf(call))),
      })
      const reply = await answer(server, message)
      if (reply) sendJson(res, 200, reply)
      else res.writeHead(202).end()
    } catch (error) {
      refuse(res, error, options.log)
    }
  }
}

type Caller = (call: InjectedCall) => Promise<InjectedReply>

/** Returns a function that calls the service with the token of a message, under its request id. */
function callerOf(req: Request, res: Response): Caller {
  const own = {
    authorization: req.headers.authorization,
    'x-request-id': String(res.getHeader('X-Request-Id')),
  }
  return (call) => inject(req.app as Express, req, { ...call, headers: { ...own, ...call.headers } })
}

/** Returns the call over HTTP that an agent's call stands for. */
function callOf({ method, path, body, mode, ifMatch }: ApiCall): InjectedCall {
  const key = typeof mode === 'object' ? mode.confirm : undefined
  return {
    method,
    url: `${prefix}${path}`,
    headers: { 'idempotency-key': key, 'if-match': ifMatch ?? undefined },
    body,
    mode: key ? 'confirm' : (mode as 'rehearse' | undefined),
  }
}

function replyOf({ status, headers, text, isWhole }: InjectedReply): ApiReply {
  if (!isWhole) throw new ToolError('The reply is too long: ask for less, with a smaller limit or a filter')
  const isJson = String(headers['content-type']).startsWith('application/json')
  return { status, body: isJson ? JSON.parse(text) : text, etag: (headers.etag as string) ?? null }
}

/** Refuses a message as the call was refused that tells what its token may do; 401 leads to who issues tokens. */
function refuseAs(res: Response, { status, headers, text }: InjectedReply, challenge: string): void {
  for (const name of ['retry-after', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'])
    if (headers[name] !== undefined) res.setHeader(name, headers[name] as string)
  if (status === 401) {
    const invalid = res.req.headers.authorization === undefined ? '' : 'error="invalid_token", '
    res.setHeader('WWW-Authenticate', `Bearer ${invalid}resource_metadata="${challenge}"`)
  }
  sendJson(res, status, JSON.parse(text))
}

function refuse(res: Response, error: unknown, log: SurfaceOptions['log']): void {
  if (error instanceof Unreadable) return void sendJson(res, 400, rpcError(null, error.code, error.message))
  const refusal = refusalOf(error)
  if (refusal.status >= 500) log.error({ err: error, id: res.getHeader('X-Request-Id') }, 'message failed')
  sendRefusal(res, refusal, null)
}
