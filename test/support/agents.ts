import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type supertest from 'supertest'
import { digestOf, type PublicKey, type SigningKey, signed } from '../../src/base/http-signatures.ts'
import { capabilitiesOfStores, version } from '../../src/services/agents/protocol.ts'
import { createShop } from './fixtures/shops.ts'
import { call, service } from './service.ts'
import { requireShape } from './ucp-schemas.ts'

/** A call of an agent's webhook. */
export interface Told {
  url: string
  headers: Record<string, string>
  text: string
}

/** An agent with a profile of its own, which a server on this machine publishes. */
export interface TestAgent {
  profile: string
  keys: SigningKey[]
  /** The answer of its server; the profile, by default. */
  document: object
  status: number
  fetched: number
  /** The messages that its webhook for orders was sent, and how it answers. */
  told: Told[]
  answer: (told: Told) => number | Promise<number>
  close(): Promise<void>
}

/** Starts an agent; with keys, it signs its calls. */
export async function startAgent({ keys: count = 1 }: { keys?: number } = {}): Promise<TestAgent> {
  const pairs = Array.from({ length: count }, (_, n) => newKey(`key-${n}`))
  const server = createServer(async (req, res) => {
    if (req.method === 'POST') {
      const headers = req.headers as Told['headers']
      const one = { url: req.url!, headers, text: await text(req) }
      agent.told.push(one)
      return void res.writeHead(await agent.answer(one)).end()
    }
    agent.fetched += 1
    res.writeHead(agent.status, { 'content-type': 'application/json' }).end(JSON.stringify(agent.document))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const address = `http://127.0.0.1:${port}`
  const order = [{ version, config: { webhook_url: `${address}/orders?of=stores` } }]
  const capabilities = { ...capabilitiesOfStores(), 'dev.ucp.shopping.order': order }
  const agent: TestAgent = {
    profile: `${address}/profile.json`,
    keys: pairs.map(({ signing }) => signing),
    document: profileWith(
      pairs.map(({ key }) => key),
      { capabilities },
    ),
    status: 200,
    fetched: 0,
    told: [],
    answer: () => 200,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
  return agent
}

/** Returns a profile that has the capabilities of stores. */
export const profileWith = (keys: object[], ucp: object = {}) => ({
  ucp: { version, services: {}, capabilities: capabilitiesOfStores(), payment_handlers: {}, ...ucp },
  keys,
})

export function newKey(kid: string, curve = 'P-256'): { key: PublicKey; signing: SigningKey } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: curve })
  const { kty, crv, x, y } = publicKey.export({ format: 'jwk' })
  const alg = curve === 'P-256' ? 'ES256' : 'ES384'
  const key = { kid, kty: kty!, crv, x, y, use: 'sig', alg }
  return { key, signing: { kid, pem: privateKey.export({ format: 'pem', type: 'pkcs8' }) as string } }
}

/** Creates a store that sells to agents, at an address of its own. */
export async function createSellingShop(values: Parameters<typeof createShop>[0] = {}) {
  const shop = await createShop(values)
  await service().db('shops').where({ id: shop.id }).update({ sells_to_agents: true })
  return shop
}

interface Sent {
  body?: object
  key?: string
  created?: Date
  /** Changes the headers after they were signed. */
  tamper?: (headers: Record<string, string>) => void
  /** Signs these components only. */
  cover?: string[]
  signer?: SigningKey | null
}

/** Calls a store as an agent does, signed if it has a key. */
export function asAgent(
  agent: TestAgent,
  shop: { id: string },
  method: 'get' | 'post' | 'put',
  path: string,
  { body, key, created, tamper, cover, signer }: Sent = {},
): supertest.Test {
  const url = `/ucp/v1${path}`
  const text = body === undefined ? undefined : JSON.stringify(body)
  const named = { 'x-shop-id': shop.id }
  const asked = { method: method.toUpperCase(), host: 'store.localhost', path: url, body: text }
  const headers = signedHeaders(agent, asked, { key, created, cover, signer, named })
  tamper?.(headers)
  const request = call('store')[method](url).set(headers)
  return (text === undefined ? request : request.send(text)).expect(({ status, body: reply }) =>
    requireShape(path, status, reply),
  )
}

interface Asked {
  method: string
  host: string
  path: string
  body?: string | undefined
}

/** Returns the headers of a call, which are signed if the agent has a key. */
export function signedHeaders(
  agent: TestAgent,
  { method, host, path, body }: Asked,
  {
    key = randomUUID(),
    created = new Date(),
    cover,
    signer = agent.keys[0] ?? null,
    named = {},
  }: Pick<Sent, 'key' | 'created' | 'cover' | 'signer'> & { named?: Record<string, string> } = {},
): Record<string, string> {
  const headers: Record<string, string> = { 'ucp-agent': `profile="${agent.profile}"`, ...named }
  if (method !== 'GET') headers['idempotency-key'] = key
  if (body !== undefined) {
    headers['content-type'] = 'application/json'
    headers['content-digest'] = digestOf(Buffer.from(body))
  }
  if (signer) {
    const all = { '@method': method, '@authority': host, '@path': path, ...headers }
    const covered = Object.fromEntries(Object.entries(all).filter(([name]) => !cover || cover.includes(name)))
    Object.assign(headers, signed(signer, covered, created))
  }
  return { host, ...headers }
}
