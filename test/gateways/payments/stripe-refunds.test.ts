import { expect } from 'chai'
import { refundRest } from '../../../src/services/payments/refund-requests.ts'
import { type Gateway, openGateway } from './stripe-gateway.ts'
import { cleanUp, newCharge } from './support.ts'

describe('Refunds by stripe', () => {
  let stripe: Gateway['stripe']
  let provider: Gateway['provider']
  let gateway: Gateway['gateway']
  let intentOf: Gateway['intentOf']
  beforeEach(async () => {
    ;({ stripe, provider, gateway, intentOf } = await openGateway())
  })
  afterEach(cleanUp)

  describe('a refund that meets a failure of Stripe, which repeats it for the key', () => {
    const ask = async () => {
      const request = newCharge({ card: 'pm_card_visa' })
      await provider.charge(request)
      const { reference } = request
      const refund = { reference, refundReference: 'ref_1', idempotencyKey: 'ref_1', amount: 5_000 }
      return () => provider.refund(refund)
    }

    it('is made with another key, once, however many calls come at once', async () => {
      const refund = await ask()
      stripe.breakNext(/refunds$/)
      stripe.breakNext(/refunds$/)
      expect(await refund()).to.have.property('state', 'unknown')
      const outcomes = await Promise.all(Array.from({ length: 5 }, refund))
      for (const { state } of outcomes) expect(state).to.be.oneOf(['succeeded', 'unknown'])
      expect(await refund()).to.have.property('state', 'succeeded')
      expect(stripe.refunds.map(({ amount }) => amount)).to.deep.equal([5_000])
    })

    it('is made for the rest, once, where the merchant gives back a part in the dashboard meanwhile', async () => {
      const charge = newCharge({ card: 'pm_card_visa' })
      await provider.charge(charge)
      const { reference, amount } = charge
      const { id: providerId } = intentOf(reference)
      const request = { reference, refundReference: 'ref_1', idempotencyKey: 'ref_1', providerId, amount }
      stripe.breakNext(/refunds$/)
      stripe.breakNext(/refunds$/)
      expect(await refundRest(gateway, request)).to.have.property('state', 'unknown')
      stripe.refund(reference, 2_000)
      await Promise.all(Array.from({ length: 5 }, () => refundRest(gateway, request)))
      expect(await refundRest(gateway, request)).to.have.property('state', 'succeeded')
      expect(stripe.refunds.map(({ amount }) => amount)).to.deep.equal([2_000, 3_000])
    })

    it('is looked up first: the failed call may have made it', async () => {
      const refund = await ask()
      stripe.breakNext(/refunds$/, { isDone: true })
      expect(await refund()).to.have.property('state', 'succeeded')
      expect(stripe.refunds.map(({ amount }) => amount)).to.deep.equal([5_000])
    })
  })

  it('never refunds more than was charged in parts that are rounded', async () => {
    const request = newCharge({ card: 'pm_card_visa', amount: 5_124, currency: 'KWD' })
    await provider.charge(request)
    const { reference } = request
    for (const amount of [2_007, 3_107]) {
      const refundReference = `r_${amount}`
      const given = await provider.refund({
        reference,
        refundReference,
        idempotencyKey: refundReference,
        amount,
      })
      expect(given).to.deep.equal({ state: 'succeeded', amount, currency: 'KWD' })
    }
    expect(intentOf(reference).refunded).to.equal(5_100)
  })

  for (const [what, end, reason] of [
    ['has failed at the bank', { failure: 'lost_or_stolen_card' }, 'lost_or_stolen_card'],
    ['was cancelled in the dashboard', { isCancelled: true }, 'canceled'],
  ] as const)
    it(`refuses a refund that ${what}, and counts it no more`, async () => {
      const request = newCharge({ card: 'pm_card_visa' })
      await provider.charge(request)
      const { reference } = request
      const refundReference = 'r_1'
      await provider.refund({ reference, refundReference, idempotencyKey: refundReference, amount: 100 })
      const listed = async () => ((await provider.listRefunds(reference)) as { refunds: object[] }).refunds
      expect(await listed()).to.have.length(1)
      Object.assign(stripe.refunds[0]!, end)
      const refused = { state: 'refused', reason }
      expect(await provider.lookUpRefund(reference, refundReference)).to.deep.equal(refused)
      expect(await listed()).to.deep.equal([])
    })

  it('finds no charge, to cancel or to refund, where Stripe does not know its id', async () => {
    const charge = { reference: 'r', refundReference: 'r_1', providerId: 'pi_unknown' }
    const refused = { state: 'refused', reason: 'charge_not_found' }
    const asked = { ...charge, idempotencyKey: 'r_1', amount: 1 }
    expect(await gateway.refund(asked)).to.deep.equal(refused)
    expect(await gateway.lookUpRefund(charge)).to.deep.equal({ state: 'missing' })
    for (const id of ['pi_unknown', 'cs_unknown'])
      expect(await gateway.cancel('r', id)).to.deep.equal({ state: 'missing' })
  })
})
