import { expect } from 'chai'
import { days, hours, minutes } from '../../src/base/clock.ts'
import { providers, saveCardOf, withCardProviders } from '../support/card-providers.ts'
import { moveClock } from '../support/payments.ts'
import { paystackCallback } from '../support/paystack.ts'
import { createPass, moveTo, type Pass, renew, states, subjects } from '../support/renewals.ts'
import { call } from '../support/service.ts'
import { stripeCallback } from '../support/stripe-wire.ts'

/** The names of the stand-ins' cards, the requests of a renewal in order, and the provider's callback. */
const each = {
  stripe: {
    cards: { good: 'visa', declines: 'fading', wantsShopper: 'secured' },
    requests: [/payment_intents$/, /confirm$/],
    callback: stripeCallback,
  },
  paystack: {
    cards: { good: 'ok', declines: 'fading', wantsShopper: 'challenged' },
    requests: [/charge_authorization$/],
    callback: paystackCallback,
  },
}

for (const name of ['stripe', 'paystack'] as const) {
  const { cards, requests, callback } = each[name]
  const [charging] = requests.slice(-1) as [RegExp]

  describe(`renew-passes by ${name}`, () => {
    withCardProviders()

    const run = () => renew(providers)
    /** Runs the job once; the provider executes the first request to this path and never answers it. */
    const runUnanswered = async (path: RegExp) => {
      providers[name].loseNext(path)
      providers.hurry()
      await run()
      providers.trust()
    }
    const create = async (card: keyof typeof cards = 'good') =>
      createPass(providers, { saved: await saveCardOf(providers, name, cards[card]) })
    /** Returns how many charges the provider made for renewals of a pass. */
    const taken = async (pass: Pass) =>
      (await pass.charges()).reduce((sum, { reference }) => sum + providers[name].taken(reference), 0)

    async function expectRenewedOnce(pass: Pass): Promise<void> {
      expect(await taken(pass)).to.equal(1)
      expect(await states(pass)).to.eql(['succeeded'])
      expect((await pass.charges())[0]).to.include({ amount: 1200, card_token_sealed: null })
      const ends_at = new Date(pass.endsAt.getTime() + 30 * days).toISOString()
      expect(await pass.row()).to.include({ ends_at, auto_renew: true, renewal_failures: 0 })
      expect(await subjects(pass)).to.eql([`Your pass for ${pass.product.name} has been renewed`])
    }

    it('charges the saved card while the shopper is away, once, however many runs there are', async () => {
      const pass = await create()
      moveTo(pass, 2 * days)
      await Promise.all(Array.from({ length: 10 }, run))
      await expectRenewedOnce(pass)
      moveClock(1 * days)
      await run()
      await expectRenewedOnce(pass)
    })

    for (const [card, reason] of [
      ['declines', /decline/i],
      ['wantsShopper', /^authentication_required$/],
    ] as const) {
      it(`counts it as a decline when the card ${card === 'declines' ? card : 'needs authentication'}: an e-mail each, off after three`, async () => {
        const pass = await create(card)
        moveTo(pass, 3 * days - minutes)
        for (let tries = 0; tries < 5; tries += 1) {
          await run()
          moveClock(14 * hours)
        }
        const charges = await pass.charges()
        expect(charges.map(({ state, attempt }) => [state, attempt])).to.eql([
          ['declined', 1],
          ['declined', 2],
          ['declined', 3],
        ])
        for (const { failure } of charges) expect(failure).to.match(reason)
        const tries = (await pass.mails()).map(({ text }) => /Attempt: (\d of 3)/.exec(text)?.[1])
        expect(tries).to.eql(['1 of 3', '2 of 3', '3 of 3'])
        expect(await taken(pass)).to.equal(0)
        const ends_at = pass.endsAt.toISOString()
        expect(await pass.row()).to.include({ auto_renew: false, card_token_sealed: null, ends_at })
      })

      it(`does so too when the reply that the card ${card === 'declines' ? card : 'needs authentication'} is lost`, async () => {
        const pass = await create(card)
        moveTo(pass, 2 * days)
        await runUnanswered(charging)
        expect(await states(pass)).to.eql(['intent'])
        expect(await subjects(pass)).to.eql([])
        moveClock(61_000)
        await run()
        expect(await states(pass)).to.eql(['declined'])
        expect(await subjects(pass)).to.eql([`Your card was declined for your pass for ${pass.product.name}`])
        expect(await pass.row()).to.include({ renewal_failures: 1, auto_renew: true })
      })
    }

    for (const request of requests) {
      it(`charges once when the reply of ${request} is lost after it was executed`, async () => {
        const pass = await create()
        moveTo(pass, 2 * days)
        await runUnanswered(request)
        expect(await states(pass)).to.eql(['intent'])
        await providers.db('products').where({ id: pass.product.id }).update({ price: 9900 })
        for (let minute = 0; minute < 3; minute += 1) {
          moveClock(61_000)
          await Promise.all([run(), run()])
        }
        await expectRenewedOnce(pass)
      })

      it(`charges once, and declines nothing, when ${request} fails with an error of the provider`, async () => {
        const pass = await create()
        moveTo(pass, 2 * days)
        for (let minute = 0; minute < 2; minute += 1) {
          providers[name].failNext(request, { status: 500, body: 'ill' })
          await run()
          expect(await states(pass)).to.eql(['intent'])
          moveClock(61_000)
        }
        await run()
        await expectRenewedOnce(pass)
      })
    }

    it('finds a charge whose reply was lost by a look-up, a day later, when idempotency keys are forgotten', async () => {
      const pass = await create()
      moveTo(pass, 2 * days)
      await runUnanswered(charging)
      providers.stripe.forgetKeys()
      moveClock(24 * hours)
      const before = providers[name].asked.length
      await run()
      await expectRenewedOnce(pass)
      expect(providers[name].asked.slice(before).map(({ method }) => method)).to.eql(['GET'])
    })

    it('settles once when callbacks come while the reply is lost', async () => {
      const pass = await create()
      moveTo(pass, 2 * days)
      await runUnanswered(charging)
      const { body, headers } = callback((await pass.charges())[0].reference)
      const tell = () =>
        call('store', providers.store)
          .post(`/api/v1/payments/webhooks/${name}`)
          .type('json')
          .set(headers)
          .send(body)
          .expect(200)
      moveClock(61_000)
      await Promise.all([tell(), tell(), run(), tell()])
      await expectRenewedOnce(pass)
    })

    it('refunds by the provider that charged, when the pass was bought again meanwhile', async () => {
      const pass = await create()
      const before = providers[name].refunds.length
      moveTo(pass, 2 * days)
      await runUnanswered(charging)
      const ends_at = new Date(pass.endsAt.getTime() + 30 * days).toISOString()
      await pass.change({ ends_at })
      moveClock(61_000)
      await run()
      await run()
      expect(await states(pass)).to.eql(['refunded'])
      expect(providers[name].refunds.slice(before).map(({ amount }) => amount)).to.eql([1200])
      expect((await pass.row()).ends_at).to.equal(ends_at)
      expect(await subjects(pass)).to.eql([`We are refunding your payment for ${pass.product.name}`])
    })
  })
}
