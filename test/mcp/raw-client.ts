import type { AddressInfo } from 'node:net'
import type { Response } from 'supertest'
import { call, serverOf, service } from '../support/service.ts'

export const mcpPath = '/api/mcp'

type Headers = Record<string, string>

/** Returns the address at which agents call the service under test. */
export function mcpUrl(): URL {
  const { port } = serverOf(service().apps).address() as AddressInfo
  return new URL(`http://127.0.0.1:${port}${mcpPath}`)
}

/** Sends a message of JSON-RPC as it is. */
export function send(token: Headers, message: unknown): Promise<Response> {
  return call('apps')
    .post(mcpPath)
    .set(token)
    .send(message as object)
    .then((sent) => sent)
}

/** Calls a method, and returns its result. */
export async function ask(token: Headers, method: string, params: object = {}) {
  const { status, body } = await send(token, { jsonrpc: '2.0', id: 1, method, params })
  if (status !== 200 || body.error) throw new Error(JSON.stringify(body))
  return body.result
}

/** Calls a tool, and returns what it answers and whether that is a refusal. */
export async function useTool(token: Headers, name: string, given: object) {
  const { structuredContent, isError, content } = await ask(token, 'tools/call', { name, arguments: given })
  if (content[0].text !== JSON.stringify(structuredContent)) throw new Error('the text differs')
  return { isError: isError as boolean, said: structuredContent }
}

/** Prepares a write, and makes it with the confirmation. */
export async function write(
  token: Headers,
  given: { operationId: string; parameters?: object; body?: unknown },
) {
  const { said } = await useTool(token, 'prepare_write', given)
  return useTool(token, 'call_write', { ...given, confirmation: said.confirmation })
}
