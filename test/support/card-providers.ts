import { newId } from '../../src/base/ids.ts'
import { openPayments, resetClock } from './payments.ts'
import { openPaystack, paystackSecret } from './paystack.ts'
import type { SavedCard } from './renewals.ts'
import { openStripe, stripeSecret } from './stripe.ts'
import { stripeWebhookSecret } from './stripe-wire.ts'

/**
 * Opens the service with all three providers, each an HTTP server of its own; with `callbacks` they call the
 * service.
 */
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

/** The providers and the service of the suite that has called `withCardProviders`. */
export let providers: CardProviders

/**
 * Registers hooks: all three providers are open during a suite, and after each test they are trusted and the clock
 * right.
 */
export function withCardProviders(options?: Parameters<typeof openCardProviders>[0]): void {
  before(async () => {
    providers = await openCardProviders(options)
  })
  afterEach(() => {
    providers.trust()
    resetClock()
  })
  after(() => providers.close())
}

/** Saves the card of a shopper who paid on a provider's page. */
export async function saveCardOf(
  { dependencies, ...providers }: CardProviders,
  name: 'stripe' | 'paystack',
  card: string,
): Promise<SavedCard> {
  const provider = dependencies.cardProviders[name]!
  const reference = `first_${newId()}`
  const asked = { reference, idempotencyKey: reference, amount: 1200, currency: 'USD' }
  const returnUrl = 'https://shop.example/thanks'
  const opened = await provider.charge({ ...asked, email: 'first@example.com', returnUrl, keepCard: true })
  if (opened.state !== 'pending') throw new Error(`the page is ${opened.state}`)
  providers[name].usePage(opened.authorizationUrl!, card)
  const paid = await provider.lookUp(reference)
  if (paid.state !== 'succeeded' || !paid.card.token) throw new Error('the card cannot be saved')
  return { ...paid.card, token: paid.card.token, provider: name }
}
