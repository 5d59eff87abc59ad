import { expect } from 'chai'
import { clock, days, hours, minutes } from '../../../src/base/clock.ts'
import { newId } from '../../../src/base/ids.ts'
import { transaction } from '../../../src/db/database.ts'
import type { RefundOutcome } from '../../../src/gateways/payments/provider.ts'
import { settleRefund, takeForRetry } from '../../../src/services/renewals/charge-refunds.ts'
import { callBack, moveClock, payments, withPayments } from '../../support/payments.ts'
import { createPass, moveTo, type Pass, renew, states, subjects } from '../../support/renewals.ts'

describe('The outcome of a renewal', () => {
  withPayments()

  const run = () => renew(payments)
  const endOf = async ({ row }: Pass) => Date.parse((await row()).ends_at)

  /** Begins the charges of two passes of one store; the provider charges or declines, and does not answer. */
  async function twoCharged(card = 'tok_ok') {
    const one = await createPass(payments, { card })
    const other = await createPass(payments, { card, like: one, endsAt: one.endsAt })
    const silent = { state: 'unknown' as const, reason: 'time-out' }
    const { charge } = payments.provider
    payments.tamper({ charge: async (request) => ((await charge(request)) ? silent : silent) })
    moveTo(one, 48 * hours)
    await run()
    const [{ reference }] = await one.charges()
    return { one, other, reference: reference as string }
  }

  it('is that of one pass, and of no other one of the store, when it succeeds', async () => {
    const { one, other, reference } = await twoCharged()
    await callBack(payments, reference).expect(200)
    expect(await states(one)).to.eql(['succeeded'])
    expect(await states(other)).to.eql(['intent'])
    expect((await one.charges())[0]).to.include({ failure: null, next_at: null, card_token_sealed: null })
    expect((await other.charges())[0].card_token_sealed).to.be.a('string')
    expect(await endOf(one)).to.be.above(one.endsAt.getTime())
    expect(await endOf(other)).to.equal(other.endsAt.getTime())
  })

  it('is that of one pass, and of no other one of the store, when it is a decline', async () => {
    const { one, other, reference } = await twoCharged('tok_renewal_declines')
    await Promise.all([1, 2, 3].map(() => callBack(payments, reference).expect(200)))
    expect(await states(one)).to.eql(['declined'])
    expect(await states(other)).to.eql(['intent'])
    expect(await one.row()).to.include({ renewal_failures: 1 })
    expect(await other.row()).to.include({ renewal_failures: 0 })
  })

  for (const [what, change] of [
    ['has another end by now', { ends_at: 1 * hours }],
    ['was taken away', { revoked_at: -30 * days }],
  ] as const)
    it(`counts no decline for a pass that ${what}`, async () => {
      const { one, reference } = await twoCharged('tok_renewal_declines')
      const [[column, later]] = Object.entries(change) as [[string, number]]
      await one.change({ [column]: new Date(one.endsAt.getTime() + later) })
      await callBack(payments, reference).expect(200)
      expect(await states(one)).to.eql(['declined'])
      expect(await one.row()).to.include({ renewal_failures: 0, auto_renew: true })
      expect((await one.mails())[0]!.text).not.to.include('We will try again')
    })

  it('is money back, once, where it comes for a charge that was declined', async () => {
    const pass = await createPass(payments)
    payments.tamper({
      charge: async (request) => {
        await payments.provider.charge(request)
        return { state: 'declined', reason: 'card_declined' }
      },
    })
    moveTo(pass, 48 * hours)
    await run()
    payments.trust()
    const [{ reference }] = await pass.charges()
    await Promise.all([1, 2, 3].map(() => callBack(payments, reference).expect(200)))
    expect(await states(pass)).to.eql(['refunding'])
    await run()
    expect(await states(pass)).to.eql(['refunded'])
    expect(await endOf(pass)).to.equal(pass.endsAt.getTime())
    expect(await subjects(pass)).to.eql([
      `Your card was declined for your pass for ${pass.product.name}`,
      `We are refunding your payment for ${pass.product.name}`,
    ])
  })

  it('stays a success where the reply to the charge is lost afterwards', async () => {
    const pass = await createPass(payments)
    payments.tamper({
      charge: async (request) => {
        await payments.provider.charge(request)
        await callBack(payments, request.reference).expect(200)
        return { state: 'unknown', reason: 'time-out' }
      },
    })
    moveTo(pass, 48 * hours)
    await run()
    expect((await pass.charges())[0]).to.include({ state: 'succeeded', failure: null, next_at: null })
  })

  for (const state of ['intent', 'unknown'])
    it(`puts off no other charge of the store where nobody knows it: ${state}`, async () => {
      const { one, other } = await twoCharged()
      const silent = async () => ({ state: 'unknown' as const, reason: 'silence' })
      payments.tamper({ charge: silent, lookUp: silent })
      const due = new Date(clock.now().getTime() + 5 * minutes).toISOString()
      for (const { id } of [one, other])
        await payments.db('renewal_charges').where({ entitlement_id: id }).update({ state })
      const put = { next_at: due, failure: null }
      await payments.db('renewal_charges').where({ entitlement_id: other.id }).update(put)
      moveClock(2 * minutes)
      await run()
      expect((await one.charges())[0]).to.include({ state, failure: 'silence' })
      expect((await other.charges())[0]).to.include({ state, ...put })
    })

  it('is asked for less and less often', async () => {
    const { one, reference } = await twoCharged()
    let asked = 0
    payments.tamper({
      charge: async (request) => {
        if (request.reference === reference) asked += 1
        return { state: 'unknown', reason: 'time-out' }
      },
    })
    for (let times = 0; times < 60; times += 1) {
      moveClock(2 * minutes)
      await run()
    }
    expect(asked, 'in two hours').to.be.within(15, 35)
    expect(await states(one)).to.eql(['intent'])
  })

  it('is looked up 8 times in 6 days once nobody may charge any more', async () => {
    const { one, reference } = await twoCharged()
    const at: number[] = []
    const silent = async () => ({ state: 'unknown' as const, reason: 'time-out' })
    payments.tamper({
      charge: silent,
      lookUp: async (asked) => {
        if (asked === reference) at.push(clock.now().getTime())
        return silent()
      },
    })
    for (let hour = 0; hour < 24 * 8; hour += 1) {
      moveClock(1 * hours)
      await run()
    }
    expect(at).to.have.length(8)
    expect(at.at(-1)! - at[0]!).to.be.within(5 * days, 6 * days)
    expect(await states(one)).to.eql(['abandoned'])
  })

  it('stays a success where a look-up that began before has no answer', async () => {
    const { one, reference } = await twoCharged()
    await payments.db('renewal_charges').where({ reference }).update({ state: 'unknown', look_ups: 7 })
    payments.tamper({
      lookUp: async (asked) => {
        if (asked !== reference) return payments.provider.lookUp(asked)
        payments.trust()
        await callBack(payments, reference).expect(200)
        return { state: 'unknown', reason: 'time-out' }
      },
    })
    moveClock(2 * minutes)
    await run()
    expect((await one.charges())[0]).to.include({ state: 'succeeded', failure: null, next_at: null })
  })

  it('is given back, or refused to be, once where two have asked for it', async () => {
    const { one } = await twoCharged()
    await one.change({ revoked_at: clock.now() })
    payments.tamper({ refund: async () => ({ state: 'unknown', reason: 'time-out' }) })
    moveClock(2 * minutes)
    await run()
    const [{ id }] = await one.charges()
    moveClock(2 * minutes)
    const charge = (await takeForRetry(payments.db, one.shop, id))!
    const settle = (outcome: RefundOutcome) =>
      transaction(payments.db, (tx) => settleRefund(tx, payments.context, charge, outcome))
    const refused = { state: 'refused', reason: 'balance_insufficient' } as const
    await Promise.all([settle(refused), settle(refused)])
    expect((await one.charges())[0]).to.include({ state: 'refunding', refund_tries: 1 })
    const told = await one.notifications()
    expect(told.filter(({ type }) => type === 'refund_failed')).to.have.length(1)
    await settle({ state: 'succeeded', amount: 1200, currency: 'USD' })
    const [again] = await one.charges()
    await settle(refused)
    await transaction(payments.db, (tx) =>
      settleRefund(tx, payments.context, { ...charge, refundTries: again.refund_tries }, refused),
    )
    expect((await one.charges())[0]).to.include({ state: 'refunded', refund_tries: 1, next_at: null })
  })

  it('is given back for one pass, and for no other one of the store', async () => {
    const { one, other } = await twoCharged()
    for (const pass of [one, other]) await pass.change({ revoked_at: clock.now() })
    payments.tamper({ refund: async () => ({ state: 'unknown', reason: 'time-out' }) })
    moveClock(2 * minutes)
    await run()
    expect([...(await states(one)), ...(await states(other))]).to.eql(['refunding', 'refunding'])
    const [{ reference }] = await one.charges()
    payments.tamper({
      refund: async (request) =>
        request.reference === reference
          ? payments.provider.refund(request)
          : { state: 'refused', reason: 'balance_insufficient' },
    })
    moveClock(2 * minutes)
    await run()
    expect((await one.charges())[0]).to.include({ state: 'refunded', refund_tries: 0, next_at: null })
    expect((await other.charges())[0]).to.include({ state: 'refunding', refund_tries: 1 })
  })

  it('is taken back for one pass, and for no other one of the store', async () => {
    const { one, other, reference } = await twoCharged()
    payments.trust()
    moveClock(2 * minutes)
    await run()
    expect([...(await states(one)), ...(await states(other))]).to.eql(['succeeded', 'succeeded'])
    const key = `dashboard_${newId()}`
    for (const amount of [700, 500]) {
      const refundReference = `${key}_${amount}`
      await payments.provider.refund({ reference, refundReference, idempotencyKey: refundReference, amount })
    }
    await callBack(payments, reference).expect(200)
    expect([...(await states(one)), ...(await states(other))]).to.eql(['refunded', 'succeeded'])
    expect(await endOf(one)).to.equal(one.endsAt.getTime())
    expect(await endOf(other)).to.be.above(other.endsAt.getTime())
  })
})
