import { expect } from 'chai'
import { createOrder } from '../support/fixtures/orders.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { openPaystack, paystackSecret } from '../support/paystack.ts'
import { service } from '../support/service.ts'
import { openStripe, stripeSecret } from '../support/stripe.ts'
import { stripeWebhookSecret } from '../support/stripe-wire.ts'
import { endAll, ownFolder, ownSettings, startProcess } from './process.ts'

// A module that is loaded before the service, even a test runner, may change how a provider's SDK reaches the network:
// here the process is the one of production.
describe('card payments in a process of their own', () => {
  const { folder, remove } = ownFolder('card-payments')
  afterEach(endAll)
  after(remove)

  it('reach Stripe and Paystack', async () => {
    const [stripe, paystack] = await Promise.all([openStripe(), openPaystack()])
    const started = startProcess('src/main.ts', {
      ...(await ownSettings(folder)),
      DATABASE_URL: service().databaseUrl,
      JWT_SECRET: service().config.jwtSecrets[0],
      ROLE: 'api',
      STRIPE_URL: stripe.url,
      STRIPE_SECRET_KEY: stripeSecret,
      STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
      PAYSTACK_URL: paystack.url,
      PAYSTACK_SECRET_KEY: paystackSecret,
    })
    await started.ready()
    const pay = async (option: string, body: object) => {
      const [shop, shopper] = [await createShop(), await createAccount()]
      const order = await createOrder(shop, shopper)
      const { id: paymentId } = await createPaymentMethod(shop, option)
      const reply = await fetch(`${started.urls.store}/api/v1/orders/${order.id}/pay`, {
        method: 'POST',
        headers: { ...shopper.as(shop), 'content-type': 'application/json' },
        body: JSON.stringify({ paymentId, ...body }),
      })
      return ((await reply.json()) as { data?: object }).data
    }
    const returnUrl = 'https://shop.example/thanks'
    expect(await pay('stripe', { card: 'pm_card_visa' })).to.include({ status: 'paid' })
    expect(await pay('stripe', { returnUrl })).to.include({ status: 'pending' })
    expect(await pay('paystack', { returnUrl })).to.include({ status: 'pending' })
    await Promise.all([stripe.close(), paystack.close()])
  })
})
