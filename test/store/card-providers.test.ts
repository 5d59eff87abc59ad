import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { minutes } from '../../src/clock.ts'
import { newId } from '../../src/ids.ts'
import { rememberProviderId } from '../../src/services/payment-attempts.ts'
import { type CardProviders, openCardProviders } from '../support/card-providers.ts'
import { callAndDie } from '../support/dying.ts'
import { createAppToken, createPaymentMethod, unique } from '../support/fixtures.ts'
import { createPayable, moveClock, type Payable, resetClock } from '../support/payments.ts'
import { paystackCallback } from '../support/paystack.ts'
import { call, service } from '../support/service.ts'
import { stripeCallback } from '../support/stripe.ts'

const returnUrl = 'https://shop.example/thanks'

async function expectPaidOnce(payable: Payable): Promise<void> {
  expect(await payable.row()).to.include({ status: 'paid', payment_status: 'paid' })
  const rows = await payable.payments()
  expect(rows.filter(({ state }) => state === 'succeeded')).to.have.length(1)
  expect(await payable.events()).to.eql([{ method: 'PATCH', path: `/orders/${payable.order.id}` }])
  expect(await payable.mails()).to.have.length(1)
}

async function refunder(providers: CardProviders, { shop, order }: Payable) {
  const headers = await createAppToken(shop, ['WRITE_ORDERS'])
  return (body: object = {}, more: Record<string, string> = {}) =>
    call('apps', providers.apps)
      .post(`/api/v1/orders/${order.id}/refund`)
      .set({ ...headers, ...more })
      .send(body)
}

