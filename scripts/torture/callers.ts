import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '../../src/base/ids.ts'
import type { Ports } from './processes.ts'
import type { Store } from './world.ts'

/** This is longer than the service lets a caller wait, so a call that exceeds it hangs. */
const patience = 15_000

export interface Callers {
  /** Ids of the records whose creation was answered with 2xx. */
  answered: Set<string>
  /** The number of calls that were refused with 503, or whose connection broke. */
  unavailable(): number
  broken(): number
  /** Replies that must not occur: neither a success nor a 503 in the envelope. */
  wrong: string[]
  longestMs(): number
  /** The time of the last success, by performance.now(). */
  lastSuccess(): number
  /** Makes no new calls, and waits for those in flight. */
  stop(): Promise<void>
}

interface Options {
  stores: Store[]
  apis: Ports[]
  count: number
  /** Returns whether a caller is to make a call now, after this number of 2xx replies. */
  wanted: (answered: number) => boolean
}

interface Call {
  port: number
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: object
}

/**
 * The replies that are allowed while the database restarts, or while all calls of a store wait for its first
 * connections.
 */
const refused = new Set(['unavailable', 'busy'])

/** Starts callers that create customers and orders and read products, as fast as they get replies. */
export function startCallers({ stores, apis, count, wanted }: Options): Callers {
  const answered = new Set<string>()
  const wrong: string[] = []
  let [unavailable, broken, longestMs, lastSuccess, stopping] = [0, 0, 0, 0, false]

  const make = async (call: Call) => {
    const startedAt = performance.now()
    const { status, body } = await send(call).catch((error: Error) => {
      if (error.name === 'TimeoutError') wrong.push(`${call.method} ${call.path} was not answered`)
      return { status: 0, body: {} as Reply }
    })
    if (status > 0) longestMs = Math.max(longestMs, performance.now() - startedAt)
    if (status >= 200 && status < 300) {
      lastSuccess = performance.now()
      if (body.data?._id) answered.add(body.data._id)
    } else if (status === 503 && refused.has(body.code ?? '') && body.success === false) unavailable += 1
    else if (status === 0) broken += 1
    else wrong.push(`${call.method} ${call.path} answered ${status} ${JSON.stringify(body)}`)
    if (status === 0 || status === 503) await sleep(20)
  }

  const loop = async (caller: number) => {
    for (let call = caller; !stopping; call += 1) {
      const [store, ports] = [stores[call % stores.length]!, apis[caller % apis.length]!]
      if (wanted(answered.size)) for (const next of callsAbout(store, ports)) await make(next)
      else await sleep(5)
    }
  }
  const loops = Array.from({ length: count }, (_, caller) => loop(caller))
  return {
    answered,
    unavailable: () => unavailable,
    broken: () => broken,
    wrong,
    longestMs: () => longestMs,
    lastSuccess: () => lastSuccess,
    stop: async () => {
      stopping = true
      await Promise.all(loops)
    },
  }
}

function callsAbout({ id, productId, appToken, shopperToken }: Store, ports: Ports): Call[] {
  const shopper = { authorization: `Bearer ${shopperToken}`, 'x-shop-id': id }
  const app = { authorization: `Bearer ${appToken}` }
  const customer = { email: `${newId()}@torture.example` }
  const order = { items: [{ productId, quantity: 1 }] }
  return [
    { port: ports.apps, method: 'POST', path: '/customers', headers: app, body: customer },
    { port: ports.store, method: 'POST', path: '/orders', headers: shopper, body: order },
    { port: ports.store, method: 'GET', path: '/products', headers: { 'x-shop-id': id } },
  ]
}

interface Reply {
  success?: boolean
  code?: string
  data?: { _id?: string }
}

async function send({ port, method, path, headers, body }: Call): Promise<{ status: number; body: Reply }> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  })
  return { status: reply.status, body: (await reply.json()) as Reply }
}
