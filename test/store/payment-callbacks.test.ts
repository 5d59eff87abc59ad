import { expect } from 'chai'
import { minutes } from '../../src/base/clock.ts'
import { createOrder } from '../support/fixtures/orders.ts'
import {
  callBack,
  createPayable,
  expectPaidOnce,
  moveClock,
  payments,
  useCardPage,
  withPayments,
} from '../support/payments.ts'
import { call } from '../support/service.ts'
import { until } from '../support/until.ts'

describe('receivePaymentCallback', () => {
  withPayments()

  async function paidOnPage() {
    const payable = await createPayable(payments)
    const { body } = await payable.pay({})
    await useCardPage(body.data.authorizationUrl, 'tok_ok')
    return { payable, reference: body.data.reference as string }
  }

  it('completes the order, and a replay changes nothing', async () => {
    const { payable, reference } = await paidOnPage()
    const first = await callBack(payments, reference).expect(200)
    const again = await callBack(payments, reference).expect(200)
    expect(again.body).to.eql(first.body)
    await expectPaidOnce(payable)
  })

  it('completes it once when ten callbacks and ten polls race', async () => {
    const { payable, reference } = await paidOnPage()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => [callBack(payments, reference), payable.status()]).flat(),
    )
    expect(replies.map(({ status }) => status)).to.eql(Array(20).fill(200))
    await expectPaidOnce(payable)
  })

  it('trusts the provider, not the body', async () => {
    const payable = await createPayable(payments)
    const { body } = await payable.pay({})
    await callBack(payments, body.data.reference).expect(200)
    expect(await payable.row()).to.include({ status: 'pending', payment_status: 'pending' })
  })

  it('refuses a wrong signature, and an unknown provider', async () => {
    const { payable, reference } = await paidOnPage()
    const forged = await callBack(payments, reference, { secret: 'guessed' }).expect(401)
    expect(forged.body.code).to.equal('invalid_signature')
    await callBack(payments, reference, { provider: 'constructor' }).expect(404)
    const unknown = await callBack(payments, reference, { provider: 'acme' }).expect(404)
    expect(unknown.body.message).to.equal('Payment provider not found')
    expect(await payable.row()).to.include({ status: 'pending' })
  })

  it('ignores a payment that it does not know', async () => {
    await callBack(payments, 'pay_nobody').expect(200)
  })

  it('asks for the callback again while the provider cannot be reached', async () => {
    const { payable, reference } = await paidOnPage()
    payments.tamper({ lookUp: async () => ({ state: 'unknown', reason: 'time-out' }) })
    const { body } = await callBack(payments, reference).expect(502)
    expect(body.code).to.equal('payment_provider_unavailable')
    payments.trust()
    await callBack(payments, reference).expect(200)
    await expectPaidOnce(payable)
  })

  it('refunds a late payment of an expired order, once', async () => {
    const payable = await createPayable(payments)
    const { body } = await payable.pay({})
    await payments.db('orders').where({ id: payable.order.id }).update({ status: 'cancelled' })
    await useCardPage(body.data.authorizationUrl, 'tok_ok')
    await Promise.all(Array.from({ length: 5 }, () => callBack(payments, body.data.reference).expect(200)))
    moveClock(2 * minutes)
    await Promise.all([payments.reconcile(), payments.reconcile()])
    await payments.reconcile()
    const refunds = await payable.refunds()
    expect(refunds).to.have.length(1)
    expect(refunds[0]).to.include({ kind: 'excess', amount: 5000, state: 'succeeded' })
    expect(await payable.row()).to.include({ status: 'cancelled', payment_status: 'refunded' })
    const given = payments.ledger().filter(({ refund }) => refund?.reference === body.data.reference)
    expect(given).to.have.length(1)
    expect(await payable.mails()).to.have.length(1)
  })

  it('refunds a second payment, made on a page that was given up', async () => {
    const payable = await createPayable(payments)
    const { body } = await payable.pay({})
    const [first] = await payable.payments()
    await payments.db('payments').where({ id: first.id }).update({ state: 'abandoned' })
    await payable.pay().expect(200)
    await useCardPage(body.data.authorizationUrl, 'tok_ok')
    await callBack(payments, body.data.reference).expect(200)
    moveClock(2 * minutes)
    await payments.reconcile()
    const states = (await payable.payments()).map(({ state }) => state)
    expect(states).to.eql(['refunded', 'succeeded'])
    const [refund] = await payable.refunds()
    expect(refund).to.include({ kind: 'excess', payment_id: first.id, amount: 5000, state: 'succeeded' })
    expect(await payable.row()).to.include({ status: 'paid', payment_status: 'paid', refunded: 0 })
  })
})

describe('Payments with a provider that sends callbacks', () => {
  withPayments({ callbacks: true })

  it('completes an order whose shopper never comes back from the page', async () => {
    const payable = await createPayable(payments)
    const { body } = await payable.pay({})
    await useCardPage(body.data.authorizationUrl, 'tok_ok')
    await until('the payment', async () => (await payable.row()).status !== 'pending')
    expect(await payable.events()).to.have.length(1)
    expect(await payable.mails()).to.have.length(1)
  })

  it('completes twenty orders once, whichever is first: the charge, its callback or a poll', async () => {
    const shop = await createPayable(payments)
    const orders = await Promise.all(
      Array.from({ length: 20 }, () => createOrder(shop.shop, shop.shopper, {})),
    )
    await Promise.all(
      orders.flatMap(({ id }) => {
        const store = call('store', payments.store)
        const headers = shop.shopper.as(shop.shop)
        return [
          store
            .post(`/api/v1/orders/${id}/pay`)
            .set(headers)
            .send({ paymentId: shop.method.id, card: 'tok_ok' })
            .expect(200),
          store.get(`/api/v1/orders/${id}/payment-status`).set(headers).expect(200),
        ]
      }),
    )
    const ids = orders.map(({ id }) => id)
    expect(await payments.db('orders').whereIn('id', ids).where({ status: 'paid' })).to.have.length(20)
    expect(await payments.db('events').whereIn('resource_id', ids)).to.have.length(20)
    expect(await shop.mails()).to.have.length(20)
  })
})
