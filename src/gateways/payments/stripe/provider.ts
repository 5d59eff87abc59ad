import type Stripe from 'stripe'
import type { CardProvider } from '../provider.ts'
import { cancel } from './cancellations.ts'
import { charge } from './charges.ts'
import { stripeClient } from './client.ts'
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
  const stripe = stripeClient(secretKey, { url, timeout })
  return {
    name: 'stripe',
    keepsRefundKeys: true,
    takesTokens: true,
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
