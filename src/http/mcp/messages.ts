import type { Request, Response } from 'express'
import { Refusal } from '../../base/errors.ts'
import { protocolVersions, rpcErrors } from '../../mcp/protocol.ts'
import { readBody } from '../body.ts'
import type { BodyQuota } from '../body-quota.ts'

/** The bytes of a message, and what they say. */
export interface Message {
  message: unknown
  rawBody: Buffer
}

/** A message that is none, with the error code of JSON-RPC. */
export class Unreadable extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** Reads a message. Throws the refusals of a body, and Unreadable for one that is not a message. */
export async function readMessage(req: Request, res: Response, quota: BodyQuota): Promise<Message> {
  const version = req.headers['mcp-protocol-version']
  if (version !== undefined && !protocolVersions.includes(String(version))) {
    const spoken = protocolVersions.join(', ')
    throw new Unreadable(rpcErrors.request, `MCP-Protocol-Version must be one of ${spoken}`)
  }
  const read = readBody(req, res, { body: 'application/json' }, quota)
  const rawBody = await read.catch((error: unknown) => {
    const isJson = !(error instanceof Refusal) || error.refusal !== 'malformedJson'
    throw isJson ? error : new Unreadable(rpcErrors.parse, 'The message is not JSON')
  })
  return { message: req.body, rawBody }
}
