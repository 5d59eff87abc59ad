import { stripeProvider } from '../../../src/gateways/payments/stripe/provider.ts'
import { openStripe, stripeSecret } from '../../support/stripe.ts'
import { stripeWebhookSecret } from '../../support/stripe-wire.ts'
import { remembering } from './stands.ts'
import { afterTest } from './support.ts'

export const stripeSecrets = { secretKey: stripeSecret, webhookSecret: stripeWebhookSecret }

export type Gateway = Awaited<ReturnType<typeof openGateway>>

/** Opens the stand-in for Stripe and the gateway to it until the end of the test. */
export async function openGateway() {
  const stripe = await openStripe()
  afterTest(stripe.close)
  const gateway = stripeProvider({ url: stripe.url, ...stripeSecrets, timeout: 2_500 })
  /** Returns the intent of a charge. */
  const intentOf = (reference: string) =>
    [...stripe.intents.values()].find(({ metadata }) => metadata.reference === reference)!
  return { stripe, gateway, intentOf, provider: remembering(gateway) }
}
