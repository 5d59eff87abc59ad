import { expect } from 'chai'
import { minutes } from '../../src/base/clock.ts'
import { providers, withCardProviders } from '../support/card-providers.ts'
import { createPayable, expectPaidOnce, moveClock } from '../support/payments.ts'
import { hyphened, paystackCallback } from '../support/paystack.ts'
import { call } from '../support/service.ts'

const returnUrl = 'https://shop.example/thanks'

describe('payments by paystack alone', () => {
  withCardProviders()

  it('creates a new page if the address of the first was lost, but not while it may still arrive', async () => {
    const payable = await createPayable(providers, {}, { option: 'paystack' })
    providers.paystack.loseNext(/initialize/)
    providers.hurry()
    await payable.pay({ returnUrl }).expect(502)
    providers.trust()
    await payable.pay({ returnUrl }).expect(502)
    moveClock(minutes)
    const { body } = await payable.pay({ returnUrl }).expect(200)
    expect((await payable.payments()).map(({ state }) => state)).to.eql(['abandoned', 'pending'])
    providers.paystack.usePage(body.data.authorizationUrl, 'ok')
    await payable.status()
    await expectPaidOnce(payable)
  })

  it('shows a decline on the page, and accepts another card on a new one', async () => {
    const payable = await createPayable(providers, {}, { option: 'paystack', currency: 'NGN' })
    const first = await payable.pay({ returnUrl }).expect(200)
    providers.paystack.usePage(first.body.data.authorizationUrl, 'declined')
    expect((await payable.status()).body.data).to.include({ status: 'failed', orderStatus: 'pending' })
    const second = await payable.pay({ returnUrl }).expect(200)
    providers.paystack.usePage(second.body.data.authorizationUrl, 'ok')
    await payable.status()
    await expectPaidOnce(payable)
  })

  it('counts a payment of which a part was refunded in the dashboard before anybody asked about it', async () => {
    const payable = await createPayable(providers, {}, { option: 'paystack' })
    const { body } = await payable.pay({ returnUrl }).expect(200)
    providers.paystack.usePage(body.data.authorizationUrl, 'ok')
    providers.paystack.refund(body.data.reference, 2_000)
    const { body: callback, headers } = paystackCallback(body.data.reference)
    await call('store', providers.store)
      .post('/api/v1/payments/webhooks/paystack')
      .type('json')
      .set(headers)
      .send(callback)
      .expect(200)
    expect(await payable.row()).to.include({ payment_status: 'partially_refunded', refunded: 2_000 })
    expect((await payable.payments()).map(({ state }) => state)).to.eql(['succeeded'])
  })

  it('refunds an amount that is not the one of the order', async () => {
    const payable = await createPayable(providers, {}, { option: 'paystack', currency: 'XOF' })
    const { body } = await payable.pay({ returnUrl }).expect(200)
    providers.paystack.transactions.get(hyphened(body.data.reference))!.amount = 100_00
    providers.paystack.usePage(body.data.authorizationUrl, 'ok')
    await payable.status()
    expect((await payable.payments())[0].state).to.equal('refunded')
    moveClock(2 * minutes)
    await providers.reconcile()
    expect((await payable.refunds())[0]).to.include({ kind: 'excess', amount: 100, state: 'succeeded' })
    expect(await payable.row()).to.include({ status: 'pending' })
  })
})
