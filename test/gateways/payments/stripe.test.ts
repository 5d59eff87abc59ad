import { expect } from 'chai'
import { fromNow, minutes } from '../../../src/base/clock.ts'
import type { ChargeOutcome } from '../../../src/gateways/payments/provider.ts'
import { stripeProvider } from '../../../src/gateways/payments/stripe/provider.ts'
import { openReceiver as openProxy } from '../../support/receiver.ts'
import { openStripe } from '../../support/stripe.ts'
import { stripeCallback, stripeWebhookSecret } from '../../support/stripe-wire.ts'
import { type Gateway, openGateway, stripeSecrets } from './stripe-gateway.ts'
import { afterTest, cleanUp, newCharge, openReceiver } from './support.ts'

describe('stripe', () => {
  let stripe: Gateway['stripe']
  let provider: Gateway['provider']
  let gateway: Gateway['gateway']
  let intentOf: Gateway['intentOf']
  beforeEach(async () => {
    ;({ stripe, provider, gateway, intentOf } = await openGateway())
  })
  afterEach(cleanUp)

  async function charged() {
    const request = newCharge({ card: 'pm_card_visa' })
    await provider.charge(request)
    return request
  }

  async function savedCard() {
    return { token: tokenOf(await provider.charge(newCharge({ card: 'pm_card_visa', keepCard: true }))) }
  }

  it('gives the SDK a client secret if there is no return address', async () => {
    const request = newCharge()
    const outcome = await provider.charge(request)
    const { clientSecret = '' } = outcome as { clientSecret?: string }
    expect(outcome).to.have.keys('state', 'clientSecret')
    expect(clientSecret).to.match(/^pi_\w+_secret_/)
    stripe.useSdk(clientSecret, 'declined')
    expect(await provider.lookUp(request.reference), 'another card may be tried').to.deep.equal(outcome)
    stripe.useSdk(clientSecret, 'visa')
    const paid = await provider.lookUp(request.reference)
    expect(paid).to.have.property('state', 'succeeded')
    expect(paid).to.have.nested.property('card.reusable', false)
  })

  for (const [told, minutesLeft] of [
    ['at the time that it is told', 105],
    ['after half an hour where that is sooner, which is the least that Stripe allows', 5],
  ] as const)
    it(`closes its page ${told}`, async () => {
      const payableUntil = fromNow(minutesLeft * minutes)
      const request = newCharge({ returnUrl: 'https://shop.example/', payableUntil })
      expect(await provider.charge(request)).to.have.property('state', 'pending')
      const sent = new URLSearchParams(stripe.asked.find(({ path }) => /sessions$/.test(path))!.body)
      const left = Number(sent.get('expires_at')) * 1_000 - Date.now()
      expect(left / minutes).to.be.closeTo(Math.max(minutesLeft, 31), 0.5)
    })

  it('says what a key lacks that may not do everything, and that another one is refused', async () => {
    const proxy = await openProxy()
    afterTest(() => proxy.close())
    const restricted = stripeProvider({ ...stripeSecrets, url: new URL(proxy.url).origin })
    const refuse = (status: number, message: string) => {
      const body = JSON.stringify({ error: { type: 'invalid_request_error', message } })
      proxy.answer = () => ({ status, body, headers: { 'content-type': 'application/json' } })
      const asked = restricted.listReports('disputes', { since: new Date(0), page: null })
      return asked.then(String, ({ message: said }: Error) => said)
    }
    const lacks = "The key 'rk_test_*1' does not have the required permissions: rak_dispute_read"
    expect(await refuse(403, lacks)).to.include(lacks)
    expect(await refuse(401, 'Invalid API Key provided')).to.equal('Stripe refused the secret key')
  })

  it('saves a card on request, and not otherwise', async () => {
    const { token } = await savedCard()
    expect(await provider.charge(newCharge({ card: token, saved: true }))).to.have.property(
      'state',
      'succeeded',
    )
    const [known, asked] = [stripe.customers.size, stripe.asked.length]
    for (const how of [{ card: 'pm_card_visa' }, { returnUrl: 'https://shop.example/' }, {}]) {
      const request = newCharge(how)
      const outcome = await provider.charge(request)
      if (outcome.state === 'pending' && outcome.authorizationUrl)
        stripe.usePage(outcome.authorizationUrl, 'visa')
      if (outcome.state === 'pending' && outcome.clientSecret) stripe.useSdk(outcome.clientSecret, 'visa')
      const paid = await provider.lookUp(request.reference)
      expect(paid).to.have.nested.property('card.reusable', false)
      expect(paid).to.have.nested.property('card.token', null)
    }
    expect(stripe.customers).to.have.property('size', known)
    const sent = stripe.asked.slice(asked).map(({ body }) => body)
    expect(sent.join()).not.to.match(/setup_future_usage|customer=|customer_creation/)
  })

  it('leads to the bank for a card that must be authenticated, on its page or by the SDK', async () => {
    const page = newCharge({ card: 'pm_card_secured', returnUrl: 'https://shop.example/thanks?a=1' })
    const toBank = await provider.charge(page)
    expect(toBank).to.have.keys('state', 'authorizationUrl')
    expect(await provider.lookUp(page.reference)).to.deep.equal(toBank)
    const confirmed = stripe.asked.find(({ path }) => path.endsWith('/confirm'))!
    const { return_url: back } = Object.fromEntries(new URLSearchParams(confirmed.body))
    expect(back).to.equal(`https://shop.example/thanks?a=1&reference=${page.reference}`)
    stripe.authenticate(intentOf(page.reference).id)
    expect(await provider.lookUp(page.reference)).to.have.property('state', 'succeeded')

    const sdk = newCharge({ card: 'pm_card_secured' })
    expect(await provider.charge(sdk)).to.have.keys('state', 'clientSecret')
    stripe.authenticate(intentOf(sdk.reference).id, false)
    const refused = { state: 'declined', reason: 'payment_intent_authentication_failure' }
    expect(await provider.lookUp(sdk.reference)).to.deep.equal(refused)
  })

  it('declines a renewal that would require the shopper', async () => {
    const first = newCharge({ card: 'pm_card_secured', keepCard: true })
    await provider.charge(first)
    stripe.authenticate(intentOf(first.reference).id)
    const token = tokenOf(await provider.lookUp(first.reference))
    const renewal = await provider.charge(newCharge({ card: token, saved: true }))
    expect(renewal).to.deep.equal({ state: 'declined', reason: 'authentication_required' })
  })

  it('declines a saved card whose customer was deleted in the dashboard', async () => {
    const { token } = await savedCard()
    stripe.customers.delete(token.split('/')[0]!)
    const renewal = newCharge({ card: token, saved: true })
    expect(await provider.charge(renewal)).to.deep.equal({ state: 'declined', reason: 'unknown_card' })
  })

  it('gives up an expired page', async () => {
    const request = newCharge({ returnUrl: 'https://shop.example/' })
    const { authorizationUrl } = (await provider.charge(request)) as { authorizationUrl: string }
    stripe.usePage(authorizationUrl, 'declined')
    expect(await provider.lookUp(request.reference)).to.have.property('state', 'pending')
    stripe.expirePage(authorizationUrl)
    expect(await provider.lookUp(request.reference)).to.deep.equal({
      state: 'declined',
      reason: 'page_expired',
      unused: true,
    })
  })

  it('finds a charge whose reply was lost when Stripe has long forgotten the key, and charges no second one', async () => {
    const request = newCharge({ card: 'pm_card_lossy' })
    expect(await provider.charge(request)).to.have.property('state', 'unknown')
    stripe.forgetKeys()
    expect(await provider.lookUp(request.reference)).to.have.property('state', 'succeeded')
    expect(await provider.charge(request)).to.have.property('state', 'succeeded')
    expect(await provider.charge({ ...request, card: 'pm_card_visa' })).to.have.property('state', 'succeeded')
    expect(stripe.taken(request.reference)).to.equal(1)
  })

  it('charges one intent if parallel calls create several: the one whose id was stored', async () => {
    const request = newCharge({ card: 'pm_card_visa' })
    const cards = ['pm_card_visa', 'pm_card_lossy', 'tok_nope']
    let round = 0
    const calls = Array.from({ length: 50 }, (_, index) => {
      // From time to time Stripe forgets its idempotency keys, as if the calls were days apart.
      round += 1
      if (round % 10 === 0) stripe.forgetKeys()
      return provider.charge({ ...request, card: cards[index % 3]! })
    })
    const states = new Set((await Promise.all(calls)).map(({ state }) => state))
    expect([...states]).to.include('succeeded')
    expect(stripe.taken(request.reference)).to.equal(1)
    expect(await provider.lookUp(request.reference)).to.have.property('state', 'succeeded')
  })

  it('has charged nobody before the id is stored', async () => {
    const request = newCharge({ card: 'pm_card_visa' })
    const crash = gateway.charge({ ...request, remember: () => Promise.reject(new Error('killed')) })
    expect(await crash.catch(({ message }) => message)).to.equal('killed')
    expect(stripe.taken(request.reference)).to.equal(0)
    expect(await provider.lookUp(request.reference)).to.deep.equal({ state: 'missing' })
    expect(await provider.charge(request)).to.have.property('state', 'succeeded')
    expect(stripe.taken(request.reference)).to.equal(1)
  })

  it('continues with an intent whose id was stored and which was never confirmed', async () => {
    const request = newCharge({ card: 'pm_card_visa' })
    stripe.failNext(/confirm$/, { status: 500, body: '{}' })
    expect(await provider.charge(request)).to.have.property('state', 'unknown')
    expect(await provider.lookUp(request.reference)).to.deep.equal({ state: 'missing' })
    expect(await provider.charge({ ...request, card: 'pm_card_secured' })).to.have.property(
      'state',
      'pending',
    )
    expect([...stripe.intents.values()]).to.have.length(1)
  })

  it('charges once if Stripe fails and keeps that failure for the key', async () => {
    const { token } = await savedCard()
    for (const path of [/customers$/, /payment_intents$/, /confirm$/]) {
      stripe.breakNext(path)
      const request = newCharge(
        path.source.startsWith('cust')
          ? { card: 'pm_card_visa', keepCard: true }
          : { card: token, saved: true },
      )
      expect(await provider.charge(request), path.source).to.have.property('state', 'succeeded')
      expect(stripe.taken(request.reference), path.source).to.equal(1)
    }
    const page = newCharge({ returnUrl: 'https://shop.example/thanks' })
    stripe.breakNext(/sessions$/)
    expect(await provider.charge(page)).to.have.property('state', 'pending')
  })

  it('trusts the intent if Stripe fails after it has charged, and asks again later if it fails for long', async () => {
    const { token } = await savedCard()
    const paid = newCharge({ card: token, saved: true })
    stripe.breakNext(/confirm$/, { isDone: true })
    expect(await provider.charge(paid)).to.have.property('state', 'succeeded')
    expect(stripe.taken(paid.reference)).to.equal(1)
    const long = newCharge({ card: token, saved: true })
    for (let failures = 0; failures < 4; failures += 1) stripe.breakNext(/confirm$/)
    for (let tries = 0; tries < 3; tries += 1)
      expect(await provider.charge(long)).to.have.property('state', 'unknown')
    expect(await provider.charge(long)).to.have.property('state', 'succeeded')
    expect(stripe.taken(long.reference)).to.equal(1)
  })

  it('declines an intent that was cancelled in the dashboard, and waits for one that is still processed', async () => {
    const { reference } = await charged()
    intentOf(reference).status = 'processing'
    expect(await provider.lookUp(reference)).to.have.property('state', 'unknown')
    intentOf(reference).status = 'canceled'
    expect(await provider.lookUp(reference)).to.deep.equal({ state: 'declined', reason: 'canceled' })
  })

  it('declines what no card can pay, instead of failing', async () => {
    expect(await provider.charge(newCharge({ amount: 10 }))).to.deep.equal({
      state: 'declined',
      reason: 'amount_too_small',
    })
    const page = newCharge({ amount: 10, returnUrl: 'https://shop.example/' })
    expect(await provider.charge(page)).to.have.property('state', 'declined')
  })

  it('declines a card that Stripe charges only once when it is named again, and one that lost its customer', async () => {
    const { reference } = await charged()
    const again = newCharge({ card: intentOf(reference).payment_method! })
    const declined = { state: 'declined', reason: 'unknown_card' }
    expect(await provider.charge(again)).to.deep.equal(declined)
    const { token } = await savedCard()
    stripe.detach(token)
    expect(await provider.charge(newCharge({ card: token, saved: true }))).to.deep.equal(declined)
  })

  it('charges another card where Stripe has failed to charge the first, and keeps that failure for the key', async () => {
    const request = newCharge({ card: 'pm_card_visa' })
    for (let failures = 0; failures < 2; failures += 1) stripe.breakNext(/confirm$/)
    expect(await provider.charge(request)).to.have.property('state', 'unknown')
    const other = await provider.charge({ ...request, card: 'pm_card_fading' })
    expect(other).to.have.nested.property('card.last4', '0341')
    expect(await provider.charge(request), 'the first card again').to.deep.equal(other)
    expect(stripe.taken(request.reference)).to.equal(1)
  })

  it('does not know what became of a charge where a system behind Stripe has failed, and asks again', async () => {
    const request = newCharge({ card: 'pm_card_visa' })
    const body = JSON.stringify({ error: { type: 'api_error', message: 'An external dependency failed' } })
    for (const reply of [424, 424]) stripe.failNext(/confirm$/, { status: reply, body })
    expect(await provider.charge(request)).to.have.property('state', 'unknown')
    expect(await provider.charge(request)).to.have.property('state', 'succeeded')
    expect(stripe.taken(request.reference)).to.equal(1)
  })

  it('accepts an event of any kind for five minutes, and names no charge for one that is not ours', () => {
    const read = ({ body, headers }: ReturnType<typeof stripeCallback>) =>
      gateway.readCallback(Buffer.from(body), headers)
    const now = Math.floor(Date.now() / 1000)
    expect(read(stripeCallback('ord_1', stripeWebhookSecret, now - 290))).to.deep.equal({
      reference: 'ord_1',
    })
    expect(read(stripeCallback('ord_1', stripeWebhookSecret, now - 310))).to.equal(null)
    const { body, headers } = stripeCallback('')
    expect(read({ body, headers })).to.deep.equal({ reference: '' })
    expect(gateway.readCallback(Buffer.from('{}'), headers)).to.equal(null)
  })

  it('reports what it does in signed events that lead back to the charge', async () => {
    const receiver = await openReceiver()
    const told = await openStripe(receiver.url)
    afterTest(told.close)
    const other = stripeProvider({ url: told.url, ...stripeSecrets })
    const { reference, ...request } = newCharge({ card: 'pm_card_visa' })
    await other.charge({ reference, ...request })
    await receiver.has(1)
    await other.refund({ reference, refundReference: 'r', idempotencyKey: 'r', amount: 1_000 })
    const events = await receiver.has(2)
    expect(events.map(({ body }) => JSON.parse(body.toString()).type)).to.deep.equal([
      'payment_intent.succeeded',
      'charge.refunded',
    ])
    for (const { body, headers } of events) {
      expect(other.readCallback(body, headers)).to.deep.equal({ reference })
    }
  })

  it('sends our keys, no telemetry, and each request once', async () => {
    const request = newCharge({ card: 'pm_card_visa' })
    await provider.charge(request)
    const keys = stripe.asked.map(({ headers }) => headers['idempotency-key'])
    const { idempotencyKey: key } = request
    expect(keys).to.deep.equal([`${key}:card`, key])
    for (const { headers } of stripe.asked) expect(headers).not.to.have.property('x-stripe-client-telemetry')
    stripe.failNext(/./, { status: 503, body: '{}' })
    const before = stripe.asked.length
    await provider.lookUp(request.reference)
    expect(stripe.asked.length - before).to.equal(1)
  })
})

function tokenOf(outcome: ChargeOutcome): string {
  if (outcome.state !== 'succeeded') throw new Error(`the charge is ${outcome.state}`)
  return outcome.card.token ?? ''
}
