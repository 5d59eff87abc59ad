import { request } from '../../calls.ts'
import type { DispatchOutcome, DispatchProvider } from '../dispatch.ts'
import { CourierError } from '../provider.ts'
import type { Job, QuoteReply, RefusalCode, RefusalReply } from './wire.ts'

interface CourierClient {
  url: string
  secretKey: string
  /** Milliseconds, for the whole exchange. */
  timeout?: number
}

type Call = { path: string; body?: object; idempotencyKey?: string }
type Reply<T> =
  | { state: 'answered'; record: T }
  | { state: 'refused'; code: RefusalCode; message: string }
  | { state: 'unknown'; reason: string }

const courier = { id: 'sandbox', name: 'Sandbox Riders', image: null }

/** Returns the gateway to the sandbox courier. */
export function sandboxDispatch(client: CourierClient): DispatchProvider {
  return {
    name: 'sandbox',
    isIdempotent: true,
    async quote(body) {
      const reply = await call<QuoteReply>(client, { path: '/v1/quotes', body })
      if (reply.state !== 'answered') throw new CourierError(reasonOf(reply))
      const { quote: id, fee: amount, currency } = reply.record
      if (!id) throw new CourierError('the courier answered without a quote')
      const service = { service: 'bike', carrier: courier.name, courier, method: 'By bike', etaDays: 0 }
      return [{ id, ...service, amount, currency }]
    },
    async book({ reference, offer, request: { from, to, parcel } }) {
      const body = { reference, quote: offer, from, to, parcel }
      return outcomeOf(await call(client, { path: '/v1/jobs', body, idempotencyKey: reference }))
    },
    async find({ reference }) {
      return outcomeOf(await call(client, { path: `/v1/jobs/${encodeURIComponent(reference)}` }))
    },
  }
}

async function call<T>(
  { url, secretKey, timeout = 5_000 }: CourierClient,
  { path, body: content, idempotencyKey }: Call,
): Promise<Reply<T>> {
  try {
    const { statusCode, body } = await request(`${url}${path}`, {
      method: content ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${secretKey}`,
        ...(content && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      body: content && JSON.stringify(content),
      // The only limit on the whole exchange: undici's own timeouts restart with every byte.
      signal: AbortSignal.timeout(timeout),
    })
    const text = await body.text()
    if (statusCode >= 500 || statusCode === 429) return unknown(`the courier answered ${statusCode}`)
    const reply = JSON.parse(text)
    if (!reply) return unknown('the courier answered without a record')
    if (statusCode < 300) return { state: 'answered', record: reply }
    return { state: 'refused', ...(reply as RefusalReply).error }
  } catch (error) {
    return unknown((error as Error).message)
  }
}

function outcomeOf(reply: Reply<Job>): DispatchOutcome {
  if (reply.state === 'unknown') return reply
  if (reply.state === 'refused') {
    if (reply.code === 'job_not_found') return { state: 'missing' }
    if (reply.code === 'not_served') return { state: 'refused', reason: reply.message }
    throw new Error(`The sandbox courier refused a request: ${reply.message}`)
  }
  const { id, status, trackingNumber } = reply.record
  if (!id) return unknown('the courier answered without a job')
  return { state: 'booked', id, status, trackingNumber, trackingUrl: null, labelUrl: null }
}

function reasonOf(reply: Exclude<Reply<never>, { state: 'answered' }>): string {
  return reply.state === 'refused' ? reply.message : reply.reason
}

function unknown(reason: string): { state: 'unknown'; reason: string } {
  return { state: 'unknown', reason }
}
