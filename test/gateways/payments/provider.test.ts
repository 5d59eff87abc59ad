import { expect } from 'chai'
import type { ChargeOutcome } from '../../../src/gateways/payments/provider.ts'
import { paystackFee } from '../../support/paystack.ts'
import { stripeFee } from '../../support/stripe.ts'
import { forgetting, remembering, type Stand, stands } from './stands.ts'
import { cleanUp, newCharge, openReceiver } from './support.ts'

// The promises of every provider, checked over HTTP with a stand-in that speaks its wire format.
const returnUrl = 'https://shop.example/thanks'

for (const [name, open] of Object.entries(stands)) {
  for (const caller of [remembering, forgetting]) {
    describe(`${name}, by a ${caller.name} caller`, () => {
      let stand: Stand
      let provider: ReturnType<typeof forgetting>
      beforeEach(async () => {
        stand = await open()
        provider = caller(stand.provider)
      })
      afterEach(cleanUp)

      /** Creates a charge that a shopper has paid on the provider's page. */
      async function paid(card: Parameters<Stand['usePage']>[1] = 'ok') {
        const request = newCharge({ returnUrl, amount: 5_000, keepCard: true })
        await stand.usePage(await provider.charge(request), card)
        return request
      }

      async function savedCard(card: Parameters<Stand['usePage']>[1] = 'ok') {
        const { reference } = await paid(card)
        let found = await provider.lookUp(reference)
        while (found.state !== 'succeeded') found = await provider.lookUp(reference)
        return cardOf(found)
      }

      it('is pending without a card, and succeeds after the shopper has paid', async () => {
        const request = newCharge({ returnUrl })
        const pending = await provider.charge(request)
        expect(pending).to.have.property('state', 'pending')
        expect(await provider.lookUp(request.reference)).to.have.property(
          'state',
          // Stripe's search finds intents, and a page has none before somebody pays on it.
          name === 'stripe' && caller === forgetting ? 'missing' : 'pending',
        )
        await stand.usePage(pending, 'ok')
        const found = await provider.lookUp(request.reference)
        expect(found).to.deep.include({ state: 'succeeded', amount: 5_000, currency: 'USD' })
        expect(cardOf(found).last4).to.match(/^\d{4}$/)
        expect(stand.taken(request.reference)).to.equal(1)
      })

      it('says what the provider keeps, of a charge and of one that it looks up', async () => {
        const fee = { stripe: stripeFee(5_000), paystack: paystackFee(5_000) }[name] ?? null
        const { reference } = await paid()
        expect(await provider.lookUp(reference)).to.have.property('fee', fee)
        const { token } = await savedCard()
        const renewal = newCharge({ card: token ?? '', saved: true, amount: 5_000 })
        expect(await provider.charge(renewal)).to.have.property('fee', fee)
      })

      it('charges a saved card again and again', async () => {
        const card = await savedCard()
        expect(card.reusable).to.equal(true)
        for (let month = 0; month < 3; month += 1) {
          const renewal = newCharge({ card: card.token ?? '', saved: true })
          const outcome = await provider.charge(renewal)
          expect(outcome).to.deep.include({ state: 'succeeded', amount: 5_000, currency: 'USD' })
          expect(cardOf(outcome)).to.deep.equal(card)
          expect(await provider.lookUp(renewal.reference)).to.deep.equal(outcome)
        }
      })

      it('declines a saved card that no longer works', async () => {
        const { token } = await savedCard('fading')
        const renewal = newCharge({ card: token ?? '', saved: true })
        expect(await provider.charge(renewal)).to.have.property('state', 'declined')
        expect(await provider.lookUp(renewal.reference)).to.have.property('state', 'declined')
        expect(stand.taken(renewal.reference)).to.equal(0)
      })

      it('is unknown after a time-out, finds the charge, and never charges twice', async () => {
        const { token } = await savedCard('lossy')
        const renewal = newCharge({ card: token ?? '', saved: true })
        expect(await provider.charge(renewal)).to.have.property('state', 'unknown')
        const found = await provider.lookUp(renewal.reference)
        expect(found).to.have.property('state', 'succeeded')
        expect(await provider.charge(renewal), 'the same key again').to.deep.equal(found)
        expect(stand.taken(renewal.reference)).to.equal(1)
      })

      it('charges once in twenty parallel calls with the same key', async () => {
        const { token } = await savedCard()
        const renewal = newCharge({ card: token ?? '', saved: true })
        const outcomes = await Promise.all(Array.from({ length: 20 }, () => provider.charge(renewal)))
        const states = new Set(outcomes.map(({ state }) => state))
        expect([...states]).to.include('succeeded')
        expect(states).to.satisfy((all: Set<string>) =>
          [...all].every((one) => /succeeded|unknown/.test(one)),
        )
        expect(await provider.lookUp(renewal.reference)).to.have.property('state', 'succeeded')
        expect(stand.taken(renewal.reference)).to.equal(1)
      })

      it('charges a card that the storefront names', async () => {
        if (!stand.cards) {
          expect(await provider.charge(newCharge({ card: 'tok_ok' }))).to.have.property('state', 'declined')
          return
        }
        const request = newCharge({ card: stand.cards.ok })
        const outcome = await provider.charge(request)
        expect(outcome).to.deep.include({ state: 'succeeded', amount: 5_000, currency: 'USD' })
        expect(await provider.lookUp(request.reference)).to.deep.equal(outcome)
        const declined = newCharge({ card: stand.cards.declined })
        expect(await provider.charge(declined)).to.have.property('state', 'declined')
        expect(await provider.lookUp(declined.reference)).to.have.property('state', 'declined')
      })

      it('declines a card that does not exist, and a saved one that is used like a new one', async () => {
        const { token } = await savedCard()
        for (const card of [
          { card: 'tok_nope' },
          { card: 'tok_nope', saved: true },
          { card: token ?? '' },
          { card: 'pm_1', saved: true },
          { card: 'cus_1/pm_1', saved: true },
          { card: 'AUTH_1:eve@example.com', saved: true },
        ]) {
          const outcome = await provider.charge(newCharge(card))
          expect(outcome, JSON.stringify(card)).to.deep.equal({ state: 'declined', reason: 'unknown_card' })
        }
      })

      it('throws if the mistake is ours, and reveals no secret', async () => {
        const stranger = caller(stand.elsewhere({ secretKey: 'sk_canary' }))
        const failures = await Promise.all([
          failure(stranger.charge(newCharge())),
          failure(stranger.charge(newCharge({ returnUrl }))),
        ])
        for (const message of failures)
          expect(message)
            .to.match(/refused/)
            .and.not.match(/canary/)
      })

      it('is unknown when the provider fails, is down or sends nonsense', async () => {
        const failing = await openReceiver([500, 503, 429, 200])
        const ill = caller(stand.elsewhere({ url: failing.url }))
        for (let reply = 0; reply < 4; reply += 1) {
          expect(await ill.charge(newCharge({ returnUrl }))).to.have.property('state', 'unknown')
        }
        const request = newCharge()
        const gone = stand.elsewhere({ url: 'http://127.0.0.1:1' })
        expect(await gone.charge(request)).to.have.property('state', 'unknown')
        expect(await gone.lookUp(request.reference)).to.have.property('state', 'unknown')
        const refund = { reference: request.reference, refundReference: 'r' }
        expect(await gone.lookUpRefund(refund)).to.have.property('state', 'unknown')
      })

      it('is missing for an unknown reference', async () => {
        expect(await provider.lookUp('ord_nope')).to.deep.equal({ state: 'missing' })
        expect(await provider.lookUp(`no "such/reference'?`)).to.deep.equal({ state: 'missing' })
      })

      it('refunds a charge in parts, and not a unit more', async () => {
        const { reference } = await paid()
        const refund = (refundReference: string, amount: number) =>
          provider.refund({ reference, refundReference, amount, idempotencyKey: `key_${refundReference}` })
        const part = { state: 'succeeded', amount: 2_000, currency: 'USD' }
        expect(await refund('part_1', 2_000)).to.deep.equal(part)
        expect(await refund('part_1', 2_000), 'the same again').to.deep.equal(part)
        expect(await refund('part_2', 3_001)).to.have.property('state', 'refused')
        expect(await refund('part_3', 3_000)).to.have.property('state', 'succeeded')
        expect(await refund('part_4', 1)).to.have.property('state', 'refused')
        expect(await provider.lookUpRefund(reference, 'part_1')).to.deep.equal(part)
        expect(await provider.lookUpRefund(reference, 'part_2')).to.deep.equal({ state: 'missing' })
        expect(await provider.lookUpRefund('nope', 'nope')).to.deep.equal({ state: 'missing' })
        const list = await provider.listRefunds(reference)
        if (list.state !== 'listed') throw new Error(list.state)
        expect(new Set(list.refunds.map(({ id }) => id))).to.have.property('size', 2)
        expect(list.refunds.map((made) => [made.reference, made.amount])).to.deep.equal([
          ['part_1', 2_000],
          ['part_3', 3_000],
        ])
        expect(await provider.listRefunds('nope')).to.deep.equal({ state: 'missing' })
      })

      it('refunds no more than the charge in parallel calls', async () => {
        const { reference } = await paid()
        const outcomes = await Promise.all(
          Array.from({ length: 20 }, (_, index) =>
            provider.refund({
              reference,
              refundReference: `r_${index}`,
              idempotencyKey: `r_${index}`,
              amount: 1_000,
            }),
          ),
        )
        expect(outcomes.filter(({ state }) => state === 'succeeded')).to.have.length(5)
      })

      it('refuses to refund what was never charged', async () => {
        const refund = (reference: string) =>
          provider.refund({
            reference,
            refundReference: `r_${reference}`,
            amount: 1,
            idempotencyKey: reference,
          })
        const { reference } = await paid('declined')
        expect(await refund(reference)).to.have.property('state', 'refused')
        expect(await refund('nope')).to.deep.equal({ state: 'refused', reason: 'charge_not_found' })
      })

      it('trusts a callback whose bytes the provider has signed, and no other', () => {
        const { body, headers } = stand.callback('ord_1')
        const read = (bytes: string, changed: Record<string, string | undefined>) =>
          stand.provider.readCallback(Buffer.from(bytes), changed)
        expect(read(body, headers)).to.deep.equal({ reference: 'ord_1' })
        expect(read(`${body} `, headers), 'other bytes').to.equal(null)
        expect(read(body, stand.callback('ord_1', 'guessed').headers), 'another secret').to.equal(null)
        expect(read(body, stand.callback('ord_2').headers), 'of another body').to.equal(null)
        const [header = ''] = Object.keys(headers)
        for (const signature of [undefined, '', 'v1=', headers[header]!.slice(0, -1)]) {
          expect(read(body, { [header]: signature }), signature).to.equal(null)
        }
      })
    })
  }
}

