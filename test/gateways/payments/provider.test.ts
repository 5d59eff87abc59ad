import { expect } from 'chai'
import type { ChargeOutcome } from '../../../src/gateways/payments/provider.ts'
import { sandboxProvider } from '../../../src/gateways/payments/sandbox/provider.ts'
import { callbackSecret, cleanUp, newCharge, openReceiver, openSandbox, secretKey } from './support.ts'

describe('the sandbox provider', () => {
  afterEach(cleanUp)

  describe('charge', () => {
    it('succeeds with tok_ok, whose saved card can be charged again', async () => {
      const { provider } = await openSandbox()
      const first = await provider.charge(newCharge({ card: 'tok_ok' }))
      expect(first).to.deep.include({ state: 'succeeded', amount: 5_000, currency: 'USD' })
      const card = cardOf(first)
      expect(card).to.include({ brand: 'visa', last4: '4242', reusable: true })

      const renewal = await provider.charge(newCharge({ card: card.token ?? '', saved: true }))
      expect(renewal).to.have.property('state', 'succeeded')
      expect(cardOf(renewal)).to.deep.equal(card)
    })

    it('is declined with tok_decline', async () => {
      const { provider } = await openSandbox()
      const request = newCharge({ card: 'tok_decline' })
      const declined = { state: 'declined', reason: 'card_declined' }
      expect(await provider.charge(request)).to.deep.equal(declined)
      expect(await provider.lookUp(request.reference)).to.deep.equal(declined)
    })

    it('succeeds with tok_not_reusable, and gives nothing to charge again', async () => {
      const { provider } = await openSandbox()
      const card = cardOf(await provider.charge(newCharge({ card: 'tok_not_reusable' })))
      expect(card).to.include({ reusable: false, token: null })
    })

    it('succeeds with tok_renewal_declines, whose saved card is always declined', async () => {
      const { provider } = await openSandbox()
      const card = cardOf(await provider.charge(newCharge({ card: 'tok_renewal_declines' })))
      expect(card.reusable).to.equal(true)
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const renewal = await provider.charge(newCharge({ card: card.token ?? '', saved: true }))
        expect(renewal).to.deep.equal({ state: 'declined', reason: 'card_declined' })
      }
    })

    it('is unknown after a time-out, and found to have succeeded', async () => {
      const { provider, folder, close } = await openSandbox({ timeout: 200 })
      const request = newCharge({ card: 'tok_timeout_after_charge' })
      expect(await provider.charge(request)).to.have.property('state', 'unknown')
      const found = await provider.lookUp(request.reference)
      expect(found).to.have.property('state', 'succeeded')
      expect(await provider.charge(request), 'the same key again').to.deep.equal(found)

      await close()
      const reopened = await openSandbox({ folder })
      expect(await reopened.provider.lookUp(request.reference), 'after a restart').to.deep.equal(found)
    })

    it('is unknown when the provider stops before it answers', async () => {
      const { provider, close } = await openSandbox()
      const request = newCharge({ card: 'tok_timeout_after_charge' })
      const outcome = provider.charge(request)
      while ((await provider.lookUp(request.reference)).state === 'missing');
      await close()
      expect(await outcome).to.have.property('state', 'unknown')
    })

    it('loses the first reply of renewals with tok_timeout_after_charge, too', async () => {
      const { provider } = await openSandbox({ timeout: 200 })
      const request = newCharge({ card: 'tok_timeout_after_charge' })
      await provider.charge(request)
      const { token } = cardOf(await provider.lookUp(request.reference))
      const renewal = newCharge({ card: token ?? '', saved: true })
      expect(await provider.charge(renewal)).to.have.property('state', 'unknown')
      expect(await provider.charge(renewal)).to.have.property('state', 'succeeded')
    })

    it('is pending without a card', async () => {
      const { provider, url } = await openSandbox()
      const request = newCharge()
      const pending = { state: 'pending', authorizationUrl: `${url}/pay/${request.reference}` }
      expect(await provider.charge(request)).to.deep.equal(pending)
      expect(await provider.lookUp(request.reference)).to.deep.equal(pending)
    })

    it('is declined with a card that does not exist, saved or not', async () => {
      const { provider } = await openSandbox()
      const outcome = { state: 'declined', reason: 'unknown_card' }
      const { token } = cardOf(await provider.charge(newCharge({ card: 'tok_ok' })))
      for (const card of [{ card: 'tok_nope' }, { card: 'tok_ok', saved: true }, { card: token ?? '' }]) {
        expect(await provider.charge(newCharge(card)), JSON.stringify(card)).to.deep.equal(outcome)
      }
    })

    it('throws where the mistake is ours', async () => {
      const { provider, url } = await openSandbox()
      const stranger = sandboxProvider({ url, secretKey: 'wrong', callbackSecret })
      expect(await failure(stranger.charge(newCharge()))).to.match(/secret key/)
      expect(await failure(stranger.lookUp('ord_1'))).to.match(/secret key/)
      const request = newCharge({ card: 'tok_ok' })
      await provider.charge(request)
      expect(await failure(provider.charge({ ...request, amount: 1 }))).to.match(/Idempotency-Key/)
      expect(await failure(provider.charge(newCharge({ amount: 0.5 })))).to.match(/amount/)
    })

    it('is unknown when the provider fails, is not there or talks nonsense', async () => {
      const failing = await openReceiver([500, 503, 429, 200])
      const provider = sandboxProvider({ url: failing.url, secretKey, callbackSecret })
      for (let reply = 0; reply < 4; reply += 1) {
        expect(await provider.charge(newCharge({ card: 'tok_ok' }))).to.have.property('state', 'unknown')
      }
      const { provider: gone, close } = await openSandbox()
      await close()
      expect(await gone.charge(newCharge({ card: 'tok_ok' }))).to.have.property('state', 'unknown')
      expect(await gone.lookUp('ord_1')).to.have.property('state', 'unknown')
      expect(await gone.lookUpRefund('ref_1')).to.have.property('state', 'unknown')
    })
  })

  describe('lookUp', () => {
    it('is missing for a reference that the provider does not know', async () => {
      const { provider } = await openSandbox()
      expect(await provider.lookUp('ord_nope')).to.deep.equal({ state: 'missing' })
      expect(await provider.lookUp('no such/reference?')).to.deep.equal({ state: 'missing' })
    })
  })

  describe('refund', () => {
    it('gives back a charge in parts, and not a unit more', async () => {
      const { provider } = await openSandbox()
      const { reference } = await charged(provider, 'tok_ok')
      const refund = (refundReference: string, amount: number) =>
        provider.refund({ reference, refundReference, amount, idempotencyKey: `key_${refundReference}` })
      const part = { state: 'succeeded', amount: 2_000, currency: 'USD' }
      const refused = { state: 'refused', reason: 'over_refund' }
      expect(await refund('part_1', 2_000)).to.deep.equal(part)
      expect(await refund('part_1', 2_000), 'the same again').to.deep.equal(part)
      expect(await refund('part_2', 3_001)).to.deep.equal(refused)
      expect(await refund('part_3', 3_000)).to.have.property('state', 'succeeded')
      expect(await refund('part_4', 1)).to.deep.equal(refused)
      expect(await provider.lookUpRefund('part_1')).to.deep.equal(part)
      expect(await provider.lookUpRefund('part_2')).to.deep.equal({ state: 'missing' })
    })

    it('gives back no more than the charge to refunds that come together', async () => {
      const { provider } = await openSandbox()
      const { reference } = await charged(provider, 'tok_ok')
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          provider.refund({
            reference,
            refundReference: `r_${index}`,
            amount: 1_000,
            idempotencyKey: `r_${index}`,
          }),
        ),
      )
      expect(outcomes.filter(({ state }) => state === 'succeeded')).to.have.length(5)
    })

    it('is refused for a charge that took no money', async () => {
      const { provider } = await openSandbox()
      const refund = (reference: string) =>
        provider.refund({
          reference,
          refundReference: `r_${reference}`,
          amount: 1,
          idempotencyKey: reference,
        })
      const { reference } = await charged(provider, 'tok_decline')
      expect(await refund(reference)).to.deep.equal({ state: 'refused', reason: 'not_refundable' })
      expect(await refund('nope')).to.deep.equal({ state: 'refused', reason: 'charge_not_found' })
    })
  })
})

type Provider = ReturnType<typeof sandboxProvider>

async function charged(provider: Provider, card: string) {
  const request = newCharge({ card })
  await provider.charge(request)
  return request
}

function cardOf(outcome: ChargeOutcome) {
  if (outcome.state !== 'succeeded') throw new Error(`the charge is ${outcome.state}`)
  return outcome.card
}

function failure(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'no failure',
    (error: Error) => error.message,
  )
}