for (const name of ['stripe', 'paystack'] as const) {
  describe(`payments by ${name}`, () => {
    let providers: CardProviders
    before(async () => {
      providers = await openCardProviders()
    })
    afterEach(resetClock)
    after(() => providers.close())

    const payableHere = (values = {}) => createPayable(providers, values, { option: name })
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
      return { payable, reference, refund: await refunder(providers, payable) }
    }

    const givenBack = () => providers[name].refunds.reduce((sum, { amount }) => sum + amount, 0)

    it('leads to the page, to the same one again, and pays by poll', async () => {
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

    it('pays by callback, once when ten callbacks and ten polls race, and believes no forgery', async () => {
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
    })

    it('finds what was paid and never told', async () => {
      const { payable } = await paidOnPage()
      moveClock(2 * minutes)
      await Promise.all([providers.reconcile(), providers.reconcile()])
      await expectPaidOnce(payable)
    })

    it('gives a part back, then the rest', async () => {
      const { payable, refund } = await paid()
      const before = givenBack()
      await refund({ amount: 20.5 }).expect(200)
      expect(givenBack() - before).to.equal(2050)
      const { body } = await refund().expect(200)
      expect(body.data).to.include({ status: 'refunded', paymentStatus: 'refunded' })
      expect(givenBack() - before).to.equal(5000)
      expect((await payable.refunds()).map(({ state }) => state)).to.eql(['succeeded', 'succeeded'])
    })

    it('gives a part back once when the reply is lost and the call comes again', async () => {
      const { payable, refund } = await paid()
      const before = givenBack()
      const key = { 'idempotency-key': newId() }
      providers[name].loseNext(/\/refunds?$/)
      await refund({ amount: 10 }, key).expect(502)
      const again = await Promise.all([refund({ amount: 10 }, key), refund({ amount: 10 }, key)])
      for (const { status } of again) expect(status).to.be.oneOf([200, 409, 502])
      moveClock(2 * minutes)
      await Promise.all([providers.reconcile(), providers.reconcile(), refund({ amount: 10 }, key)])
      await refund({ amount: 10 }, key).expect(200)
      expect(givenBack() - before).to.equal(1000)
      expect(await payable.row()).to.include({ payment_status: 'partially_refunded', refunded: 1000 })
    })

    it('gives a part back once when it never went out, and many go on with it at once', async () => {
      const { payable, refund } = await paid()
      const before = givenBack()
      const key = { 'idempotency-key': newId() }
      providers[name].failNext(/\/refunds?$/, { status: 503, body: 'ill' })
      await refund({ amount: 10 }, key).expect(502)
      moveClock(2 * minutes)
      // All of them have looked the refund up before any of them asks for it.
      providers[name].slowDown(150)
      const reconciled = Array.from({ length: 5 }, () => providers.reconcile())
      await Promise.all([refund({ amount: 10 }, key), ...reconciled])
      providers[name].slowDown(0)
      await refund({ amount: 10 }, key).expect(200)
      expect(givenBack() - before).to.equal(1000)
      expect(await payable.row()).to.include({ payment_status: 'partially_refunded', refunded: 1000 })
    })

    it('gives late money back for an order that is over', async () => {
      const { payable, reference } = await paidOnPage()
      const before = givenBack()
      await providers.db('orders').where({ id: payable.order.id }).update({ status: 'cancelled' })
      await Promise.all(Array.from({ length: 5 }, () => tell(reference).expect(200)))
      moveClock(2 * minutes)
      await Promise.all([providers.reconcile(), providers.reconcile()])
      expect(await payable.row()).to.include({ status: 'cancelled', payment_status: 'refunded' })
      expect(givenBack() - before).to.equal(5000)
    })

    it('answers 502 while the provider is ill, and goes on when it is well', async () => {
      const payable = await payableHere()
      for (let tries = 0; tries < 3; tries += 1) providers[name].failNext(/./, { status: 500, body: 'ill' })
      const { body } = await payable.pay({ returnUrl }).expect(502)
      expect(body.code).to.equal('payment_provider_unavailable')
      await payable.pay({ returnUrl }).expect(502)
      while ((await payable.pay({ returnUrl })).status === 502);
      expect(await payable.payments()).to.have.length(1)
    })

    it('gives up what never came to be, and the order can be paid anew', async () => {
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

describe('payments by stripe alone', () => {
  let providers: CardProviders
  before(async () => {
    providers = await openCardProviders()
  })
  afterEach(resetClock)
  after(() => providers.close())
  const payableHere = () => createPayable(providers, {}, { option: 'stripe' })

  it('charges a card that the storefront names, and keeps neither token nor secret', async () => {
    const payable = await payableHere()
    const { body } = await payable.pay({ card: 'pm_card_visa' }).expect(200)
    expect(body.data.status).to.equal('paid')
    await expectPaidOnce(payable)
    const [row] = await payable.payments()
    expect(row.card).to.eql({ brand: 'visa', last4: '4242', reusable: true })
    expect(JSON.stringify(row)).not.to.match(/pm_|cus_|secret/)
    expect(row.provider_id).to.match(/^pi_/)
  })

  it('remembers a decline, and takes another card in a second attempt', async () => {
    const payable = await payableHere()
    const { body } = await payable.pay({ card: 'pm_card_declined' }).expect(402)
    expect(body.code).to.equal('card_declined')
    expect(await payable.row()).to.include({ status: 'pending', payment_status: 'failed' })
    await payable.pay({ card: 'pm_nobody' }).expect(402)
    await payable.pay({ card: 'pm_card_visa' }).expect(200)
    expect((await payable.payments()).map(({ failure }) => failure)).to.eql([
      'generic_decline',
      'unknown_card',
      null,
    ])
    await expectPaidOnce(payable)
  })

  it('leads to the bank and back, by its page or by the SDK', async () => {
    const page = await payableHere()
    const { body } = await page.pay({ card: 'pm_card_secured', returnUrl }).expect(200)
    expect(body.data).to.have.keys('reference', 'status', 'authorizationUrl')
    const intent = new URL(body.data.authorizationUrl).pathname.split('/').at(-1)!
    providers.stripe.authenticate(intent)
    expect((await page.status()).body.data).to.include({ status: 'paid' })
    await expectPaidOnce(page)

    const sdk = await payableHere()
    const opened = await sdk.pay({ card: 'pm_card_secured' }).expect(200)
    expect(opened.body.data).to.have.keys('reference', 'status', 'clientSecret')
    const id = opened.body.data.clientSecret.split('_secret')[0]
    providers.stripe.authenticate(id, false)
    expect((await sdk.status()).body.data).to.include({ status: 'failed', orderStatus: 'pending' })
    await sdk.pay({ card: 'pm_card_visa' }).expect(200)
    await expectPaidOnce(sdk)
  })

  it('gives the client secret to whoever asks again, and stores it nowhere', async () => {
    const payable = await payableHere()
    const { body } = await payable.pay({}).expect(200)
    const again = await payable.pay({}).expect(200)
    expect(again.body.data).to.eql(body.data)
    expect(JSON.stringify(await payable.payments())).not.to.include('canary')
    const key = { 'idempotency-key': newId() }
    for (let tries = 0; tries < 2; tries += 1) {
      expect((await payable.pay({}, key).expect(200)).body.data).to.eql(body.data)
    }
    const [kept] = await providers.db('idempotency_keys').where({ key: key['idempotency-key'] })
    expect(kept).to.equal(undefined)
    providers.stripe.useSdk(body.data.clientSecret, 'declined')
    expect((await payable.status()).body.data).to.include({ status: 'pending' })
    providers.stripe.useSdk(body.data.clientSecret, 'visa')
    expect((await payable.status()).body.data).to.include({ status: 'paid' })
    await expectPaidOnce(payable)
  })

  it('keeps the first of the ids that parallel calls were given', async () => {
    const payable = await payableHere()
    await payable.pay({ card: 'pm_card_declined' }).expect(402)
    const [{ id }] = await payable.payments()
    await providers.db('payments').where({ id }).update({ provider_id: null })
    const payment = { id, shopId: payable.shop.id }
    const kept = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        rememberProviderId(providers.db, 'payments', payment, `pi_${index}`),
      ),
    )
    expect(new Set(kept)).to.have.property('size', 1)
    expect((await payable.payments())[0].provider_id).to.equal(kept[0])
  })

  it('answers 502 after a time-out, charges no second time and finds the money', async () => {
    const payable = await payableHere()
    await payable.pay({ card: 'pm_card_lossy' }).expect(502)
    expect((await payable.payments()).map(({ state }) => state)).to.eql(['intent'])
    providers.stripe.forgetKeys()
    await payable.pay({ card: 'pm_card_visa' }).expect(200)
    const [{ reference }] = (await payable.payments()) as [{ reference: string }]
    expect(providers.stripe.taken(reference)).to.equal(1)
    await expectPaidOnce(payable)
  })

  it('charges once when fifty calls come together, with different cards even', async () => {
    const payable = await payableHere()
    const cards = ['pm_card_visa', 'pm_card_secured', 'pm_card_visa', 'pm_card_declined']
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => payable.pay({ card: cards[index % 2 ? 0 : index % 4]! })),
    )
    for (const { status } of replies) expect(status).to.be.oneOf([200, 402, 409, 502])
    moveClock(2 * minutes)
    await providers.reconcile()
    const rows = await payable.payments()
    const taken = rows.map(({ reference }) => providers.stripe.taken(reference))
    expect(taken.reduce((sum, one) => sum + one, 0)).to.be.at.most(1)
    const [open] = rows.filter(({ state }) => state === 'pending')
    if (open) providers.stripe.authenticate(open.provider_id)
    await payable.status()
    await expectPaidOnce(payable)
  })

  it('completes what a killed process had charged, exactly once, after the key is forgotten', async () => {
    const payable = await payableHere()
    const { shop, shopper, order, method } = payable
    const signal = await callAndDie({
      does: 'pay',
      databaseUrl: service().databaseUrl,
      providerUrl: '',
      payBy: { provider: 'stripe', settings: providers.settings, card: 'pm_card_visa' },
      orderId: order.id,
      choiceId: method.id,
      shop,
      shopper: { id: shopper.id, email: shopper.email },
    })
    expect(signal).to.equal('SIGKILL')
    providers.stripe.forgetKeys()
    moveClock(61_000)
    await Promise.all([providers.reconcile(), payable.pay({ card: 'pm_card_visa' }), payable.status()])
    await providers.reconcile()
    const [{ reference }] = (await payable.payments()) as [{ reference: string }]
    expect(providers.stripe.taken(reference)).to.equal(1)
    await expectPaidOnce(payable)
  })
})

describe('payments by paystack alone', () => {
  let providers: CardProviders
  before(async () => {
    providers = await openCardProviders()
  })
  afterEach(resetClock)
  after(() => providers.close())

  it('makes a new page where the address of the first was lost, but not while it may still come', async () => {
    const payable = await createPayable(providers, {}, { option: 'paystack' })
    providers.paystack.loseNext(/initialize/)
    await payable.pay({ returnUrl }).expect(502)
    await payable.pay({ returnUrl }).expect(502)
    moveClock(minutes)
    const { body } = await payable.pay({ returnUrl }).expect(200)
    expect((await payable.payments()).map(({ state }) => state)).to.eql(['abandoned', 'pending'])
    providers.paystack.usePage(body.data.authorizationUrl, 'ok')
    await payable.status()
    await expectPaidOnce(payable)
  })

  it('shows a decline on the page, and takes another card on a new one', async () => {
    const payable = await createPayable(providers, {}, { option: 'paystack', currency: 'NGN' })
    const first = await payable.pay({ returnUrl }).expect(200)
    providers.paystack.usePage(first.body.data.authorizationUrl, 'declined')
    expect((await payable.status()).body.data).to.include({ status: 'failed', orderStatus: 'pending' })
    const second = await payable.pay({ returnUrl }).expect(200)
    providers.paystack.usePage(second.body.data.authorizationUrl, 'ok')
    await payable.status()
    await expectPaidOnce(payable)
  })

  it('sends an amount back that is not the one of the order', async () => {
    const payable = await createPayable(providers, {}, { option: 'paystack', currency: 'XOF' })
    const { body } = await payable.pay({ returnUrl }).expect(200)
    providers.paystack.transactions.get(body.data.reference)!.amount = 100_00
    providers.paystack.usePage(body.data.authorizationUrl, 'ok')
    await payable.status()
    expect((await payable.payments())[0].state).to.equal('returned')
    moveClock(2 * minutes)
    await providers.reconcile()
    expect((await payable.refunds())[0]).to.include({ kind: 'excess', amount: 100, state: 'succeeded' })
    expect(await payable.row()).to.include({ status: 'pending' })
  })
})

describe('two providers in one store', () => {
  let providers: CardProviders
  before(async () => {
    providers = await openCardProviders({ callbacks: true })
  })
  after(() => providers.close())

  it('pays by callback alone, and gives money back by the provider that took it', async () => {
    for (const name of ['stripe', 'paystack'] as const) {
      const payable = await createPayable(providers, {}, { option: name })
      await createPaymentMethod(payable.shop, name === 'stripe' ? 'paystack' : 'stripe')
      const { body } = await payable.pay({ returnUrl }).expect(200)
      providers[name].usePage(body.data.authorizationUrl, name === 'stripe' ? 'visa' : 'ok')
      while ((await payable.row()).status === 'pending') await sleep(20)
      await (await refunder(providers, payable))({ amount: 12 }).expect(200)
      expect(providers[name].refunds.map(({ amount }) => amount)).to.eql([1200])
      expect(await payable.row()).to.include({ payment_status: 'partially_refunded', refunded: 1200 })
      const receipts = (await payable.mails()).filter(({ subject }) => subject.startsWith('Receipt'))
      expect(receipts).to.have.length(1)
    }
    expect(providers.stripe.refunds).to.have.length(1)
  })

  it('switches all of them on in a new store', async () => {
    const { shopper } = await createPayable(providers)
    const { body } = await call('console', providers.console)
      .post('/api/v1/stores')
      .set(shopper.as())
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
    expect(inNaira.map(({ id }) => id)).to.eql(['stripe', 'paystack', 'sandbox', 'bank-transfer'])
    expect((await optionsIn('EUR')).map(({ id }) => id)).to.eql(['stripe', 'sandbox', 'bank-transfer'])
    for (const { image } of inNaira) {
      await call('store', providers.store).get(new URL(image).pathname).expect(200)
    }
  })
})
