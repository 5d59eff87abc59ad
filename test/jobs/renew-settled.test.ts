import { expect } from 'chai'
import { days, hours, minutes } from '../../src/base/clock.ts'
import { callBack, moveClock, payments, withPayments } from '../support/payments.ts'
import { announced, createPass, moveTo, type Pass, renew, states, subjects } from '../support/renewals.ts'

describe('renew-passes, and how a period ends', () => {
  withPayments()

  const run = () => renew(payments)

  it('skips passes whose period is paid, charges the others, and ends once nothing is left to do', async () => {
    // The number is above the batch of one transaction, and these passes end before the healthy one does.
    const paid = await Promise.all(Array.from({ length: 21 }, () => createPass(payments)))
    const pass = await createPass(payments)
    moveTo(paid[0]!, 2 * days)
    await run()
    for (const { change, endsAt } of paid) await change({ ends_at: endsAt })
    await payments.db('renewal_charges').where({ entitlement_id: pass.id }).delete()
    const later = new Date(pass.endsAt.getTime() + 1 * hours)
    await pass.change({ ends_at: later, ...announced(later) })
    const before = payments.ledger().length
    await run()
    expect(await states(pass)).to.eql(['succeeded'])
    expect(payments.ledger()).to.have.length(before + 1)
    for (const { row } of paid) expect(await row()).to.include({ auto_renew: true })
  })

  for (const state of ['refunding', 'refunded', 'refund_failed']) {
    it(`stops charging for a period whose charge is ${state}, and tells the shopper at the end of the pass`, async () => {
      const pass = await createPass(payments)
      moveTo(pass, 2 * days)
      await run()
      await payments.db('renewal_charges').where({ entitlement_id: pass.id }).update({ state, next_at: null })
      await pass.change({ ends_at: pass.endsAt })
      moveClock(1 * days + 1000)
      await run()
      expect(await pass.charges()).to.have.length(1)
      moveClock(1 * days)
      await run()
      expect((await subjects(pass)).at(-1)).to.equal(`Your pass for ${pass.product.name} will not renew`)
      expect(await pass.charges()).to.have.length(1)
    })
  }

  it('gives back what was taken, where the provider took less than it was asked for', async () => {
    const pass = await createPass(payments)
    const card = { brand: 'visa', last4: '4242', country: null, reusable: true, token: null }
    const asked: number[] = []
    payments.tamper({
      charge: async ({ currency }) => ({ state: 'succeeded', amount: 1100, currency, card, fee: null }),
      lookUpRefund: async () => ({ state: 'missing' }),
      refund: async ({ amount }) => {
        asked.push(amount)
        return { state: 'succeeded', amount, currency: 'USD' }
      },
    })
    moveTo(pass, 2 * days)
    await run()
    expect(asked).to.eql([1100])
    expect((await pass.charges())[0]).to.include({ state: 'refunded', amount: 1100 })
    expect(await pass.row()).to.include({ ends_at: pass.endsAt.toISOString() })
    expect((await pass.mails()).at(-1)!.text).to.match(/\$11\.00/)
  })

  it('charges a copy of the card that can be decrypted with the id of its charge alone', async () => {
    const pass = await createPass(payments)
    const { vault } = payments.dependencies
    const card = vault.open((await pass.row()).card_token_sealed, pass.id)
    payments.tamper({ charge: async () => ({ state: 'unknown', reason: 'time-out' }) })
    moveTo(pass, 2 * days)
    await run()
    const [{ id, card_token_sealed }] = await pass.charges()
    expect(vault.open(card_token_sealed, id)).to.equal(card)
    expect(() => vault.open(card_token_sealed, pass.id)).to.throw()
    payments.trust()
    moveClock(61_000)
    await run()
    expect(await states(pass)).to.eql(['succeeded'])
  })

  describe('a demand of the bank for authentication', () => {
    const silent = async () => ({ state: 'unknown' as const, reason: 'time-out' })
    const pending = async () => ({ state: 'pending' as const })
    const ways: [string, (pass: Pass) => Promise<unknown>][] = [
      [
        'is the reply to the charge',
        async () => {
          payments.tamper({ charge: pending })
          await run()
        },
      ],
      [
        'is found after a callback',
        async (pass) => {
          payments.tamper({ charge: silent, lookUp: pending })
          await run()
          const [{ reference }] = await pass.charges()
          await Promise.all([1, 2, 3].map(() => callBack(payments, reference).expect(200)))
        },
      ],
      [
        'is found after the key has expired',
        async () => {
          payments.tamper({ charge: silent, lookUp: pending })
          await run()
          moveClock(23 * hours + 1 * minutes)
          await run()
        },
      ],
    ]
    for (const [what, play] of ways) {
      it(`is a decline when it ${what}`, async () => {
        const pass = await createPass(payments)
        moveTo(pass, 2 * days)
        await play(pass)
        expect(await states(pass)).to.eql(['declined'])
        expect((await pass.charges())[0]).to.include({ failure: 'authentication_required', next_at: null })
        expect(await pass.row()).to.include({ renewal_failures: 1, auto_renew: true })
        expect(await subjects(pass)).to.eql([`Your card was declined for your pass for ${pass.product.name}`])
      })
    }
  })
})
