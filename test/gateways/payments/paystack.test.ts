import { createHmac } from 'node:crypto'
import { expect } from 'chai'
import { minutes } from '../../../src/base/clock.ts'
import { currencyCodes, scaleOf } from '../../../src/base/money.ts'
import { fromPaystack, toPaystack } from '../../../src/gateways/payments/paystack/charges.ts'
import { paystackProvider } from '../../../src/gateways/payments/paystack/provider.ts'
import type { CardProvider } from '../../../src/gateways/payments/provider.ts'
import { hyphened, openPaystack, type Paystack, paystackSecret } from '../../support/paystack.ts'
import { until } from '../../support/until.ts'
import { afterTest, cleanUp, newCharge, openReceiver } from './support.ts'

describe('paystack', () => {
  let paystack: Paystack
  let provider: CardProvider
  beforeEach(async () => {
    paystack = await openPaystack()
    afterTest(paystack.close)
    provider = paystackProvider({ url: paystack.url, secretKey: paystackSecret, timeout: 2_500 })
  })
  afterEach(cleanUp)

  async function paid(card = 'ok', changes: Parameters<typeof newCharge>[0] = {}) {
    const request = newCharge(changes)
    const { authorizationUrl } = (await provider.charge(request)) as { authorizationUrl: string }
    paystack.usePage(authorizationUrl, card)
    return request
  }

  it('leads to a page that has the return address', async () => {
    const request = newCharge({ returnUrl: 'https://shop.example/thanks?a=1' })
    expect(await provider.charge(request)).to.have.keys('state', 'authorizationUrl')
    const { callback_url } = JSON.parse(paystack.asked[0]!.body)
    expect(callback_url).to.equal(`https://shop.example/thanks?a=1&reference=${request.reference}`)
  })

  it('knows that a page exists whose address was lost, but not where', async () => {
    const request = newCharge()
    await provider.charge(request)
    expect(await provider.charge(request)).to.deep.equal({ state: 'pending' })
    expect(await provider.lookUp(request.reference)).to.deep.equal({ state: 'pending' })
  })

  for (const [amount, currency, told] of [
    [5_000, 'NGN', 5_000],
    [5_000, 'XOF', 500_000],
  ] as const) {
    it(`charges ${amount} ${currency} as ${told}, and refunds a part of it`, async () => {
      const { reference } = await paid('ok', { amount, currency })
      expect(paystack.transactions.get(hyphened(reference))).to.include({ amount: told, currency })
      expect(await provider.lookUp(reference)).to.deep.include({ state: 'succeeded', amount, currency })
      const refund = { reference, refundReference: 'r', idempotencyKey: 'r', amount: 2_000 }
      expect(await provider.refund(refund)).to.deep.equal({ state: 'succeeded', amount: 2_000, currency })
      expect(paystack.refunds[0]?.amount).to.equal((told * 2) / 5)
    })
  }

  it('saves no card that cannot be charged again', async () => {
    const { reference } = await paid('single')
    const found = await provider.lookUp(reference)
    expect(found).to.have.deep.property('card', {
      brand: 'verve',
      last4: '1237',
      country: 'NG',
      reusable: false,
      token: null,
    })
  })

  it('charges a saved card with its own address, whatever address the shopper has now', async () => {
    const { reference } = await paid('ok', { email: 'ada@old.example' })
    const found = await provider.lookUp(reference)
    const token = found.state === 'succeeded' ? (found.card.token ?? '') : ''
    const renewal = newCharge({ card: token, saved: true, email: 'ada@new.example' })
    expect(await provider.charge(renewal)).to.have.property('state', 'succeeded')
  })

  it('declines a renewal for which the bank requires authentication', async () => {
    const { reference } = await paid('challenged')
    const found = await provider.lookUp(reference)
    const token = found.state === 'succeeded' ? (found.card.token ?? '') : ''
    const renewal = await provider.charge(newCharge({ card: token, saved: true }))
    expect(renewal).to.deep.equal({ state: 'declined', reason: 'authentication_required' })
  })

  it('declines a currency that the account does not support', async () => {
    const outcome = await provider.charge(newCharge({ currency: 'EUR' }))
    expect(outcome).to.deep.equal({ state: 'declined', reason: 'currency_not_supported' })
  })

  it('declines an amount that Paystack takes from nobody, on its page and for a saved card', async () => {
    const { reference } = await paid()
    const found = await provider.lookUp(reference)
    const token = found.state === 'succeeded' ? (found.card.token ?? '') : ''
    for (const charge of [{}, { card: token, saved: true }]) {
      const outcome = await provider.charge(newCharge({ ...charge, amount: 2_000_000_000 }))
      expect(outcome).to.deep.equal({ state: 'declined', reason: 'amount_not_supported' })
    }
  })

  it('counts as paid what was asked for, where the shopper pays the fees on top', async () => {
    paystack.passFees()
    const { reference } = await paid()
    expect(paystack.transactions.get(hyphened(reference))?.amount, 'with the fees').to.equal(5_075)
    const found = await provider.lookUp(reference)
    expect(found).to.deep.include({ state: 'succeeded', amount: 5_000 })
    const token = found.state === 'succeeded' ? (found.card.token ?? '') : ''
    const renewal = newCharge({ card: token, saved: true })
    expect(await provider.charge(renewal)).to.deep.include({ state: 'succeeded', amount: 5_000 })
    expect(await provider.lookUp(renewal.reference)).to.deep.include({ state: 'succeeded', amount: 5_000 })
    const back = async (charge: { reference: string }) => {
      const { refunds } = (await provider.listRefunds(charge)) as { refunds: { amount: number }[] }
      return refunds.map(({ amount }) => amount)
    }
    paystack.refund(renewal.reference, 5_075)
    expect(await back(renewal), 'all of it, with the fees').to.deep.equal([5_000])
    paystack.refund(reference, 2_000)
    paystack.refund(reference, 3_050)
    paystack.refund(reference, 25)
    expect(await back({ reference }), 'in parts, with the fees').to.deep.equal([2_000, 3_000])
  })

  it('counts as paid what came, where that is less than was asked for', async () => {
    const { reference } = await paid()
    Object.assign(paystack.transactions.get(hyphened(reference))!, { amount: 4_000 })
    expect(await provider.lookUp(reference)).to.deep.include({ state: 'succeeded', amount: 4_000 })
  })

  it('finds a refund among hundreds of the same charge, and requests none twice', async () => {
    const { reference } = await paid('ok', { amount: 300 })
    const refund = (index: number) =>
      provider.refund({ reference, refundReference: `r_${index}`, idempotencyKey: `r_${index}`, amount: 1 })
    for (let index = 0; index < 205; index += 1) await refund(index)
    const given = { state: 'succeeded', amount: 1, currency: 'USD' }
    expect(await refund(204)).to.deep.equal(given)
    expect(await provider.lookUpRefund({ reference, refundReference: 'r_203' })).to.deep.equal(given)
    expect(paystack.refunds).to.have.length(205)
  })

  it('refunds a part of what is left of a charge that Paystack calls reversed since the first refund', async () => {
    const { reference } = await paid()
    const refund = (refundReference: string, amount: number) =>
      provider.refund({ reference, refundReference, idempotencyKey: refundReference, amount })
    await refund('r_1', 2_000)
    expect(paystack.transactions.get(hyphened(reference))?.status).to.equal('reversed')
    expect(await refund('r_2', 3_000)).to.have.property('state', 'succeeded')
    const none = { state: 'refused', reason: 'Transaction has been fully reversed' }
    expect(await refund('r_3', 1)).to.deep.equal(none)
  })

  it('counts no refund of another charge, where Paystack lists those of all', async () => {
    const [one, other] = [await paid(), await paid()]
    await provider.refund({ ...one, refundReference: 'r', amount: 1_000 })
    paystack.listAll()
    const none = { state: 'listed', refunds: [] }
    expect(await provider.listRefunds(other)).to.deep.equal(none)
    expect(await provider.lookUpRefund({ ...other, refundReference: 'r' })).to.deep.equal({
      state: 'missing',
    })
    expect(await provider.lookUpRefund({ ...one, refundReference: 'r' })).to.have.property(
      'state',
      'succeeded',
    )
  })

  for (const message of [
    'Charge attempt cannot be fulfilled until 1200 minutes',
    'Denied by fraud system',
    'Unable to process transaction',
    'Expired Card',
    'Insufficient Funds',
  ])
    it(`declines a saved card that Paystack refuses: ${message}`, async () => {
      const { reference } = await paid()
      const found = await provider.lookUp(reference)
      const token = found.state === 'succeeded' ? (found.card.token ?? '') : ''
      const body = JSON.stringify({ status: false, message, code: 'unknown' })
      paystack.failNext(/charge_authorization/, { status: 400, body })
      const outcome = await provider.charge(newCharge({ card: token, saved: true }))
      expect(outcome).to.deep.equal({ state: 'declined', reason: message })
    })

  for (const message of ['Denied by fraud system', 'Invalid Authorization Code'])
    it(`believes a charge whose reply was lost, and not the refusal of the next try: ${message}`, async () => {
      const { reference } = await paid('lossy')
      const found = await provider.lookUp(reference)
      const token = found.state === 'succeeded' ? (found.card.token ?? '') : ''
      const renewal = newCharge({ card: token, saved: true })
      expect(await provider.charge(renewal)).to.have.property('state', 'unknown')
      paystack.failNext(/charge_authorization/, {
        status: 400,
        body: JSON.stringify({ status: false, message }),
      })
      expect(await provider.charge(renewal)).to.have.property('state', 'succeeded')
    })

  it('takes a transaction for missing in any of the words in which Paystack says so', async () => {
    for (const message of ['Transaction reference not found.', 'Transaction not found']) {
      paystack.failNext(/verify/, { status: 404, body: JSON.stringify({ status: false, message }) })
      expect(await provider.lookUp('pay_1'), message).to.deep.equal({ state: 'missing' })
    }
  })

  it('asks again later where it has asked too often, and looks up a reference that Paystack knows', async () => {
    const refuse = (message: string) =>
      paystack.failNext(/initialize/, { status: 400, body: JSON.stringify({ status: false, message }) })
    refuse('Please wait a few minutes and try again.')
    const request = newCharge()
    expect(await provider.charge(request)).to.have.property('state', 'unknown')
    const { authorizationUrl } = (await provider.charge(request)) as { authorizationUrl: string }
    paystack.usePage(authorizationUrl, 'ok')
    refuse('Duplicate charge request for reference')
    expect(await provider.charge(request)).to.have.property('state', 'succeeded')
  })

  it('looks up a refund that timed out, before it asks again', async () => {
    const { reference } = await paid()
    const refund = { reference, refundReference: 'r', idempotencyKey: 'r', amount: 1_000 }
    paystack.failNext(/refund/, { status: 502, body: '<html>' })
    expect(await provider.refund(refund)).to.have.property('state', 'unknown')
    expect(await provider.refund(refund)).to.have.property('state', 'succeeded')
    expect(await provider.refund(refund)).to.have.property('state', 'succeeded')
    expect(paystack.refunds).to.have.length(1)
  })

  it('does not ask for a refund when its process stood still after the look-up: another one may have asked', async () => {
    const { reference } = await paid()
    const refund = { reference, refundReference: 'r', idempotencyKey: 'r', amount: 1_000 }
    paystack.slowDown(100)
    const asked = provider.refund(refund)
    await until('the look-up', () =>
      paystack.asked.some(({ method, path }) => method === 'GET' && path === '/refund'),
    )
    const { now } = performance
    performance.now = () => now.call(performance) + 2 * minutes
    expect(await asked.finally(() => (performance.now = now))).to.have.property('state', 'unknown')
    expect(paystack.refunds).to.deep.equal([])
    expect(await provider.refund(refund)).to.have.property('state', 'succeeded')
  })

  it('refuses a refund that has failed at the bank, and counts it no more', async () => {
    const { reference } = await paid()
    await provider.refund({ reference, refundReference: 'r', idempotencyKey: 'r', amount: 1_000 })
    const listed = async () => ((await provider.listRefunds({ reference })) as { refunds: object[] }).refunds
    expect(await listed()).to.have.length(1)
    paystack.refunds[0]!.status = 'failed'
    const failed = { state: 'refused', reason: 'failed' }
    expect(await provider.lookUpRefund({ reference, refundReference: 'r' })).to.deep.equal(failed)
    expect(await listed()).to.deep.equal([])
  })

  it('declines a charge that was reversed before it was looked up, and waits for one that is queued', async () => {
    const { reference } = await paid()
    const transaction = paystack.transactions.get(hyphened(reference))!
    Object.assign(transaction, { status: 'queued' })
    expect(await provider.lookUp(reference)).to.have.property('state', 'unknown')
    Object.assign(transaction, { status: 'reversed', gateway_response: '' })
    expect(await provider.lookUp(reference)).to.deep.equal({ state: 'declined', reason: 'reversed' })
  })

  it('counts a charge of which a part was given back before it was looked up, and none of which all was', async () => {
    const { reference } = await paid()
    paystack.refund(reference, 2_000)
    expect(await provider.lookUp(reference)).to.deep.include({ state: 'succeeded', amount: 5_000 })
    paystack.refund(reference, 3_000)
    expect(await provider.lookUp(reference)).to.have.property('state', 'declined')
    paystack.refunds[1]!.status = 'failed'
    expect(await provider.lookUp(reference)).to.deep.include({ state: 'succeeded', amount: 5_000 })
  })

  it('waits for the list of refunds before it says what became of a charge that was reversed', async () => {
    const { reference } = await paid()
    paystack.refund(reference, 2_000)
    paystack.failNext(/^\/refund/, { status: 500, body: 'ill' })
    expect(await provider.lookUp(reference)).to.have.property('state', 'unknown')
  })

  it('reports charges and refunds in signed events that lead back to the charge', async () => {
    const receiver = await openReceiver()
    const told = await openPaystack(receiver.url)
    afterTest(told.close)
    const other = paystackProvider({ url: told.url, secretKey: paystackSecret })
    const { reference, ...request } = newCharge()
    const { authorizationUrl } = (await other.charge({ reference, ...request })) as {
      authorizationUrl: string
    }
    told.usePage(authorizationUrl, 'ok')
    await receiver.has(1)
    await other.refund({ reference, refundReference: 'r', idempotencyKey: 'r', amount: 1_000 })
    for (const { body, headers } of await receiver.has(2)) {
      expect(other.readCallback(body, headers)).to.deep.equal({ reference })
    }
  })

  it('names no charge for an event that is about something else', () => {
    for (const body of [
      '{}',
      '[]',
      'no JSON',
      '{"data":{"reference":1}}',
      '{"event":"customeridentification.failed"}',
    ]) {
      const signature = createHmac('sha512', paystackSecret).update(body).digest('hex')
      const read = provider.readCallback(Buffer.from(body), { 'x-paystack-signature': signature })
      expect(read, body).to.deep.equal({ reference: null })
    }
  })
})

describe("Paystack's amounts", () => {
  it('are hundredths of a major unit of every currency', () => {
    for (const currency of currencyCodes) {
      const unit = scaleOf(currency)
      expect(toPaystack(7 * unit, currency), currency).to.equal(700)
      expect(fromPaystack(700, currency), currency).to.equal(7 * unit)
    }
  })
})
