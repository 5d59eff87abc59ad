import { expect } from 'chai'
import { clock, minutes } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { providers, withCardProviders } from '../support/card-providers.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createPaymentMethod } from '../support/fixtures/shops.ts'
import { unique } from '../support/fixtures/unique.ts'
import { createPayable, expectPaidOnce, moveClock, type Payable } from '../support/payments.ts'
import { paystackCallback } from '../support/paystack.ts'
import { sampledTest } from '../support/sample.ts'
import { call } from '../support/service.ts'
import { stripeCallback } from '../support/stripe-wire.ts'
import { until } from '../support/until.ts'

const returnUrl = 'https://shop.example/thanks'

async function refunder({ shop, order }: Payable) {
  const headers = await createAppToken(shop, ['WRITE_ORDERS'])
  return (body: object = {}, more: Record<string, string> = {}) =>
    call('apps', providers.apps)
      .post(`/api/v1/orders/${order.id}/refund`)
      .set({ ...headers, ...more })
      .send(body)
}

for (const name of ['stripe', 'paystack'] as const) {
  describe(`payments by ${name}`, () => {
    withCardProviders()

    const payableHere = () => createPayable(providers, {}, { option: name })
    const ok = { stripe: 'visa', paystack: 'ok' }[name]
    const usePage = (url: string, card = ok) => providers[name].usePage(url, card)
    const tell = (reference: string, secret?: string) => {
      const { body, headers } = { stripe: stripeCallback, paystack: paystackCallback }[name](
        reference,
        secret,
      )
      return call('store', providers.store)
        .post(`/api/v1/payments/webhooks/${name}`)
        .type('json')
        .set(headers)
        .send(body)
    }

    async function paidOnPage() {
      const payable = await payableHere()
      const { body } = await payable.pay({ returnUrl }).expect(200)
      usePage(body.data.authorizationUrl)
      return { payable, reference: body.data.reference as string }
    }

    async function paid() {
      const { payable, reference } = await paidOnPage()
      await payable.status().expect(200)
      await expectPaidOnce(payable)
      return { payable, reference, refund: await refunder(payable) }
    }

    const givenBack = () => providers[name].refunds.reduce((sum, { amount }) => sum + amount, 0)

    it('leads to the page, to the same one again, and completes the payment by poll', async () => {
      const payable = await payableHere()
      const first = await payable.pay({ returnUrl }).expect(200)
      expect(first.body.data.status).to.equal('pending')
      const again = await payable.pay({ returnUrl }).expect(200)
      expect(again.body.data).to.eql(first.body.data)
      expect((await payable.status()).body.data).to.include({ status: 'pending' })
      usePage(first.body.data.authorizationUrl)
      expect((await payable.status()).body.data).to.include({ status: 'paid', orderStatus: 'paid' })
      await expectPaidOnce(payable)
    })

    it('keeps the country of the card beside that of the invoice, where the store computes taxes', async () => {
      const payable = await payableHere()
      const { id, shop_id } = await payable.row()
      const billing_address = JSON.stringify({
        name: 'A buyer',
        line1: '1 rue',
        city: 'Paris',
        country: 'FR',
      })
      await providers.db('orders').where({ id, shop_id }).update({ billing_address, tax_treatment: 'taxed' })
      const { body } = await payable.pay({ returnUrl }).expect(200)
      usePage(body.data.authorizationUrl)
      await payable.status().expect(200)
      const shown = await call('apps', providers.apps)
        .get(`/api/v1/orders/${id}`)
        .set(await createAppToken(payable.shop, ['READ_ORDERS']))
        .expect(200)
      expect(shown.body.data.taxEvidence).to.eql([
        { kind: 'billing_address', country: 'FR' },
        { kind: 'card', country: { stripe: 'US', paystack: 'NG' }[name] },
      ])
      const untaxed = await paidOnPage()
      await untaxed.payable.status().expect(200)
      expect((await untaxed.payable.row()).card_country).to.equal(null)
    })

    sampledTest(
      'completes the payment by callback, once when ten callbacks and ten polls race, and ignores a forgery',
      async () => {
        const { payable, reference } = await paidOnPage()
        const forged = await tell(reference, 'guessed').expect(401)
        expect(forged.body.code).to.equal('invalid_signature')
        expect(await payable.row()).to.include({ status: 'pending' })
        const replies = await Promise.all(
          Array.from({ length: 10 }, () => [tell(reference), payable.status()]).flat(),
        )
        expect(replies.map(({ status }) => status)).to.eql(Array(20).fill(200))
        await expectPaidOnce(payable)
        await tell('pay_nobody').expect(200)
      },
    )

    it('finds payments that were never reported', async () => {
      const { payable } = await paidOnPage()
      moveClock(2 * minutes)
      await Promise.all([providers.reconcile(), providers.reconcile()])
      await expectPaidOnce(payable)
    })

    it('refunds a part, then the rest', async () => {
      const { payable, refund } = await paid()
      const before = givenBack()
      await refund({ amount: 20.5 }).expect(200)
      expect(givenBack() - before).to.equal(2050)
      const { body } = await refund().expect(200)
      expect(body.data).to.include({ status: 'refunded', paymentStatus: 'refunded' })
      expect(givenBack() - before).to.equal(5000)
      expect((await payable.refunds()).map(({ state }) => state)).to.eql(['succeeded', 'succeeded'])
    })

    it('refunds a part once when the reply is lost and the call is repeated', async () => {
      const { payable, refund } = await paid()
      const before = givenBack()
      const key = { 'idempotency-key': newId() }
      providers[name].loseNext(/\/refunds?$/)
      providers.hurry()
      await refund({ amount: 10 }, key).expect(502)
      providers.trust()
      const again = await Promise.all([refund({ amount: 10 }, key), refund({ amount: 10 }, key)])
      for (const { status } of again) expect(status).to.be.oneOf([200, 409, 502])
      moveClock(2 * minutes)
      await Promise.all([providers.reconcile(), providers.reconcile(), refund({ amount: 10 }, key)])
      await refund({ amount: 10 }, key).expect(200)
      expect(givenBack() - before).to.equal(1000)
      expect(await payable.row()).to.include({ payment_status: 'partially_refunded', refunded: 1000 })
    })

    it('refunds a part once when it was never sent, and many calls continue with it at once', async () => {
      const { payable, refund } = await paid()
      const before = givenBack()
      const key = { 'idempotency-key': newId() }
      providers[name].failNext(/\/refunds?$/, { status: 503, body: 'ill' })
      await refund({ amount: 10 }, key).expect(502)
      moveClock(2 * minutes)
      // All of them look the refund up before any of them asks for it.
      providers[name].slowDown(150)
      const reconciled = Array.from({ length: 5 }, () => providers.reconcile())
      await Promise.all([refund({ amount: 10 }, key), ...reconciled])
      providers[name].slowDown(0)
      await refund({ amount: 10 }, key).expect(200)
      expect(givenBack() - before).to.equal(1000)
      expect(await payable.row()).to.include({ payment_status: 'partially_refunded', refunded: 1000 })
    })

    it('asks for a refund once, whatever the clock of another process says', async () => {
      const { refund } = await paid()
      const before = givenBack()
      const key = { 'idempotency-key': newId() }
      providers[name].failNext(/\/refunds?$/, { status: 503, body: 'ill' })
      await refund({ amount: 10 }, key).expect(502)
      const asked = providers[name].asked.length
      const { now } = clock
      const { now: systemNow } = Date
      // As in a process whose clock is two minutes ahead.
      clock.now = () => new Date(systemNow() + 2 * minutes)
      Date.now = () => systemNow() + 2 * minutes
      try {
        await providers.reconcile()
        if (name === 'paystack') await refund({ amount: 10 }, key).expect(502)
      } finally {
        clock.now = now
        Date.now = systemNow
      }
      expect(providers[name].asked.length).to.equal(asked)
      moveClock(2 * minutes)
      await Promise.all([providers.reconcile(), providers.reconcile()])
      expect(givenBack() - before).to.equal(1000)
    })

    it('processes a refund from the dashboard, once, and takes it into account', async () => {
      const { payable, reference, refund } = await paid()
      await refund({ amount: 10 }).expect(200)
      providers[name].refund(reference, 2_000)
      await Promise.all(Array.from({ length: 5 }, () => tell(reference).expect(200)))
      expect(await payable.row()).to.include({ payment_status: 'partially_refunded', refunded: 3_000 })
      await refund({ amount: 20.01 }).expect(400)
      providers[name].refund(reference, 2_000)
      await tell(reference).expect(200)
      await tell(reference).expect(200)
      const whole = { status: 'refunded', payment_status: 'refunded', refunded: 5_000 }
      expect(await payable.row()).to.include(whole)
      expect((await payable.refunds()).map(({ amount, state }) => [amount, state])).to.eql([
        [1_000, 'succeeded'],
        [2_000, 'succeeded'],
        [2_000, 'succeeded'],
      ])
      const patch = { method: 'PATCH', path: `/orders/${payable.order.id}` }
      expect((await payable.events()).slice(2)).to.eql([patch, patch])
      expect(await payable.mails()).to.have.length(4)
    })

    it('follows the dashboard if there is nothing left to refund', async () => {
      const { payable, reference, refund } = await paid()
      providers[name].refund(reference, 5_000)
      expect((await refund().expect(409)).body.code).to.equal('refund_refused')
      const whole = { status: 'refunded', payment_status: 'refunded', refunded: 5_000 }
      expect(await payable.row()).to.include(whole)
      providers[name].failNext(/refund/, { status: 500, body: 'ill' })
      await tell(reference).expect(502)
      await tell(reference).expect(200)
      expect(await payable.row()).to.include(whole)
    })

    it('refunds a late payment of an order that is over', async () => {
      const { payable, reference } = await paidOnPage()
      const before = givenBack()
      await providers.db('orders').where({ id: payable.order.id }).update({ status: 'cancelled' })
      await Promise.all(Array.from({ length: 5 }, () => tell(reference).expect(200)))
      moveClock(2 * minutes)
      await Promise.all([providers.reconcile(), providers.reconcile()])
      expect(await payable.row()).to.include({ status: 'cancelled', payment_status: 'refunded' })
      expect(givenBack() - before).to.equal(5000)
    })

    it('answers 502 while the provider fails, and continues when it works again', async () => {
      const payable = await payableHere()
      for (let tries = 0; tries < 3; tries += 1) providers[name].failNext(/./, { status: 500, body: 'ill' })
      const { body } = await payable.pay({ returnUrl }).expect(502)
      expect(body.code).to.equal('payment_provider_unavailable')
      await payable.pay({ returnUrl }).expect(502)
      while ((await payable.pay({ returnUrl })).status === 502);
      expect(await payable.payments()).to.have.length(1)
    })

    it('gives up charges that never existed, and the order can be paid again', async () => {
      const payable = await payableHere()
      providers[name].failNext(/./, { status: 500, body: 'ill' })
      await payable.pay({ returnUrl }).expect(502)
      moveClock(16 * minutes)
      await providers.reconcile()
      expect((await payable.payments())[0].state).to.equal('abandoned')
      const { body } = await payable.pay({ returnUrl }).expect(200)
      usePage(body.data.authorizationUrl)
      await payable.status()
      await expectPaidOnce(payable)
    })
  })
}

