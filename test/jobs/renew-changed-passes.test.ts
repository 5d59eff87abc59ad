import { expect } from 'chai'
import { clock, days } from '../../src/base/clock.ts'
import { createGuest } from '../support/fixtures/people.ts'
import { moveClock, payments, withPayments } from '../support/payments.ts'
import { createPass, type Pass, renew, states, subjects } from '../support/renewals.ts'
import { call } from '../support/service.ts'
import { newEmail, signIn } from '../support/sign-in.ts'

const inDays = (some: number) => new Date(clock.now().getTime() + some * days)
const plus = (end: Date, more: number) => new Date(end.getTime() + more * days).toISOString()

describe('renew-passes, while somebody changes the pass', () => {
  withPayments()

  const run = () => renew(payments)
  const cardsOf = async (pass: Pass) =>
    [await pass.row(), ...(await pass.charges())].map((row) => row.card_token_sealed)
  const turnOff = ({ id, shop, shopper }: Pass) =>
    call('store', payments.store)
      .post(`/api/v1/library/${id}/auto-renew`)
      .set(shopper.as(shop))
      .send({ enabled: false })
      .expect(200)

  /**
   * Begins charges that the provider answers only after `trust`: the card is charged, or declined, meanwhile.
   */
  async function beginCharges(): Promise<void> {
    payments.tamper({
      charge: async (request) => {
        await payments.provider.charge(request)
        return { state: 'unknown', reason: 'time-out' }
      },
    })
    await run()
    payments.trust()
  }

  /** Runs the job until all of them are settled. */
  async function endCharges(): Promise<void> {
    for (let minute = 0; minute < 2; minute += 1) {
      moveClock(61_000)
      await Promise.all([run(), run()])
    }
  }

  describe('with renewal turned off', () => {
    it('discards the card at once, except for a charge that may be in flight, whose copy goes when it is settled', async () => {
      const pass = await createPass(payments, { endsAt: inDays(2) })
      await beginCharges()
      const { body } = await turnOff(pass)
      expect(body.data).to.eql({ entitlementId: pass.id, autoRenew: false })
      const [ofPass, ofCharge] = await cardsOf(pass)
      expect(ofPass).to.equal(null)
      expect(ofCharge).to.be.a('string')
      await endCharges()
      expect(await states(pass)).to.eql(['succeeded'])
      expect(await cardsOf(pass)).to.eql([null, null])
      expect(await pass.row()).to.include({ auto_renew: false, ends_at: plus(pass.endsAt, 30) })
      expect(await subjects(pass)).to.eql([`Your pass for ${pass.product.name} has been renewed`])
      for (let day = 0; day < 33; day += 1) {
        moveClock(1 * days)
        await run()
      }
      expect(await pass.charged()).to.have.length(1)
    })

    it('reports a later decline, and retries no more', async () => {
      const pass = await createPass(payments, { card: 'tok_renewal_declines', endsAt: inDays(2.9) })
      await beginCharges()
      await turnOff(pass)
      await endCharges()
      for (let day = 0; day < 4; day += 1) {
        moveClock(1 * days)
        await run()
      }
      expect(await states(pass)).to.eql(['declined'])
      expect(await cardsOf(pass)).to.eql([null, null])
      const mails = await pass.mails()
      expect(mails.map(({ subject }) => subject)).to.eql([
        `Your card was declined for your pass for ${pass.product.name}`,
      ])
      expect(mails[0]!.text).not.to.include('try again')
    })

    it('charges before the change or not at all, when both happen at once', async () => {
      const ending = { endsAt: inDays(2) }
      const passes = await Promise.all(Array.from({ length: 20 }, () => createPass(payments, ending)))
      await Promise.all([...passes.map(turnOff), run(), run(), run()])
      await endCharges()
      for (const pass of passes) {
        const charged = (await pass.charged()).length
        expect(charged).to.be.at.most(1)
        expect(await states(pass)).to.eql(Array(charged).fill('succeeded'))
        expect(await pass.row()).to.include({ auto_renew: false, ends_at: plus(pass.endsAt, 30 * charged) })
        expect(new Set(await cardsOf(pass))).to.eql(new Set([null]))
      }
    })
  })

  describe('for a guest who signs in to an account with the same pass', () => {
    /**
     * Creates a pass of a guest and one of an account, each with its saved card. Both have more left than the
     * 3 days of a renewal.
     */
    async function createPair(cards: { mine: string | null; theirs: string | null }) {
      const guest = await createGuest()
      const mine = await createPass(payments, { card: cards.mine, endsAt: inDays(2.9) })
      const same = { like: mine, shopper: guest }
      const theirs = await createPass(payments, { ...same, card: cards.theirs, endsAt: inDays(2.5) })
      let mergedAt = 0
      return {
        mine,
        async merge() {
          await signIn(mine.shopper.email!, guest.as(mine.shop))
          mergedAt = clock.now().getTime()
        },
        /**
         * Expects that the account has the remaining time of both passes and 30 days for each charge that was
         * kept; the other charges were refunded.
         */
        async expectFair(renewed?: number): Promise<void> {
          const rows = [await mine.row(), await theirs.row()].filter(({ revoked_at }) => !revoked_at)
          expect(rows.map(({ user_id }) => user_id)).to.eql([mine.shopper.id])
          const charges = [...(await mine.charges()), ...(await theirs.charges())]
          for (const { reference, state } of charges) {
            const given = payments.ledger().filter(({ refund }) => refund?.reference === reference)
            expect(given, state).to.have.length(state === 'refunded' ? 1 : 0)
            expect(state).to.be.oneOf(['succeeded', 'declined', 'refunded'])
          }
          const kept = charges.filter(({ state }) => state === 'succeeded').length
          if (renewed !== undefined) expect(kept).to.equal(renewed)
          const fair = mine.endsAt.getTime() + theirs.endsAt.getTime() - mergedAt + kept * 30 * days
          expect(Date.parse(rows[0].ends_at) - fair).to.be.within(0, 60_000)
        },
      }
    }

    const saved = {
      'the account’s card is': { mine: 'tok_ok', theirs: null },
      'the guest’s card is': { mine: null, theirs: 'tok_ok' },
      'both cards are': { mine: 'tok_ok', theirs: 'tok_ok' },
    }
    for (const [whose, cards] of Object.entries(saved)) {
      it(`adds up the remaining time and refunds when ${whose} being charged, and renews once in time`, async () => {
        const pair = await createPair(cards)
        await beginCharges()
        await pair.merge()
        await endCharges()
        await pair.expectFair(0)
        moveClock(1.5 * days)
        await run()
        moveClock(1 * days)
        await Promise.all([run(), run()])
        await pair.expectFair(1)
      })
    }

    it('loses nothing when many guests sign in while all are being charged', async () => {
      const kinds = Array.from({ length: 8 }, () => Object.values(saved)).flat()
      const pairs = await Promise.all(kinds.map(createPair))
      await Promise.all([...pairs.map(({ merge }) => merge()), run(), run()])
      await endCharges()
      for (const { expectFair } of pairs) await expectFair()
    })

    it('does not count a decline of a card that is not kept', async () => {
      const { mine, merge, expectFair } = await createPair({ mine: 'tok_ok', theirs: 'tok_renewal_declines' })
      await beginCharges()
      await merge()
      await endCharges()
      await expectFair(0)
      expect(await mine.row()).to.include({ renewal_failures: 0, auto_renew: true, card_last4: '4242' })
    })

    it('extends a pass that only the guest had, which is now the account’s', async () => {
      const pass = await createPass(payments, { shopper: await createGuest(), endsAt: inDays(2) })
      await beginCharges()
      const { _id } = await signIn(newEmail(), pass.shopper.as(pass.shop))
      await endCharges()
      expect(await states(pass)).to.eql(['succeeded'])
      expect(await pass.row()).to.include({ user_id: _id, ends_at: plus(pass.endsAt, 30), auto_renew: true })
    })
  })
})
