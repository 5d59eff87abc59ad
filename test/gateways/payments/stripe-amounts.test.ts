import { expect } from 'chai'
import { currencyCodes, scaleOf } from '../../../src/base/money.ts'
import { fromStripe, toStripe } from '../../../src/gateways/payments/stripe/amounts.ts'
import { type Gateway, openGateway } from './stripe-gateway.ts'
import { cleanUp, newCharge } from './support.ts'

describe('Amounts at stripe', () => {
  let stripe: Gateway['stripe']
  let provider: Gateway['provider']
  let intentOf: Gateway['intentOf']
  beforeEach(async () => {
    ;({ stripe, provider, intentOf } = await openGateway())
  })
  afterEach(cleanUp)

  for (const [amount, currency, told] of [
    [1_999, 'USD', 1_999],
    [500, 'JPY', 500],
    [500, 'XOF', 500],
    [7, 'UGX', 700],
    [300, 'ISK', 30_000],
    [5_124, 'KWD', 5_120],
    [5_125, 'KWD', 5_130],
    [1_000, 'HUF', 1_000],
  ] as const) {
    it(`charges ${amount} ${currency} as ${told}, and refunds all of it`, async () => {
      const request = newCharge({ card: 'pm_card_visa', amount, currency })
      expect(await provider.charge(request)).to.deep.include({ state: 'succeeded', amount, currency })
      const intent = intentOf(request.reference)
      expect(intent).to.include({ amount: told, currency: currency.toLowerCase() })
      const { reference } = request
      const given = await provider.refund({ reference, refundReference: 'r', idempotencyKey: 'r', amount })
      expect(given).to.deep.equal({ state: 'succeeded', amount, currency })
      expect(intent.refunded).to.equal(told)
    })
  }

  for (const [what, parts] of [
    ['in parts', [2_005, 1_009, 2_110]],
    ['but for less than it takes', [5_120, 4]],
  ] as const)
    it(`gives back all that it charged of 5.124 KWD where it is refunded ${what}`, async () => {
      const request = newCharge({ card: 'pm_card_visa', amount: 5_124, currency: 'KWD' })
      await provider.charge(request)
      const { reference } = request
      for (const amount of parts) {
        const key = `r_${amount}`
        const given = await provider.refund({ reference, refundReference: key, idempotencyKey: key, amount })
        expect(given).to.deep.equal({ state: 'succeeded', amount, currency: 'KWD' })
      }
      expect(intentOf(reference).refunded).to.equal(5_120)
    })

  it('gives back the last part of a rounded charge once, however often it is asked for it', async () => {
    const request = newCharge({ card: 'pm_card_visa', amount: 4_010, currency: 'KWD' })
    await provider.charge(request)
    const { reference } = request
    for (const key of ['r_1', 'r_1', 'r_2', 'r_2']) {
      const part = { reference, refundReference: key, idempotencyKey: key, amount: 2_005 }
      const given = await provider.refund(part)
      expect(given).to.deep.equal({ state: 'succeeded', amount: 2_005, currency: 'KWD' })
    }
    expect(stripe.refunds.map(({ amount }) => amount)).to.eql([2_000, 2_010])
  })

  it('counts what the dashboard has given back to the last of a charge as all that was left of it', async () => {
    const request = newCharge({ card: 'pm_card_visa', amount: 5_124, currency: 'KWD' })
    await provider.charge(request)
    const { reference } = request
    await provider.refund({ reference, refundReference: 'r', idempotencyKey: 'r', amount: 2_005 })
    for (const given of [1_000, 2_120]) stripe.refund(reference, given)
    const listed = await provider.listRefunds(reference)
    if (listed.state !== 'listed') throw new Error(listed.state)
    expect(listed.refunds.map(({ amount }) => amount)).to.eql([2_005, 1_000, 2_119])
  })

  it('counts a major unit of every currency as Stripe does, and knows it again', () => {
    // https://docs.stripe.com/currencies: all others are in hundredths there, whatever ISO 4217 says.
    const whole = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ')
    const thousandths = ['BHD', 'JOD', 'KWD', 'OMR', 'TND']
    for (const currency of currencyCodes) {
      const unit = scaleOf(currency)
      const told = whole.includes(currency) ? 1 : thousandths.includes(currency) ? 1_000 : 100
      expect(toStripe(7 * unit, currency), currency).to.equal(7 * told)
      expect(fromStripe(7 * told, currency, 0), currency).to.equal(7 * unit)
    }
  })

  it('believes another amount than was asked for', () => {
    expect(fromStripe(5_000, 'USD', 5_124)).to.equal(5_000)
    expect(fromStripe(700, 'UGX', 8)).to.equal(7)
    expect(fromStripe(5_120, 'KWD', 5_124)).to.equal(5_124)
    expect(fromStripe(5_110, 'KWD', 5_124)).to.equal(5_110)
    expect(toStripe(19, 'KWD', Math.floor)).to.equal(10)
  })
})