describe('two providers in one store', () => {
  withCardProviders({ callbacks: true })

  it('completes payments by callback alone, and refunds by the provider that charged', async () => {
    for (const name of ['stripe', 'paystack'] as const) {
      const payable = await createPayable(providers, {}, { option: name })
      await createPaymentMethod(payable.shop, name === 'stripe' ? 'paystack' : 'stripe')
      const { body } = await payable.pay({ returnUrl }).expect(200)
      providers[name].usePage(body.data.authorizationUrl, name === 'stripe' ? 'visa' : 'ok')
      await until('the payment', async () => (await payable.row()).status !== 'pending')
      await (await refunder(payable))({ amount: 12 }).expect(200)
      expect(providers[name].refunds.map(({ amount }) => amount)).to.eql([1200])
      expect(await payable.row()).to.include({ payment_status: 'partially_refunded', refunded: 1200 })
      const receipts = (await payable.mails()).filter(({ subject }) => subject.startsWith('Receipt'))
      expect(receipts).to.have.length(1)
    }
    expect(providers.stripe.refunds).to.have.length(1)
  })

  for (const [first, second] of [
    ['stripe', 'sandbox'],
    ['sandbox', 'stripe'],
  ] as const) {
    it(`sends no card for ${second} to ${first}, which never got the first call, and starts again with ${second}`, async () => {
      const cards = { stripe: 'pm_card_visa', sandbox: 'tok_ok' }
      const payable = await createPayable(providers, {}, { option: first })
      const { id: paymentId } = await createPaymentMethod(payable.shop, second)
      if (first === 'sandbox') providers.hide()
      else providers.stripe.failNext(/payment_intents$/, { status: 503, body: 'ill' })
      await payable.pay({ card: cards[first] }).expect(502)
      providers.trust()
      const asked = providers.stripe.asked.length
      // For a while the first call may still be in flight.
      await payable.pay({ paymentId, card: cards[second] }).expect(502)
      moveClock(21_000)
      await payable.pay({ paymentId, card: cards[second] }).expect(200)
      expect((await payable.payments()).map(({ provider, state }) => [provider, state])).to.eql([
        [first, 'abandoned'],
        [second, 'succeeded'],
      ])
      const bodies = providers.stripe.asked.slice(asked).map(({ body }) => body)
      expect(bodies.join()).not.to.include('tok_ok')
      await expectPaidOnce(payable)
    })
  }

  it('gives no fees back that the shopper has paid on top of the total', async () => {
    providers.paystack.passFees()
    try {
      const payable = await createPayable(providers, {}, { option: 'paystack' })
      const { body } = await payable.pay({ returnUrl }).expect(200)
      providers.paystack.usePage(body.data.authorizationUrl, 'ok')
      await payable.status().expect(200)
      await expectPaidOnce(payable)
      expect(await payable.refunds()).to.eql([])
    } finally {
      providers.paystack.passFees(false)
    }
  })

  it('enables all of them in a new store', async () => {
    const { shopper } = await createPayable(providers)
    const { body } = await call('console', providers.console)
      .post('/api/v1/stores')
      .set(shopper.onConsole())
      .send({ name: unique('Store'), type: 'ecommerce', currency: 'NGN', country: 'NG' })
      .expect(201)
    const methods = await providers.db('payment_methods').where({ shop_id: body.data._id, active: true })
    expect(methods.map(({ option }) => option)).to.have.members(['stripe', 'paystack', 'sandbox'])
  })

  it('offers each in its currencies, with pictures', async () => {
    const optionsIn = async (currency: string) => {
      const { shop } = await createPayable(providers, {}, { currency })
      const { body } = await call('apps', providers.apps)
        .get('/api/v1/payments/options')
        .set(await createAppToken(shop, ['WRITE_STORE']))
        .expect(200)
      return body.data as { id: string; image: string; currencies: string[]; website?: string }[]
    }
    const inNaira = await optionsIn('NGN')
    const byHand = ['on-delivery', 'at-pickup', 'invoice', 'bank-transfer']
    expect(inNaira.map(({ id }) => id)).to.eql(['stripe', 'paystack', 'sandbox', ...byHand])
    expect((await optionsIn('EUR')).map(({ id }) => id)).to.eql(['stripe', 'sandbox', ...byHand])
    for (const { image } of inNaira) {
      await call('store', providers.store).get(new URL(image).pathname).expect(200)
    }
  })
})
