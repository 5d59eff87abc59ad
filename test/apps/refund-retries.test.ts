import { expect } from 'chai'
import { clock, hours, minutes } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createRefund } from '../support/fixtures/orders.ts'
import {
  createPayable,
  moveClock,
  type Payable,
  payments,
  resetClock,
  useCardPage,
  withPayments,
} from '../support/payments.ts'
import { createPass, moveTo, type Pass, renew, states } from '../support/renewals.ts'
import { call } from '../support/service.ts'

describe('Refunds of money that was promised back', () => {
  withPayments()

  /** The references of the refunds that the provider was asked for while it refused. */
  let asked: string[] = []
  const refuseRefunds = () => {
    asked = []
    payments.tamper({
      refund: async ({ refundReference }) => {
        asked.push(refundReference)
        return { state: 'refused', reason: 'balance_insufficient' }
      },
    })
  }
  /** Moves the clock past the next try. */
  const moveToNext = (nextAt: string) => moveClock(Date.parse(nextAt) - clock.now().getTime() + 2 * minutes)
  const titlesOf = (shop: { id: string }): Promise<string[]> =>
    payments
      .db('notifications')
      .where({ shop_id: shop.id, type: 'refund_failed' })
      .orderBy('id')
      .pluck('title')
  const givenBack = (reference: string) =>
    payments.ledger().flatMap(({ refund }) => (refund?.reference === reference ? [refund.amount] : []))

  /** Refunds a charge as a merchant does in the provider's dashboard. */
  const refundAtProvider = async (reference: string, amount: number) => {
    const key = `dashboard_${newId()}`
    await payments.provider.refund({ reference, refundReference: key, idempotencyKey: key, amount })
  }

  /** Makes an order that was paid after it had been cancelled. */
  async function paidTooLate(): Promise<Payable & { reference: string }> {
    const payable = await createPayable(payments)
    const { body } = await payable.pay({}).expect(200)
    await payments.db('orders').where({ id: payable.order.id }).update({ status: 'cancelled' })
    await useCardPage(body.data.authorizationUrl, 'tok_ok')
    await payable.status().expect(200)
    return { ...payable, reference: body.data.reference }
  }

  /** Makes a pass that was taken away while it was charged. */
  async function renewedInVain(): Promise<Pass & { reference: string }> {
    const pass = await createPass(payments)
    const silent = { state: 'unknown' as const, reason: 'time-out' }
    const { charge } = payments.provider
    payments.tamper({ charge: async (request) => ((await charge(request)) ? silent : silent) })
    moveTo(pass, 48 * hours)
    await renew(payments)
    await pass.change({ revoked_at: clock.now() })
    refuseRefunds()
    moveClock(2 * minutes)
    await renew(payments)
    const [{ reference }] = await pass.charges()
    return { ...pass, reference }
  }

  async function merchantOf(shop: { id: string; ownerId: string }) {
    const headers = await createAppToken(shop, ['READ_ORDERS', 'WRITE_ORDERS'])
    const apps = () => call('apps', payments.apps)
    return {
      list: async (query = '') => {
        const { body } = await apps().get(`/api/v1/refunds${query}`).set(headers).expect(200)
        return body.data.refunds as Record<string, string>[]
      },
      get: (id: string) => apps().get(`/api/v1/refunds/${id}`).set(headers),
      retry: (id: string) => apps().post(`/api/v1/refunds/${id}/retry`).set(headers),
    }
  }

  describe('of an order', () => {
    it('are tried again after a refusal, and the store is told', async () => {
      const payable = await paidTooLate()
      refuseRefunds()
      moveClock(2 * minutes)
      await payments.reconcile()
      const [refused] = await payable.refunds()
      expect(refused).to.include({ state: 'intent', failure: 'balance_insufficient', tries: 1 })
      expect(await titlesOf(payable.shop)).to.eql([`A refund for order #${payable.order.number} was refused`])
      payments.trust()
      moveClock(30 * minutes)
      await payments.reconcile()
      expect((await payable.refunds())[0].state, 'too early').to.equal('intent')
      moveToNext(refused.next_at)
      await Promise.all([payments.reconcile(), payments.reconcile()])
      expect((await payable.refunds())[0].state).to.equal('succeeded')
      expect(givenBack(payable.reference)).to.eql([5000])
      expect(await payable.row()).to.include({ status: 'cancelled', payment_status: 'refunded' })
    })

    it('are tried for 10 days, each time under another reference, and the store is told of the end', async () => {
      const payable = await paidTooLate()
      refuseRefunds()
      moveClock(2 * minutes)
      await payments.reconcile()
      for (;;) {
        const [{ next_at }] = await payable.refunds()
        if (!next_at) break
        moveToNext(next_at)
        await payments.reconcile()
      }
      const [{ id, created_at, updated_at, state }] = await payable.refunds()
      expect(state).to.equal('failed')
      expect(asked).to.eql([
        `ref_${id}`,
        ...Array.from({ length: 10 }, (_, index) => `ref_${id}_${index + 1}`),
      ])
      expect(Date.parse(updated_at) - Date.parse(created_at)).to.be.within(240 * hours, 242 * hours)
      expect(await titlesOf(payable.shop)).to.eql([
        `A refund for order #${payable.order.number} was refused`,
        `A refund for order #${payable.order.number} has failed`,
      ])
    })

    it('count as made where the merchant gave the money back at the provider', async () => {
      const payable = await paidTooLate()
      refuseRefunds()
      moveClock(2 * minutes)
      await payments.reconcile()
      const [{ id, next_at }] = await payable.refunds()
      payments.trust()
      await refundAtProvider(payable.reference, 2000)
      await refundAtProvider(payable.reference, 3000)
      moveToNext(next_at)
      await payments.reconcile()
      resetClock() // for a token of now
      const merchant = await merchantOf(payable.shop)
      expect((await merchant.get(id).expect(200)).body.data).to.include({
        status: 'succeeded',
        failure: null,
      })
      expect(await payable.row()).to.include({ status: 'cancelled', payment_status: 'refunded', refunded: 0 })
      expect(await titlesOf(payable.shop)).to.have.length(1)
    })

    it('give back the rest where the merchant gave back a part of the money at the provider', async () => {
      const payable = await paidTooLate()
      await refundAtProvider(payable.reference, 2000)
      moveClock(2 * minutes)
      await Promise.all([payments.reconcile(), payments.reconcile()])
      expect(givenBack(payable.reference)).to.eql([2000, 3000])
      expect((await payable.refunds()).map(({ state, amount }) => [state, amount])).to.eql([
        ['succeeded', 5000],
      ])
      expect(await payable.row()).to.include({ status: 'cancelled', payment_status: 'refunded', refunded: 0 })
      expect(await titlesOf(payable.shop)).to.eql([])
    })

    it('are shown to the merchant, who retries them, also after the end, once however many calls come', async () => {
      const payable = await paidTooLate()
      refuseRefunds()
      moveClock(2 * minutes)
      await payments.reconcile()
      const merchant = await merchantOf(payable.shop)
      const [refund] = await merchant.list('?status=pending')
      expect(refund).to.deep.include({
        order: payable.order.id,
        product: null,
        kind: 'excess',
        amount: 50,
        currency: 'USD',
        status: 'pending',
        failure: 'balance_insufficient',
        tries: 1,
        reason: null,
      })
      expect(Date.parse(refund!.nextTryAt!) - clock.now().getTime()).to.be.within(59 * minutes, 60 * minutes)
      const { body } = await merchant.retry(refund!._id!).expect(409)
      expect(body).to.deep.include({ code: 'refund_refused', data: { reason: 'balance_insufficient' } })
      await payments.db('refunds').where({ id: refund!._id }).update({ state: 'failed', next_at: null })
      payments.trust()
      const replies = await Promise.all(Array.from({ length: 5 }, () => merchant.retry(refund!._id!)))
      expect(replies.map(({ status }) => status).sort()).to.eql([200, 409, 409, 409, 409])
      const done = replies.find(({ status }) => status === 200)!.body.data
      expect(done).to.deep.include({ status: 'succeeded', failure: null, nextTryAt: null })
      expect(givenBack(payable.reference)).to.eql([5000])
      const again = await merchant.retry(refund!._id!).expect(409)
      expect(again.body.message).to.equal('This refund cannot be retried: it has succeeded')
      expect(await merchant.list('?status=failed')).to.eql([])
      expect((await merchant.get(refund!._id!).expect(200)).body.data).to.eql(done)
    })

    it('stay open while a retry is not answered, and are found to be made', async () => {
      const payable = await paidTooLate()
      refuseRefunds()
      moveClock(2 * minutes)
      await payments.reconcile()
      const merchant = await merchantOf(payable.shop)
      const [{ _id: id }] = (await merchant.list()) as [{ _id: string }]
      payments.tamper({
        refund: async (request) => {
          await payments.provider.refund(request)
          return { state: 'unknown', reason: 'time-out' }
        },
      })
      await merchant.retry(id).expect(502)
      payments.trust()
      const busy = await merchant.retry(id).expect(409)
      expect(busy.body.message).to.equal('This refund cannot be retried: it is being tried at this moment')
      moveClock(10 * minutes)
      await payments.reconcile()
      expect((await merchant.get(id)).body.data.status).to.equal('succeeded')
      expect(givenBack(payable.reference)).to.eql([5000])
    })
  })

  describe('of a renewal', () => {
    it('are tried again after a refusal, and the store is told', async () => {
      const pass = await renewedInVain()
      expect(await states(pass)).to.eql(['refunding'])
      expect(await titlesOf(pass.shop)).to.eql([`A refund for a pass for ${pass.product.name} was refused`])
      const [{ next_at }] = await pass.charges()
      payments.trust()
      moveToNext(next_at)
      await Promise.all([renew(payments), renew(payments)])
      expect(await states(pass)).to.eql(['refunded'])
      expect(givenBack(pass.reference)).to.eql([1200])
    })

    it('give back the rest where the merchant gave back a part of the money at the provider', async () => {
      const pass = await renewedInVain()
      payments.trust()
      await refundAtProvider(pass.reference, 500)
      moveToNext((await pass.charges())[0].next_at)
      await Promise.all([renew(payments), renew(payments)])
      expect(await states(pass)).to.eql(['refunded'])
      expect(givenBack(pass.reference)).to.eql([500, 700])
    })

    it('count as made where the merchant gave the money back at the provider', async () => {
      const pass = await renewedInVain()
      payments.trust()
      await refundAtProvider(pass.reference, 1200)
      const [{ id }] = await pass.charges()
      resetClock() // a token lives for 30 days
      const merchant = await merchantOf(pass.shop)
      const { body } = await merchant.retry(id).expect(200)
      expect(body.data).to.include({ kind: 'renewal', status: 'succeeded', failure: null, nextTryAt: null })
      expect(givenBack(pass.reference)).to.eql([1200])
    })

    it('are tried for 10 days, and then retried by the merchant', async () => {
      const pass = await renewedInVain()
      for (;;) {
        const [{ next_at }] = await pass.charges()
        if (!next_at) break
        moveToNext(next_at)
        await renew(payments)
      }
      expect(await states(pass)).to.eql(['refund_failed'])
      expect(new Set(asked)).to.have.property('size', 11)
      expect((await titlesOf(pass.shop))[1]).to.equal(
        `A refund for a pass for ${pass.product.name} has failed`,
      )
      resetClock() // a token lives for 30 days
      const merchant = await merchantOf(pass.shop)
      const [refund] = await merchant.list('?status=failed')
      expect(refund).to.deep.include({ order: null, product: pass.product.id, kind: 'renewal', amount: 12 })
      await merchant.retry(refund!._id!).expect(409)
      payments.trust()
      const replies = await Promise.all(Array.from({ length: 5 }, () => merchant.retry(refund!._id!)))
      expect(replies.map(({ status }) => status).sort()).to.eql([200, 409, 409, 409, 409])
      expect(givenBack(pass.reference)).to.eql([1200])
    })
  })

  it('does not retry what the merchant requested, nor find another store’s refund', async () => {
    const { shop, shopper } = await createPayable(payments)
    const { id } = await createRefund(shop, shopper, { kind: 'refund' })
    const merchant = await merchantOf(shop)
    expect((await merchant.list())[0]).to.include({ kind: 'requested', status: 'failed' })
    const { body } = await merchant.retry(id).expect(409)
    expect(body.code).to.equal('refund_not_retryable')
    const ofRenewal = await renewedInVain()
    const [{ id: refundOfRenewal }] = await ofRenewal.charges()
    resetClock() // a token lives for 30 days
    await (await merchantOf(ofRenewal.shop)).get(refundOfRenewal).expect(200)
    const stranger = await merchantOf((await createPayable(payments)).shop)
    for (const unknown of [id, refundOfRenewal, newId()]) {
      expect((await stranger.get(unknown).expect(404)).body.code).to.equal('refund_not_found')
      await stranger.retry(unknown).expect(404)
    }
    expect(await stranger.list()).to.eql([])
  })
})
