import { openPayments } from './payments.ts'
import { openPaystack, paystackSecret } from './paystack.ts'
import { openStripe, stripeSecret, stripeWebhookSecret } from './stripe.ts'

/** The service with all three providers, each an HTTP server of its own; `callbacks`: they call the service back. */
export async function openCardProviders({ callbacks = false } = {}) {
  const [stripe, paystack] = await Promise.all([openStripe(), openPaystack()])
  const settings = {
    STRIPE_URL: stripe.url,
    STRIPE_SECRET_KEY: stripeSecret,
    STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
    PAYSTACK_URL: paystack.url,
    PAYSTACK_SECRET_KEY: paystackSecret,
  }
  const payments = await openPayments({ callbacks, settings })
  if (callbacks) {
    stripe.callTo(payments.callbackAddress('stripe'))
    paystack.callTo(payments.callbackAddress('paystack'))
  }
  return {
    ...payments,
    stripe,
    paystack,
    settings,
    async close() {
      await Promise.all([stripe.close(), paystack.close()])
      await payments.close()
    },
  }
}
export type CardProviders = Awaited<ReturnType<typeof openCardProviders>>
