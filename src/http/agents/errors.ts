// Errors and outcomes of the Universal Commerce Protocol.

import type { ServerResponse } from 'node:http'
import type { Refusal } from '../../base/errors.ts'
import { failure } from '../../services/agents/outcomes.ts'
import { sendJson } from '../reply.ts'
import { statusForAgents } from './statuses.ts'

/** Sends a refusal in the shape of the protocol; returns the body. */
export function refuseAgent(res: ServerResponse, refusal: Refusal): unknown {
  const status = statusForAgents(refusal.refusal)
  if (typeof refusal.data.retryAfter === 'number') res.setHeader('Retry-After', refusal.data.retryAfter)
  if (refusal.refusal === 'methodNotAllowed')
    res.setHeader('Allow', (refusal.data.allowed as string[]).join(', '))
  res.setHeader('Cache-Control', 'no-store')
  if (status === 200) return sendJson(res, status, failure(refusal))
  return sendJson(res, status, { code: refusal.code, content: refusal.message })
}
