import Stripe from 'stripe'
import { fetch } from 'undici'
import type { CardProvider } from '../provider.ts'
import { cancel } from './cancellations.ts'
import { charge } from './charges.ts'
import { lookUpDispute } from './disputes.ts'
import { answered } from './failures.ts'
import { find, search } from './outcomes.ts'
import { listRefunds, lookUpRefund, refund } from './refunds.ts'
import { listReports } from './reports.ts'

interface StripeProviderOptions {
  secretKey: string
  webhookSecret: string
  /** null: Stripe's own address. */
  url: string | null
  /** Milliseconds, for each whole exchange. */
  timeout?: number
}

const toleranceInSeconds = 5 * 60

/** Returns the gateway to Stripe (https://docs.stripe.com/api), using Payment Intents and its Checkout page. */
export function stripeProvider({
  secretKey,
  webhookSecret,
  url,
  timeout = 5_000,
}: StripeProviderOptions): CardProvider {
  const stripe = new Stripe(secretKey, {
    ...addressOf(url),
    timeout,
    // The fetch client limits the whole exchange; the SDK's own client limits only each pause. The cast bridges two
    // descriptions of one function: undici's own types, and Node's.
    httpClient: Stripe.createFetchHttpClient(fetchChecked as unknown as typeof globalThis.fetch),
    // The caller looks up an unknown outcome, because it knows how long that may take.
    maxNetworkRetries: 0,
    telemetry: false,
  })
  return {
    name: 'stripe',
    keepsRefundKeys: true,
    charge: (request) => answered(() => charge(stripe, request)),
    async lookUp(reference, providerId) {
      if (providerId === null) return { state: 'missing' }
      return answered(() => (providerId ? find(stripe, providerId) : search(stripe, reference)))
    },
    async cancel(_, providerId) {
      return providerId ? answered(() => cancel(stripe, providerId)) : { state: 'missing' }
    },
    refund: (request) => answered(() => refund(stripe, request)),
    lookUpRefund: (request) => answered(() => lookUpRefund(stripe, request)),
    listRefunds: (charge) => answered(() => listRefunds(stripe, charge)),
    lookUpDispute: (id) => answered(() => lookUpDispute(stripe, id)),
    listReports: (kind, query) => answered(() => listReports(stripe, kind, query)),
    readCallback(rawBody, { 'stripe-signature': signature }) {
      try {
        const event = stripe.webhooks.constructEvent(
          rawBody,
          `${signature}`,
          webhookSecret,
          toleranceInSeconds,
        )
        if (event.type.startsWith('charge.dispute.')) {
          return { reference: null, disputeId: (event.data.object as { id: string }).id }
        }
        const { metadata } = event.data.object as { metadata?: Stripe.Metadata | null }
        return { reference: metadata?.reference ?? null }
      } catch {
        return null
      }
    },
  }
}

/**
 * Fetches, and rejects replies that the SDK would misread: it takes any JSON without `error` for a success, regardless
 * of its status, and never ends a call whose reply is JSON but not an object. A proxy in between may send such replies.
 * The fetch is undici's own, because Node's uses a newer dispatcher, which refuses the SDK's `content-length`.
 */
async function fetchChecked(...call: Parameters<typeof fetch>): Promise<Response> {
  const reply = await fetch(...call)
  const text = await reply.clone().text()
  if (!text.trimStart().startsWith('{')) throw new Error('the reply is no object')
  if (!reply.ok && !text.includes('"error"')) throw new Error(`status ${reply.status}`)
  return reply
}

function addressOf(url: string | null): Stripe.StripeConfig {
  if (!url) return {}
  const { protocol, hostname, port } = new URL(url)
  const isPlain = protocol === 'http:'
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' }
}
