import { request } from '../../calls.ts'
import {
  type CancelOutcome,
  type CardProvider,
  type ChargeOutcome,
  type RefundList,
  type RefundOutcome,
  unknown,
} from '../provider.ts'
import { cancelled } from './bank.ts'
import { isSigned, signatureHeader } from './signature.ts'
import type { ChargeReply, Refund, RefusalCode, RefusalReply } from './wire.ts'

interface SandboxProviderOptions {
  url: string
  secretKey: string
  callbackSecret: string
  /** Milliseconds, for the whole exchange. */
  timeout?: number
}

type Unknown = { state: 'unknown'; reason: string }
type Call = { method: 'GET' | 'POST'; path: string; body?: object; idempotencyKey?: string }
/** The result of a call: a record, a refusal with its code, or nothing reliable. */
type Reply<T> =
  | { state: 'answered'; record: T }
  | { state: 'refused'; code: RefusalCode; message: string }
  | Unknown

/** Returns the gateway to the sandbox card provider. */
export function sandboxProvider(options: SandboxProviderOptions): CardProvider {
  return {
    name: 'sandbox',
    keepsRefundKeys: true,
    takesTokens: true,
    async charge({ idempotencyKey, reference, amount, currency, email, card, saved, returnUrl }) {
      const body = { reference, amount, currency, email, card, saved, returnUrl }
      return chargeOutcome(await call(options, { method: 'POST', path: '/v1/charges', body, idempotencyKey }))
    },
    async lookUp(reference) {
      return chargeOutcome(
        await call(options, { method: 'GET', path: `/v1/charges/${encodeURIComponent(reference)}` }),
      )
    },
    async cancel(reference) {
      const path = `/v1/charges/${encodeURIComponent(reference)}/cancel`
      const idempotencyKey = `cancel_${reference}`
      const reply = await call<ChargeReply>(options, { method: 'POST', path, body: {}, idempotencyKey })
      return cancelOutcome(reply, () => this.lookUp(reference))
    },
    async refund({ idempotencyKey, providerId: _, ...body }) {
      return refundOutcome(await call(options, { method: 'POST', path: '/v1/refunds', body, idempotencyKey }))
    },
    async lookUpRefund({ refundReference }) {
      const path = `/v1/refunds/${encodeURIComponent(refundReference)}`
      return refundOutcome(await call(options, { method: 'GET', path }))
    },
    async listRefunds({ reference }) {
      const path = `/v1/charges/${encodeURIComponent(reference)}/refunds`
      return refundList(await call(options, { method: 'GET', path }))
    },
    // Nobody disputes a charge of the sandbox, and its callbacks are sent until they are accepted.
    lookUpDispute: async () => ({ state: 'missing' }),
    listReports: async () => ({ state: 'listed', reports: [], unreadable: [], next: null }),
    readCallback(rawBody, headers) {
      if (!isSigned(options.callbackSecret, rawBody, headers[signatureHeader])) return null
      const { data } = JSON.parse(rawBody.toString()) as { data: { reference: string } }
      return { reference: data.reference }
    },
  }
}

async function call<T>(
  { url, secretKey, timeout = 5_000 }: SandboxProviderOptions,
  sent: Call,
): Promise<Reply<T>> {
  try {
    const { statusCode, body } = await request(`${url}${sent.path}`, {
      method: sent.method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        ...(sent.body && { 'content-type': 'application/json' }),
        ...(sent.idempotencyKey && { 'idempotency-key': sent.idempotencyKey }),
      },
      body: sent.body && JSON.stringify(sent.body),
      // The only limit on the whole exchange: undici's own timeouts restart with every byte.
      signal: AbortSignal.timeout(timeout),
    })
    const content = await body.text()
    if (statusCode >= 500 || statusCode === 429) return unknown(`the sandbox answered ${statusCode}`)
    const reply = JSON.parse(content)
    if (!reply) return unknown('the sandbox answered without a record')
    if (statusCode < 300) return { state: 'answered', record: reply }
    return { state: 'refused', ...(reply as RefusalReply).error }
  } catch (error) {
    return unknown((error as Error).message)
  }
}

function chargeOutcome(reply: Reply<ChargeReply>): ChargeOutcome {
  if (reply.state === 'unknown') return reply
  if (reply.state === 'refused') {
    if (reply.code === 'charge_not_found') return { state: 'missing' }
    // This is final, and nothing was charged: to the shopper a card that does not exist is a card that does not work.
    if (reply.code === 'unknown_card') return { state: 'declined', reason: reply.code }
    throw new Error(`The sandbox refused a request: ${reply.message}`)
  }
  const { state, amount, currency, card, reason, authorizationUrl } = reply.record
  if (state === 'succeeded' && card) return { state, amount, currency, card, fee: null }
  if (state === 'declined') return { state, reason: reason ?? state }
  if (state === 'pending' && authorizationUrl) return { state, authorizationUrl }
  return unknown(`the sandbox answered with the state ${state}`)
}

/** Returns the outcome of a cancellation. A charge that has ended cannot be cancelled: its own outcome counts. */
async function cancelOutcome(
  reply: Reply<ChargeReply>,
  lookUp: () => Promise<ChargeOutcome>,
): Promise<CancelOutcome> {
  const ended = reply.state === 'refused' && reply.code === 'not_cancellable'
  const outcome = ended ? await lookUp() : chargeOutcome(reply)
  if (outcome.state === 'pending') return { state: 'refused', reason: 'it is being processed' }
  const isCancelled = outcome.state === 'declined' && outcome.reason === cancelled
  return isCancelled ? { state: 'cancelled' } : outcome
}

const refundRefusals: ReadonlySet<RefusalCode> = new Set([
  'charge_not_found',
  'not_refundable',
  'over_refund',
])

function refundOutcome(reply: Reply<Refund>): RefundOutcome {
  if (reply.state === 'unknown') return reply
  if (reply.state === 'refused') {
    if (reply.code === 'refund_not_found') return { state: 'missing' }
    if (refundRefusals.has(reply.code)) return { state: 'refused', reason: reply.code }
    throw new Error(`The sandbox refused a request: ${reply.message}`)
  }
  const { state, amount, currency } = reply.record
  return state === 'succeeded'
    ? { state, amount, currency }
    : unknown(`the sandbox answered with the state ${state}`)
}

function refundList(reply: Reply<{ refunds?: Refund[] }>): RefundList {
  if (reply.state === 'unknown') return reply
  if (reply.state === 'refused') {
    if (reply.code === 'charge_not_found') return { state: 'missing' }
    throw new Error(`The sandbox refused a request: ${reply.message}`)
  }
  const { refunds } = reply.record
  if (!refunds?.every((refund) => refund?.refundReference)) return unknown('the sandbox listed no refunds')
  const listed = refunds.map(({ refundReference: id, amount }) => ({ id, reference: id, amount }))
  return { state: 'listed', refunds: listed }
}
