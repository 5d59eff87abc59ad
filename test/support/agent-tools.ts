import { randomUUID } from 'node:crypto'
import { signedHeaders, type TestAgent } from './agents.ts'
import { call } from './service.ts'

export const agentsMcpPath = '/api/ucp/mcp'

interface Sent {
  key?: string
  signer?: TestAgent['keys'][number] | null
  /** Changes the headers after they were signed. */
  tamper?: (headers: Record<string, string>) => void
}

/** Sends a message of JSON-RPC to a store as an agent does, signed if it has a key. */
export async function sendMessage(agent: TestAgent, shop: { id: string }, message: unknown, sent: Sent = {}) {
  const { key = randomUUID(), tamper, ...options } = sent
  const body = JSON.stringify(message)
  const asked = { method: 'POST', host: 'store.localhost', path: agentsMcpPath, body }
  const headers = signedHeaders(agent, asked, { key, named: { 'x-shop-id': shop.id }, ...options })
  tamper?.(headers)
  return call('store').post(agentsMcpPath).set(headers).send(body)
}

/** Calls a tool, with the same key in the header and in `meta`. */
export function useTool(
  agent: TestAgent,
  shop: { id: string },
  name: string,
  given: object = {},
  { key = randomUUID(), ...sent }: Sent = {},
) {
  const meta = { 'ucp-agent': { profile: agent.profile }, 'idempotency-key': key }
  const params = { name, arguments: { meta, ...given } }
  return sendMessage(agent, shop, { jsonrpc: '2.0', id: 1, method: 'tools/call', params }, { key, ...sent })
}
