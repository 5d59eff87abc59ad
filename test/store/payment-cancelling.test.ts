import { expect } from 'chai'
import { minutes } from '../../src/base/clock.ts'
import { providers, withCardProviders } from '../support/card-providers.ts'
import { callAndDie } from '../support/dying.ts'
import { createCoupon } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { createPaymentMethod } from '../support/fixtures/shops.ts'
import { createPayable, expectPaidOnce, moveClock, type Payable, useCardPage } from '../support/payments.ts'
import { call, service } from '../support/service.ts'

const returnUrl = 'https://shop.example/thanks'

describe('cancelPayment', () => {
  withCardProviders()

  const post = ({ shop, shopper }: Payable, path: string, body: object = {}) =>
    call('store', providers.store).post(`/api/v1${path}`).set(shopper.as(shop)).send(body)
  const giveUp = (payable: Payable) => post(payable, `/orders/${payable.order.id}/pay/cancel`)
  const onPage = async (option: string) => {
    const payable = await createPayable(providers, {}, { option })
    const { body } = await payable.pay({ returnUrl }).expect(200)
    return { payable, url: body.data.authorizationUrl as string }
  }
  const shopperPays: Record<string, (url: string) => unknown> = {
    stripe: (url) => providers.stripe.usePage(url, 'visa'),
    paystack: (url) => providers.paystack.usePage(url, 'ok'),
    sandbox: (url) => useCardPage(url, 'tok_ok'),
  }

  for (const option of ['stripe', 'sandbox']) {
    describe(`of ${option}`, () => {
      it('closes the page; the order then takes a coupon and another payment', async () => {
        const { payable } = await onPage(option)
        const { code } = await createCoupon(payable.shop)
        const apply = () => post(payable, '/coupons/apply', { orderId: payable.order.id, code })
        expect((await apply().expect(400)).body.code).to.equal('order_being_paid')
        const { body } = await giveUp(payable).expect(200)
        expect(body.message).to.equal('Payment cancelled')
        expect(body.data).to.include({ status: 'unpaid', orderStatus: 'pending' })
        expect((await payable.payments()).map(({ state }) => state)).to.eql(['abandoned'])
        await apply().expect(200)
        const again = await payable.pay({ returnUrl }).expect(200)
        await shopperPays[option]!(again.body.data.authorizationUrl)
        await payable.status().expect(200)
        expect((await payable.payments())[1]).to.include({ state: 'succeeded', amount: 4500 })
      })

      it('closes the page at the provider, so that nobody can pay by it', async () => {
        const { payable, url } = await onPage(option)
        await giveUp(payable).expect(200)
        if (option === 'sandbox') {
          await useCardPage(url, 'tok_ok')
          expect(await (await fetch(url)).text()).to.include('Payment cancelled')
        }
        const [{ provider, reference, provider_id }] = await payable.payments()
        const found = await providers.dependencies.cardProviders[provider]!.lookUp(reference, provider_id)
        expect(found.state).to.equal('declined')
        await post(payable, `/orders/${payable.order.id}/cancel`).expect(200)
      })

      it('counts a charge that has succeeded in the meantime', async () => {
        const { payable, url } = await onPage(option)
        await shopperPays[option]!(url)
        const { body } = await giveUp(payable).expect(200)
        expect(body.message).to.equal('Order paid')
        expect(body.data).to.include({ status: 'paid', orderStatus: 'paid' })
        await expectPaidOnce(payable)
        expect((await giveUp(payable).expect(200)).body.message).to.equal('Order paid')
      })

      it('gives up once or counts the charge when the shopper pays at the same moment', async () => {
        for (let round = 0; round < 6; round += 1) {
          const { payable, url } = await onPage(option)
          const paying = (async () => shopperPays[option]!(url))().catch(() => undefined)
          const calls = [
            giveUp(payable),
            payable.status(),
            giveUp(payable),
            payable.pay({ returnUrl }),
            paying,
          ]
          await Promise.all(calls)
          moveClock(2 * minutes)
          await providers.reconcile()
          const taken = (await payable.payments()).filter(({ state }) => state === 'succeeded')
          if (taken.length > 0) await expectPaidOnce(payable)
          else expect(await payable.row()).to.include({ status: 'pending' })
          expect(await payable.refunds()).to.eql([])
        }
      })

      it('can be repeated after the process was killed while it gave up', async () => {
        const { payable } = await onPage(option)
        const { shop, shopper, order, method } = payable
        const signal = await callAndDie({
          does: 'give up',
          databaseUrl: service().databaseUrl,
          providerUrl: providers.sandboxUrl,
          ...(option === 'stripe' && {
            payBy: { provider: 'stripe', settings: providers.settings, card: '' },
          }),
          orderId: order.id,
          choiceId: method.id,
          shop,
          shopper: { id: shopper.id, email: shopper.email },
        })
        expect(signal).to.equal('SIGKILL')
        expect((await payable.payments())[0].state).to.equal('pending')
        const { body } = await giveUp(payable).expect(200)
        expect(body.data).to.include({ status: 'unpaid', orderStatus: 'pending' })
        await giveUp(payable).expect(200)
      })
    })
  }

  it('gives up an intent of Stripe’s SDK, and one whose card was never tried', async () => {
    const sdk = await createPayable(providers, {}, { option: 'stripe' })
    await sdk.pay({}).expect(200)
    expect((await giveUp(sdk).expect(200)).body.data.status).to.equal('unpaid')
    const untried = await createPayable(providers, {}, { option: 'stripe' })
    providers.stripe.failNext(/confirm$/, { status: 503, body: 'ill' })
    await untried.pay({ card: 'pm_card_visa' }).expect(502)
    expect((await giveUp(untried).expect(200)).body.data.status).to.equal('unpaid')
    await untried.pay({ card: 'pm_card_visa' }).expect(200)
    await expectPaidOnce(untried)
  })

  it('says that Paystack does not allow it, and counts what was paid there', async () => {
    const { payable, url } = await onPage('paystack')
    const { body } = await giveUp(payable).expect(409)
    expect(body).to.include({
      code: 'payment_not_cancellable',
      message: 'This payment cannot be cancelled: Paystack does not allow it',
    })
    expect(await payable.row()).to.include({ payment_status: 'pending' })
    await shopperPays.paystack!(url)
    expect((await giveUp(payable).expect(200)).body.message).to.equal('Order paid')
    await expectPaidOnce(payable)
  })

  it('answers 502 while the provider does not answer, and leaves the payment as it is', async () => {
    const { payable } = await onPage('sandbox')
    providers.hide()
    expect((await giveUp(payable).expect(502)).body.code).to.equal('payment_provider_unavailable')
    providers.trust()
    expect((await payable.payments())[0].state).to.equal('pending')
    await giveUp(payable).expect(200)
  })

  it('waits for a call that may still be charging', async () => {
    const payable = await createPayable(providers)
    providers.hide()
    await payable.pay().expect(502)
    providers.trust()
    expect((await giveUp(payable).expect(409)).body.code).to.equal('payment_not_cancellable')
    moveClock(21_000)
    expect((await giveUp(payable).expect(200)).body.data.status).to.equal('unpaid')
  })

  it('withdraws a transfer that was only chosen, and none that was reported', async () => {
    const payable = await createPayable(providers)
    const { id: paymentId } = await createPaymentMethod(payable.shop, 'bank-transfer')
    const first = await payable.pay({ paymentId }).expect(200)
    expect((await giveUp(payable).expect(200)).body.data.status).to.equal('unpaid')
    const second = await payable.pay({ paymentId }).expect(200)
    expect(second.body.data.reference).not.to.equal(first.body.data.reference)
    await post(payable, `/orders/${payable.order.id}/proof`, { note: 'Sent' }).expect(200)
    const { body } = await giveUp(payable).expect(409)
    expect(body.message).to.equal('This payment cannot be cancelled: the transfer was reported')
    await payable.pay({ returnUrl }).expect(200)
    expect((await giveUp(payable).expect(200)).body.data.status).to.equal('awaiting_confirmation')
  })

  it('changes nothing where there is nothing to give up, and does not find another shopper’s order', async () => {
    const payable = await createPayable(providers)
    expect((await giveUp(payable).expect(200)).body.data).to.include({ status: 'unpaid', reference: null })
    await giveUp({ ...payable, shopper: await createAccount() }).expect(404)
  })
})