for (const [name, open] of Object.entries(stands)) {
  describe(`${name}, when a payment is given up`, () => {
    let stand: Stand
    let provider: ReturnType<typeof remembering>
    beforeEach(async () => {
      stand = await open()
      provider = remembering(stand.provider)
    })
    afterEach(cleanUp)

    it('closes the page, again and again, or says that it cannot', async () => {
      const { reference } = await pageOf()
      const outcome = await provider.cancel(reference)
      if (name === 'paystack') {
        expect(outcome).to.have.property('state', 'refused')
        return
      }
      expect(outcome).to.deep.equal({ state: 'cancelled' })
      expect(await provider.cancel(reference)).to.deep.equal({ state: 'cancelled' })
      expect(await provider.lookUp(reference)).to.have.property('state', 'declined')
      expect(stand.taken(reference)).to.equal(0)
    })

    it('has the outcome of a charge that has ended', async () => {
      const { reference, opened } = await pageOf()
      await stand.usePage(opened, 'ok')
      expect(await provider.cancel(reference)).to.deep.equal(await provider.lookUp(reference))
      expect(stand.taken(reference)).to.equal(1)
    })

    it('does not know a charge that never arrived', async () => {
      expect(await provider.cancel('nope')).to.deep.equal({ state: 'missing' })
    })

    async function pageOf() {
      const request = newCharge({ returnUrl })
      return { reference: request.reference, opened: await provider.charge(request) }
    }
  })
}

function cardOf(outcome: ChargeOutcome) {
  if (outcome.state !== 'succeeded') throw new Error(`the charge is ${JSON.stringify(outcome)}`)
  return outcome.card
}

function failure(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'no failure',
    (error: Error) => error.message,
  )
}
