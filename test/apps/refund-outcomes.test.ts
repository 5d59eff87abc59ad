import { expect } from 'chai'
import { clock, hours, minutes } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { submitRefund, takeForRetry } from '../../src/services/payments/refund-requests.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createOrder, createRefund } from '../support/fixtures/orders.ts'
import {
  callBack,
  createPayable,
  moveClock,
  payments,
  useCardPage,
  withPayments,
} from '../support/payments.ts'
import { call } from '../support/service.ts'

describe('The outcome of a refund', () => {
  withPayments()

  /** Creates two orders of a shopper at one store, each of 50.00 and paid by card. */
  async function twoPaid() {
    const { shop, shopper, method, ...first } = await createPayable(payments)
    const headers = await createAppToken(shop, ['WRITE_ORDERS'])
    const paid = async ({ id }: { id: string }) => {
      const { body } = await call('store', payments.store)
        .post(`/api/v1/orders/${id}/pay`)
        .set(shopper.as(shop))
        .send({ paymentId: method.id, card: 'tok_ok' })
        .expect(200)
      const row = () => payments.db('orders').where({ id }).first()
      return {
        id,
        row,
        reference: body.data.reference as string,
        refund: (asked: object = {}, key = newId()) =>
          call('apps', payments.apps)
            .post(`/api/v1/orders/${id}/refund`)
            .set({ ...headers, 'idempotency-key': key })
            .send(asked),
        state: async () => {
          const { payment_status: shown, refunded } = await row()
          const refunds = await payments.db('refunds').where({ order_id: id }).orderBy(['created_at', 'id'])
          return { shown, refunded, refunds: refunds.map(({ state }) => state) }
        },
        events: () => payments.db('events').where({ resource_id: id }).orderBy('id'),
      }
    }
    return [await paid(first.order), await paid(await createOrder(shop, shopper))] as const
  }

  const givenBack = (reference: string) =>
    payments.ledger().flatMap(({ refund }) => (refund?.reference === reference ? [refund.amount] : []))

  async function refundAtProvider(reference: string, amount: number) {
    const key = `dashboard_${newId()}`
    await payments.provider.refund({ reference, refundReference: key, idempotencyKey: key, amount })
    await callBack(payments, reference).expect(200)
  }

  /** Pays for a cancelled order; returns a function by which each of several callers asks for the refund. */
  async function promisedBack() {
    const payable = await createPayable(payments)
    const { body } = await payable.pay({}).expect(200)
    await payments.db('orders').where({ id: payable.order.id }).update({ status: 'cancelled' })
    await useCardPage(body.data.authorizationUrl, 'tok_ok')
    await payable.status().expect(200)
    moveClock(2 * minutes)
    const [{ id }] = await payable.refunds()
    const refund = (await takeForRetry(payments.db, payable.shop, id))!
    return { payable, ask: () => submitRefund(payments.db, payments.context, { refund, isNew: false }) }
  }

  it('is that of one order, and of no other one of the store, when it succeeds', async () => {
    const [one, other] = await twoPaid()
    payments.hide()
    await other.refund().expect(502)
    payments.trust()
    await one.refund({ amount: 20 }).expect(200)
    expect(await one.state()).to.eql({ shown: 'partially_refunded', refunded: 2000, refunds: ['succeeded'] })
    expect(await other.state()).to.eql({ shown: 'paid', refunded: 5000, refunds: ['intent'] })
    expect(givenBack(one.reference)).to.eql([2000])
    moveClock(2 * minutes)
    await payments.reconcile()
    expect(await other.state()).to.eql({ shown: 'refunded', refunded: 5000, refunds: ['succeeded'] })
    expect(givenBack(other.reference)).to.eql([5000])
    await one.refund({ amount: 10 }).expect(200)
    expect(await one.state()).to.deep.include({ shown: 'partially_refunded', refunded: 3000 })
  })

  it('is that of one order, and of no other one of the store, when it is refused', async () => {
    const [one, other] = await twoPaid()
    payments.hide()
    await other.refund().expect(502)
    payments.trust()
    payments.tamper({ refund: async () => ({ state: 'refused', reason: 'balance_insufficient' }) })
    await one.refund().expect(409)
    payments.trust()
    expect(await one.state()).to.eql({ shown: 'paid', refunded: 0, refunds: ['failed'] })
    expect(await other.state()).to.eql({ shown: 'paid', refunded: 5000, refunds: ['intent'] })
    await one.refund({ amount: 10 }).expect(200)
    expect(await one.state(), 'what was refused did not come back').to.eql({
      shown: 'partially_refunded',
      refunded: 1000,
      refunds: ['failed', 'succeeded'],
    })
  })

  it('is that of one order, and of no other one of the store, when it was made at the provider', async () => {
    const [one, other] = await twoPaid()
    await refundAtProvider(one.reference, 5000)
    await refundAtProvider(other.reference, 2000)
    expect(await one.state()).to.eql({ shown: 'refunded', refunded: 5000, refunds: ['succeeded'] })
    expect(await other.state()).to.eql({
      shown: 'partially_refunded',
      refunded: 2000,
      refunds: ['succeeded'],
    })
  })

  it('is none of the order where it was made at the provider for money that came too late', async () => {
    const payable = await createPayable(payments)
    const { body } = await payable.pay({}).expect(200)
    await payments.db('orders').where({ id: payable.order.id }).update({ status: 'cancelled' })
    await useCardPage(body.data.authorizationUrl, 'tok_ok')
    await refundAtProvider(body.data.reference, 5000)
    expect(await payable.row()).to.include({ status: 'cancelled', payment_status: 'pending', refunded: 0 })
    moveClock(2 * minutes)
    await payments.reconcile()
    expect(await payable.row()).to.include({ status: 'cancelled', payment_status: 'refunded', refunded: 0 })
    expect((await payable.refunds()).map(({ kind, state }) => [kind, state])).to.eql([
      ['excess', 'succeeded'],
    ])
    expect(givenBack(body.data.reference)).to.eql([5000])
    const told = await payments.db('notifications').where({ shop_id: payable.shop.id, type: 'refund_failed' })
    expect(told).to.eql([])
  })

  it('is none of the order where the merchant gave back at the provider what came beyond the total', async () => {
    const payable = await createPayable(payments)
    const { body } = await payable.pay({}).expect(200)
    await payments.db('orders').where({ id: payable.order.id }).update({ discount: 4000 })
    await useCardPage(body.data.authorizationUrl, 'tok_ok')
    await payable.status().expect(200)
    payments.tamper({ refund: async () => ({ state: 'refused', reason: 'balance_insufficient' }) })
    moveClock(2 * minutes)
    await payments.reconcile()
    payments.trust()
    await refundAtProvider(body.data.reference, 4000)
    await callBack(payments, body.data.reference).expect(200)
    expect(await payable.row()).to.include({ status: 'paid', payment_status: 'paid', refunded: 0 })
    moveClock(2 * hours)
    await payments.reconcile()
    expect((await payable.refunds()).map(({ kind, state }) => [kind, state])).to.eql([
      ['excess', 'succeeded'],
    ])
    expect(givenBack(body.data.reference)).to.eql([4000])
    await refundAtProvider(body.data.reference, 1000)
    expect(await payable.row()).to.include({ status: 'refunded', payment_status: 'refunded', refunded: 1000 })
  })

  for (const tried of [false, true]) {
    const when = tried ? 'after the provider refused ours' : 'before ours was tried'
    it(`is of the order up to its total where all of a payment was given back at the provider, ${when}`, async () => {
      const payable = await createPayable(payments)
      const { body } = await payable.pay({}).expect(200)
      await payments.db('orders').where({ id: payable.order.id }).update({ discount: 4000 })
      await useCardPage(body.data.authorizationUrl, 'tok_ok')
      await payable.status().expect(200)
      if (tried) {
        payments.tamper({ refund: async () => ({ state: 'refused', reason: 'balance_insufficient' }) })
        moveClock(2 * minutes)
        await payments.reconcile()
        payments.trust()
      }
      await refundAtProvider(body.data.reference, 5000)
      await callBack(payments, body.data.reference).expect(200)
      moveClock(2 * hours)
      await payments.reconcile()
      expect(await payable.row()).to.include({ status: 'refunded', refunded: 1000 })
      expect((await payable.refunds()).map(({ kind, state, amount }) => [kind, state, amount])).to.eql([
        ['excess', 'succeeded', 4000],
        ['refund', 'succeeded', 1000],
      ])
      expect(givenBack(body.data.reference)).to.eql([5000])
      const aboutIt = { shop_id: payable.shop.id, type: 'refund_failed' }
      expect(await payments.db('notifications').where(aboutIt)).to.have.length(tried ? 1 : 0)
    })
  }

  it('is not that of what came beyond the total, where the order itself was refunded', async () => {
    const payable = await createPayable(payments)
    await createRefund(payable.shop, payable.shopper)
    const { body } = await payable.pay({}).expect(200)
    await payments.db('orders').where({ id: payable.order.id }).update({ discount: 1000 })
    await useCardPage(body.data.authorizationUrl, 'tok_ok')
    await payable.status().expect(200)
    await refundAtProvider(body.data.reference, 1000)
    const refused = async () => ({ state: 'refused' as const, reason: 'balance_insufficient' })
    payments.tamper({ refund: refused })
    moveClock(2 * minutes)
    await payments.reconcile()
    await refundAtProvider(body.data.reference, 500)
    expect((await payable.refunds()).map(({ kind, state }) => [kind, state])).to.eql([
      ['excess', 'intent'],
      ['refund', 'succeeded'],
      ['refund', 'succeeded'],
    ])
    expect(await payable.row()).to.include({ payment_status: 'partially_refunded', refunded: 1500 })
    payments.trust()
    moveClock(2 * hours)
    await payments.reconcile()
    expect((await payable.refunds())[0]).to.include({ kind: 'excess', state: 'succeeded' })
    expect(givenBack(body.data.reference)).to.eql([1000, 500, 1000])
  })

  it('is announced once where a repeated call and the job find it at the same moment', async () => {
    const [{ refund, events, state }] = await twoPaid()
    const key = newId()
    payments.tamper({
      refund: async (request) => {
        await payments.provider.refund(request)
        return { state: 'unknown', reason: 'time-out' }
      },
    })
    await refund({ amount: 10 }, key).expect(502)
    const before = (await events()).length
    moveClock(2 * minutes)
    let both = () => {}
    const together = new Promise<void>((resolve) => {
      both = resolve
    })
    let looking = 0
    payments.tamper({
      lookUpRefund: async (asked) => {
        looking += 1
        if (looking === 2) both()
        await together
        return payments.provider.lookUpRefund(asked)
      },
    })
    const [reply] = await Promise.all([refund({ amount: 10 }, key), payments.reconcile()])
    expect(reply.status).to.equal(200)
    expect(await state()).to.eql({ shown: 'partially_refunded', refunded: 1000, refunds: ['succeeded'] })
    expect(await events()).to.have.length(before + 1)
  })

  it('is that of the payment that paid, whatever was tried beside it', async () => {
    const payable = await createPayable(payments)
    const { body } = await payable.pay({}).expect(200)
    const { reference, authorizationUrl } = body.data
    await payments.db('payments').where({ reference }).update({ state: 'abandoned' })
    await payable.pay({ card: 'tok_decline' }).expect(402)
    await useCardPage(authorizationUrl, 'tok_ok')
    await callBack(payments, reference).expect(200)
    await call('apps', payments.apps)
      .post(`/api/v1/orders/${payable.order.id}/refund`)
      .set(await createAppToken(payable.shop, ['WRITE_ORDERS']))
      .expect(200)
    expect(givenBack(reference)).to.eql([5000])
    expect(await payable.row()).to.include({ status: 'refunded', payment_status: 'refunded' })
  })

  it('is waited for where the provider is not configured at the moment', async () => {
    const [{ refund, state, reference }] = await twoPaid()
    const { cardProviders } = payments.dependencies
    delete cardProviders.sandbox
    expect((await refund().expect(502)).body.code).to.equal('payment_provider_unavailable')
    moveClock(2 * minutes)
    await payments.reconcile()
    expect(await state()).to.eql({ shown: 'paid', refunded: 5000, refunds: ['intent'] })
    payments.trust()
    await payments.reconcile()
    expect(await state()).to.eql({ shown: 'refunded', refunded: 5000, refunds: ['succeeded'] })
    expect(givenBack(reference)).to.eql([5000])
  })

  it('does not count what came beyond the total', async () => {
    const payable = await createPayable(payments)
    const { body } = await payable.pay({}).expect(200)
    await payments.db('orders').where({ id: payable.order.id }).update({ discount: 4000 })
    await useCardPage(body.data.authorizationUrl, 'tok_ok')
    await payable.status().expect(200)
    moveClock(2 * minutes)
    await payments.reconcile()
    expect(givenBack(body.data.reference)).to.eql([4000])
    await call('apps', payments.apps)
      .post(`/api/v1/orders/${payable.order.id}/refund`)
      .set(await createAppToken(payable.shop, ['WRITE_ORDERS']))
      .send({ amount: 4 })
      .expect(200)
    expect(await payable.row()).to.include({ status: 'paid', payment_status: 'partially_refunded' })
  })

  it('is told to nobody where the order was deleted', async () => {
    const payable = await createPayable(payments)
    const { body } = await payable.pay({}).expect(200)
    const order = payments.db('orders').where({ id: payable.order.id })
    await order.clone().update({ status: 'cancelled', deleted_at: clock.now() })
    await useCardPage(body.data.authorizationUrl, 'tok_ok')
    await callBack(payments, body.data.reference).expect(200)
    moveClock(2 * minutes)
    await payments.reconcile()
    expect((await payable.refunds()).map(({ state }) => state)).to.eql(['succeeded'])
    expect(await payable.row()).to.include({ payment_status: 'refunded' })
    expect(await payable.events()).to.eql([])
  })

  it('is retried by one of several callers, for one payment of the store, and not once it has succeeded', async () => {
    const { payable } = await promisedBack()
    const { id: otherId } = await createRefund(payable.shop, payable.shopper)
    const [{ id }] = await payable.refunds()
    await payments.db('refunds').where({ id }).update({ state: 'failed' })
    moveClock(2 * minutes)
    const headers = await createAppToken(payable.shop, ['WRITE_ORDERS'])
    const retry = () => call('apps', payments.apps).post(`/api/v1/refunds/${id}/retry`).set(headers)
    const looked: string[] = []
    payments.tamper({
      lookUpRefund: async (asked) => {
        looked.push(asked.refundReference)
        return payments.provider.lookUpRefund(asked)
      },
    })
    const replies = await Promise.all([1, 2, 3, 4, 5].map(retry))
    expect(replies.map(({ status }) => status).sort()).to.eql([200, 409, 409, 409, 409])
    expect(looked).to.eql([`ref_${id}`])
    expect(await payments.db('refunds').where({ id: otherId }).first()).to.include({ state: 'failed' })
    moveClock(2 * minutes)
    const { body } = await retry().expect(409)
    expect(body.message).to.equal('This refund cannot be retried: it has succeeded')
    expect((await payable.refunds())[0]).to.include({ state: 'succeeded' })
  })

  it('is refused once, where two have asked for it at the same moment', async () => {
    const { payable, ask } = await promisedBack()
    payments.tamper({ refund: async () => ({ state: 'refused', reason: 'balance_insufficient' }) })
    await Promise.all([ask(), ask()])
    expect((await payable.refunds())[0]).to.include({ state: 'intent', tries: 1 })
    const told = await payments.db('notifications').where({ shop_id: payable.shop.id, type: 'refund_failed' })
    expect(told).to.have.length(1)
    payments.trust()
    expect(await ask()).to.include({ state: 'succeeded', amount: 5000 })
    expect(await payable.row()).to.include({ status: 'cancelled', payment_status: 'refunded' })
  })
  it('stays a success where another one who has asked for it is refused afterwards', async () => {
    const { payable, ask } = await promisedBack()
    expect(await ask()).to.include({ state: 'succeeded' })
    const refused = async () => ({ state: 'refused' as const, reason: 'over_refund' })
    const unknown = async () => ({ state: 'unknown' as const, reason: 'time-out' })
    payments.tamper({ refund: refused, lookUpRefund: refused, listRefunds: unknown })
    expect(await ask()).to.include({ state: 'refused' })
    expect((await payable.refunds())[0]).to.include({ state: 'succeeded', tries: 0, next_at: null })
  })
})
