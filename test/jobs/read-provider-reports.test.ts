import { expect } from 'chai'
import { days, hours, minutes } from '../../src/base/clock.ts'
import { providers } from '../support/card-providers.ts'
import { moveClock } from '../support/payments.ts'
import { paystackCallback } from '../support/paystack.ts'
import { states } from '../support/renewals.ts'
import { call } from '../support/service.ts'
import { stripeCallback } from '../support/stripe-wire.ts'
import {
  allOver,
  amounts,
  begun,
  looks,
  names,
  newsOf,
  others,
  paid,
  read,
  renewed,
  saveCardReference,
  tamper,
  withProviderReports,
} from './provider-reports-support.ts'

describe('read-provider-reports', () => {
  withProviderReports()

  for (const name of names) {
    const callBack = async (reference: string) => {
      const { body, headers } = (name === 'stripe' ? stripeCallback : paystackCallback)(reference)
      const path = `/api/v1/payments/webhooks/${name}`
      await call('store', providers.store).post(path).type('json').set(headers).send(body).expect(200)
    }

    it(`records a refund in the dashboard of ${name} whose callback was lost, once, also where it comes late`, async () => {
      const { payable, reference } = await paid(name)
      const before = await payable.events()
      providers[name].refund(reference, 2000)
      await Promise.all([read(), read(), callBack(reference)])
      expect(await amounts(payable)).to.eql([2000])
      moveClock(25 * hours)
      await read()
      await callBack(reference)
      expect(await amounts(payable)).to.eql([2000])
      expect(await payable.row()).to.include({ refunded: 2000, payment_status: 'partially_refunded' })
      expect(await payable.events()).to.have.length(before.length + 1)
    })

    it(`notifies the store of a dispute at ${name} whose callback was lost, once, and of its end two months later`, async () => {
      const { payable, reference } = await paid(name)
      const id = providers[name].dispute(reference)
      const { number } = await payable.row()
      await Promise.all([read(), read()])
      expect(await newsOf(payable)).to.eql([`The payment for order #${number} is disputed`])
      for (let month = 0; month < 2; month += 1) {
        moveClock(30 * days)
        await read()
      }
      expect(await newsOf(payable)).to.have.length(1)
      if (name === 'stripe') providers.stripe.moveDispute(id, 'won')
      else providers.paystack.resolveDispute(id, 'declined')
      moveClock(1 * days)
      await read()
      moveClock(1 * days)
      await read()
      expect(await newsOf(payable)).to.eql([
        `The payment for order #${number} is disputed`,
        `The dispute about order #${number} was won`,
      ])
    })

    it(`takes the days of a renewal back that was refunded at ${name}, and renews no more one that is disputed`, async () => {
      const refunded = await renewed(name)
      const disputed = await renewed(name)
      providers[name].refund(refunded.reference, 1200)
      providers[name].dispute(disputed.reference)
      await read()
      expect(await states(refunded.pass)).to.eql(['refunded'])
      expect(Date.parse((await refunded.pass.row()).ends_at)).to.equal(refunded.pass.endsAt.getTime())
      expect(await disputed.pass.row()).to.include({ auto_renew: false, card_token_sealed: null })
    })

    it(`gives back what was paid on a page of ${name} that nobody looked at any more`, async () => {
      const { payable, reference, use } = await begun(name)
      await providers.db('orders').where({ id: payable.order.id }).update({ status: 'cancelled' })
      await providers.db('payments').where({ reference }).update({ state: 'abandoned' })
      use()
      await Promise.all([read(), read()])
      expect((await payable.payments())[0].state).to.equal('refunded')
      expect((await payable.refunds()).map(({ kind, amount }) => [kind, amount])).to.eql([['excess', 5000]])
    })

    it(`reads all pages of ${name}, and begins a day later three days before the last look`, async () => {
      const { payable, reference } = await paid(name)
      providers[name].refund(reference, 2000)
      moveClock(1 * minutes)
      await others(name, 120)
      await read()
      expect(await amounts(payable)).to.eql([2000])
      const asked = () => providers[name].asked.filter(({ path, query }) => isListOfRefunds(path, query))
      const first = asked().length
      expect(first).to.be.at.least(3)
      await read()
      expect(asked(), 'nothing is asked for before the next day').to.have.length(first)
      moveClock(24 * hours)
      await read()
      const since = sinceOf(asked()[first]!.query)
      const [{ looked_until: lookedUntil }] = (await looks(name)).filter(({ kind }) => kind === 'refunds')
      expect(Date.parse(lookedUntil) - since).to.be.within(4 * days, 4 * days + 5 * minutes)
    })

    it(`goes on with the page of ${name} that was not read to its end, an hour later`, async () => {
      const { payable, reference } = await paid(name)
      providers[name].refund(reference, 2000)
      moveClock(1 * minutes)
      await others(name, 60)
      const honest = tamper(name, {
        listReports: (kind, query) =>
          kind === 'refunds' && query.page
            ? Promise.resolve({ state: 'unknown', reason: 'silence' })
            : honest.listReports(kind, query),
      })
      await read()
      expect(await amounts(payable)).to.eql([])
      const row = (await looks(name)).find(({ kind }) => kind === 'refunds')
      expect(row).to.deep.include({ looked_until: null })
      expect(row.page).to.be.a('string')
      providers.trust()
      await read()
      expect(await amounts(payable), 'its lease has not ended').to.eql([])
      moveClock(61 * minutes)
      await read()
      expect(await amounts(payable)).to.eql([2000])
    })

    it(`ignores what is about charges at ${name} that are not ours`, async () => {
      const { payable, reference } = await paid(name)
      const theirs = await saveCardReference(name)
      providers[name].refund(theirs.reference, 100)
      providers[name].dispute(theirs.reference)
      providers[name].refund(reference, 2000)
      await read()
      expect(await amounts(payable)).to.eql([2000])
      await allOver(name)
    })

    it(`reads the other disputes at ${name} where one is in a currency that is not known any more`, async () => {
      const [old, sound] = [await paid(name), await paid(name)]
      providers[name].dispute(old.reference, { currency: 'BGN' })
      providers[name].dispute(sound.reference)
      await read()
      expect([await newsOf(old.payable), await newsOf(sound.payable)].map(({ length }) => length)).to.eql([
        0, 1,
      ])
      await allOver(name)
    })
  }
})

/** Tells whether a request asks for the refunds of all charges. */
function isListOfRefunds(path: string, query: URLSearchParams): boolean {
  return /\/refunds?$/.test(path) && (query.has('created[gte]') || query.has('from'))
}

function sinceOf(query: URLSearchParams): number {
  const from = query.get('from')
  return from ? Date.parse(from) : Number(query.get('created[gte]')) * 1000
}
