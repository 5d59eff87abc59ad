import { expect } from 'chai'
import { hours, minutes } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { rememberProviderId } from '../../src/services/payments/attempts.ts'
import { providers, withCardProviders } from '../support/card-providers.ts'
import { callAndDie } from '../support/dying.ts'
import { createPayable, expectPaidOnce, moveClock } from '../support/payments.ts'
import { sampledTest } from '../support/sample.ts'
import { service } from '../support/service.ts'

const returnUrl = 'https://shop.example/thanks'

describe('payments by stripe alone', () => {
  withCardProviders()
  const payableHere = () => createPayable(providers, {}, { option: 'stripe' })

  it('charges a card that the storefront names, and stores neither token nor secret', async () => {
    const payable = await payableHere()
    const { body } = await payable.pay({ card: 'pm_card_visa' }).expect(200)
    expect(body.data.status).to.equal('paid')
    await expectPaidOnce(payable)
    const [row] = await payable.payments()
    expect(row.card).to.eql({ brand: 'visa', last4: '4242', reusable: false })
    expect(JSON.stringify(row)).not.to.match(/pm_|cus_|secret/)
    expect(row.provider_id).to.match(/^pi_/)
  })

  it('saves the card if a line of the order is to be renewed', async () => {
    const payable = await payableHere()
    await providers.db('order_items').where({ order_id: payable.order.id }).update({ auto_renew: true })
    await payable.pay({ card: 'pm_card_visa' }).expect(200)
    expect((await payable.payments())[0].card).to.include({ reusable: true })
  })

  it('stores a decline, and accepts another card in a second attempt', async () => {
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

  it('closes its page before the order may expire, and a new call opens another one', async () => {
    const payable = await payableHere()
    const first = await payable.pay({ returnUrl }).expect(200)
    const [{ created_at }] = (await payable.payments()) as [{ created_at: string }]
    const asked = providers.stripe.asked.findLast(({ path }) => /sessions$/.test(path))!
    const closesAt = Number(new URLSearchParams(asked.body).get('expires_at')) * 1_000
    expect(closesAt - Date.parse(created_at)).to.be.within(100 * minutes, 2 * hours - 12 * minutes)
    providers.stripe.expirePage(first.body.data.authorizationUrl)
    expect((await payable.status()).body.data).to.include({ status: 'unpaid', orderStatus: 'pending' })
    expect((await payable.payments())[0]).to.include({ state: 'abandoned', failure: 'page_expired' })
    const { body } = await payable.pay({ returnUrl }).expect(200)
    providers.stripe.usePage(body.data.authorizationUrl, 'visa')
    await payable.status().expect(200)
    await expectPaidOnce(payable)
  })

  it('leads to a page if the card for which an intent was created was never tried', async () => {
    const payable = await payableHere()
    providers.stripe.failNext(/confirm$/, { status: 503, body: 'ill' })
    await payable.pay({ card: 'pm_card_visa' }).expect(502)
    await payable.pay({ returnUrl }).expect(502)
    moveClock(21_000)
    const { body } = await payable.pay({ returnUrl }).expect(200)
    providers.stripe.usePage(body.data.authorizationUrl, 'visa')
    await payable.status().expect(200)
    await expectPaidOnce(payable)
  })

  it('returns the client secret on each request, and stores it nowhere', async () => {
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

  it('answers 502 after a time-out, does not charge again and finds the payment', async () => {
    const payable = await payableHere()
    providers.hurry()
    await payable.pay({ card: 'pm_card_lossy' }).expect(502)
    providers.trust()
    expect((await payable.payments()).map(({ state }) => state)).to.eql(['intent'])
    providers.stripe.forgetKeys()
    await payable.pay({ card: 'pm_card_visa' }).expect(200)
    const [{ reference }] = (await payable.payments()) as [{ reference: string }]
    expect(providers.stripe.taken(reference)).to.equal(1)
    await expectPaidOnce(payable)
  })

  sampledTest('charges once in fifty parallel calls, even with different cards', async () => {
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
